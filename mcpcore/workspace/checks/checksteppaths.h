// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

#include <functional>
#include <map>
#include <string>

namespace tooltray::workspace {

// Where operations are sent that name no endpoint, and what they are validated against.
struct StepEndpoints {
    const std::map<std::string, graphql::SchemaPointer, std::less<>> &schemas;
    const std::string &own;
};

// Reports paths into the responses of earlier steps that lead nowhere for sure: the step, or the GraphQL tool that it
// calls, does not select what is asked for, or the called tool drops or renames it. Where the value may be absent, or
// decides whether a step runs, no call fails and nobody notices. The responses of REST and composite tools may hold
// anything else.
void checkStepPaths(const Workspace &workspace, const StepEndpoints &endpoints, const Sequence &sequence,
                    ToolProblems &problems);

// The JSON Schema of what a step of the sequence returns at a path; null where it is not known. It outlives neither what
// it is made of nor the check, to which it adds what it depends on.
using StepValues = std::function<json::Value(const StepSource &source)>;
StepValues stepValues(const Workspace &workspace, const StepEndpoints &endpoints, const Sequence &sequence,
                      VersionCheck &check);

// Reports error rules whose null_at leads nowhere for sure: there is always nothing, so that the rule would turn good
// responses into errors.
void checkRulePaths(const Workspace &workspace, const StepEndpoints &endpoints, const ToolVersion &version,
                    ToolProblems &problems);

} // namespace tooltray::workspace
