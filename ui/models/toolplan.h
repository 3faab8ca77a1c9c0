// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "ui/models/rootoperation.h"
#include "ui/models/toolnaming.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tooltray::ui {

// A field of a root type that shall become a tool.
struct RootChoice {
    graphql::OperationType type = graphql::OperationType::Query;
    std::string field;

    auto operator<=>(const RootChoice &) const = default;
};

struct ToolPlanOptions {
    std::string endpoint;
    ToolNaming naming = {};
    RootOperationOptions operation = {};

    bool operator==(const ToolPlanOptions &) const = default;
};

struct PlannedTool {
    RootChoice choice;
    workspace::Tool tool;
    std::size_t bytes = 0; // of its entry in the list that clients read
};

// The tools for the fields, named so that they are new in the workspace. Fields that the schema does not have are left
// out. Takes long for many: for a pool.
std::vector<PlannedTool> planTools(const graphql::Schema &schema, const workspace::Workspace &workspace,
                                   const std::vector<RootChoice> &choices, const ToolPlanOptions &options);

} // namespace tooltray::ui
