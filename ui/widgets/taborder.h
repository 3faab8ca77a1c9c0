// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidgetList>

class QLayout;

namespace tooltray::ui {

// What takes the keyboard, in the order in which it is laid out. Tabs and scroll areas are not looked into.
QWidgetList controlsOf(const QLayout &layout);

// Tab goes from each to the next. Qt's order is that in which they were made, and what is made last stands last.
void orderTabs(const QWidgetList &controls);

} // namespace tooltray::ui
