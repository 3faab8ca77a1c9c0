// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/files/folder.h"
#include "storage/backends/storagebackend.h"
#include "json/value.h"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::storage {

// Where the copy of a library is kept on this computer, for its owner alone.
struct LibraryCopy {
    Folder folder;
    std::string place; // of the library: the copy of another one is none
    // The file of a library that is one. Where it is missing, its disk is: no new library is made in its place.
    std::string file = {};
};

// A backend that a team shares, and that may be out of reach when the program starts: what it last held is there
// then, from a copy on this computer, and cannot be changed. As soon as the backend can be reached, what changed
// meanwhile is told as any change that somebody else made.
class CachingBackend final : public StorageBackend {
public:
    static constexpr std::size_t kMaxCopyBytes = std::size_t(512) << 20U;
    static constexpr std::chrono::seconds kBetweenCopies{5};

    CachingBackend(std::unique_ptr<StorageBackend> backend, LibraryCopy copy);
    ~CachingBackend() override;

    void open() override;
    const std::optional<Error> &whyReadOnly() const override;
    Result<std::vector<workspace::Document>> load() override;
    Result<std::vector<DocumentChange>> rescan() override;
    const std::vector<SetAside> &setAside() const override { return m_backend->setAside(); }
    Result<void> commit(const Commit &commit) override;
    Result<void> keep(const std::string &label) override;
    Result<std::vector<SavedState>> states() override;
    Result<Commit> restorePlan(const std::string &state) override;
    void onNews(std::function<void()> callback) override { m_backend->onNews(std::move(callback)); }

private:
    using Bodies = std::map<workspace::DocumentKey, std::string>;

    Result<std::vector<workspace::Document>> loadNow();
    std::optional<Error> whyMissing() const;
    void follow(const std::vector<DocumentChange> &changes);
    std::optional<json::Value> copyThere() const;
    std::optional<std::vector<workspace::Document>> readCopy();
    void writeCopy();

    std::unique_ptr<StorageBackend> m_backend;
    LibraryCopy m_copy;
    std::optional<Error> m_unreachable; // while what is served comes from the copy
    Bodies m_bodies;
    std::string m_copied; // when, as text
    std::chrono::steady_clock::time_point m_written{};
    bool m_isReached = false;
    bool m_isDirty = false;
};

} // namespace tooltray::storage
