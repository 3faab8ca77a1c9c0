// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/configuration.h"
#include "workspace/edit/edit.h"
#include "workspace/snapshot/workspace.h"

namespace tooltray::storage {

// What makes the configuration's layer of a workspace say what the file says, and nothing else. No steps
// where it does already.
workspace::Edit configEdit(const workspace::Workspace &workspace, const Configuration &configuration);

} // namespace tooltray::storage
