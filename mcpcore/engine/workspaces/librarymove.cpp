// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/librarymove.h"

#include "base/ask.h"
#include "engine/workspaces/makestore.h"
#include "engine/workspaces/toolserver.h"
#include "storage/config/configuredstoragenames.h"
#include "storage/liveworkspace.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/document/assemble.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace tooltray::engine {
namespace {

using storage::ConfiguredStorage;
using Adapter = ConfiguredStorage::Adapter;
using workspace::Document;

// Without the password.
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

template <typename Enum>
Enum named(const json::Value &name, Enum otherwise)
{
    for (const auto &each : namesOf(Enum())) {
        if (each.name == name.toString())
            return each.value;
    }
    return otherwise;
}

ConfiguredStorage placeIn(const json::Value &record)
{
    const auto text = [&](std::string_view name) { return std::string(record[name].toString()); };
    ConfiguredStorage place;
    place.adapter = named(record["adapter"], Adapter::Json);
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

// Whether anything may be there: to open a store would make one.
bool mayHaveLibrary(const ConfiguredStorage &place, const std::filesystem::path &folder)
{
    std::error_code ignored;
    const std::filesystem::path path =
        !place.path.empty() ? std::filesystem::path(place.path)
                            : (place.adapter == Adapter::Sqlite ? folder / "workspace.sqlite" : folder);
    switch (place.adapter) {
    case Adapter::Json:
        return std::filesystem::exists(path / "workspace.json", ignored)
               || std::filesystem::exists(path / "tools", ignored);
    case Adapter::Sqlite: return std::filesystem::exists(path, ignored);
    case Adapter::Postgresql: break;
    }
    return true;
}

} // namespace

struct LibraryMove::Comparison {
    LibraryOffer counts;
    workspace::Edit edit; // puts what the present library lacks
};

namespace {

// What the documents have and the workspace lacks. Nobody agrees to anything by it: see Origin::Outside.
void compareLibraries(const std::vector<Document> &documents, const workspace::Workspace &now,
                      LibraryOffer &counts, workspace::Edit &edit)
{
    const workspace::Assembled old = workspace::assemble(ToolServer::builtInNames(), documents, 0);
    edit = {"Move the library", workspace::Origin::Outside, {}};
    for (std::size_t kind = 0; kind < workspace::kObjectKinds; ++kind) {
        for (const auto &item : old.workspace->entries(static_cast<workspace::ObjectKind>(kind))) {
            const workspace::DefinitionPtr &theirs = item.value.at(workspace::Layer::Stored);
            if (!theirs)
                continue;
            const workspace::Entry *entry = now.find(workspace::keyOf(theirs->object));
            const workspace::DefinitionPtr own =
                entry == nullptr ? nullptr : entry->at(workspace::Layer::Stored);
            if (own) {
                const bool isSame = encode(own->object).isIdenticalTo(encode(theirs->object));
                counts.differing += isSame ? 0 : 1;
                continue;
            }
            ++(static_cast<workspace::ObjectKind>(kind) == workspace::ObjectKind::Tool ? counts.tools
                                                                                       : counts.others);
            edit.steps.emplace_back(workspace::PutObject{theirs->object});
        }
    }
}

Result<void> checkMoved(const std::vector<Document> &documents, const workspace::Edit &edit)
{
    const workspace::Assembled there = workspace::assemble(ToolServer::builtInNames(), documents, 0);
    for (const workspace::EditStep &step : edit.steps) {
        const workspace::Object &object = std::get<workspace::PutObject>(step).object;
        const workspace::Entry *entry = there.workspace->find(workspace::keyOf(object));
        if (entry == nullptr || !entry->at(workspace::Layer::Stored)
            || !encode(entry->at(workspace::Layer::Stored)->object).isIdenticalTo(encode(object)))
            return Error{ErrorKind::Unavailable, "library_incomplete",
                         "After the move the " + toString(workspace::keyOf(object))
                             + " was not found as it was. The old library is unchanged.",
                         "Move it again, and see in the log whether the storage has problems."};
    }
    return {};
}

} // namespace

LibraryMove::LibraryMove(Setting setting) : m_setting(std::move(setting)), m_record(m_setting.record) {}

LibraryMove::~LibraryMove() = default;

std::string LibraryMove::nameOf(const ConfiguredStorage &place) const
{
    switch (place.adapter) {
    case Adapter::Json:
        return "JSON files in " + (place.path.empty() ? m_setting.folder.string() : place.path);
    case Adapter::Sqlite:
        return "the SQLite database "
               + (place.path.empty() ? (m_setting.folder / "workspace.sqlite").string() : place.path);
    case Adapter::Postgresql: break;
    }
    return "the PostgreSQL database " + place.database + (place.host.empty() ? "" : " on " + place.host);
}

void LibraryMove::look()
{
    const auto read = ask(&m_setting.pool, [path = m_record.path()] { return StateFile::read(path); });
    whenDone(read, this, [this](const Result<json::Value> &record) {
        const json::Value present = recordOf(m_setting.storage);
        std::vector<ConfiguredStorage> places;
        m_isRecorded = record && record->isObject();
        if (m_isRecorded) {
            if (*record != present)
                places.push_back(placeIn(*record));
        } else {
            for (const Adapter adapter : {Adapter::Sqlite, Adapter::Json}) {
                const ConfiguredStorage place{.adapter = adapter};
                if (recordOf(place) != present)
                    places.push_back(place);
            }
        }
        lookAt(std::move(places));
    });
}

// The last one comes first.
void LibraryMove::lookAt(std::vector<ConfiguredStorage> places)
{
    if (places.empty()) {
        // The usual place needs no record, unless another one is on it.
        if (m_isRecorded || recordOf(m_setting.storage) != recordOf({}))
            accept([](const Result<void> &) {});
        return;
    }
    const ConfiguredStorage place = std::move(places.back());
    places.pop_back();
    compare(place, [this, place, places](const Result<std::shared_ptr<const Comparison>> &compared) {
        if (!compared) {
            m_log.warning("The library of the workspace " + m_setting.workspace + " was kept in "
                          + nameOf(place) + " until now, which cannot be read: " + compared.error().message);
            return;
        }
        LibraryOffer offer = (*compared)->counts;
        if (offer.tools + offer.others == 0)
            return lookAt(places);
        m_from = place;
        offer.from = nameOf(place);
        offer.to = nameOf(m_setting.storage);
        m_log.warning("The workspace " + m_setting.workspace + " is kept in " + offer.to + " now, and "
                      + std::to_string(offer.tools) + " tools and " + std::to_string(offer.others)
                      + " other definitions are only in " + offer.from
                      + ". Nothing was moved. Move them in the window of Tooltray, or start once with "
                        "tooltray serve --move-library.");
        setOffer(std::move(offer));
    });
}

void LibraryMove::compare(const ConfiguredStorage &place, const Compared &done)
{
    if (!mayHaveLibrary(place, m_setting.folder))
        return done(std::make_shared<const Comparison>());
    storage::Store *store = makeStore(place, m_setting.folder, m_setting.clock).release();
    store->setParent(this);
    const auto loaded = store->load();
    whenDone(loaded, this, [this, store, loaded, done](const Result<std::vector<Document>> &documents) {
        store->deleteLater();
        if (!documents)
            return done(documents.error());
        auto compared = ask(&m_setting.pool, [loaded, now = m_setting.live.workspace()] {
            auto comparison = std::make_shared<Comparison>();
            compareLibraries(**loaded.constBegin(), *now, comparison->counts, comparison->edit);
            return Result<std::shared_ptr<const Comparison>>(std::move(comparison));
        });
        whenDone(compared, this, done);
    });
}

void LibraryMove::move(Done done)
{
    if (!m_offer || m_isMoving)
        return done(
            Error{ErrorKind::Conflict, "nothing_to_move",
                  m_isMoving ? "The library is being moved." : "There is no other library to be moved.",
                  "See in the log where the library is kept."});
    m_isMoving = true;
    done = [this, done = std::move(done)](const Result<void> &moved) {
        m_isMoving = false;
        if (moved)
            m_log.info("The library of the workspace " + m_setting.workspace
                       + " was moved. The old one is unchanged.");
        else
            m_log.warning("The library of the workspace " + m_setting.workspace
                          + " could not be moved: " + moved.error().message);
        done(moved);
    };
    compare(m_from, [this, done](const Result<std::shared_ptr<const Comparison>> &compared) {
        if (!compared)
            return done(compared.error());
        const std::shared_ptr<const Comparison> comparison = *compared;
        whenDone(m_setting.live.apply(comparison->edit), this,
                 [this, comparison, done](const Result<storage::Done> &applied) {
                     if (!applied)
                         return done(applied.error());
                     check(comparison, done);
                 });
    });
}

// As another program would read it.
void LibraryMove::check(const std::shared_ptr<const Comparison> &moved, const Done &done)
{
    storage::Store *store = makeStore(m_setting.storage, m_setting.folder, m_setting.clock).release();
    store->setParent(this);
    const auto loaded = store->load();
    whenDone(loaded, this,
             [this, store, loaded, moved, done](const Result<std::vector<Document>> &documents) {
                 store->deleteLater();
                 if (!documents)
                     return done(documents.error());
                 const auto checked = ask(&m_setting.pool, [loaded, moved] {
                     return checkMoved(**loaded.constBegin(), moved->edit);
                 });
                 whenDone(checked, this, [this, done](const Result<void> &result) {
                     if (!result)
                         return done(result);
                     accept(done);
                 });
             });
}

void LibraryMove::decline(Done done)
{
    accept(std::move(done));
}

void LibraryMove::accept(Done done)
{
    m_isRecorded = true;
    m_record.write(recordOf(m_setting.storage), [this, done = std::move(done)](const Result<void> &written) {
        if (written)
            setOffer({});
        done(written);
    });
}

void LibraryMove::setOffer(std::optional<LibraryOffer> offer)
{
    if (offer == m_offer)
        return;
    m_offer = std::move(offer);
    Q_EMIT offerChanged();
}

} // namespace tooltray::engine
