// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/catalogue/showntool.h"
#include "json/value.h"

namespace tooltray::toolkit {

// All of a saved tool that whoever may call it may know.
json::Value toolView(const workspace::Tool &tool, const ShownTool &shown);

// {readOnlyHint, destructiveHint, idempotentHint, openWorldHint}
json::Value hintsView(const mcp::ToolHints &hints);

} // namespace tooltray::toolkit
