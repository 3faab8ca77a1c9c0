// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemafolder.h"

#include "base/time/rfc3339.h"
#include "graphql/rules/validate.h"
#include "graphql/schema/printschema.h"
#include "graphql/schema/schemacache.h"
#include "json/parser.h"
#include "json/write.h"

#include <chrono>
#include <memory>
#include <span>

#include <fcntl.h>
#include <sys/stat.h>

namespace tooltray::execution {
namespace {

constexpr std::size_t kMaxSavedSchema = std::size_t(256) << 20U;
constexpr std::size_t kMaxNote = std::size_t(64) << 10U;
constexpr const char *kText = ".graphql";
constexpr const char *kBinary = ".schema";
constexpr const char *kNote = ".json";

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
    const auto note = m_folder.read(endpoint + kNote, kMaxNote);
    if (!note)
        return {};
    const json::Parsed said = json::parse(*note);
    if (!said || said.value["origin"].toString() != origin)
        return {};
    SavedSchema kept{{}, origin, std::string(said.value["source"].toString()), {}};
    if (const auto time = parseRfc3339(said.value["fetched_at"].toString()))
        kept.fetchedAt = *time;
    const std::string stamp = stampOfText(endpoint);
    if (stamp.empty())
        return {};
    if (said.value["text"].toString() == stamp) {
        if (auto bytes = m_folder.read(endpoint + kBinary, kMaxSavedSchema))
            kept.schema = openBinary(*std::move(bytes));
    }
    if (!kept.schema) {
        const auto text = m_folder.read(endpoint + kText, kMaxSavedSchema);
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

} // namespace tooltray::execution
