// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/failure.h"
#include "mcp/types/offer.h"
#include "mcp/types/prompt.h"
#include "workspace/definitions/sharedobjects.h"
#include "workspace/snapshot/workspace.h"

#include <string_view>
#include <vector>

namespace tooltray::toolkit {

// The prompts that are there in every workspace. A line of theirs with an optional argument is only there when that
// was given.
const std::vector<workspace::Prompt> &ownPrompts();

// Null: there is none of that name.
const workspace::Prompt *findPrompt(const workspace::Workspace &workspace, std::string_view name);

// Ours first, then those of the workspace by their names.
mcp::ListPage<mcp::Prompt> promptPage(const workspace::Workspace &workspace, const mcp::Cursor &cursor);

mcp::Outcome<mcp::PromptResult> filledPrompt(const workspace::Workspace &workspace,
                                             const mcp::PromptRequest &request);

} // namespace tooltray::toolkit
