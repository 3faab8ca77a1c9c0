// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkversion.h"
#include "workspace/checks/finding.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

#include <string>

namespace tooltray::workspace {

// Reports what the output schema of a composite tool requires and the template of its result never makes, and types
// that the operation never returns, as far as its endpoint's schema is there. Of what parameters and transforms give
// nothing is known before a call.
void checkOutput(const Workspace &workspace, const Schemas &schemas, const std::string &endpoint,
                 const ToolVersion &version, ToolProblems &problems);

} // namespace tooltray::workspace
