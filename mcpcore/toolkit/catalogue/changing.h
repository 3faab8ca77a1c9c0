// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "toolkit/commands/builtin.h"
#include "workspace/checks/checkchange.h"
#include "workspace/edits/edit.h"
#include "json/value.h"

#include <functional>

namespace tooltray::toolkit {

// Makes an edit and answers with this once it is made.
[[nodiscard]] Running applyThenAnswer(const CommandContext &context, workspace::Edit edit, json::Value answer,
                                      CommandDone done);

// An edit of what tools use, to be validated with them first.
struct CheckedChange {
    workspace::Edit edit;
    json::Value answer;
    bool mayBreak = false; // whether tools may stop working, which the answer tells of
};

// Validates every tool that the edit touches. An edit that breaks one is refused unless it may.
[[nodiscard]] Running checkThenApply(const CommandContext &context, const WorkPool &pool,
                                     CheckedChange change, CommandDone done);

// The argument with which a change is made although it breaks tools.
inline constexpr std::string_view kAllowBroken = "allow_broken";
json::Value allowBrokenArgument();

// Why a change that breaks these tools is not made; names only those that the client may see.
Error wouldBreak(const CommandContext &context, const workspace::ToolFindings &broken);
// As answers list them: without the tools that the client may not see.
json::Value brokenTools(const CommandContext &context, const workspace::ToolFindings &broken);

} // namespace tooltray::toolkit
