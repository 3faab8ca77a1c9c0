// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/finding.h"
#include "workspace/definitions/object.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::workspace {

// Why tools cannot use the type or mapping, however they name it; nothing of any other object. The places are within the
// schema or the mapping. Precondition: the workspace has the type.
ToolProblems checkShared(const Workspace &workspace, const Object &object);

} // namespace tooltray::workspace
