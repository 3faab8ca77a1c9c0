// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "workspace/health/callgraph.h"
#include "workspace/health/toolproblem.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::workspace {

// Whether every call of the steps would send more mutations than one, which are refused where the version does not
// allow them: a call that can only fail after its first change must not make that.
void checkMutations(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems);

// Whether more tools call each other than may: kMaxCallDepth.
void checkCallDepth(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems);

} // namespace tooltray::workspace
