// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "workspace/snapshot/workspace.h"

#include <string>
#include <string_view>

namespace tooltray::toolkit {

// The endpoint that is named, or, where none is, the only one there is or the one called "default". An error says
// which ones there are.
Result<std::string> chosenEndpoint(const workspace::Workspace &workspace, std::string_view named);

} // namespace tooltray::toolkit
