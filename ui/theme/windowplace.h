// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QSize>

#include <optional>

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

WindowPlace placeOf(const QWidget &window);

// Where it was, on the screens of now; as big as usual when that is not known.
void restorePlace(QWidget &window, const std::optional<WindowPlace> &place, QSize usual);

// No larger than its screen, so that its buttons can be reached.
void fitToScreen(QWidget &window);

// From wherever it is: hidden, minimised, behind others.
void bringToFront(QWidget &window);

} // namespace tooltray::ui
