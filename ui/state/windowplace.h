// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>

class QWidget;

namespace tooltray::ui {

// Where a window stands when it is not maximised, and whether it is.
struct WindowPlace {
    QRect rect;
    bool isMaximised = false;

    bool operator==(const WindowPlace &) const = default;
};

// The place a window gets on the screens that are there now: kept where enough of it can be seen and
// grabbed, otherwise brought into the first screen; never larger than its screen.
QRect onScreens(const QRect &wanted, const QList<QRect> &screens);

// From wherever it is: hidden, minimised, behind others.
void bringToFront(QWidget &window);

} // namespace tooltray::ui
