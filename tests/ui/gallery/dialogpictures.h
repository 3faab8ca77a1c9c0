// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/pages/pagecontext.h"

#include <QString>

namespace tooltray::ui {
class MainWindow;
}

namespace tooltray::test {

struct Order;

// Every dialog, with what some of them only show once something is chosen. `folder` is the home of the engine.
bool saveDialogs(ui::MainWindow &window, const ui::PageContext &context, const QString &folder,
                 const Order &order);

} // namespace tooltray::test
