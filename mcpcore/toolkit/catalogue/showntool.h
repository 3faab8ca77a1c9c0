// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/shownschema.h"
#include "graphql/schema/schema.h"
#include "mcp/types/tool.h"
#include "toolkit/client/effect.h"
#include "workspace/snapshot/workspace.h"

#include <optional>
#include <string>
#include <vector>

namespace tooltray::toolkit {

// A version of a saved tool as clients see it.
struct ShownTool {
    mcp::Tool tool;
    std::vector<std::string> injected = {}; // variables that are filled from the context
};

// schema: of the tool's endpoint; null: not there yet, then parameters that nobody wrote down may be anything.
// The effect is that of the version, where it is known already. Precondition: the version exists.
ShownTool shownTool(const workspace::Workspace &workspace, const workspace::Tool &tool,
                    workspace::Version version, const graphql::SchemaPointer &schema,
                    execution::EnumStyle style, std::optional<Effect> effect = {});

// What the tool says of itself, else what follows from its operation; what writes is never read-only.
mcp::ToolHints hintsOf(const workspace::Annotations &annotations, Effect effect);

} // namespace tooltray::toolkit
