// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/statefile.h"

#include "base/files/folder.h"
#include "base/task/ask.h"
#include "storage/store/asyncstore.h"
#include "storage/store/sharedtable.h"
#include "json/parser.h"
#include "json/write.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::engine {

std::unique_ptr<storage::Store> makeStore(const storage::ConfiguredStorage &storage,
                                          const std::filesystem::path &folder, Clock &clock)
{
    using enum storage::ConfiguredStorage::Adapter;
    switch (storage.adapter) {
    case Postgresql:
        return std::make_unique<storage::SqlStore>(
            storage.postgresAddress(), clock, nullptr, workspace::currentFormats(),
            storage::LibraryCopy{Folder(folder), "postgresql://" + storage.user + '@' + storage.host + ':'
                                                     + std::to_string(storage.port) + '/' + storage.database
                                                     + '/' + storage.schema});
    case Sqlite:
        if (storage.path.empty())
            return std::make_unique<storage::SqlStore>((folder / "workspace.sqlite").string(), clock);
        return std::make_unique<storage::SqlStore>(
            storage.path, clock, nullptr, workspace::currentFormats(),
            storage::LibraryCopy{Folder(folder), "sqlite:" + storage.path, storage.path});
    case Json: break;
    }
    // A folder that the configuration names may be one that several people share.
    if (!storage.path.empty())
        return std::make_unique<storage::JsonStore>(storage.path, clock, nullptr, workspace::currentFormats(),
                                                    FileAccess::Public);
    return std::make_unique<storage::JsonStore>(folder.string(), clock);
}

std::unique_ptr<SharedValues> makeShared(const storage::ConfiguredStorage &storage, Clock &clock)
{
    if (storage.adapter != storage::ConfiguredStorage::Adapter::Postgresql || !storage.sharedKey)
        return nullptr;
    return storage.sharedKey->text.open([&](std::string_view key) {
        return std::make_unique<storage::SharedTable>(storage.postgresAddress(), key, clock);
    });
}

namespace {

constexpr std::size_t kMaxStateBytes = std::size_t(64) << 20U;
constexpr int kStateFormat = 1;

// Below the data folder, so that it is not followed where it is a link.
Folder folderOfState(const std::filesystem::path &path)
{
    const std::filesystem::path folder = path.parent_path();
    return Folder(folder.parent_path()).at(folder.filename());
}

} // namespace

Result<json::Value> StateFile::read(const std::filesystem::path &path)
{
    if (path.empty())
        return json::Value();
    const Result<std::optional<std::string>> text =
        folderOfState(path).readIfThere(path.filename(), kMaxStateBytes);
    if (!text)
        return text.error();
    if (!*text)
        return json::Value();
    json::Parsed parsed = json::parse(**text);
    if (!parsed || parsed.value["format"].toInt64() != kStateFormat)
        return Error{ErrorKind::Invalid,
                     "state_unreadable",
                     {CORE_TEXT("Core", "{path} is not a file of this version of Tooltray."),
                      {{"path", path.string()}}},
                     CORE_TEXT("Core", "Move it away to start without it.")};
    return parsed.value["content"];
}

void StateFile::write(json::Value content, Done<Result<void>> done)
{
    m_content = std::move(content);
    m_waiting.push_back(std::move(done));
    next();
}

void StateFile::next()
{
    if (m_isWriting || m_waiting.empty())
        return;
    m_isWriting = true;
    const auto written = ask(&m_pool, [path = m_path, content = m_content]() -> Result<void> {
        if (path.empty())
            return {};
        const Folder folder = folderOfState(path);
        if (Result<void> made = folder.create(); !made)
            return made;
        return folder.write(path.filename(), json::writePretty(json::Value::object(
                                                 {{"format", kStateFormat}, {"content", content}})));
    });
    whenDone(written, &m_context, [this, waiting = std::exchange(m_waiting, {})](const Result<void> &result) {
        m_isWriting = false;
        for (const Done<Result<void>> &done : waiting)
            done(result);
        next();
    });
}

using storage::ConfiguredStorage;

namespace {

template <typename Enum>
Enum named(const json::Value &name, Enum otherwise)
{
    for (const auto &each : namesOf(Enum())) {
        if (each.name == name.toString())
            return each.value;
    }
    return otherwise;
}

} // namespace

json::Value recordOf(const ConfiguredStorage &place)
{
    return json::Value::object({{"adapter", json::nameOf(place.adapter)},
                                {"path", place.path},
                                {"host", place.host},
                                {"port", place.port},
                                {"database", place.database},
                                {"user", place.user},
                                {"schema", place.schema},
                                {"tls", json::nameOf(place.tls)},
                                {"ca_file", place.caFile}});
}

ConfiguredStorage placeIn(const json::Value &record)
{
    const auto text = [&](std::string_view name) { return std::string(record[name].toString()); };
    ConfiguredStorage place;
    place.adapter = named(record["adapter"], ConfiguredStorage::Adapter::Json);
    place.path = text("path");
    place.host = text("host");
    place.port = static_cast<std::uint16_t>(record["port"].toUInt64().value_or(place.port));
    place.database = text("database");
    place.user = text("user");
    place.schema = text("schema");
    place.tls = named(record["tls"], ConfiguredStorage::Tls::Prefer);
    place.caFile = text("ca_file");
    return place;
}

} // namespace tooltray::engine
