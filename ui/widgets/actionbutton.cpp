// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/actionbutton.h"

#include <QAction>

namespace tooltray::ui {

ActionButton::ActionButton(QAction &action, QWidget *parent) : QPushButton(parent)
{
    setAction(action);
}

ActionButton::~ActionButton() = default;

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

void ActionButton::setFace(Face face)
{
    if (face == m_face)
        return;
    m_face = face;
    follow();
}

void ActionButton::follow()
{
    const QString text = m_action->text().remove(u'&'); // menu keys are for menus
    setText(m_face == Face::Icon ? QString() : text);
    setAccessibleName(text);
    setIcon(m_action->icon());
    setToolTip(m_action->toolTip());
    setEnabled(m_action->isEnabled());
    setVisible(m_action->isVisible());
}

} // namespace tooltray::ui
