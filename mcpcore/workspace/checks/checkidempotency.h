// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/checks/finding.h"
#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// Whether what came of one call may be the answer to another: the version asks for something and changes nothing. The
// version has its operation.
bool mayKeepAnswers(const ToolVersion &version);

// The names by which the version tells calls apart and that are nothing which a call may differ in. Who leaves them
// out takes different calls for the same.
std::vector<std::string> unknownKeyParameters(const Workspace &workspace, const ToolVersion &version);

// Checks whether a version with cached responses may cache them, and can tell its calls apart.
void checkIdempotency(const Workspace &workspace, const ToolVersion &version, ToolProblems &problems);

} // namespace tooltray::workspace
