// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/panering.h"

#include <QApplication>

#include <utility>

namespace tooltray::ui {
namespace {

bool takesKeyboard(const QWidget &widget)
{
    return (widget.focusPolicy() & Qt::TabFocus) && widget.isEnabled() && widget.isVisible();
}

} // namespace

// Tab order runs through the whole window in a ring.
QWidget *firstTakingKeyboard(QWidget &pane)
{
    QWidget *widget = &pane;
    do {
        if ((widget == &pane || pane.isAncestorOf(widget)) && takesKeyboard(*widget))
            return widget;
        widget = widget->nextInFocusChain();
    } while (widget != &pane);
    return nullptr;
}

PaneRing::PaneRing(std::function<QList<QWidget *>()> panes) : m_panes(std::move(panes)) {}

void PaneRing::focusNext()
{
    focusFrom(1);
}

void PaneRing::focusPrevious()
{
    focusFrom(-1);
}

void PaneRing::focusFrom(qsizetype step)
{
    const QWidget *focused = QApplication::focusWidget();
    const QList<QWidget *> panes = m_panes();
    const qsizetype count = panes.size();
    qsizetype at = step > 0 ? -1 : count;
    for (qsizetype i = 0; i < count; ++i) {
        if (focused && (panes[i] == focused || panes[i]->isAncestorOf(focused)))
            at = i;
    }
    for (qsizetype tried = 0; tried < count; ++tried) {
        at = (at + step + count) % count;
        if (QWidget *widget = firstTakingKeyboard(*panes[at])) {
            // Qt sets this for the Tab key only; without it the focus would not be drawn.
            widget->window()->setAttribute(Qt::WA_KeyboardFocusChange);
            widget->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

} // namespace tooltray::ui
