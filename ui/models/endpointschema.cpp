// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/endpointschema.h"

#include "graphql/rules/validate.h"
#include "graphql/schema/printschema.h"
#include "text/unicode/ascii.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/credentials.h"
#include "ui/models/logtext.h"

#include <QDir>
#include <QFile>
#include <QSaveFile>
#include <QStringList>

#include <algorithm>

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

QString offerNames(const engine::DescriptionSummary &summary)
{
    QStringList names;
    for (const engine::AuthenticationOffer &offer : summary.offers)
        names.append(fromUtf8(offer.name));
    return names.join(listSeparator());
}

// The first way to authenticate that a credential can do.
const engine::AuthenticationOffer *usableOffer(const engine::DescriptionSummary &summary)
{
    const auto found = std::ranges::find_if(
        summary.offers, [](const engine::AuthenticationOffer &offer) { return offer.scheme.has_value(); });
    return found == summary.offers.end() ? nullptr : &*found;
}

} // namespace

QString titleOf(const engine::DescriptionSummary &summary)
{
    return QString(fromUtf8(summary.title) + u' ' + fromUtf8(summary.version)).trimmed();
}

Result<int> readSchemaFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return fileProblem(path, file.errorString());
    const std::string text = file.readAll().toStdString();
    const graphql::LoadedSchema loaded = graphql::loadSchema(text, graphql::Strictness::Lenient);
    if (loaded)
        return ownTypeCount(*loaded.schema);
    const Message reason = loaded.errors.empty() ? Message(CORE_TEXT("Core", "It contains no schema."))
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

ProbeVerdict ProbeVerdict::of(const Result<engine::EndpointProbe> &answer, Asked asked)
{
    if (!answer)
        return {Kind::Unreachable, Tone::Error, errorText(answer.error())};
    const engine::EndpointProbe &probe = *answer;
    if (probe.description)
        return ofDescription(probe, asked);
    const QString time = LogText::duration(probe.latency);
    // One from a file says nothing of what came.
    if (probe.schema && probe.status < kFirstFailure)
        return {Kind::Schema, Tone::Ok,
                tr("Connected in %1. %n type(s) found.", nullptr, ownTypeCount(*probe.schema)).arg(time)};
    const QString status = QString::number(probe.status);
    if (probe.status == 401)
        return {Kind::WantsCredential, Tone::Warn,
                (asked == Asked::WithCredential ? tr("401 after %1: the API rejected the credential.")
                                                : tr("401 after %1: this API requires authentication."))
                    .arg(time),
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
                tr("404: no API found at this URL. GraphQL is often at /graphql, an OpenAPI description at "
                   "/openapi.json.")};
    return {Kind::NotGraphql, Tone::Error,
            tr("%1 after %2: neither GraphQL nor an OpenAPI description. Check the path of the URL.")
                .arg(status, time)};
}

ProbeVerdict ProbeVerdict::ofDescription(const engine::EndpointProbe &probe, Asked asked)
{
    const engine::DescriptionSummary &summary = *probe.description;
    const QString title = titleOf(summary);
    const int count = static_cast<int>(summary.operations - summary.unusable);
    ProbeVerdict verdict{Kind::Description, Tone::Ok,
                         title.isEmpty() ? tr("Found a REST API with %Ln operation(s).", nullptr, count)
                                         //: %1 is an API with its version: "Pets 1.0"
                                         : tr("Found %1 with %Ln operation(s).", nullptr, count).arg(title)};
    if (summary.unusable > 0)
        verdict.text +=
            u' ' + tr("%Ln operation(s) cannot be used.", nullptr, static_cast<int>(summary.unusable));
    verdict.description = probe.description;
    verdict.descriptionUrl = probe.descriptionUrl;
    workspace::Endpoint endpoint;
    verdict.applyTo(endpoint);
    const std::string &url = endpoint.restUrl.empty() ? summary.url : endpoint.restUrl;
    const bool isOfFile = !endpoint.api.isUrl() && !url.starts_with("http");
    if (isOfFile)
        verdict.text +=
            u' ' + tr("It does not say where requests go: set the REST URL on the endpoint's page.");
    else if (!url.empty())
        //: %1 is a URL
        verdict.text += u' ' + tr("Requests go to %1.").arg(fromUtf8(url));
    const engine::AuthenticationOffer *offer = summary.needing > 0 ? usableOffer(summary) : nullptr;
    const bool isRefused = probe.status == 401; // whatever the description says
    const bool isUnsupported = offer == nullptr && summary.needsCredential;
    verdict.needsCredential = !isUnsupported && (isRefused || summary.needsCredential);
    if (offer != nullptr) {
        verdict.scheme = offer->scheme;
        verdict.header = fromUtf8(offer->headerName);
        verdict.place = offer->place;
    } else if (isRefused) {
        verdict.scheme = offeredScheme(probe.schemes);
    }
    if (isUnsupported) {
        verdict.tone = Tone::Warn;
        verdict.text += u' ' + tr("Its authentication is not supported: %1.").arg(offerNames(summary));
    } else if (asked == Asked::WithCredential && isRefused) {
        verdict.tone = Tone::Warn;
        verdict.text +=
            u' ' + tr("401 after %1: the API rejected the credential.").arg(LogText::duration(probe.latency));
    } else if (asked == Asked::WithCredential) {
        verdict.text += u' ' + tr("The credential was not tested, as no operation was called.");
    } else if (verdict.needsCredential) {
        verdict.text += u' ' + tr("It requires authentication.");
    } else if (offer != nullptr) {
        verdict.text +=
            u' '
            //: %1 is how many there are, %2 a way to authenticate
            + tr("%n of %1 operations need authentication: %2.", nullptr, static_cast<int>(summary.needing))
                  .arg(QString::number(count), CredentialTexts::offerTitle(*offer));
    }
    return verdict;
}

void ProbeVerdict::applyTo(workspace::Endpoint &endpoint) const
{
    if (!description)
        return;
    endpoint.url.clear();
    endpoint.schema.kind = workspace::SchemaSource::Kind::None;
    endpoint.api.location = descriptionUrl;
    // The description may be elsewhere than the API: then a person sees here where requests go.
    const std::string origin(workspace::restBase(endpoint));
    const std::string &url = description->url;
    const bool isOwn = url == origin || url.starts_with(origin + '/');
    endpoint.restUrl = url.empty() || isOwn ? std::string() : url;
}

} // namespace tooltray::ui
