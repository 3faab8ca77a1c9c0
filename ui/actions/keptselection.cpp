// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/keptselection.h"

#include <QAbstractSpinBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QFocusEvent>
#include <QLineEdit>

namespace tooltray::ui {

KeptSelection::KeptSelection(QObject *parent) : QObject(parent) {}

KeptSelection::~KeptSelection() = default;

void KeptSelection::watch(QWidget *focus)
{
    if (m_focus == focus)
        return;
    if (m_focus)
        m_focus->removeEventFilter(this);
    const bool isOneLine = qobject_cast<QLineEdit *>(focus) || qobject_cast<QAbstractSpinBox *>(focus)
                           || qobject_cast<QComboBox *>(focus);
    m_focus = isOneLine ? focus : nullptr;
    if (m_focus)
        m_focus->installEventFilter(this);
}

bool KeptSelection::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::FocusOut
        || static_cast<QFocusEvent *>(event)->reason() != Qt::MenuBarFocusReason)
        return false;
    // Qt lets go of the selection for any reason but a popup, which is what the menu is about to be.
    QFocusEvent toMenu(QEvent::FocusOut, Qt::PopupFocusReason);
    QCoreApplication::sendEvent(watched, &toMenu);
    return true;
}

} // namespace tooltray::ui
