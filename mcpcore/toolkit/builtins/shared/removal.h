// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "toolkit/builtins/tools/toolviews.h"
#include "workspace/snapshot/workspace.h"

#include <optional>
#include <string_view>

namespace tooltray::toolkit {

// Why the type, mapping or tool cannot be deleted: there is none, or something needs it. Names the tools that the
// asker may know of, and the argument that named it.
std::optional<Error> removalProblem(const workspace::Workspace &workspace, const workspace::ObjectKey &key,
                                    std::string_view argument, const MaySee &isVisible);

} // namespace tooltray::toolkit
