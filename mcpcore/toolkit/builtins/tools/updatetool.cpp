// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/managementtools.h"

#include "toolkit/builtins/changing.h"
#include "toolkit/builtins/input/chosentool.h"
#include "toolkit/builtins/tools/definitionarguments.h"
#include "toolkit/builtins/tools/savetool.h"

#include <utility>

namespace tooltray::toolkit {
namespace {

// A version goes into its own argument here; behind an @ it would be overlooked.
Result<ToolDraft> draftOfChange(const CommandContext &context, const json::Value &arguments)
{
    const auto chosen = chosenTool(context, arguments["tool_name"].toString());
    if (!chosen)
        return chosen.error();
    if (chosen->version)
        return Error{ErrorKind::Invalid, "version_in_name", "The \"tool_name\" carries a version.",
                     "Pass the plain name as \"tool_name\" and the number as \"version\"."};
    if (arguments.size() == 1)
        return Error{ErrorKind::Invalid, "nothing_to_change", "Nothing but \"tool_name\" was passed.",
                     "Pass what is to change as well: \"description\", \"graphql_query\" ..."};
    return changedTool(*context.workspace, *chosen->tool, arguments);
}

} // namespace

std::unique_ptr<BuiltIn> updateTool(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "update_saved_tool";
    tool.title = "Change a tool";
    tool.description =
        "Changes a saved tool: what is passed replaces what was there, everything else stays. With version, "
        "that version is changed, or added as a copy of the active one; an added version that is later than "
        "the active one becomes active. The result is validated first: nothing is changed when it does not "
        "fit, or when it breaks a tool that calls this one. A tool that a person pinned goes on being served "
        "as it was approved until they accept the change. Answers as create_saved_query_tool does. "
        "describe_tool shows what there is.";
    tool.inputSchema = definitionArguments(DefinitionUse::Update);
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<ToolDraft> draft = draftOfChange(context, arguments);
        if (!draft) {
            done(refused(std::move(draft).error()));
            return nullptr;
        }
        auto saving = std::make_shared<SaveTool>(context, *std::move(draft), arguments[kAllowBroken].toBool(),
                                                 pool, std::move(done));
        saving->start();
        return saving;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management, true}, std::move(run));
}

} // namespace tooltray::toolkit
