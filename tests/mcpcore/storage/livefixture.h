// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/store/liveworkspace.h"
#include "support/memorystore.h"

#include <string>
#include <vector>

namespace tooltray::storage {

// A LiveWorkspace over a store in memory, opened, and what it said since.
class LiveFixture {
public:
    explicit LiveFixture(test::MemoryStore::Documents documents = {});

    test::MemoryStore store;
    LiveWorkspace live;

    struct News {
        workspace::WorkspacePtr workspace;
        workspace::ChangeSetPtr changes;
    };
    std::vector<News> news;

    // Waits until an edit was made, or refused.
    Result<Done> make(workspace::Edit edit);

    // "a", "a: Title", in order; of all tools.
    std::vector<std::string> tools() const;
    // What the store has is what the workspace says is stored, no more and no less.
    bool isStoreEqual() const;
};

workspace::DocumentKey toolDocument(const std::string &name);
workspace::Tool toolNamed(const std::string &name, const std::string &title = {});
std::string bodyOf(const workspace::Object &object);
workspace::Edit putting(workspace::Object object, workspace::Origin origin = workspace::Origin::Person);
workspace::Edit removing(workspace::ObjectKind kind, const std::string &name);

} // namespace tooltray::storage
