// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "toolkit/command/commandcontext.h"
#include "workspace/snapshot/workspace.h"

#include <string_view>

namespace tooltray::toolkit {

// The saved tool that a caller names, by its name or an alias, with a version behind an @ or without. One that the
// client may not know of is as unknown as one that never was. It lies in the context's workspace. The argument is
// what an error says that the name was passed as.
Result<workspace::Workspace::CalledTool> chosenTool(const CommandContext &context, std::string_view name,
                                                    std::string_view argument = "\"tool_name\"");

} // namespace tooltray::toolkit
