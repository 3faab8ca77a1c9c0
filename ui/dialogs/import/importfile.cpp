// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/import/importfile.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/importsource.h"

#include <QFile>
#include <QFileInfo>
#include <QMimeData>
#include <QStringList>
#include <QUrl>

namespace tooltray::ui {
namespace {

QString formatTitle(const ImportSource &source)
{
    using enum workspace::ForeignFormat;
    if (!source.format)
        return QCoreApplication::translate("tooltray::ui::ImportDialog", "Pack of tools");
    switch (*source.format) {
    case Graphql:
        return source.schemaTypes
                   ? QCoreApplication::translate("tooltray::ui::ImportDialog", "GraphQL schema")
                   : QCoreApplication::translate("tooltray::ui::ImportDialog", "GraphQL document");
    case Introspection:
        return QCoreApplication::translate("tooltray::ui::ImportDialog", "Answer to an introspection query");
    case Curl: return QCoreApplication::translate("tooltray::ui::ImportDialog", "cURL command");
    case Postman: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Postman collection");
    case Insomnia: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Insomnia collection");
    case Altair: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Altair collection");
    case Bruno: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Bruno collection");
    }
    return {};
}

} // namespace

QList<BundledPack> BundledPacks::all()
{
    return {{QStringLiteral(":/packs/demo.json"), tr("Issues and projects of the sample API"),
             tr("It needs the sample endpoint, which Home and the Server menu offer.")},
            {QStringLiteral(":/packs/gitlab.json"), tr("GitLab: issues, merge requests and pipelines"),
             tr("It needs an endpoint for https://HOST/api/graphql with the REST address "
                "https://HOST/api/v4, and an access token of GitLab with the scope api.")}};
}

Result<std::string> BundledPacks::content(const QString &resource)
{
    QFile file(resource);
    if (!file.open(QIODevice::ReadOnly))
        return Error{ErrorKind::NotFound, "file_unreadable", file.errorString().toStdString()};
    return file.readAll().toStdString();
}

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

QString importTitle(const ImportSource &source, const QString &file, const QString &pack)
{
    const QString format = formatTitle(source);
    const QString name = file.isEmpty() ? fromUtf8(source.title) : QFileInfo(file).fileName();
    //: %1 is what kind of file it is, %2 its name
    const QString named = QCoreApplication::translate("tooltray::ui::ImportDialog", "%1: %2");
    QString title = name.isEmpty() ? format : named.arg(format, name);
    for (const BundledPack &bundled : BundledPacks::all()) {
        if (bundled.file == pack)
            title = named.arg(format, bundled.title) + u'\n' + bundled.needs;
    }
    if (source.schemaTypes)
        title += u' '
                 + QCoreApplication::translate("tooltray::ui::ImportDialog", "(%n type(s))", nullptr,
                                               *source.schemaTypes);
    for (const std::string &sentence : source.lost)
        title += u'\n' + worded("import_lost", sentence);
    return title;
}

} // namespace tooltray::ui
