// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/actions/returnkey.h"

#include <QKeyEvent>
#include <QPushButton>

namespace tooltray::ui {

bool pressByReturn(const QWidget &page, QKeyEvent &event)
{
    const bool isReturn = event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
    const bool isAlone = (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    auto *button = qobject_cast<QPushButton *>(page.focusWidget());
    if (!isReturn || !isAlone || !button || !button->isEnabled())
        return false;
    event.accept();
    if (!event.isAutoRepeat())
        button->click();
    return true;
}

} // namespace tooltray::ui
