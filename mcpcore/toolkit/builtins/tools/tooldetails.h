// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/shownschema.h"
#include "graphql/schema/schema.h"
#include "json/value.h"
#include "toolkit/builtins/tools/toolviews.h"
#include "workspace/checks/health.h"
#include "workspace/snapshot/workspace.h"

#include <optional>

namespace tooltray::toolkit {

struct ToolQuestion {
    const workspace::Workspace &workspace;
    const workspace::Health &health;
    const workspace::Schemas &schemas;
    UnreadFiles unread = {};
    MaySee isVisible = {};
    execution::EnumStyle style = execution::EnumStyle::Plain;
};

// All there is to know of a saved tool; parameters and output are those of the version, or of what calls get.
// Other tools that it calls keep their names to themselves where they may not be seen.
json::Value toolDetails(const ToolQuestion &question, const workspace::Tool &tool,
                        std::optional<workspace::Version> version);

// One version as it is stored, with the operation it takes over. Null for one that is not there.
json::Value definitionView(const workspace::Workspace &workspace, const workspace::Tool &tool,
                           workspace::Version version, const MaySee &isVisible);

} // namespace tooltray::toolkit
