// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/composite.h"
#include "workspace/health/toolproblem.h"
#include "workspace/snapshot/workspace.h"

#include <string>

namespace tooltray::workspace {

// Reports why a step that calls another tool cannot work: the tool or its version does not exist, it is passed what it
// does not take, or not what it needs. The place is that of the step. Precondition: the step calls a tool.
void checkCall(const Workspace &workspace, const Step &step, const std::string &place,
               ToolProblems &problems);

} // namespace tooltray::workspace
