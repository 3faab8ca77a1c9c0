// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <set>

namespace tooltray::workspace {

// The tools, types, mappings, endpoints and context variables that differ between two states of a workspace, with the tools and types of
// the later one that name them, themselves or through others.
std::set<ObjectKey> touchedObjects(const Workspace &before, const Workspace &after);

} // namespace tooltray::workspace
