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

QStringList windowClassesOf(const QString &basePattern)
{
    const QRegularExpression declared(
        QStringLiteral("class (\\w+)(?: final)?\\s*:\\s*public %1\\b").arg(basePattern));
    QStringList classes;
    for (const QString &text :
         sourcesBelow(QStringLiteral("ui"), {QStringLiteral("*.h"), QStringLiteral("*.cpp")})) {
        for (auto found = declared.globalMatch(text); found.hasNext();)
            classes.append(found.next().captured(1));
    }
    classes.sort();
    return classes;
}

} // namespace tooltray::test
