// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "openapi/changes/change.h"
#include "openapi/model/api.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// What a new description means for a tool: the changes of what it uses.
struct ToolDrift {
    std::string tool;
    openapi::ApiChanges changes;

    bool operator==(const ToolDrift &) const = default;
};

// Of the REST tools that are on, as they are served, those for which something changed that matters, in the order of
// their names. Reads schemas: for a pool.
std::vector<ToolDrift> restDrift(const Workspace &workspace, std::string_view endpoint,
                                 const openapi::Api &before, const openapi::Api &after);

} // namespace tooltray::workspace
