// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QWidget>

namespace tooltray::ui {

// Takes the keyboard from one part of the window to the next. Parts in which nothing can take it are left out.
class PaneRing final {
public:
    explicit PaneRing(const QList<QWidget *> &panes);

    void focusNext();
    void focusPrevious();

private:
    void focusFrom(qsizetype step);

    QList<QWidget *> m_panes;
};

} // namespace tooltray::ui
