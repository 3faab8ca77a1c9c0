// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/schemas/schemafolder.h"

#include "base/createfolder.h"
#include "base/readfile.h"
#include "base/rfc3339.h"
#include "base/writefile.h"
#include "graphql/schema/printschema.h"
#include "graphql/schema/schemacache.h"
#include "graphql/validation/loadschema.h"
#include "json/parse.h"
#include "json/write.h"

#include <memory>
#include <span>
#include <system_error>

namespace tooltray::execution {
namespace {

constexpr std::size_t kMaxKeptSchema = std::size_t(256) << 20U;
constexpr std::size_t kMaxNote = std::size_t(64) << 10U;
constexpr const char *kText = ".graphql";
constexpr const char *kBinary = ".schema";
constexpr const char *kNote = ".json";

// Whoever changes the text, git among them, changes one of these.
std::string stampOfText(const std::filesystem::path &path)
{
    std::error_code error;
    const auto size = std::filesystem::file_size(path, error);
    if (error)
        return {};
    const auto time = std::filesystem::last_write_time(path, error);
    return std::to_string(size) + "@" + std::to_string(time.time_since_epoch().count());
}

std::string noteOf(const KeptSchema &kept, const std::string &stamp)
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

std::filesystem::path SchemaFolder::path(const std::string &endpoint, const char *ending) const
{
    return m_folder / (endpoint + ending);
}

std::optional<KeptSchema> SchemaFolder::load(const std::string &endpoint, const std::string &origin) const
{
    const auto note = readFile(path(endpoint, kNote), kMaxNote);
    if (!note)
        return {};
    const json::Parsed said = json::parse(*note);
    if (!said || said.value["origin"].toString() != origin)
        return {};
    KeptSchema kept{{}, origin, std::string(said.value["source"].toString()), {}};
    if (const auto time = parseRfc3339(said.value["fetched_at"].toString()))
        kept.fetchedAt = *time;
    const std::string stamp = stampOfText(path(endpoint, kText));
    if (stamp.empty())
        return {};
    if (said.value["text"].toString() == stamp) {
        if (auto bytes = readFile(path(endpoint, kBinary), kMaxKeptSchema))
            kept.schema = openBinary(*std::move(bytes));
    }
    if (!kept.schema) {
        const auto text = readFile(path(endpoint, kText), kMaxKeptSchema);
        if (!text)
            return {};
        kept.schema = graphql::loadSchema(*text, graphql::Strictness::Lenient).schema;
        if (kept.schema) // only to be quicker the next time
            static_cast<void>(writeFile(path(endpoint, kBinary), graphql::writeSchemaCache(*kept.schema),
                                        FileAccess::Private)
                                  .andThen([&] {
                                      return writeFile(path(endpoint, kNote), noteOf(kept, stamp),
                                                       FileAccess::Private);
                                  }));
    }
    if (!kept.schema)
        return {};
    return kept;
}

Result<void> SchemaFolder::save(const std::string &endpoint, const KeptSchema &kept) const
{
    return createFolder(m_folder, FileAccess::Private)
        .andThen([&] {
            return writeFile(path(endpoint, kText), graphql::printSchema(*kept.schema), FileAccess::Private);
        })
        .andThen([&] {
            return writeFile(path(endpoint, kBinary), graphql::writeSchemaCache(*kept.schema),
                             FileAccess::Private);
        })
        .andThen([&] {
            return writeFile(path(endpoint, kNote), noteOf(kept, stampOfText(path(endpoint, kText))),
                             FileAccess::Private);
        });
}

Result<void> SchemaFolder::touch(const std::string &endpoint, const KeptSchema &kept) const
{
    const std::string stamp = stampOfText(path(endpoint, kText));
    if (stamp.empty())
        return save(endpoint, kept);
    return writeFile(path(endpoint, kNote), noteOf(kept, stamp), FileAccess::Private);
}

void SchemaFolder::remove(const std::string &endpoint) const
{
    std::error_code ignored; // a file that stays is of no use to anybody, and does no harm
    for (const char *ending : {kNote, kBinary, kText})
        std::filesystem::remove(path(endpoint, ending), ignored);
}

} // namespace tooltray::execution
