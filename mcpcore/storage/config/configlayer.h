// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "storage/config/configuration.h"
#include "workspace/definitions/object.h"
#include "workspace/snapshot/workspace.h"

#include <vector>

namespace tooltray::storage {

// What lies on the configuration's layer of a workspace when it says what the file says. Settings that the file does
// not say are those that the workspace has stored.
std::vector<workspace::Object> configuredObjects(const workspace::Workspace &workspace,
                                                 const Configuration &configuration);

} // namespace tooltray::storage
