// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QRect>
#include <QSize>
#include <QString>

#include <optional>

class QHeaderView;
class QSplitter;
class QWidget;

namespace tooltray::ui {

class UiState;

// Makes the columns as wide as they were left, and remembers how wide somebody makes them. The last one takes what
// room there is.
void keepColumnWidths(QHeaderView &header, UiState &state, const QString &id);

// Lays the parts of a splitter out as they were left, or by the percentages given, and remembers where somebody
// moves them to. Called again with another id it goes over to the shares of that one.
void keepShares(QSplitter &splitter, UiState &state, const QString &id, const QList<int> &usual);

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

// From wherever it is: hidden, minimised, behind others.
void bringToFront(QWidget &window);

} // namespace tooltray::ui
