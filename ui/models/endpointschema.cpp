// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/endpointschema.h"

#include "graphql/rules/validate.h"
#include "graphql/schema/printschema.h"
#include "text/unicode/ascii.h"
#include "ui/language/sentence.h"
#include "ui/models/logtext.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>

namespace tooltray::ui {
namespace {

Error fileProblem(const QString &path, const QString &reason)
{
    const std::string name = QDir::toNativeSeparators(path).toStdString();
    return {ErrorKind::Unavailable, "file_unreadable", name + ": " + reason.toStdString() + '.'};
}

using Scheme = workspace::Credential::Scheme;

constexpr int kFirstFailure = 400; // of the statuses of HTTP

// The first one of the header that we can do.
std::optional<Scheme> offeredScheme(const std::string &header)
{
    const std::string folded = asciiLower(header);
    const std::size_t bearer = folded.find("bearer");
    const std::size_t basic = folded.find("basic");
    if (bearer == std::string::npos && basic == std::string::npos)
        return std::nullopt;
    return bearer < basic ? Scheme::Bearer : Scheme::Basic;
}

} // namespace

Result<int> readSchemaFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fileProblem(path, file.errorString());
    const std::string text = file.readAll().toStdString();
    const graphql::LoadedSchema loaded = graphql::loadSchema(text, graphql::Strictness::Lenient);
    if (loaded)
        return ownTypeCount(*loaded.schema);
    const Message reason = loaded.errors.empty() ? Message(CORE_TEXT("Core", "There is no schema in it."))
                                                 : Message(loaded.errors.front().message);
    return Error{ErrorKind::Invalid, "schema_invalid", reason};
}

Result<void> writeSchemaFile(const graphql::Schema &schema, const QString &path)
{
    QSaveFile file(path);
    const std::string text = graphql::printSchema(schema);
    if (!file.open(QIODevice::WriteOnly) || file.write(text.data(), static_cast<qint64>(text.size())) < 0
        || !file.commit())
        return fileProblem(path, file.errorString());
    return {};
}

int ownTypeCount(const graphql::Schema &schema)
{
    int count = 0;
    for (const graphql::SchemaType type : schema.types())
        count += type.isBuiltIn() || type.isIntrospection() ? 0 : 1;
    return count;
}

ProbeVerdict ProbeVerdict::of(const Result<engine::EndpointProbe> &answer)
{
    if (!answer)
        return {Kind::Unreachable, Tone::Error, errorText(answer.error())};
    const engine::EndpointProbe &probe = *answer;
    const QString time = LogText::duration(probe.latency);
    // One from a file says nothing of what came.
    if (probe.schema && probe.status < kFirstFailure)
        return {Kind::Schema, Tone::Ok,
                tr("Connected in %1. %n type(s) found.", nullptr, ownTypeCount(*probe.schema)).arg(time)};
    const QString status = QString::number(probe.status);
    if (probe.status == 401)
        return {Kind::WantsCredential, Tone::Warn,
                tr("401 after %1: this API requires authentication.").arg(time),
                offeredScheme(probe.schemes)};
    if (probe.status == 403)
        return {Kind::Refused, Tone::Warn,
                tr("403 after %1: the credential does not grant access.").arg(time),
                offeredScheme(probe.schemes)};
    if (probe.status >= 500)
        return {Kind::ServerError, Tone::Error,
                tr("%1 after %2: the server has a problem. Try again later.").arg(status, time)};
    if (probe.isGraphql) {
        const QString reason = probe.schemaProblem ? u' ' + sentenceOf(*probe.schemaProblem) : QString();
        return {
            Kind::NoSchema, Tone::Warn,
            tr("Connected in %1, but introspection is unavailable. Load the schema from a file.").arg(time)
                + reason};
    }
    if (probe.status == 404)
        return {Kind::NotGraphql, Tone::Error,
                tr("404: nothing found at this URL. GraphQL is often at /graphql.")};
    return {Kind::NotGraphql, Tone::Error,
            tr("%1 after %2: not a GraphQL response. Check the path of the URL.").arg(status, time)};
}

} // namespace tooltray::ui
