// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"

#include <array>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::workspace {

struct Applied {
    WorkspacePtr workspace;
    ChangeSet changes;
};

// The state after the edit, or the reason why it cannot be made.
Result<Applied> apply(const Workspace &workspace, const Edit &edit);

// Takes changes back, also those of a revert, which makes them again. Refused where an object has changed
// since: nobody else's work is undone.
Result<Applied> revert(const Workspace &workspace, const ChangeSet &changes, Origin origin);

// The edit after which the configuration file defines these objects and no others.
Edit configEdit(const Workspace &workspace, std::vector<Object> objects);

// Makes the next state of a workspace, change by change. It checks nothing: see check.h.
class Transaction {
public:
    explicit Transaction(const Workspace &base, AuthorPointer author = {});

    // The current entry; null if there is none.
    const Entry *find(const ObjectKey &key) const;
    // The objects that currently refer to the object, on any layer.
    std::vector<ObjectKey> usersOf(const ObjectKey &key) const;
    // Puts a definition onto a layer, or nothing in its place.
    void set(const ObjectKey &key, Layer layer, DefinitionPtr definition);

    struct Outcome {
        WorkspacePtr workspace;
        std::vector<Change> changes;
    };
    Outcome finish() &&;

private:
    using Editor = Workspace::Entries::Editor;

    Editor &editor(ObjectKind kind) { return m_editors[static_cast<std::size_t>(kind)]; }
    SharedMap<std::string> aliases(const Workspace &next, const std::vector<Change> &changes) const;

    const Workspace &m_base;
    Revision m_revision;
    AuthorPointer m_author;
    std::vector<Editor> m_editors;
    std::map<std::pair<ObjectKey, Layer>, DefinitionPtr> m_before;
};

} // namespace tooltray::workspace
