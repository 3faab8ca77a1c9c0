// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/arguments/toolparameters.h"
#include "execution/arguments/variableplan.h"
#include "execution/preparation/checkedoperation.h"
#include "jsonschema/schema.h"
#include "text/words/message.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/pageplan.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::execution {

// A parameter schema in both its forms.
struct PreparedParameters {
    json::Value document;
    std::optional<jsonschema::Schema> schema; // nothing: whatever is an object
    // All that the description of a REST API says of them, which no client is shown; nothing: it says no more.
    std::optional<jsonschema::Schema> described = {};
    std::vector<std::string> describedNames = {}; // of the arguments that it is about
    // The arguments that the description requires and the tool does not; nothing: there are none.
    std::optional<jsonschema::Schema> required = {};
    std::vector<std::string> sentInBody = {}; // names of arguments
    // Arguments that are sent to where the operation takes nothing, with why: an API ignores them, as if a filter had
    // been applied.
    std::map<std::string, std::string, std::less<>> unknown = {};
    bool mayHaveLabels = false;
    json::Value defaults = json::Value::object(); // of declared parameters, for those that a caller omits
};

// Adds the defaults, removes the nulls that are not meant, and says what of the arguments does not fit then. What is
// incomplete may be continued with higher limits. May be called on any thread.
jsonschema::Schema::Validation fitArguments(const PreparedParameters &parameters, json::Value &arguments,
                                            const jsonschema::Limits &limits);

// An operation of a tool that has passed the schema, and how its variables are filled.
struct PlannedOperation {
    CheckedOperation::Pointer operation;
    VariablePlan plan;
    std::optional<workspace::PagePlan> pages = {};
};

// One version of a tool with everything that is the same for all its calls.
struct PreparedTool {
    using Pointer = std::shared_ptr<const PreparedTool>;

    std::shared_ptr<const workspace::Tool> tool;
    workspace::Version version;
    workspace::ToolVersion definition; // with its operation; what follows points into it
    std::string endpoint;              // of the tool; empty where none is needed
    workspace::Schemas schemas;        // that its operations were checked against
    PreparedParameters parameters;
    std::map<std::string, PreparedParameters, std::less<>> cases; // of a switch
    std::vector<std::string_view> listParameters;                 // those that it takes
    std::map<const workspace::Step *, Paging> pagedSteps;         // the others have no lists for a caller
    // The arguments that the description requires of steps with a condition, when they run.
    std::map<const workspace::Step *, jsonschema::Schema> requiredBySteps;
    // The tool's own and those of its steps.
    std::map<const workspace::GraphqlOperation *, PlannedOperation> operations;
    std::vector<std::string> contextKeys;         // of the variables that a call may use
    std::vector<workspace::DefinitionPtr> called; // the tools that it calls, and those that they call
    // Why its health is broken although its calls are sent; empty: it is not.
    Message problem = {};

    Paging pagingOf(const workspace::Step &step) const
    {
        const auto found = pagedSteps.find(&step);
        return found == pagedSteps.end() ? Paging::None : found->second;
    }
    // Precondition: the operation is one of the definition.
    const PlannedOperation &prepared(const workspace::GraphqlOperation &operation) const
    {
        return operations.find(&operation)->second;
    }
};

// Why a tool cannot be called, whatever the arguments.
struct BrokenTool {
    Error error;
    Findings findings = {}; // of its operations
};

// May be called on any thread. The version exists, and the schemas that it needs are there.
std::variant<PreparedTool::Pointer, BrokenTool> prepareTool(const workspace::Workspace &workspace,
                                                            workspace::Schemas schemas,
                                                            std::shared_ptr<const workspace::Tool> tool,
                                                            workspace::Version version);

} // namespace tooltray::execution
