// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/jsonfolder.h"

#include "storage/durablefile.h"
#include "storage/layout.h"

#include <QDateTime>
#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>
#include <chrono>
#include <set>
#include <utility>

namespace tooltray::storage {
namespace {

using workspace::Document;
using workspace::DocumentKey;

constexpr std::string_view kPendingEnding = ".pending.json";
constexpr std::string_view kDoneEnding = ".json";
constexpr int kDigits = 10;
// Times of files are coarse: one that was written to just now may be written to
// again at the same time.
constexpr std::chrono::milliseconds kSettled{2'000};

QString text(const std::string &bytes)
{
    return QString::fromStdString(bytes);
}

std::vector<std::string> fileNames(const std::string &folder)
{
    std::vector<std::string> names;
    for (const QString &name :
         QDir(text(folder)).entryList({QStringLiteral("*.json")}, QDir::Files, QDir::Name))
        names.push_back(name.toStdString());
    return names;
}

Error changedOutside(const DocumentKey &key, const std::optional<std::string> &current)
{
    Error error{ErrorKind::Conflict, "changed_outside",
                "\"" + relativePath(key) + "\" was changed outside of Tooltray.",
                "Look at what is there now, make the change there and try again."};
    error.details.set("document", json::Value(relativePath(key)));
    error.details.set("current", current ? json::Value(*current) : json::Value());
    return error;
}

std::optional<Stamp> stampOf(const std::optional<std::string> &body)
{
    return body ? std::optional(storage::stampOf(*body)) : std::nullopt;
}

} // namespace

JsonFolder::JsonFolder(std::string path) : m_path(std::move(path)) {}

void JsonFolder::open()
{
    m_whyReadOnly.reset();
    m_lock.reset();
    for (const std::string_view folder : kDocumentFolders) {
        if (auto made = makeFolder(m_path + '/' + std::string(folder)); !made) {
            m_whyReadOnly = std::move(made).error();
            return;
        }
    }
    if (auto made = makeFolder(m_path + '/' + std::string(kBackupFolder)); !made) {
        m_whyReadOnly = std::move(made).error();
        return;
    }
    auto lock = FolderLock::take(m_path);
    if (!lock) {
        m_whyReadOnly = std::move(lock).error();
        return;
    }
    m_lock = std::move(*lock);
    if (auto finished = finishPending(); !finished)
        m_whyReadOnly = std::move(finished).error();
}

Result<std::vector<Document>> JsonFolder::load()
{
    m_known.clear();
    auto found = rescan();
    if (!found)
        return std::move(found).error();
    std::vector<Document> documents;
    documents.reserve(found->size());
    for (DocumentChange &change : *found)
        documents.push_back({std::move(change.key), std::move(*change.body)});
    return documents;
}

Result<std::vector<DocumentChange>> JsonFolder::rescan()
{
    const std::int64_t settledBefore = QDateTime::currentMSecsSinceEpoch() - kSettled.count();
    std::map<DocumentKey, Known> seen;
    std::vector<DocumentChange> changes;
    for (const DocumentKey &key : documents()) {
        const std::string path = pathOf(key);
        const Look look = lookAt(path);
        const auto known = m_known.find(key);
        if (known != m_known.end() && known->second.look == look && look.modified < settledBefore) {
            seen.emplace(key, known->second);
            continue;
        }
        auto body = readFile(path);
        if (!body)
            return std::move(body).error();
        if (!*body)
            continue;
        const Stamp stamp = storage::stampOf(**body);
        seen.emplace(key, Known{stamp, look});
        if (known == m_known.end())
            changes.push_back({key, std::move(*body), std::nullopt});
        else if (known->second.stamp != stamp)
            changes.push_back({key, std::move(*body), known->second.stamp});
    }
    for (const auto &[key, known] : m_known) {
        if (!seen.contains(key))
            changes.push_back({key, std::nullopt, known.stamp});
    }
    m_known = std::move(seen);
    return changes;
}

Result<void> JsonFolder::commit(const Commit &commit)
{
    if (m_whyReadOnly)
        open();
    if (m_whyReadOnly)
        return *m_whyReadOnly;
    auto record = prepare(commit);
    if (!record)
        return std::move(record).error();
    const auto existing = records();
    const std::uint64_t number = existing.empty() ? 1 : existing.rbegin()->first + 1;
    const std::string pending = recordPath(number, RecordState::Pending);
    const std::string backups = m_path + '/' + std::string(kBackupFolder);
    auto written = writeFile(pending, encode(*record)).andThen([&] { return syncFolder(backups); });
    if (!written) {
        static_cast<void>(removeFile(pending));
        return written;
    }
    if (auto done = carryOut(*record); !done) {
        // Half of it would be worse than none: what was replaced goes back, and
        // only then the record.
        for (CommitRecord::Entry &entry : record->entries)
            std::swap(entry.before, entry.after);
        if (carryOut(*record))
            static_cast<void>(removeFile(pending));
        else
            m_whyReadOnly = done.error(); // open() finishes it before the next commit
        return done;
    }
    QFile::rename(text(pending), text(recordPath(number, RecordState::Done)));
    for (const DocumentChange &change : commit.changes) {
        if (change.body)
            m_known.insert_or_assign(change.key, Known{storage::stampOf(*change.body)});
        else
            m_known.erase(change.key);
    }
    forgetOldRecords();
    return {};
}

Result<std::vector<JsonFolder::State>> JsonFolder::states() const
{
    std::vector<State> states;
    for (const auto &[number, state] : records()) {
        const auto content = readFile(recordPath(number, state));
        if (!content)
            return content.error();
        if (const auto record = decodeRecord(content->value_or("")))
            states.insert(states.begin(), State{number, record->label, record->time});
    }
    return states;
}

Result<std::vector<DocumentChange>> JsonFolder::wayBack(std::uint64_t number) const
{
    // What a document was before the oldest commit since then that touched it.
    std::map<DocumentKey, std::optional<std::string>> before;
    for (const auto &[recorded, state] : records()) {
        if (recorded < number)
            continue;
        const auto content = readFile(recordPath(recorded, state));
        if (!content)
            return content.error();
        const auto record = decodeRecord(content->value_or(""));
        if (!record)
            continue;
        for (const CommitRecord::Entry &entry : record->entries)
            before.try_emplace(entry.key, entry.before);
    }
    if (before.empty())
        return Error{ErrorKind::NotFound, "no_such_state",
                     "The state before change " + std::to_string(number) + " is not kept any more."};
    std::vector<DocumentChange> changes;
    for (const auto &[key, body] : before) {
        const auto current = readFile(pathOf(key));
        if (!current)
            return current.error();
        if (*current != body)
            changes.push_back({key, body, stampOf(*current)});
    }
    return changes;
}

std::string JsonFolder::pathOf(const DocumentKey &key) const
{
    return m_path + '/' + relativePath(key);
}

std::string JsonFolder::recordPath(std::uint64_t number, RecordState state) const
{
    const std::string digits = std::to_string(number);
    return m_path + '/' + std::string(kBackupFolder) + '/'
           + std::string(static_cast<std::size_t>(kDigits) - std::min<std::size_t>(digits.size(), kDigits),
                         '0')
           + digits + std::string(state == RecordState::Pending ? kPendingEnding : kDoneEnding);
}

std::vector<DocumentKey> JsonFolder::documents() const
{
    std::vector<DocumentKey> documents;
    const DocumentKey workspace{workspace::DocumentKind::Workspace, {}};
    if (QFile::exists(text(pathOf(workspace))))
        documents.push_back(workspace);
    for (const std::string_view folder : kDocumentFolders) {
        for (const std::string &name : fileNames(m_path + '/' + std::string(folder))) {
            if (auto key = documentAt(std::string(folder) + '/' + name))
                documents.push_back(std::move(*key));
        }
    }
    std::ranges::sort(documents);
    return documents;
}

JsonFolder::Look JsonFolder::lookAt(const std::string &path)
{
    const QFileInfo file(text(path));
    return {file.size(), file.lastModified().toMSecsSinceEpoch()};
}

std::map<std::uint64_t, JsonFolder::RecordState> JsonFolder::records() const
{
    std::map<std::uint64_t, RecordState> records;
    for (const std::string &name : fileNames(m_path + '/' + std::string(kBackupFolder))) {
        const std::uint64_t number = QByteArray::fromStdString(name).left(kDigits).toULongLong();
        if (number != 0)
            records.emplace(number,
                            name.ends_with(kPendingEnding) ? RecordState::Pending : RecordState::Done);
    }
    return records;
}

Result<CommitRecord> JsonFolder::prepare(const Commit &commit) const
{
    CommitRecord record{
        commit.label, QDateTime::currentDateTimeUtc().toString(Qt::ISODateWithMs).toStdString(), {}};
    for (const DocumentChange &change : commit.changes) {
        auto before = readFile(pathOf(change.key));
        if (!before)
            return std::move(before).error();
        if (stampOf(*before) != change.replaces)
            return changedOutside(change.key, *before);
        record.entries.push_back({change.key, std::move(*before), change.body});
    }
    return record;
}

Result<void> JsonFolder::carryOut(const CommitRecord &record) const
{
    std::set<std::string> folders;
    // Removals go first: where case does not count, a new name may be the same
    // file as an old one.
    for (const bool isRemoval : {true, false}) {
        for (const CommitRecord::Entry &entry : record.entries) {
            if (entry.after.has_value() == isRemoval)
                continue;
            const std::string path = pathOf(entry.key);
            if (auto done = entry.after ? writeFile(path, *entry.after) : removeFile(path); !done)
                return done;
            folders.insert(path.substr(0, path.rfind('/')));
        }
    }
    for (const std::string &folder : folders) {
        if (auto synced = syncFolder(folder); !synced)
            return synced;
    }
    return {};
}

Result<void> JsonFolder::finishPending()
{
    for (const auto &[number, state] : records()) {
        if (state == RecordState::Done)
            continue;
        const std::string path = recordPath(number, state);
        auto content = readFile(path);
        if (!content)
            return std::move(content).error();
        auto record = decodeRecord(content->value_or(""));
        if (!record) {
            if (auto removed = removeFile(path); !removed)
                return removed;
            continue;
        }
        // What somebody put there since the interruption is theirs and stays.
        std::erase_if(record->entries, [&](const CommitRecord::Entry &entry) {
            const auto current = readFile(pathOf(entry.key));
            return !current || (*current != entry.before && !current->value_or("").empty());
        });
        if (auto done = carryOut(*record); !done)
            return done;
        QFile::rename(text(path), text(recordPath(number, RecordState::Done)));
    }
    return {};
}

void JsonFolder::forgetOldRecords() const
{
    const auto all = records();
    auto surplus = all.size() > kKeptStates ? all.size() - kKeptStates : 0;
    for (auto record = all.begin(); surplus > 0; ++record, --surplus)
        static_cast<void>(removeFile(recordPath(record->first, record->second)));
}

} // namespace tooltray::storage
