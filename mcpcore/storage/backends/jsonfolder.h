// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "storage/backends/backups.h"
#include "storage/backends/storagebackend.h"
#include "storage/documents/commit.h"
#include "storage/documents/documenttable.h"
#include "storage/documents/layout.h"
#include "storage/documents/workspacecopy.h"
#include "workspace/codec/document.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::storage {

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
