// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/tool.h"

namespace tooltray::workspace {

// The number that comes after all that the tool has: 0.2.0 after 0.1.3.
Version nextVersion(const Tool &tool);

// Adds it as a copy of another version, which says all of it itself; the active one stays. Precondition: the
// version exists.
Version addVersion(Tool &tool, Version from);

// A later version that took over its operation gets one of its own; where the active one goes, the latest that is
// left becomes it. Precondition: the version exists and is not the only one.
void removeVersion(Tool &tool, Version version);

} // namespace tooltray::workspace
