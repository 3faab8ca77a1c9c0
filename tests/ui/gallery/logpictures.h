// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace tooltray::engine {
class Engine;
}
namespace tooltray::ui {
class MainWindow;
}

namespace tooltray::test {

struct Order;

// The page of the log with a call, what is asked and said on it, and what the palette finds of it.
bool saveLog(ui::MainWindow &window, const Order &order);
// What stands in the way of calls, and who makes them.
bool saveServer(ui::MainWindow &window, engine::Engine &engine, const Order &order);

} // namespace tooltray::test
