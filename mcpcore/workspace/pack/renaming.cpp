// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/pack/renaming.h"

#include "workspace/snapshot/references.h"

#include <utility>
#include <vector>

namespace tooltray::workspace {

void renameReferences(Object &object, const NewNames &names)
{
    std::vector<std::pair<ObjectKey, std::string>> steps;
    for (const ObjectKey &used : referencesOf(object)) {
        if (const auto found = names.find(used); found != names.end())
            steps.emplace_back(used, found->second);
    }
    // By way of names that nothing can have.
    for (std::size_t i = 0; i < steps.size(); ++i)
        replaceReferences(object, steps[i].first, '#' + std::to_string(i));
    for (std::size_t i = 0; i < steps.size(); ++i)
        replaceReferences(object, {steps[i].first.kind, '#' + std::to_string(i)}, steps[i].second);
}

} // namespace tooltray::workspace
