// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/windowplace.h"

#include <QGuiApplication>
#include <QScreen>
#include <QWidget>

#include <algorithm>

namespace tooltray::ui {
namespace {

// A piece of the title bar that the mouse can take hold of.
constexpr QSize kGrip(120, 32);
// The frame that desktops put around a window, which is not known before it is shown.
constexpr QSize kFrame(16, 48);

bool canBeGrabbed(const QRect &window, const QRect &screen)
{
    const QRect titleBar(window.topLeft(), QSize(window.width(), kGrip.height()));
    const QRect seen = titleBar & screen;
    return seen.width() >= std::min(kGrip.width(), window.width()) && seen.height() >= kGrip.height() / 2;
}

} // namespace

QRect onScreens(const QRect &wanted, const QList<QRect> &screens)
{
    if (screens.isEmpty())
        return wanted;
    const auto found =
        std::ranges::find_if(screens, [&](const QRect &screen) { return canBeGrabbed(wanted, screen); });
    const QRect &screen = found == screens.end() ? screens.constFirst() : *found;
    // What was as large as a larger screen leaves room for its frame as well.
    const QSize room = screen.size() - kFrame;
    QRect place(wanted.topLeft(), QSize(wanted.width() > screen.width() ? room.width() : wanted.width(),
                                        wanted.height() > screen.height() ? room.height() : wanted.height()));
    if (found == screens.end()) {
        place.moveLeft(std::clamp(place.left(), screen.left(), screen.right() - place.width() + 1));
        place.moveTop(std::clamp(place.top(), screen.top(), screen.bottom() - place.height() + 1));
    }
    return place;
}

WindowPlace placeOf(const QWidget &window)
{
    return {window.isMaximized() ? window.normalGeometry() : window.geometry(), window.isMaximized()};
}

void restorePlace(QWidget &window, const std::optional<WindowPlace> &place, QSize usual)
{
    window.resize(usual.boundedTo(window.screen()->availableSize() - kFrame));
    if (!place)
        return;
    QList<QRect> screens;
    for (const QScreen *screen : QGuiApplication::screens())
        screens.append(screen->availableGeometry());
    window.setGeometry(onScreens(place->rect, screens));
    if (place->isMaximised)
        window.setWindowState(window.windowState() | Qt::WindowMaximized);
}

void fitToScreen(QWidget &window)
{
    window.resize(window.size().boundedTo(window.screen()->availableSize() - kFrame));
}

void bringToFront(QWidget &window)
{
    window.setWindowState(window.windowState() & ~Qt::WindowMinimized);
    window.show();
    window.raise();
    window.activateWindow();
}

} // namespace tooltray::ui
