// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/origin.h"
#include "workspace/snapshot/definition.h"
#include "workspace/snapshot/entry.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// One object as it was and as it became; nothing where there was or is none.
struct Change {
    ObjectKey key;
    Layer layer = Layer::Stored;
    DefinitionPtr before;
    DefinitionPtr after;
};

// What an edit changed: news for whoever shows or serves the workspace, and all that is needed to undo it.
struct ChangeSet {
    std::string label;
    Origin origin = Origin::Person;
    std::vector<Change> changes; // ordered by key and layer, each once

    bool isEmpty() const { return changes.empty(); }
};

} // namespace tooltray::workspace
