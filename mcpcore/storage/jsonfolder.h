// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "storage/commit.h"
#include "storage/commitrecord.h"
#include "storage/folderlock.h"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::storage {

// A workspace as a folder of JSON files, as git keeps it. Every call reads or
// writes and waits for the disk.
//
// A commit first becomes a record in backups/, and counts from the moment that
// is on disk; then its files are replaced, and the record stays as the state to
// go back to. What is found half done is finished when the folder is opened.
class JsonFolder {
public:
    static constexpr std::size_t kKeptStates = 10;

    explicit JsonFolder(std::string path);

    // Takes the folder for this process, unless another one has it or it cannot
    // be written; then it can be read, and the reason is told by every commit.
    void open();
    const std::optional<Error> &whyReadOnly() const { return m_whyReadOnly; }

    // Every document there is, whatever it says.
    Result<std::vector<workspace::Document>> load();

    // What differs from what was last loaded, reported or committed.
    Result<std::vector<DocumentChange>> rescan();

    // Refused as a whole where a document is not the one it replaces; the error
    // has what is there.
    Result<void> commit(const Commit &commit);

    // The states that can be gone back to, the newest first: numbered, and told
    // by the commit behind each.
    struct State {
        std::uint64_t number = 0;
        std::string label;
        std::string time;
    };
    Result<std::vector<State>> states() const;
    // What to commit so that everything is as it was before the commit of that
    // number.
    Result<std::vector<DocumentChange>> wayBack(std::uint64_t number) const;

private:
    enum class RecordState : std::uint8_t { Pending, Done };

    // What tells, without reading a file, that it is still the same.
    struct Look {
        std::int64_t size = -1;
        std::int64_t modified = 0; // milliseconds since 1970

        bool operator==(const Look &) const = default;
    };

    struct Known {
        Stamp stamp = 0;
        Look look = {};
    };

    std::string pathOf(const workspace::DocumentKey &key) const;
    std::string recordPath(std::uint64_t number, RecordState state) const;
    std::vector<workspace::DocumentKey> documents() const; // in order
    static Look lookAt(const std::string &path);
    std::map<std::uint64_t, RecordState> records() const;
    Result<CommitRecord> prepare(const Commit &commit) const;
    Result<void> carryOut(const CommitRecord &record) const;
    Result<void> finishPending();
    void forgetOldRecords() const;

    std::string m_path;
    std::optional<FolderLock> m_lock;
    std::optional<Error> m_whyReadOnly;
    std::map<workspace::DocumentKey, Known> m_known;
};

} // namespace tooltray::storage
