// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/actionbutton.h"

#include <QAction>
#include <QKeyEvent>

namespace tooltray::ui {

ActionButton::ActionButton(QAction &action, QWidget *parent) : QPushButton(parent)
{
    setAction(action);
}

void ActionButton::setAction(QAction &action)
{
    if (&action == m_action)
        return;
    if (m_action) {
        disconnect(m_action, nullptr, this, nullptr);
        disconnect(this, nullptr, m_action, nullptr);
    }
    m_action = &action;
    connect(m_action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, m_action, &QAction::trigger);
    follow();
}

// Of a button that stands out Qt takes Return whatever is held with it, which may be another command.
void ActionButton::keyPressEvent(QKeyEvent *event)
{
    const bool isCommand = event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    if (isCommand)
        event->ignore();
    else
        QPushButton::keyPressEvent(event);
}

void ActionButton::follow()
{
    const QString text = m_action->text().remove(u'&'); // menu keys are for menus
    setText(text);
    setAccessibleName(text);
    setIcon(m_action->icon());
    setToolTip(m_action->toolTip());
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
}

} // namespace tooltray::ui
