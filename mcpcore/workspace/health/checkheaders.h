// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"
#include "workspace/health/toolproblem.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::workspace {

// Of the REST requests of a version: the headers, and the parameters of its query, that the endpoint sets itself. The
// endpoint's are sent, so that the tool does not do what it says.
void checkHeadersOfEndpoint(const Workspace &workspace, const Tool &tool, const ToolVersion &version,
                            ToolProblems &problems);

} // namespace tooltray::workspace
