// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/schemachange.h"
#include "graphql/schema/schema.h"
#include "workspace/snapshot/workspace.h"

#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::workspace {

// How the schema of an endpoint differs from the one before.
struct SchemaStep {
    const graphql::Schema &before;
    const graphql::Schema &after;
    const graphql::SchemaChanges &changes;
};

// The names of the tools that a change breaks, in order, by the index of the change; changes that break none are
// left out.
using ToolsBroken = std::map<std::size_t, std::vector<std::string>>;

// Of the tools that are on, as they are served. Reads and validates their operations: for a pool.
ToolsBroken toolsBroken(const Workspace &workspace, std::string_view endpoint, const SchemaStep &step);

} // namespace tooltray::workspace
