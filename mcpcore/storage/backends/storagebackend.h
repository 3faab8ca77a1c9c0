// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "storage/documents/commit.h"

#include <QtGlobal>

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::storage {

// The backend behind a Store: every call waits for the disk or the network, and all are made on one thread.
class StorageBackend {
    Q_DISABLE_COPY_MOVE(StorageBackend)

public:
    static constexpr std::size_t kSavedStates = 10;

    StorageBackend() = default;
    virtual ~StorageBackend() = default;

    // Takes it for writing, if it is not taken yet. Where that cannot be, it can perhaps still be read, and
    // whyReadOnly() says what is in the way.
    virtual void open() = 0;
    virtual const std::optional<Error> &whyReadOnly() const = 0;

    // Every document there is, but for those set aside.
    virtual Result<std::vector<workspace::Document>> load() = 0;
    // The differences from what was last loaded, reported or committed.
    virtual Result<std::vector<DocumentChange>> rescan() = 0;
    // The documents that the last load() or rescan() set aside.
    virtual const std::vector<SetAside> &setAside() const = 0;

    // On return durable as a whole, or refused as a whole. Tries to open() what is read-only.
    virtual Result<void> commit(const Commit &commit) = 0;

    // A copy of all documents under that label, durable on return. Tries to open() what is read-only.
    virtual Result<void> keep(const std::string &label) = 0;

    virtual Result<std::vector<SavedState>> states() = 0;
    // The commit that restores everything to that state.
    virtual Result<Commit> restorePlan(const std::string &state) = 0;

    // Calls back, on the same thread and from its event loop, when a rescan() will probably find something.
    // A backend that never hears of such things does not.
    virtual void onNews(std::function<void()> callback) { static_cast<void>(callback); }
};

} // namespace tooltray::storage
