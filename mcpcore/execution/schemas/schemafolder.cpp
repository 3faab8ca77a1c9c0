// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemafolder.h"

#include "base/time/rfc3339.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/printschema.h"
#include "graphql/schema/schemacache.h"
#include "text/encoding/encoding.h"
#include "json/parser.h"
#include "json/write.h"

#include <QCryptographicHash>
#include <algorithm>
#include <chrono>
#include <fcntl.h>
#include <memory>
#include <span>
#include <sys/stat.h>

namespace tooltray::execution {
namespace {

constexpr std::size_t kMaxSaved = std::size_t(256) << 20U;
constexpr std::size_t kMaxNote = std::size_t(64) << 10U;
constexpr const char *kText = ".graphql";
constexpr const char *kBinary = ".schema";
constexpr const char *kNote = ".json";
constexpr const char *kDescription = ".openapi.json";

// What was saved in a file; nothing where that is of another origin.
std::optional<json::Value> savedIn(const Folder &folder, const std::string &file, std::size_t most,
                                   const std::string &origin)
{
    const auto text = folder.read(file, most);
    json::Parsed saved = text ? json::parse(*text) : json::Parsed();
    if (!text || !saved || saved.value["origin"].toString() != origin)
        return {};
    return std::move(saved.value);
}

WallTime fetchedAt(const json::Value &saved)
{
    return parseRfc3339(saved["fetched_at"].toString()).value_or(WallTime());
}

std::string noteOf(const SavedSchema &kept, const std::string &stamp)
{
    return json::writePretty(json::Value::object({{"origin", kept.origin},
                                                  {"source", kept.source},
                                                  {"fetched_at", formatRfc3339(kept.fetchedAt)},
                                                  {"text", stamp}}));
}

graphql::SchemaPointer openBinary(std::string bytes)
{
    const auto owner = std::make_shared<const std::string>(std::move(bytes));
    return graphql::openSchemaCache(std::as_bytes(std::span(*owner)), owner).schema;
}

} // namespace

// Whoever changes the text, git among them, changes one of these.
std::string SchemaFolder::stampOfText(const std::string &endpoint) const
{
    const auto file = m_folder.open(endpoint + kText, O_RDONLY);
    struct stat status {};
    if (!file || ::fstat(file->number(), &status) != 0)
        return {};
    const auto changed =
        std::chrono::seconds(status.st_mtim.tv_sec) + std::chrono::nanoseconds(status.st_mtim.tv_nsec);
    return std::to_string(status.st_size) + "@" + std::to_string(changed.count());
}

std::optional<SavedSchema> SchemaFolder::load(const std::string &endpoint, const std::string &origin) const
{
    const auto note = savedIn(m_folder, endpoint + kNote, kMaxNote, origin);
    const std::string stamp = note ? stampOfText(endpoint) : std::string();
    if (stamp.empty())
        return {};
    SavedSchema kept{{}, origin, std::string((*note)["source"].toString()), fetchedAt(*note)};
    if ((*note)["text"].toString() == stamp) {
        if (auto bytes = m_folder.read(endpoint + kBinary, kMaxSaved))
            kept.schema = openBinary(*std::move(bytes));
    }
    if (!kept.schema) {
        const auto text = m_folder.read(endpoint + kText, kMaxSaved);
        if (!text)
            return {};
        kept.schema = graphql::loadSchema(*text, graphql::Strictness::Lenient).schema;
        if (kept.schema) // only to be quicker the next time
            static_cast<void>(
                m_folder.write(endpoint + kBinary, graphql::writeSchemaCache(*kept.schema)).andThen([&] {
                    return m_folder.write(endpoint + kNote, noteOf(kept, stamp));
                }));
    }
    if (!kept.schema)
        return {};
    return kept;
}

Result<void> SchemaFolder::save(const std::string &endpoint, const SavedSchema &kept) const
{
    return m_folder.create()
        .andThen([&] { return m_folder.write(endpoint + kText, graphql::printSchema(*kept.schema)); })
        .andThen([&] { return m_folder.write(endpoint + kBinary, graphql::writeSchemaCache(*kept.schema)); })
        .andThen([&] { return m_folder.write(endpoint + kNote, noteOf(kept, stampOfText(endpoint))); });
}

Result<void> SchemaFolder::touch(const std::string &endpoint, const SavedSchema &kept) const
{
    const std::string stamp = stampOfText(endpoint);
    if (stamp.empty())
        return save(endpoint, kept);
    return m_folder.write(endpoint + kNote, noteOf(kept, stamp));
}

void SchemaFolder::remove(const std::string &endpoint) const
{
    for (const char *ending : {kNote, kBinary, kText})
        static_cast<void>(m_folder.remove(endpoint + ending)); // one that stays does no harm
}

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
    const auto saved = savedIn(m_folder, endpoint.name + kDescription, kMaxSaved, endpoint.api.location);
    if (!saved || (*saved)["documents"].isEmpty() || (*saved)["overlay"].toString() != endpoint.api.overlay)
        return {};
    std::vector<ApiText> texts;
    for (const json::Value &document : (*saved)["documents"].elements())
        texts.push_back({std::string(document["uri"].toString()), std::string(document["from"].toString()),
                         std::string(document["text"].toString())});
    const auto fetch = [&](const std::string &uri) -> openapi::Fetched {
        const auto found = std::ranges::find(texts, uri, &ApiText::uri);
        if (found == texts.end())
            return {.text = {}, .error = Message("It was not there the last time.")};
        return {.text = found->text, .from = found->from};
    };
    openapi::ReadApi read = openapi::readApi(texts.front().uri, texts.front().text,
                                             readerOptions(endpoint.api, readYaml, texts), fetch);
    if (!read.api)
        return {};
    return SavedApi{std::move(read.api), std::string((*saved)["etag"].toString()), digestOf(texts),
                    fetchedAt(*saved)};
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
    json::Value saved = json::Value::object({{"origin", endpoint.api.location},
                                             {"etag", kept.etag},
                                             {"fetched_at", formatRfc3339(kept.fetchedAt)},
                                             {"documents", std::move(list)}});
    if (!endpoint.api.overlay.empty())
        saved.set("overlay", endpoint.api.overlay);
    return m_folder.create().andThen(
        [&] { return m_folder.write(endpoint.name + kDescription, json::writePretty(saved)); });
}

void ApiFolder::remove(const std::string &endpoint) const
{
    static_cast<void>(m_folder.remove(endpoint + kDescription)); // one that stays does no harm
}

} // namespace tooltray::execution
