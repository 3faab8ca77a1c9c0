// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/commands/builtin.h"
#include "workspace/checks/checkchange.h"
#include "workspace/definitions/tool.h"
#include "workspace/edits/edit.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <optional>
#include <string_view>

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
