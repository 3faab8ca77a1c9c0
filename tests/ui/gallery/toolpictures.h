// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::ui {
class MainWindow;
}

namespace tooltray::test {

struct Order;

// The page with the tools and what only shows there once something is chosen.
bool saveTools(ui::MainWindow &window, const Order &order);

} // namespace tooltray::test
