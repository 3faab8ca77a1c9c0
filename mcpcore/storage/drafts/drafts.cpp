// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/drafts/drafts.h"

#include "base/task/ask.h"
#include "base/text/quantity.h"
#include "base/text/random.h"
#include "storage/documents/layout.h"
#include "text/encoding/encoding.h"

#include <algorithm>
#include <filesystem>
#include <sys/stat.h>
#include <utility>

namespace tooltray::storage {

namespace {

namespace fs = std::filesystem;

constexpr std::string_view kDraftEnding = ".draft";
constexpr std::size_t kMaxNameBytes = 240;
constexpr int kAttempts = 3;

std::string fileNameOf(const std::string &id)
{
    return encodePercent(id) + std::string(kDraftEnding);
}

std::optional<std::string> idIn(std::string_view fileName)
{
    if (!fileName.ends_with(kDraftEnding))
        return std::nullopt;
    return decodePercent(fileName.substr(0, fileName.size() - kDraftEnding.size()));
}

std::vector<std::string> namesIn(const Folder &folder, fs::file_type type)
{
    std::vector<std::string> names;
    for (Folder::Entry &entry : folder.entries()) {
        if (entry.type == type)
            names.push_back(std::move(entry.name));
    }
    return names;
}

Result<void> removeForGood(const Folder &folder, const std::string &name)
{
    return folder.remove(name).andThen([&] { return folder.sync(); });
}

WallTime timeOf(const fs::path &path)
{
    struct stat status {};
    if (::lstat(path.c_str(), &status) != 0)
        return {};
    return WallTime(std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::seconds(status.st_mtim.tv_sec) + std::chrono::nanoseconds(status.st_mtim.tv_nsec)));
}

} // namespace

DraftFolder::DraftFolder(Folder folder, Limits limits) : m_folder(std::move(folder)), m_limits(limits) {}

DraftFolder::~DraftFolder()
{
    // While the lock is held nobody else looks into them.
    if (m_lock)
        removeIfEmpty(folderOf(m_session));
    for (const auto &[session, lock] : m_adopted)
        removeIfEmpty(folderOf(session));
}

Result<void> DraftFolder::write(const std::string &id, std::string_view content)
{
    if (content.size() > m_limits.bytes) {
        return Error{ErrorKind::Invalid,
                     "draft_too_big",
                     {CORE_TEXT("Core", "The draft exceeds {size}, the limit for unsaved work."),
                      {{"size", formatByteCount(m_limits.bytes)}}},
                     CORE_TEXT("Core", "Save it, or make it smaller.")};
    }
    const std::string name = fileNameOf(id);
    if (id.empty() || name.size() > kMaxNameBytes)
        return Error{ErrorKind::Usage,
                     "bad_draft_id",
                     CORE_TEXT("Core", "The id of the draft is empty or too long."),
                     {}};
    if (auto opened = openSession(); !opened)
        return opened;
    const Folder folder = folderOf(m_session);
    if (!folder.has(name)) {
        const auto drafts =
            std::ranges::count_if(namesIn(folder, fs::file_type::regular),
                                  [](const std::string &file) { return idIn(file).has_value(); });
        if (static_cast<std::size_t>(drafts) >= m_limits.drafts) {
            return Error{ErrorKind::Conflict,
                         "too_many_drafts",
                         {CORE_TEXT("Core", "There are already {count} drafts, which is the limit."),
                          {{"count", drafts}}},
                         CORE_TEXT("Core", "Save or discard some of them.")};
        }
    }
    return folder.write(name, content);
}

Result<void> DraftFolder::remove(const std::string &id)
{
    return m_lock ? removeForGood(folderOf(m_session), fileNameOf(id)) : Result<void>();
}

Result<RecoveredDrafts> DraftFolder::recoveredDrafts()
{
    adoptEndedSessions();
    RecoveredDrafts left;
    for (const auto &[session, lock] : m_adopted)
        readSession(session, left);
    std::ranges::stable_sort(left.drafts, {}, &SavedDraft::saved);
    return left;
}

Result<void> DraftFolder::removeLeft(const std::string &session, const std::string &id)
{
    if (!m_adopted.contains(session))
        return Error{
            ErrorKind::NotFound, "no_such_draft", CORE_TEXT("Core", "The draft no longer exists."), {}};
    return removeForGood(folderOf(session), fileNameOf(id));
}

Result<void> DraftFolder::openSession()
{
    if (m_lock)
        return {};
    // Another process may take the new folder for one that was left behind, before it is locked.
    for (int attempt = 0;; ++attempt) {
        m_session = randomToken();
        const Folder folder = folderOf(m_session);
        if (auto made = folder.create(); !made)
            return made;
        auto lock = lockFolder(folder);
        if (lock) {
            m_lock = std::move(*lock);
            return {};
        }
        if (attempt == kAttempts || lock.error().code != "locked")
            return std::move(lock).error();
    }
}

void DraftFolder::adoptEndedSessions()
{
    for (const std::string &session : namesIn(m_folder, fs::file_type::directory)) {
        if (session == m_session || m_adopted.contains(session))
            continue;
        if (auto lock = lockFolder(folderOf(session)))
            m_adopted.emplace(session, std::move(*lock));
    }
}

void DraftFolder::readSession(const std::string &session, RecoveredDrafts &left) const
{
    const Folder folder = folderOf(session);
    folder.removeLeftovers();
    for (const std::string &name : namesIn(folder, fs::file_type::regular)) {
        const auto id = idIn(name);
        if (!id)
            continue;
        if (auto content = folder.read(name, m_limits.bytes))
            left.drafts.push_back({session, *id, std::move(*content), timeOf(folder.path(name))});
        else
            left.unread.push_back(std::move(content).error());
    }
}

void DraftFolder::removeIfEmpty(const Folder &folder)
{
    const auto isDraft = [](const std::string &name) { return idIn(name).has_value(); };
    if (std::ranges::any_of(namesIn(folder, fs::file_type::regular), isDraft))
        return;
    static_cast<void>(folder.remove(kLockFile)); // the next one tries again
    folder.removeIfEmpty();
}

AsyncDraftFolder::AsyncDraftFolder(Folder folder) : m_folder(std::make_shared<DraftFolder>(std::move(folder)))
{
    m_pool.setMaxThreadCount(1);
}

AsyncDraftFolder::~AsyncDraftFolder()
{
    m_pool.waitForDone();
}

QFuture<Result<void>> AsyncDraftFolder::write(std::string id, std::string content)
{
    return ask(&m_pool, [folder = m_folder, id = std::move(id), content = std::move(content)] {
        return folder->write(id, content);
    });
}

QFuture<Result<void>> AsyncDraftFolder::remove(std::string id)
{
    return ask(&m_pool, [folder = m_folder, id = std::move(id)] { return folder->remove(id); });
}

QFuture<Result<RecoveredDrafts>> AsyncDraftFolder::recoveredDrafts()
{
    return ask(&m_pool, [folder = m_folder] { return folder->recoveredDrafts(); });
}

QFuture<Result<void>> AsyncDraftFolder::removeLeft(std::string session, std::string id)
{
    return ask(&m_pool, [folder = m_folder, session = std::move(session), id = std::move(id)] {
        return folder->removeLeft(session, id);
    });
}

} // namespace tooltray::storage
