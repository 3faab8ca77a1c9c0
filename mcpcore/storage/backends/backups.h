// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "base/result/result.h"
#include "storage/documents/commit.h"
#include "storage/documents/workspacecopy.h"

#include <cstdint>
#include <map>
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

} // namespace tooltray::storage
