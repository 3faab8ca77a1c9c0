// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

#include <functional>

namespace tooltray::ui {

// What the keyboard goes to in a part of a window: the first in tab order; null where nothing takes it.
QWidget *firstTakingKeyboard(QWidget &pane);

// Takes the keyboard from one part of the window to the next. Parts in which nothing can take it are left out.
class PaneRing final {
public:
    // Asked for the parts there are at the moment. Of parts within one another the last is meant.
    explicit PaneRing(std::function<QList<QWidget *>()> panes);

    void focusNext();
    void focusPrevious();

private:
    void focusFrom(qsizetype step);

    std::function<QList<QWidget *>()> m_panes;
};

} // namespace tooltray::ui
