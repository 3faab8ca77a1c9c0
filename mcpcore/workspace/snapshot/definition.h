// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/snapshot/lettergroups.h"

#include <memory>
#include <vector>

namespace tooltray::workspace {

// An object as snapshots share it, with what is found out about it once: it is made where nobody waits for it.
struct Definition {
    Object object;
    std::vector<ObjectKey> references;
    LetterGroups letters = {}; // of what a tool is searched by; of others nothing
};

using DefinitionPtr = std::shared_ptr<const Definition>;

DefinitionPtr makeDefinition(Object object);

bool refersTo(const Definition &definition, const ObjectKey &key);

// By what they say, not by where they lie.
bool isSame(const DefinitionPtr &a, const DefinitionPtr &b);

} // namespace tooltray::workspace
