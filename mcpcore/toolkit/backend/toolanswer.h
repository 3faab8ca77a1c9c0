// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/failure.h"
#include "mcp/types/tool.h"
#include "toolkit/dispatch/commandcall.h"

#include <string_view>

namespace tooltray::toolkit {

// What a command came to, in the words of MCP. name: as the client called it
mcp::Outcome<mcp::ToolResult> toolAnswer(CommandAnswer answer, std::string_view name);

} // namespace tooltray::toolkit
