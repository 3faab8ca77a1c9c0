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

#include <optional>

namespace tooltray::ui {
namespace {

constexpr qsizetype kMaxProblems = 4;

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
        return QCoreApplication::translate("tooltray::ui::ImportDialog", "Introspection result");
    case Curl: return QCoreApplication::translate("tooltray::ui::ImportDialog", "cURL command");
    case Postman: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Postman collection");
    case Insomnia: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Insomnia collection");
    case Altair: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Altair collection");
    case Bruno: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Bruno collection");
    case Har: return QCoreApplication::translate("tooltray::ui::ImportDialog", "Recorded session (HAR)");
    case HttpFile: return QCoreApplication::translate("tooltray::ui::ImportDialog", "HTTP request file");
    }
    return {};
}

} // namespace

QList<BundledPack> BundledPacks::all()
{
    return {{QStringLiteral(":/packs/demo.json"), tr("Issues and projects of the sample API"),
             tr("Requires the sample endpoint (Home or the Server menu).")},
            {QStringLiteral(":/packs/github.json"), tr("GitHub: issues, pull requests and workflow runs"),
             tr("Requires an endpoint with the REST URL https://api.github.com and a GitHub token.")},
            {QStringLiteral(":/packs/gitlab.json"), tr("GitLab: issues, merge requests and pipelines"),
             tr("Requires an endpoint with the URL https://HOST/api/graphql, the REST URL "
                "https://HOST/api/v4 and a GitLab access token with the api scope.")}};
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
    for (const Message &sentence : source.lost)
        title += u'\n' + said(sentence);
    return title;
}

QString problemsText(const std::vector<Message> &problems)
{
    QStringList sentences;
    for (const Message &problem : problems)
        sentences.append(said(problem));
    return listed(sentences, kMaxProblems);
}

namespace {

QString withLine(const QString &problem, std::optional<std::int64_t> line)
{
    //: %1 is a sentence that says what is wrong
    const QString lined = QCoreApplication::translate("tooltray::ui::ImportDialog", "%1 (line %2)");
    return line ? lined.arg(problem).arg(*line) : problem;
}

} // namespace

QString problemsText(const std::vector<ImportProblem> &problems)
{
    QStringList sentences;
    for (const ImportProblem &problem : problems)
        sentences.append(withLine(said(problem.message), problem.line));
    return listed(sentences, kMaxProblems);
}

QString problemsText(const Error &error)
{
    return withLine(errorText(error), error.details["line"].toInt64());
}

} // namespace tooltray::ui
