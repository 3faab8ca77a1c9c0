// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "workspace/exchange/pack.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <vector>

namespace tooltray::workspace {

// Which tools: those of these names (or aliases) and those with one of these tags; all when nothing is said.
struct PackSelection {
    std::vector<std::string> names = {};
    std::vector<std::string> tags = {};
};

// The tools with everything they need. Their approvals stay here, and no secret leaves: refused where one of
// them looks as if it had one written into it.
Result<Pack> exportPack(const Workspace &workspace, const PackSelection &selection);

} // namespace tooltray::workspace
