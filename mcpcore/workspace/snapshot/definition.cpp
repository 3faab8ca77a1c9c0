// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/definition.h"

#include "workspace/snapshot/references.h"

#include <algorithm>

namespace tooltray::workspace {

DefinitionPtr makeDefinition(Object object)
{
    std::vector<ObjectKey> references = referencesOf(object);
    return std::make_shared<const Definition>(Definition{std::move(object), std::move(references)});
}

bool refersTo(const Definition &definition, const ObjectKey &key)
{
    return std::ranges::binary_search(definition.references, key);
}

bool isSame(const DefinitionPtr &a, const DefinitionPtr &b)
{
    return a == b || (a && b && a->object == b->object);
}

} // namespace tooltray::workspace
