// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/librarymove.h"

#include "base/task/ask.h"
#include "engine/workspaces/health.h"
#include "engine/workspaces/statefile.h"
#include "engine/workspaces/toolserver.h"
#include "storage/configuration/configuration.h"
#include "storage/documents/commit.h"
#include "storage/documents/layout.h"
#include "storage/store/liveworkspace.h"
#include "workspace/codec/objectcodec.h"
#include "workspace/edits/assembly.h"

#include <algorithm>
#include <string_view>
#include <system_error>
#include <utility>

namespace tooltray::engine {
namespace {

using storage::ConfiguredStorage;
using Adapter = ConfiguredStorage::Adapter;
using workspace::Document;

constexpr std::string_view kLeft = "left"; // of the record
constexpr Template kUseOld = CORE_TEXT(
    "Core", "To use those of the old library, set \"storage\" in config.yaml back to it, export its "
            "tools, and import them here.");

// The path of JSON files or SQLite; nothing: the place is a server.
std::optional<std::filesystem::path> pathOf(const ConfiguredStorage &place,
                                            const std::filesystem::path &folder)
{
    if (place.adapter == Adapter::Postgresql)
        return std::nullopt;
    if (!place.path.empty())
        return place.path;
    return place.adapter == Adapter::Sqlite ? folder / "workspace.sqlite" : folder;
}

// True if a library may be there that was not remembered: to open a store would create one.
bool mayHaveLibrary(const ConfiguredStorage &place, const std::filesystem::path &folder)
{
    std::error_code ignored;
    const auto path = pathOf(place, folder);
    if (place.adapter == Adapter::Json)
        return std::filesystem::exists(*path / "workspace.json", ignored)
               || std::filesystem::exists(*path / "tools", ignored);
    return !path || std::filesystem::exists(*path, ignored);
}

// A short digest of the documents in a library.
std::string digestOf(std::vector<Document> documents)
{
    std::ranges::sort(documents, {}, &Document::key);
    std::string text;
    for (const Document &document : documents)
        text += storage::relativePath(document.key) + ' ' + std::to_string(storage::stampOf(document.body))
                + '\n';
    return std::to_string(storage::stampOf(text));
}

} // namespace

struct LibraryMove::Library {
    std::vector<Document> documents;
    std::vector<storage::SetAside> setAside;
    std::optional<Error> unreachable; // the documents are those of a copy
};

struct LibraryMove::Comparison {
    LibraryOffer counts;
    workspace::Edit edit; // puts what the present library lacks
    std::string digest;   // of the old one; empty: it cannot be relied on
};

namespace {

Error unreadable(const std::vector<workspace::DocumentProblem> &problems)
{
    const toolkit::UnreadFile file = unreadFile(problems.front());
    return {ErrorKind::Invalid,
            "library_unreadable",
            {file.line > 0
                 ? CORE_TEXT("Core", "The old library cannot be read completely: {file}, line {line}, "
                                     "column {column}: {problem}")
                 : CORE_TEXT("Core", "The old library cannot be read completely: {file}: {problem}"),
             {{"file", file.file}, {"line", file.line}, {"column", file.column}, {"problem", file.message}}},
            CORE_TEXT("Core", "Correct it there or remove it, then move the library.")};
}

// Finds what the documents have and the workspace lacks; if the workspace was not touched since they were
// used in its place, they have the last word. This gives no consent to anything: see Origin::Outside.
void compareLibraries(const workspace::Workspace &old, const workspace::Workspace &now, bool isUntouched,
                      LibraryOffer &counts, workspace::Edit &edit)
{
    edit = {"Move the library", workspace::Origin::Outside, {}};
    for (std::size_t kind = 0; kind < workspace::kObjectKinds; ++kind) {
        for (const auto &item : old.entries(static_cast<workspace::ObjectKind>(kind))) {
            const workspace::DefinitionPtr &theirs = item.value.at(workspace::Layer::Stored);
            if (!theirs)
                continue;
            const workspace::Entry *entry = now.find(workspace::keyOf(theirs->object));
            const workspace::DefinitionPtr own =
                entry == nullptr ? nullptr : entry->at(workspace::Layer::Stored);
            if (own && encode(own->object).isIdenticalTo(encode(theirs->object)))
                continue;
            if (own && !isUntouched) {
                ++counts.differing;
                continue;
            }
            ++(static_cast<workspace::ObjectKind>(kind) == workspace::ObjectKind::Tool ? counts.tools
                                                                                       : counts.others);
            edit.steps.emplace_back(
                workspace::PutObject{theirs->object, entry == nullptr ? 0 : entry->revision()});
        }
    }
}

std::string counted(std::size_t count, const std::string &noun)
{
    return std::to_string(count) + ' ' + noun + (count == 1 ? "" : "s");
}

// "2 tools and 1 other definition"
std::string listed(const LibraryOffer &offer)
{
    if (offer.others == 0)
        return counted(offer.tools, "tool");
    if (offer.tools == 0)
        return counted(offer.others, "definition");
    return counted(offer.tools, "tool") + " and " + counted(offer.others, "other definition");
}

Result<void> checkMoved(const std::vector<Document> &documents, const workspace::Edit &edit)
{
    const workspace::Assembled there = workspace::assemble(ToolServer::builtInNames(), documents, 0);
    for (const workspace::EditStep &step : edit.steps) {
        const workspace::Object &object = std::get<workspace::PutObject>(step).object;
        const workspace::Entry *entry = there.workspace->find(workspace::keyOf(object));
        if (entry == nullptr || !entry->at(workspace::Layer::Stored)
            || !encode(entry->at(workspace::Layer::Stored)->object).isIdenticalTo(encode(object)))
            return Error{
                ErrorKind::Unavailable,
                "library_incomplete",
                {CORE_TEXT(
                     "Core",
                     "After the move, the {object} differs from the original. The old library is unchanged."),
                 {{"object", toString(workspace::keyOf(object))}}},
                CORE_TEXT("Core", "Move it again, and check the log for storage problems.")};
    }
    return {};
}

} // namespace

LibraryMove::LibraryMove(Setting setting) : m_setting(std::move(setting)), m_record(m_setting.record) {}

Message LibraryMove::nameOf(const ConfiguredStorage &place) const
{
    switch (place.adapter) {
    case Adapter::Json:
        return {CORE_TEXT("Core", "JSON files in {path}"),
                {{"path", place.path.empty() ? m_setting.folder.string() : place.path}}};
    case Adapter::Sqlite:
        return {
            CORE_TEXT("Core", "the SQLite database {path}"),
            {{"path", place.path.empty() ? (m_setting.folder / "workspace.sqlite").string() : place.path}}};
    case Adapter::Postgresql: break;
    }
    if (place.host.empty())
        return {CORE_TEXT("Core", "the PostgreSQL database {name}"), {{"name", place.database}}};
    return {CORE_TEXT("Core", "the PostgreSQL database {name} on {host}"),
            {{"name", place.database}, {"host", place.host}}};
}

Error LibraryMove::nothingToMove() const
{
    if (m_offer)
        return {
            ErrorKind::Conflict,
            "nothing_to_move",
            {m_offer->differing == 1
                 ? CORE_TEXT("Core",
                             "Nothing was moved: 1 definition differs between {from} and {to}, where the "
                             "workspace is stored now.")
                 : CORE_TEXT("Core",
                             "Nothing was moved: {count} definitions differ between {from} and {to}, where "
                             "the workspace is stored now."),
             {{"count", m_offer->differing}, {"from", m_offer->from}, {"to", m_offer->to}}},
            kUseOld};
    return {ErrorKind::Conflict,
            "nothing_to_move",
            {CORE_TEXT("Core", "There is nothing to move: the workspace is stored in {place}."),
             {{"place", nameOf(m_setting.storage)}}},
            CORE_TEXT("Core", "Check \"storage\" in config.yaml if you expected another place.")};
}

void LibraryMove::look()
{
    m_isLooking = true;
    const auto read = ask(&m_setting.pool, [path = m_record.path()] { return StateFile::read(path); });
    whenDone(read, this, [this](const Result<json::Value> &found) {
        const json::Value present = recordOf(m_setting.storage);
        std::vector<ConfiguredStorage> places;
        m_isRecorded = found && found->isObject();
        if (m_isRecorded) {
            json::Value record = *found;
            m_left = record[kLeft];
            record.remove(kLeft);
            if (record == present)
                return lookAtLeft();
            places.push_back(placeIn(record));
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

// The library that was left may have changed since then: while the configuration named it again, or by hand. One that
// is gone or cannot be reached was moved, and is not missed.
void LibraryMove::lookAtLeft()
{
    const ConfiguredStorage place = placeIn(m_left["place"]);
    if (!m_left["place"].isObject() || m_left["place"] == recordOf(m_setting.storage)
        || !mayHaveLibrary(place, m_setting.folder))
        return lookAt({});
    read(place, [this, place](const Result<std::shared_ptr<const Library>> &left) {
        const bool hasChanged =
            left && !(*left)->unreachable && digestOf((*left)->documents) != m_left["digest"].toString();
        lookAt(hasChanged ? std::vector{place} : std::vector<ConfiguredStorage>());
    });
}

// The last one comes first.
void LibraryMove::lookAt(std::vector<ConfiguredStorage> places)
{
    if (places.empty() && m_differing)
        return offer(*std::exchange(m_differing, std::nullopt), m_from);
    if (places.empty()) {
        // The usual place needs no record, unless another one is on it.
        if (m_isRecorded || recordOf(m_setting.storage) != recordOf({}))
            accept([](const Result<void> &) {});
        return looked();
    }
    const ConfiguredStorage place = std::move(places.back());
    places.pop_back();
    compare(place, [this, place, places](const Result<std::shared_ptr<const Comparison>> &compared) {
        LibraryOffer found;
        if (compared)
            found = (*compared)->counts;
        else
            found.problem = compared.error();
        found.from = nameOf(place);
        found.to = nameOf(m_setting.storage);
        if (found.tools + found.others > 0 || found.problem)
            return offer(std::move(found), place);
        if (found.differing > 0) {
            m_differing = std::move(found);
            m_from = place;
        } else {
            remember(place, **compared);
        }
        lookAt(places);
    });
}

void LibraryMove::offer(LibraryOffer offer, const ConfiguredStorage &from)
{
    m_from = from;
    setOffer(std::move(offer));
    if (!m_setting.isMovedNow)
        tell(*m_offer);
    looked();
}

void LibraryMove::tell(const LibraryOffer &offer)
{
    if (!offer.canBeMoved()) {
        const Error nothing = nothingToMove();
        m_log.warning("Workspace " + m_setting.workspace + ": " + nothing.message.text() + ' '
                      + nothing.hint.text()
                      + " To keep those that are here, choose \"Start without it\" in the Tooltray window.");
        return;
    }
    std::string text = "The workspace " + m_setting.workspace + " is stored in " + offer.to.text() + " now. ";
    const std::size_t missing = offer.tools + offer.others;
    if (missing > 0)
        text += listed(offer) + (missing == 1 ? " is only in " : " are only in ") + offer.from.text()
                + ", or newer there. ";
    else
        text += "Until now it was in " + offer.from.text() + ". ";
    if (offer.differing > 0)
        text += (offer.differing == 1 ? "1 differs, and the version in "
                                      : std::to_string(offer.differing) + " differ, and the versions in ")
                + offer.to.text() + (offer.differing == 1 ? " is kept. " : " are kept. ");
    if (offer.problem)
        text += offer.problem->message.text() + ' ' + offer.problem->hint.text() + ' ';
    m_log.warning(text + "Nothing was moved. Move " + (missing == 1 ? "it" : "them")
                  + " in the Tooltray window, or start once with tooltray serve --move-library.");
}

void LibraryMove::whenLooked(std::function<void()> done)
{
    if (!m_isLooking)
        return done();
    m_lookingOn.push_back(std::move(done));
}

void LibraryMove::looked()
{
    m_isLooking = false;
    for (const auto &done : std::exchange(m_lookingOn, {}))
        done();
    for (Done<Result<void>> &done : std::exchange(m_waiting, {}))
        move(std::move(done));
}

void LibraryMove::read(const ConfiguredStorage &place, const Opened &done)
{
    storage::Store *store = makeStore(place, m_setting.folder, m_setting.clock).release();
    store->setParent(this);
    auto library = std::make_shared<Library>();
    connect(store, &storage::Store::setAsideChanged, this,
            [library](const auto &setAside) { library->setAside = setAside; });
    connect(store, &storage::Store::readOnlyChanged, this, [library](const std::optional<Error> &reason) {
        library->unreachable = reason && reason->code == "library_unreachable" ? reason : std::nullopt;
    });
    const bool lacksPassword = place.adapter == Adapter::Postgresql && !place.password;
    whenDone(store->load(), this,
             [store, library, lacksPassword, done](const Result<std::vector<Document>> &documents) {
                 store->deleteLater();
                 const auto withPassword = [lacksPassword](Error error) {
                     if (lacksPassword)
                         error.hint =
                             CORE_TEXT("Core", "If it needs a password, set PGPASSWORD and start again.");
                     return error;
                 };
                 if (!documents)
                     return done(withPassword(documents.error()));
                 if (library->unreachable)
                     library->unreachable = withPassword(*library->unreachable);
                 library->documents = *documents;
                 done(std::shared_ptr<const Library>(library));
             });
}

void LibraryMove::compare(const ConfiguredStorage &place, const Compared &done)
{
    const auto path = pathOf(place, m_setting.folder);
    std::error_code ignored;
    if (m_isRecorded && path && !std::filesystem::exists(*path, ignored))
        return done(Error{ErrorKind::Unavailable,
                          "library_missing",
                          {CORE_TEXT("Core", "There is no library at {path}."), {{"path", path->string()}}},
                          CORE_TEXT("Core", "Make its disk available, or start without it.")});
    if (!m_isRecorded && !mayHaveLibrary(place, m_setting.folder))
        return done(std::make_shared<const Comparison>());
    read(place, [this, done](const Result<std::shared_ptr<const Library>> &old) {
        if (!old)
            return done(old.error());
        if (m_left["place"] != recordOf(m_setting.storage))
            return compareWith(*old, false, done);
        read(m_setting.storage,
             [this, old = *old, done](const Result<std::shared_ptr<const Library>> &present) {
                 const bool isUntouched = present && !(*present)->unreachable
                                          && digestOf((*present)->documents) == m_left["digest"].toString();
                 compareWith(old, isUntouched, done);
             });
    });
}

void LibraryMove::compareWith(const std::shared_ptr<const Library> &old, bool isUntouched,
                              const Compared &done)
{
    const auto compared = ask(&m_setting.pool, [old, isUntouched, now = m_setting.live.workspace()] {
        auto comparison = std::make_shared<Comparison>();
        workspace::Assembled library = workspace::assemble(ToolServer::builtInNames(), old->documents, 0);
        compareLibraries(*library.workspace, *now, isUntouched, comparison->counts, comparison->edit);
        for (const storage::SetAside &document : old->setAside)
            library.problems.push_back({document.key, {.message = document.reason.message, .position = {}}});
        if (!library.problems.empty())
            comparison->counts.problem = unreadable(library.problems);
        else if (old->unreachable)
            comparison->counts.problem = old->unreachable;
        else if (comparison->counts.differing == 0)
            comparison->digest = digestOf(old->documents);
        return Result<std::shared_ptr<const Comparison>>(std::move(comparison));
    });
    whenDone(compared, this, done);
}

// Remembers the library: a return to it finds what changed elsewhere meanwhile, as long as it is untouched.
void LibraryMove::remember(const ConfiguredStorage &left, const Comparison &comparison)
{
    m_left = comparison.digest.empty()
                 ? json::Value()
                 : json::Value::object({{"place", recordOf(left)}, {"digest", comparison.digest}});
}

void LibraryMove::move(Done<Result<void>> done)
{
    if (m_isLooking) {
        m_waiting.push_back(std::move(done));
        return;
    }
    if (m_isMoving)
        return done(Error{ErrorKind::Conflict, "nothing_to_move",
                          CORE_TEXT("Core", "The library is being moved."),
                          CORE_TEXT("Core", "Wait until it has been moved.")});
    if (!m_offer || !m_offer->canBeMoved())
        return done(nothingToMove());
    m_isMoving = true;
    done = [this, done = std::move(done)](const Result<void> &moved) {
        m_isMoving = false;
        if (moved)
            m_log.info("The library of the workspace " + m_setting.workspace
                       + " was moved. The old one is unchanged.");
        else
            m_log.warning("The library of the workspace " + m_setting.workspace
                          + " could not be moved: " + moved.error().message.text());
        done(moved);
    };
    compare(m_from, [this, done](const Result<std::shared_ptr<const Comparison>> &compared) {
        if (!compared)
            return done(compared.error());
        const std::shared_ptr<const Comparison> comparison = *compared;
        const std::optional<Error> &problem = comparison->counts.problem;
        if (problem && problem->code == "library_unreadable")
            return done(*problem);
        remember(m_from, *comparison);
        whenDone(m_setting.live.apply(comparison->edit), this,
                 [this, comparison, done](const Result<storage::Done> &applied) {
                     if (!applied)
                         return done(applied.error());
                     check(comparison, done);
                 });
    });
}

// Reads and checks the library as another program would.
void LibraryMove::check(const std::shared_ptr<const Comparison> &moved, const Done<Result<void>> &done)
{
    read(m_setting.storage, [this, moved, done](const Result<std::shared_ptr<const Library>> &present) {
        if (!present || (*present)->unreachable)
            return done(present ? *(*present)->unreachable : present.error());
        const auto checked = ask(&m_setting.pool, [library = *present, moved] {
            return checkMoved(library->documents, moved->edit);
        });
        whenDone(checked, this, [this, done](const Result<void> &result) {
            if (!result)
                return done(result);
            accept(done);
        });
    });
}

void LibraryMove::decline(Done<Result<void>> done)
{
    m_left = {};
    accept(std::move(done));
}

void LibraryMove::accept(Done<Result<void>> done)
{
    m_isRecorded = true;
    json::Value record = recordOf(m_setting.storage);
    if (m_left.isObject())
        record.set(kLeft, m_left);
    m_record.write(std::move(record), [this, done = std::move(done)](const Result<void> &written) {
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
