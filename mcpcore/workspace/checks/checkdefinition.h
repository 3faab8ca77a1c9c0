// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/finding.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::workspace {

// Reports the headers, and the parameters of the query, of REST requests that the endpoint sets itself. The
// endpoint's are sent, so that the tool does not do what it says.
void checkHeadersOfEndpoint(const Workspace &workspace, const Tool &tool, const ToolVersion &version,
                            ToolProblems &problems);

// True where a schema is a map of properties rather than a schema: it has members, none of which is a keyword.
bool isBareMap(const json::Value &schema);

// What must not be saved though checkVersion() finds nothing: parameters that are a bare map of properties, required
// variables that nothing fills, headers that are the endpoint's to set, and credentials written down as constants.
// Precondition: the version exists.
void checkDefinition(const Workspace &workspace, const Tool &tool, Version version, ToolProblems &problems);

} // namespace tooltray::workspace
