// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "base/result/result.h"
#include "storage/backends/storagebackend.h"
#include "storage/documents/commit.h"
#include "storage/documents/layout.h"
#include "storage/documents/workspacecopy.h"
#include "workspace/codec/document.h"

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::storage {

// The folder backups/ of a workspace: NUMBER.pending.json of a commit that is being made, NUMBER.undo.json of one
// that failed half way, NUMBER.json of the last ones that were made, and format-FORMAT-NUMBER.json of all documents before commit NUMBER brought some of
// them to a newer format, or as they were when somebody asked for a copy, which takes a number of its own.
class Backups {
public:
    enum class RecordState : std::uint8_t { Pending, Undo, Done };

    explicit Backups(Folder folder) : m_folder(std::move(folder)) {}

    std::map<std::uint64_t, RecordState> records() const;
    std::uint64_t nextNumber() const;

    // Durable on return.
    Result<void> begin(std::uint64_t number, const CommitRecord &record) const;
    // Marks the commit as one to be undone, by this process or another.
    Result<void> giveUp(std::uint64_t number) const;
    // The removal is durable with the next record at the latest.
    Result<void> forget(std::uint64_t number, RecordState state) const;
    void finish(std::uint64_t number) const;
    // Returns nothing if there is no complete record.
    Result<std::optional<CommitRecord>> read(std::uint64_t number, RecordState state) const;
    // Removes the finished records except for the newest `count`.
    void forgetAllBut(std::size_t count) const;

    std::vector<std::string> copyNames() const; // the oldest first
    Result<void> keep(const std::string &name, const WorkspaceCopy &copy) const;
    // Returns nothing if there is no complete copy.
    Result<std::optional<WorkspaceCopy>> readCopy(const std::string &name) const;

private:
    Folder m_folder;
};

// A workspace as a folder of JSON files, as git keeps it.
//
// A commit first becomes a record in backups/, and counts from the moment that
// is on disk; then its files are replaced, and the record stays as the state to
// go back to. What is found half done is finished when the folder is opened.
// The folder itself may be a link, as somebody likes who keeps it in a repository elsewhere; in it no link is
// followed. What belongs to this computer alone is in a .gitignore, unless there is one already.
class JsonFolder final : public StorageBackend {
public:
    static constexpr std::size_t kMaxBytes = 32UL << 20U; // of one document

    explicit JsonFolder(std::string path, workspace::Formats formats = workspace::currentFormats(),
                        std::shared_ptr<const FileSystem> system = std::make_shared<FileSystem>(),
                        FileAccess access = FileAccess::Private);

    // Takes the folder for this process, unless another one has it or it cannot be written.
    void open() override;
    const std::optional<Error> &whyReadOnly() const override { return m_whyReadOnly; }

    Result<std::vector<workspace::Document>> load() override;
    Result<std::vector<DocumentChange>> rescan() override;
    const std::vector<SetAside> &setAside() const override { return m_setAside; }
    Result<void> commit(const Commit &commit) override;
    Result<void> keep(const std::string &label) override;
    Result<std::vector<SavedState>> states() override;
    Result<Commit> restorePlan(const std::string &state) override;

private:
    // What tells, without reading a file, that it is still the same. Nobody can set the time of a change.
    struct FileStamp {
        std::uint64_t node = 0;
        std::int64_t size = -1;
        std::int64_t changed = 0; // nanoseconds since 1970

        bool operator==(const FileStamp &) const = default;
    };

    struct Known {
        Stamp stamp = 0;
        FileStamp fileStamp = {};
    };

    Result<std::optional<std::string>> readIfThere(const workspace::DocumentKey &key) const;
    std::vector<workspace::DocumentKey> documents() const; // in order
    FileStamp fileStampOf(const workspace::DocumentKey &key) const;
    Result<void> makeFolders() const;
    Result<CommitRecord> prepare(const Commit &commit) const;
    Result<void> copyBeforeMigration(const CommitRecord &record, std::uint64_t number) const;
    Result<void> carryOut(const CommitRecord &record) const;
    Result<void> undo(std::uint64_t number, Backups::RecordState state, CommitRecord record);
    void leaveWhatOthersDid(CommitRecord &record) const;
    Result<void> finishInterrupted();
    Result<std::pair<States, std::string>> statesAndLabel(const std::string &state) const;

    Folder m_folder;
    workspace::Formats m_formats;
    Backups m_backups;
    std::optional<FileLock> m_lock;
    std::optional<Error> m_whyReadOnly;
    std::optional<std::uint64_t> m_refused; // still to be undone, although that could not be written down
    DocumentTable<Known> m_known;
    std::vector<SetAside> m_setAside;
};

} // namespace tooltray::storage
