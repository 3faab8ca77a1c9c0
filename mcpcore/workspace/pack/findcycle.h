// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/snapshot/workspace.h"

#include <span>
#include <vector>

namespace tooltray::workspace {

// Tools that call each other, or types that are made of each other, for ever: the first such way that leads
// from the keys, its first and last object the same. Empty when there is none.
std::vector<ObjectKey> findCycle(const Workspace &workspace, std::span<const ObjectKey> from);

} // namespace tooltray::workspace
