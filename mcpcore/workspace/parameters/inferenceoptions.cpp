// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/parameters/inferenceoptions.h"

#include "workspace/snapshot/references.h"

namespace tooltray::workspace {

graphql::InferenceOptions inferenceOptions(const Workspace &workspace)
{
    graphql::InferenceOptions options;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Type)) {
        for (const std::string &scalar : std::get<CustomType>(entry.object()).scalars)
            options.scalars[scalar].input =
                json::Value::object({{"$ref", std::string(kTypeReference) + name}});
    }
    return options;
}

} // namespace tooltray::workspace
