// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/checkversion.h"
#include "workspace/checks/lintsubject.h"

namespace tooltray::workspace {

// What could be better about the versions of a tool, the worst first. Schemas help where they are there.
LintFindings lint(const Workspace &workspace, const Schemas &schemas, const Tool &tool,
                  const LintOptions &options = {});

} // namespace tooltray::workspace
