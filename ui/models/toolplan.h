// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "ui/models/toolnaming.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <cstddef>
#include <string>
#include <vector>

namespace tooltray::ui {

// How much of what a field answers a tool selects.
enum class SelectionDepth : std::uint8_t {
    Key,  // what tells which one it is: id, name, title ...
    Flat, // every value that is no object
    Deep, // and those of the objects in it
};

enum class ArgumentChoice : std::uint8_t { Required, All };

struct RootOperationOptions {
    SelectionDepth depth = SelectionDepth::Flat;
    ArgumentChoice arguments = ArgumentChoice::All;

    bool operator==(const RootOperationOptions &) const = default;
};

// The operation of a tool for one field of a root type, printed; its arguments become variables. Always valid.
std::string rootOperation(graphql::OperationType type, graphql::SchemaField field,
                          const RootOperationOptions &options);

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
