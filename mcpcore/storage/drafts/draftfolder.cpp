// SPDX-License-Identifier: GPL-3.0-or-later
#include "storage/drafts/draftfolder.h"

#include "base/createfolder.h"
#include "base/fileerror.h"
#include "base/percent.h"
#include "base/quantity.h"
#include "base/random.h"
#include "base/readfile.h"
#include "base/syncfolder.h"
#include "base/writefile.h"
#include "storage/existingfile.h"

#include <algorithm>
#include <cerrno>
#include <filesystem>
#include <system_error>
#include <utility>

#include <sys/stat.h>

namespace tooltray::storage {
namespace {

namespace fs = std::filesystem;

constexpr std::string_view kDraftEnding = ".draft";
constexpr std::string_view kLockFile = ".lock";
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

std::vector<std::string> namesIn(const std::string &folder, fs::file_type type)
{
    std::vector<std::string> names;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end; entry.increment(error)) {
        std::error_code unknown;
        if (entry->symlink_status(unknown).type() == type)
            names.push_back(entry->path().filename().string());
    }
    std::ranges::sort(names);
    return names;
}

Result<void> removeForGood(const std::string &folder, const std::string &name)
{
    auto removed = removeIfThere(folder + '/' + name, FileCalls());
    if (!removed)
        return removed;
    if (const auto errorNumber = syncFolder(folder, FileCalls()))
        return fileError(FileAction::WriteFile, folder, *errorNumber);
    return {};
}

WallTime timeOf(const std::string &path)
{
    struct stat status {};
    if (::stat(path.c_str(), &status) != 0)
        return {};
    return WallTime(std::chrono::duration_cast<std::chrono::milliseconds>(
        std::chrono::seconds(status.st_mtim.tv_sec) + std::chrono::nanoseconds(status.st_mtim.tv_nsec)));
}

} // namespace

DraftFolder::DraftFolder(std::string path, Limits limits) : m_path(std::move(path)), m_limits(limits) {}

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
        return Error{ErrorKind::Invalid, "draft_too_big",
                     "The draft is bigger than the " + formatByteCount(m_limits.bytes)
                         + " that are kept of unsaved work.",
                     "Save it, or make it smaller."};
    }
    const std::string name = fileNameOf(id);
    if (id.empty() || name.size() > kMaxNameBytes)
        return Error{ErrorKind::Usage, "bad_draft_id", "The id of the draft is empty or too long.", {}};
    if (auto opened = openSession(); !opened)
        return opened;
    const std::string folder = folderOf(m_session);
    const std::string path = folder + '/' + name;
    std::error_code error;
    if (!fs::exists(path, error)) {
        const auto drafts =
            std::ranges::count_if(namesIn(folder, fs::file_type::regular),
                                  [](const std::string &file) { return idIn(file).has_value(); });
        if (static_cast<std::size_t>(drafts) >= m_limits.drafts) {
            return Error{ErrorKind::Conflict, "too_many_drafts",
                         "There are " + std::to_string(drafts) + " drafts already, and no more are kept.",
                         "Save or discard some of them."};
        }
    }
    return writeFile(path, content, FileAccess::Private);
}

Result<void> DraftFolder::remove(const std::string &id)
{
    return m_lock ? removeForGood(folderOf(m_session), fileNameOf(id)) : Result<void>();
}

Result<LeftDrafts> DraftFolder::leftDrafts()
{
    adoptEndedSessions();
    LeftDrafts left;
    for (const auto &[session, lock] : m_adopted)
        readSession(session, left);
    std::ranges::stable_sort(left.drafts, {}, &Draft::saved);
    return left;
}

Result<void> DraftFolder::removeLeft(const std::string &session, const std::string &id)
{
    if (!m_adopted.contains(session))
        return Error{ErrorKind::NotFound, "no_such_draft", "There is no such draft any more.", {}};
    return removeForGood(folderOf(session), fileNameOf(id));
}

Result<void> DraftFolder::openSession()
{
    if (m_lock)
        return {};
    // Another process may take the new folder for one that was left behind, before it is locked.
    for (int attempt = 0;; ++attempt) {
        m_session = randomToken();
        const std::string folder = folderOf(m_session);
        if (auto made = createFolder(folder, FileAccess::Private); !made)
            return made;
        auto lock = FolderLock::take(folder);
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
    for (const std::string &session : namesIn(m_path, fs::file_type::directory)) {
        if (session == m_session || m_adopted.contains(session))
            continue;
        if (auto lock = FolderLock::take(folderOf(session)))
            m_adopted.emplace(session, std::move(*lock));
    }
}

void DraftFolder::readSession(const std::string &session, LeftDrafts &left) const
{
    const std::string folder = folderOf(session);
    removeLeftovers(folder);
    for (const std::string &name : namesIn(folder, fs::file_type::regular)) {
        const std::string path = folder + '/' + name;
        const auto id = idIn(name);
        if (!id)
            continue;
        if (auto content = readFile(path, m_limits.bytes))
            left.drafts.push_back({session, *id, std::move(*content), timeOf(path)});
        else
            left.unread.push_back(std::move(content).error());
    }
}

void DraftFolder::removeIfEmpty(const std::string &folder)
{
    const auto isDraft = [](const std::string &name) { return idIn(name).has_value(); };
    if (std::ranges::any_of(namesIn(folder, fs::file_type::regular), isDraft))
        return;
    std::error_code ignored; // the next one tries again
    fs::remove(folder + '/' + std::string(kLockFile), ignored);
    fs::remove(folder, ignored);
}

} // namespace tooltray::storage
