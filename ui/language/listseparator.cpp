// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/language/listseparator.h"

#include <QCoreApplication>
#include <QRegularExpression>

namespace tooltray::ui {

QString listSeparator()
{
    //: Between the parts of a list in one line
    return QCoreApplication::translate("Sentence", ", ");
}

QStringList typedParts(const QString &text)
{
    static const QRegularExpression comma(QStringLiteral("[,\u060C]"));
    QStringList parts;
    for (const QString &piece : text.split(comma)) {
        if (QString part = piece.trimmed(); !part.isEmpty())
            parts.append(std::move(part));
    }
    return parts;
}

} // namespace tooltray::ui
