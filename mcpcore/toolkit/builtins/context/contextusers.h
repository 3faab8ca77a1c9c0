// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <map>
#include <set>
#include <string>

namespace tooltray::toolkit {

// The tools whose calls take a context variable, by its key: because a variable of an operation is named like it, or
// a binding says so. Reads every operation of the workspace: for a pool.
using ContextUsers = std::map<std::string, std::set<std::string>>;
ContextUsers contextUsers(const workspace::Workspace &workspace);

} // namespace tooltray::toolkit
