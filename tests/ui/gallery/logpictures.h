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

// The page of the log: a call, its dialogs and notices, and the palette that searches calls.
bool saveLog(ui::MainWindow &window, const Order &order);
// The popover of the server: its clients, and a port that another program uses.
bool saveServer(ui::MainWindow &window, engine::Engine &engine, const Order &order);

} // namespace tooltray::test
