// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/health/toolproblem.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::workspace {

// Whether a schema is a map of properties rather than a schema: it has members, none of which is a keyword.
bool isBareMap(const json::Value &schema);

// What must not be saved though checkVersion() finds nothing: parameters that are a bare map of properties, required
// variables that nothing fills, headers that are the endpoint's to set, and credentials written down as constants.
// Precondition: the version exists.
void checkDefinition(const Workspace &workspace, const Tool &tool, Version version, ToolProblems &problems);

} // namespace tooltray::workspace
