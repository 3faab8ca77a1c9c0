// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QKeyEvent;
class QWidget;

namespace tooltray::ui {

// Return presses the button with the keyboard, as in dialogs. For the keys that the parts of a page leave to it: true
// when it was that one, which is used up then.
bool pressByReturn(const QWidget &page, QKeyEvent &event);

} // namespace tooltray::ui
