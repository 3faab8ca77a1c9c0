// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/callgraph.h"
#include "workspace/checks/checkinputs.h"
#include "workspace/checks/checkversion.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/composite.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

#include <string>

namespace tooltray::workspace {

// Reports why a step that calls another tool cannot work: the tool or its version does not exist, the step leaves out
// what it needs, or passes what it never takes or hands on to a tool that never takes it. The place is that of the
// step. Precondition: the step calls a tool.
void checkCall(const Workspace &workspace, const Schemas &schemas, const Step &step, const std::string &place,
               const MadeValues &made, VersionCheck &check);

// Reports steps of which every call would send more mutations than one, which are refused where the version does not
// allow them: a call that can only fail after its first change must not make that.
void checkMutations(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems);

// Reports that more tools call each other than may: kMaxCallDepth.
void checkCallDepth(const Workspace &workspace, const ToolVersion &version, CallGraph &graph,
                    ToolProblems &problems);

} // namespace tooltray::workspace
