// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/backends/jsonfolder.h"

#include "base/time/rfc3339.h"
#include "storage/documents/commit.h"
#include "storage/documents/layout.h"
#include "storage/documents/workspacecopy.h"

#include <algorithm>
#include <chrono>
#include <set>
#include <sys/stat.h>
#include <utility>

namespace tooltray::storage {

namespace {

using workspace::Document;
using workspace::DocumentKey;

// Times of files are coarse: one that was written to just now may be written to
// again at the same time.
constexpr std::chrono::nanoseconds kSettled = std::chrono::seconds(2);

} // namespace

JsonFolder::JsonFolder(std::string path, workspace::Formats formats, std::shared_ptr<const FileSystem> system,
                       FileAccess access)
    : m_folder(std::move(path), access, std::move(system))
    , m_formats(std::move(formats))
    , m_backups(m_folder.at(kBackupFolder))
{}

void JsonFolder::open()
{
    if (m_lock && !m_whyReadOnly)
        return;
    m_whyReadOnly.reset();
    m_lock.reset();
    if (auto made = makeFolders(); !made) {
        m_whyReadOnly = std::move(made).error();
        return;
    }
    auto lock = lockFolder(m_folder);
    if (!lock) {
        m_whyReadOnly = std::move(lock).error();
        return;
    }
    m_lock = std::move(*lock);
    m_folder.removeLeftovers();
    m_folder.at(kBackupFolder).removeLeftovers();
    for (const std::string_view folder : kDocumentFolders)
        m_folder.at(folder).removeLeftovers();
    writeGitIgnore(m_folder);
    if (auto finished = finishInterrupted(); !finished)
        m_whyReadOnly = std::move(finished).error();
}

Result<std::vector<Document>> JsonFolder::load()
{
    m_known.clear();
    auto found = rescan();
    if (!found)
        return std::move(found).error();
    return documentsOf(*std::move(found));
}

Result<std::vector<DocumentChange>> JsonFolder::rescan()
{
    const auto settledBefore = (std::chrono::system_clock::now().time_since_epoch() - kSettled).count();
    std::vector<DocumentChange> changes;
    m_setAside.clear();
    // What stays is made before the bodies, which go again: in between it would keep their memory from being given back.
    std::vector<DocumentKey> keys = documents();
    DocumentTable<Known> seen;
    seen.reserve(keys.size());
    for (DocumentKey &key : keys) {
        const FileStamp fileStamp = fileStampOf(key);
        const Known *known = m_known.find(key);
        if (known != nullptr && known->fileStamp == fileStamp && fileStamp.changed < settledBefore) {
            seen.set(std::move(key), *known);
            continue;
        }
        auto body = readIfThere(key);
        if (!body) {
            m_setAside.push_back({key, std::move(body).error()});
            if (known != nullptr)
                seen.set(std::move(key), {known->stamp});
            continue;
        }
        if (!*body)
            continue;
        const Stamp stamp = stampOf(**body);
        if (known == nullptr)
            changes.push_back({key, std::move(*body), std::nullopt});
        else if (known->stamp != stamp)
            changes.push_back({key, std::move(*body), known->stamp});
        seen.set(std::move(key), {stamp, fileStamp});
    }
    for (const auto &[key, known] : m_known) {
        if (seen.find(key) == nullptr)
            changes.push_back({key, std::nullopt, known.stamp});
    }
    m_known = std::move(seen);
    return changes;
}

Result<void> JsonFolder::commit(const Commit &commit)
{
    open();
    if (m_whyReadOnly)
        return *m_whyReadOnly;
    auto record = prepare(commit);
    if (!record)
        return std::move(record).error();
    const std::uint64_t number = m_backups.nextNumber();
    auto begun =
        copyBeforeMigration(*record, number).andThen([&] { return m_backups.begin(number, *record); });
    if (!begun)
        return begun;
    if (auto done = carryOut(*record); !done) {
        if (auto undone = undo(number, Backups::RecordState::Pending, std::move(*record)); !undone)
            m_whyReadOnly = std::move(undone).error(); // open() does it before the next commit
        return done;
    }
    m_backups.finish(number);
    for (const DocumentChange &change : commit.changes) {
        if (change.body)
            m_known.set(change.key, Known{stampOf(*change.body)});
        else
            m_known.remove(change.key);
    }
    m_backups.forgetAllBut(kSavedStates);
    return {};
}

Result<void> JsonFolder::keep(const std::string &label)
{
    open();
    if (m_whyReadOnly)
        return *m_whyReadOnly;
    Bodies all;
    for (const DocumentKey &key : documents()) {
        // Going back to a copy that lacks a document would remove it, so that all have to be read.
        auto body = readIfThere(key);
        if (!body)
            return std::move(body).error();
        if (*body)
            all.emplace(key, std::move(**body));
    }
    const WorkspaceCopy copy = copyNow(std::move(all), label);
    return m_backups.keep(copyName(copy.format, m_backups.nextNumber()), copy);
}

Result<std::vector<SavedState>> JsonFolder::states()
{
    std::vector<SavedState> states;
    for (const auto &[number, recordState] : m_backups.records()) {
        if (recordState != Backups::RecordState::Done)
            continue;
        auto record = m_backups.read(number, recordState);
        if (!record)
            return std::move(record).error();
        if (*record)
            states.push_back(stateBefore(number, **record));
    }
    for (const std::string &name : m_backups.copyNames()) {
        auto copy = m_backups.readCopy(name);
        if (!copy)
            return std::move(copy).error();
        if (*copy)
            states.push_back(stateIn(name, **copy));
    }
    std::ranges::stable_sort(states, std::ranges::greater(), &SavedState::revision);
    return states;
}

Result<Commit> JsonFolder::restorePlan(const std::string &state)
{
    auto found = statesAndLabel(state);
    if (!found)
        return std::move(found).error();
    const auto &[states, label] = *found;
    States current;
    for (const auto &[key, body] : states) {
        auto now = readIfThere(key);
        if (!now)
            return std::move(now).error();
        current.emplace(key, std::move(*now));
    }
    return commitTo(states, current, label);
}

Result<std::pair<States, std::string>> JsonFolder::statesAndLabel(const std::string &state) const
{
    auto copy = m_backups.readCopy(state);
    if (!copy)
        return std::move(copy).error();
    if (*copy)
        return std::pair(statesIn(**copy, documents()), (*copy)->label);
    auto all = m_backups.records();
    std::erase_if(all, [](const auto &record) { return record.second != Backups::RecordState::Done; });
    const auto first = all.find(numberIn(state).value_or(0));
    if (first == all.end())
        return noSuchState(state);
    std::vector<CommitRecord> records;
    for (auto next = first; next != all.end(); ++next) {
        auto record = m_backups.read(next->first, next->second);
        if (!record)
            return std::move(record).error();
        // Without one in between nobody knows how things were.
        if (!*record)
            return noSuchState(state);
        records.push_back(std::move(**record));
    }
    return std::pair(statesBefore(records), records.front().label);
}

Result<std::optional<std::string>> JsonFolder::readIfThere(const DocumentKey &key) const
{
    return m_folder.readIfThere(relativePath(key), kMaxBytes);
}

std::vector<DocumentKey> JsonFolder::documents() const
{
    std::vector<DocumentKey> documents;
    const DocumentKey workspace{workspace::DocumentKind::Workspace, {}};
    if (m_folder.has(relativePath(workspace)))
        documents.push_back(workspace);
    for (const std::string_view folder : kDocumentFolders) {
        for (const std::string &name : m_folder.at(folder).names()) {
            if (auto key = documentAt(std::string(folder) + '/' + name))
                documents.push_back(std::move(*key));
        }
    }
    std::ranges::sort(documents);
    return documents;
}

// Looks the document up by its path without opening it: ten thousand may be checked every second.
JsonFolder::FileStamp JsonFolder::fileStampOf(const DocumentKey &key) const
{
    struct stat status {};
    if (::lstat(m_folder.path(relativePath(key)).c_str(), &status) != 0)
        return {};
    const auto changed =
        std::chrono::seconds(status.st_ctim.tv_sec) + std::chrono::nanoseconds(status.st_ctim.tv_nsec);
    return {status.st_ino, status.st_size, changed.count()};
}

Result<void> JsonFolder::makeFolders() const
{
    for (const std::string_view folder : kDocumentFolders) {
        if (auto made = m_folder.at(folder).create(); !made)
            return made;
    }
    return m_folder.at(kBackupFolder).create();
}

Result<CommitRecord> JsonFolder::prepare(const Commit &commit) const
{
    CommitRecord record{commit.label,
                        formatRfc3339(std::chrono::time_point_cast<std::chrono::milliseconds>(
                            std::chrono::system_clock::now())),
                        {}};
    for (const DocumentChange &change : commit.changes) {
        auto before = readIfThere(change.key);
        if (!before)
            return std::move(before).error();
        if (auto refused = refusal(change, *before, m_formats))
            return std::move(*refused);
        record.entries.push_back({change.key, std::move(*before), change.body});
    }
    return record;
}

Result<void> JsonFolder::copyBeforeMigration(const CommitRecord &record, std::uint64_t number) const
{
    const auto format = migratesFrom(record);
    if (!format)
        return {};
    for (const std::string &name : m_backups.copyNames()) {
        const auto copy = m_backups.readCopy(name);
        if (copy && *copy && covers(**copy, record))
            return {};
    }
    WorkspaceCopy copy{*format, record.label, record.time, {}};
    for (const DocumentKey &key : documents()) {
        // A document that is set aside cannot be copied, and is not touched either.
        if (auto body = readIfThere(key); body && *body)
            copy.documents.emplace(key, std::move(**body));
    }
    return m_backups.keep(copyName(*format, number), copy);
}

Result<void> JsonFolder::carryOut(const CommitRecord &record) const
{
    std::set<std::filesystem::path> folders;
    // Removals go first: where case does not count, a new name may be the same
    // file as an old one.
    for (const bool removes : {true, false}) {
        for (const CommitRecord::Entry &entry : record.entries) {
            if (entry.after.has_value() == removes)
                continue;
            const std::filesystem::path path = relativePath(entry.key);
            auto done = removes ? m_folder.remove(path) : m_folder.replace(path, *entry.after);
            if (!done)
                return done;
            folders.insert(path.parent_path());
        }
    }
    for (const std::filesystem::path &folder : folders) {
        if (auto synced = m_folder.at(folder).sync(); !synced)
            return synced;
    }
    return {};
}

// Half of a commit would be worse than none, and who was told that it failed must not find it done later.
Result<void> JsonFolder::undo(std::uint64_t number, Backups::RecordState state, CommitRecord record)
{
    if (state == Backups::RecordState::Pending) {
        if (m_backups.giveUp(number))
            state = Backups::RecordState::Undo;
        else
            m_refused = number;
    }
    for (CommitRecord::Entry &entry : record.entries)
        std::swap(entry.before, entry.after);
    leaveWhatOthersDid(record);
    return carryOut(record).andThen([&] { return m_backups.forget(number, state); }).andThen([&] {
        m_refused.reset();
        return Result<void>();
    });
}

// Drops the documents that are already restored, and those that others changed since.
void JsonFolder::leaveWhatOthersDid(CommitRecord &record) const
{
    std::erase_if(record.entries, [&](const CommitRecord::Entry &entry) {
        const auto current = readIfThere(entry.key);
        return !current || *current == entry.after
               || (*current != entry.before && !current->value_or("").empty());
    });
}

Result<void> JsonFolder::finishInterrupted()
{
    for (const auto &[number, state] : m_backups.records()) {
        if (state == Backups::RecordState::Done)
            continue;
        auto record = m_backups.read(number, state);
        if (!record)
            return std::move(record).error();
        auto done = Result<void>();
        if (!*record) {
            done = m_backups.forget(number, state);
        } else if (state == Backups::RecordState::Undo || m_refused == number) {
            done = undo(number, state, std::move(**record));
        } else {
            leaveWhatOthersDid(**record);
            done = carryOut(**record);
            if (done)
                m_backups.finish(number);
        }
        if (!done)
            return done;
    }
    return {};
}

} // namespace tooltray::storage
