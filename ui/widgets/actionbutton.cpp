// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/actionbutton.h"

#include <QAction>

namespace tooltray::ui {

ActionButton::ActionButton(QAction &action, QWidget *parent) : QPushButton(parent), m_action(action)
{
    connect(&action, &QAction::changed, this, &ActionButton::follow);
    connect(this, &QPushButton::clicked, &action, &QAction::trigger);
    follow();
}

ActionButton::~ActionButton() = default;

void ActionButton::setFace(Face face)
{
    if (face == m_face)
        return;
    m_face = face;
    follow();
}

void ActionButton::follow()
{
    const QString text = m_action.text().remove(u'&'); // menu keys are for menus
    setText(m_face == Face::Icon ? QString() : text);
    setAccessibleName(text);
    setIcon(m_action.icon());
    setToolTip(m_action.toolTip());
    setEnabled(m_action.isEnabled());
    setVisible(m_action.isVisible());
}

} // namespace tooltray::ui
