// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace tooltray::workspace {

// Creates an object or replaces the one of the same kind and name. `basedOn` is the revision of the entry
// that its author had before their eyes, 0 where they saw none: if there is another one by now, the edit
// is refused rather than somebody's work lost.
struct PutObject {
    Object object;
    std::optional<Revision> basedOn = {};
    Layer layer = Layer::Stored;

    bool operator==(const PutObject &) const = default;
};

struct RemoveObject {
    ObjectKey key;
    std::optional<Revision> basedOn = {};
    Layer layer = Layer::Stored;

    bool operator==(const RemoveObject &) const = default;
};

// Everything that named the object goes on naming it.
struct RenameObject {
    ObjectKey key;
    std::string name;
    std::optional<Revision> basedOn = {};

    bool operator==(const RenameObject &) const = default;
};

using EditStep = std::variant<PutObject, RemoveObject, RenameObject>;

// A change to a workspace, made as a whole or not at all.
struct Edit {
    std::string label; // as undo names it: Delete 3 tools
    Origin origin = Origin::Person;
    std::vector<EditStep> steps;
    std::string author = {}; // of an agent: the client that it came with, for whoever meets the change

    bool operator==(const Edit &) const = default;
};

// One object as it was and as it became; nothing where there was or is none.
struct Change {
    ObjectKey key;
    Layer layer = Layer::Stored;
    DefinitionPtr before;
    DefinitionPtr after;
};

// The changes that an edit made: all that is needed to update views and clients, and to undo it.
struct ChangeSet {
    std::string label;
    Origin origin = Origin::Person;
    std::vector<Change> changes; // ordered by key and layer, each once

    bool isEmpty() const { return changes.empty(); }
};

} // namespace tooltray::workspace
