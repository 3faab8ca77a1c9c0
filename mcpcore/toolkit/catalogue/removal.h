// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "toolkit/catalogue/toolviews.h"
#include "workspace/definitions/tool.h"
#include "workspace/snapshot/workspace.h"

#include <optional>
#include <string_view>

namespace tooltray::toolkit {

// The tool without one of its versions. A later one that took over its operation gets one of its own; where the
// active one goes, the latest that is left becomes it. The last one does not go without the tool.
Result<workspace::Tool> withoutVersion(workspace::Tool tool, workspace::Version version);

// Says which versions there are, and which argument named one that is not.
Error unknownVersion(const workspace::Tool &tool, const std::string &version,
                     std::string_view argument = "version");

// Why the type, mapping or tool cannot be deleted: there is none, or something needs it. Names the tools that the
// asker may know of, and the argument that named it.
std::optional<Error> removalProblem(const workspace::Workspace &workspace, const workspace::ObjectKey &key,
                                    std::string_view argument, const MaySee &isVisible);

} // namespace tooltray::toolkit
