// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/support/sources.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

namespace tooltray::test {

QStringList sourcesBelow(const QString &folder, const QStringList &endings)
{
    QStringList texts;
    QDirIterator files(QStringLiteral(TOOLTRAY_SOURCE_DIR "/") + folder, endings, QDir::Files,
                       QDirIterator::Subdirectories);
    while (files.hasNext()) {
        QFile file(files.next());
        if (file.open(QIODevice::ReadOnly))
            texts.append(QString::fromUtf8(file.readAll()));
    }
    return texts;
}

QStringList windowClassesOf(const std::function<bool(const QString &base)> &isMeant)
{
    static const QRegularExpression declared(
        QStringLiteral("class (\\w+)(?: final)?\\s*:\\s*public (\\w+)\\b"));
    QStringList classes;
    for (const QString &text :
         sourcesBelow(QStringLiteral("ui"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")})) {
        for (auto found = declared.globalMatch(text); found.hasNext();) {
            const QRegularExpressionMatch each = found.next();
            if (isMeant(each.captured(2)))
                classes.append(each.captured(1));
        }
    }
    classes.sort();
    return classes;
}

} // namespace tooltray::test
