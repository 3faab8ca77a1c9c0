// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/object.h"
#include "workspace/snapshot/workspace.h"

#include <vector>

namespace tooltray::execution {

// A workspace of these objects, which ends the test program when they make none.
workspace::WorkspacePtr workspaceWith(const std::vector<workspace::Object> &objects);

} // namespace tooltray::execution
