// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/edit/edit.h"
#include "workspace/snapshot/workspace.h"

#include <vector>

namespace tooltray::workspace {

// The edit after which the configuration file defines these objects and no others.
Edit configEdit(const Workspace &workspace, std::vector<Object> objects);

} // namespace tooltray::workspace
