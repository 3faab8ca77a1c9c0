// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"

#include <memory>
#include <vector>

namespace tooltray::workspace {

// An object as snapshots share it, with what it refers to.
struct Definition {
    Object object;
    std::vector<ObjectKey> references;
};

using DefinitionPtr = std::shared_ptr<const Definition>;

DefinitionPtr makeDefinition(Object object);

bool refersTo(const Definition &definition, const ObjectKey &key);

// By what they say, not by where they lie.
bool isSame(const DefinitionPtr &a, const DefinitionPtr &b);

} // namespace tooltray::workspace
