// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import/importfile.h"

#include <QFileInfo>
#include <QMimeData>
#include <QStringList>
#include <QUrl>

namespace tooltray::ui {

QString localFileIn(const QMimeData &data)
{
    const QList<QUrl> urls = data.urls();
    return urls.size() == 1 ? urls.constFirst().toLocalFile() : QString();
}

QString importFileIn(const QMimeData &data)
{
    static const QStringList endings{
        QStringLiteral("json"), QStringLiteral("graphql"), QStringLiteral("graphqls"), QStringLiteral("gql"),
        QStringLiteral("agc"),  QStringLiteral("agx"),     QStringLiteral("bru"),      QStringLiteral("yaml"),
        QStringLiteral("yml"),  QStringLiteral("txt")};
    const QString file = localFileIn(data);
    return endings.contains(QFileInfo(file).suffix().toLower()) ? file : QString();
}

} // namespace tooltray::ui
