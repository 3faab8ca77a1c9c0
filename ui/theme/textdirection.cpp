// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/textdirection.h"

#include "ui/theme/visibletext.h"

#include <QGuiApplication>
#include <QLabel>

namespace tooltray::ui {

Qt::LayoutDirection directionOf(const QString &text, Qt::LayoutDirection around)
{
    if (around != Qt::RightToLeft)
        return around;
    bool hasLatin = false;
    for (const QChar letter : text) {
        const QChar::Direction direction = letter.direction();
        if (direction == QChar::DirR || direction == QChar::DirAL)
            return Qt::RightToLeft;
        hasLatin |= direction == QChar::DirL;
    }
    return hasLatin ? Qt::LeftToRight : Qt::RightToLeft;
}

void setDirectedText(QLabel &label, const QString &text)
{
    const Qt::LayoutDirection around = QGuiApplication::layoutDirection();
    const Qt::LayoutDirection own = directionOf(text, around);
    if (own == around)
        label.unsetLayoutDirection();
    else
        label.setLayoutDirection(own);
    label.setText(visibleText(text));
}

} // namespace tooltray::ui
