// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/filelock.h"
#include "base/files/folder.h"
#include "base/result/result.h"
#include "base/time/clock.h"

#include <QFuture>
#include <QThreadPool>

#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::storage {

// Work in the window that is not saved yet.
struct SavedDraft {
    std::string session; // of the process that wrote it
    std::string id;      // what is being worked on, in the window's words
    std::string content;
    WallTime saved = {};

    bool operator==(const SavedDraft &) const = default;
};

struct RecoveredDrafts {
    std::vector<SavedDraft> drafts; // the oldest first
    std::vector<Error> unread = {}; // of those that are there and cannot be read
};

// The folder drafts/ of a workspace: drafts/SESSION/ID.draft. Each process writes in a session of its own, which
// it keeps locked, so that two with the same workspace do not meet, and what a dead one left can be told from
// what a living one still works on. Every call waits for the disk.
class DraftFolder {
public:
    struct Limits {
        std::size_t drafts = 1'000;
        std::size_t bytes = 8U << 20U; // of each
    };

    explicit DraftFolder(Folder folder) : DraftFolder(std::move(folder), Limits()) {}
    DraftFolder(Folder folder, Limits limits);
    ~DraftFolder();
    DraftFolder(const DraftFolder &) = delete;
    DraftFolder &operator=(const DraftFolder &) = delete;

    // On disk on return. Refused beyond the limits: nothing makes room by itself.
    Result<void> write(const std::string &id, std::string_view content);
    Result<void> remove(const std::string &id);

    // What sessions that ended without saving left behind; they belong to this one from then on and stay until
    // they are removed.
    Result<RecoveredDrafts> recoveredDrafts();
    Result<void> removeLeft(const std::string &session, const std::string &id);

private:
    Result<void> openSession();
    Folder folderOf(const std::string &session) const { return m_folder.at(session); }
    void adoptEndedSessions();
    void readSession(const std::string &session, RecoveredDrafts &left) const;
    static void removeIfEmpty(const Folder &folder);

    Folder m_folder;
    Limits m_limits;
    std::string m_session;
    std::optional<FileLock> m_lock;
    std::map<std::string, FileLock> m_adopted;
};

class DraftFolder;

// A DraftFolder that makes nobody wait. What is asked is done in the order in which it was asked, and is still
// done when this is destroyed.
class AsyncDraftFolder final {
    Q_DISABLE_COPY_MOVE(AsyncDraftFolder)

public:
    explicit AsyncDraftFolder(Folder folder);
    ~AsyncDraftFolder();

    QFuture<Result<void>> write(std::string id, std::string content);
    QFuture<Result<void>> remove(std::string id);
    QFuture<Result<RecoveredDrafts>> recoveredDrafts();
    QFuture<Result<void>> removeLeft(std::string session, std::string id);

private:
    std::shared_ptr<DraftFolder> m_folder; // touched by the pool's one thread only
    QThreadPool m_pool;
};

} // namespace tooltray::storage
