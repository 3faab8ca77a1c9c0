// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <vector>

namespace tooltray::toolkit {

// The keys of the context variables without which calls of the version fail, or those of the tools that it calls, and
// that are not set: in order, each once.
std::vector<std::string> unsetContext(const workspace::Workspace &workspace,
                                      const workspace::ToolVersion &version);

} // namespace tooltray::toolkit
