// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "storage/documents/workspacecopy.h"
#include "storage/store/store.h"
#include "workspace/codec/document.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::test {

// A store that forgets everything, keeps to the rules of one that does not, and fails when it is told to.
class MemoryStore final : public storage::Store {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(MemoryStore)

public:
    using Documents = storage::Bodies;

    // What several stores can have in common.
    struct Disk {
        Documents documents;
        std::vector<std::pair<std::uint64_t, storage::CommitRecord>> commits = {}; // the last ones
        std::vector<std::pair<std::string, storage::WorkspaceCopy>> copies = {};
        std::uint64_t lastCommit = 0;
        std::vector<MemoryStore *> stores = {};
    };

    explicit MemoryStore(Documents documents = {}, QObject *parent = nullptr);
    explicit MemoryStore(std::shared_ptr<Disk> disk,
                         const workspace::Formats &formats = workspace::currentFormats(),
                         QObject *parent = nullptr);
    ~MemoryStore() override;

    QFuture<Result<std::vector<workspace::Document>>> load() override;
    QFuture<Result<void>> commit(storage::Commit commit) override;
    QFuture<Result<void>> keep(std::string label) override;
    QFuture<Result<std::vector<storage::SavedState>>> states() override;
    QFuture<Result<void>> restore(std::string state) override;

    // The next load, commit or copy ends with the error.
    void failNext(Error error) { m_failure = std::move(error); }
    // Commits wait from now on, until release() carries them all out.
    void hold() { m_isHeld = true; }
    void release();
    std::size_t held() const { return m_held.size(); }

    // Somebody else writes a document, or removes it; nobody is told before report().
    void changeOutside(const workspace::DocumentKey &key, std::optional<std::string> body);
    void report();

    const Documents &documents() const { return m_disk->documents; }
    const std::vector<storage::Commit> &commits() const { return m_commits; } // that were carried out

private:
    Result<void> carryOut(const storage::Commit &commit);
    Result<storage::Commit> restorePlan(const std::string &state) const;
    void copyBeforeMigration(const storage::CommitRecord &record);
    std::optional<std::string> bodyOf(const workspace::DocumentKey &key) const;
    void put(const workspace::DocumentKey &key, const std::optional<std::string> &body);

    std::shared_ptr<Disk> m_disk;
    workspace::Formats m_formats;
    std::vector<storage::Commit> m_commits;
    std::vector<storage::DocumentChange> m_unreported;
    std::deque<std::pair<storage::Commit, ResultPromise<void>>> m_held;
    std::optional<Error> m_failure;
    bool m_isHeld = false;
};

} // namespace tooltray::test
