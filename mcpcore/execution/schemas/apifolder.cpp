// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/apifolder.h"

#include "base/time/rfc3339.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <algorithm>

namespace tooltray::execution {
namespace {

constexpr const char *kEnding = ".openapi.json";
constexpr std::size_t kMaxSaved = std::size_t(256) << 20U;

} // namespace

std::string digestOf(const std::vector<ApiText> &documents)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    for (const ApiText &document : documents) {
        for (const std::string *text : {&document.uri, &document.from, &document.text}) {
            const QByteArray size = QByteArray::number(static_cast<qulonglong>(text->size())) + ' ';
            hash.addData(size);
            hash.addData(QByteArrayView(text->data(), static_cast<qsizetype>(text->size())));
        }
    }
    const QByteArray digest = hash.result();
    return encodeBase64Url(std::string_view(digest.constData(), static_cast<std::size_t>(digest.size())));
}

std::optional<SavedApi> ApiFolder::load(const workspace::Endpoint &endpoint,
                                        const openapi::ReadYaml &readYaml) const
{
    const auto text = m_folder.read(endpoint.name + kEnding, kMaxSaved);
    const json::Parsed said = text ? json::parse(*text) : json::Parsed();
    const json::Value &documents = said.value["documents"];
    if (!text || !said || said.value["origin"].toString() != endpoint.api.location || documents.isEmpty())
        return {};
    std::vector<ApiText> texts;
    for (const json::Value &document : documents.elements())
        texts.push_back({std::string(document["uri"].toString()), std::string(document["from"].toString()),
                         std::string(document["text"].toString())});
    const auto fetch = [&](const std::string &uri) -> openapi::Fetched {
        const auto found = std::ranges::find(texts, uri, &ApiText::uri);
        if (found == texts.end())
            return {.text = {}, .error = Message("It was not there the last time.")};
        return {.text = found->text, .from = found->from};
    };
    openapi::ReadApi read = openapi::readApi(
        texts.front().uri, texts.front().text,
        {.limits = {}, .readYaml = readYaml, .accepted = endpoint.api.allowedOrigins}, fetch);
    if (!read.api)
        return {};
    SavedApi kept{std::move(read.api), std::string(said.value["etag"].toString()), digestOf(texts), {}};
    if (const auto time = parseRfc3339(said.value["fetched_at"].toString()))
        kept.fetchedAt = *time;
    return kept;
}

Result<void> ApiFolder::save(const workspace::Endpoint &endpoint, const std::vector<ApiText> &documents,
                             const SavedApi &kept) const
{
    json::Value list = json::Value::array();
    for (const ApiText &document : documents) {
        json::Value &one = list.append(json::Value::object({{"uri", document.uri}}));
        if (!document.from.empty())
            one.set("from", document.from);
        one.set("text", document.text);
    }
    const json::Value saved = json::Value::object({{"origin", endpoint.api.location},
                                                   {"etag", kept.etag},
                                                   {"fetched_at", formatRfc3339(kept.fetchedAt)},
                                                   {"documents", std::move(list)}});
    return m_folder.create().andThen(
        [&] { return m_folder.write(endpoint.name + kEnding, json::writePretty(saved)); });
}

void ApiFolder::remove(const std::string &endpoint) const
{
    static_cast<void>(m_folder.remove(endpoint + kEnding)); // one that stays does no harm
}

} // namespace tooltray::execution
