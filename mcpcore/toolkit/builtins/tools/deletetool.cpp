// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/managementtools.h"

#include "toolkit/builtins/changing.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/chosentool.h"
#include "toolkit/builtins/shared/removal.h"
#include "toolkit/builtins/tools/versionremoval.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

struct ToolRemoval {
    Edit edit;
    json::Value answer;
};

Result<ToolRemoval> removalOfVersion(const Workspace &workspace, const Tool &tool, const std::string &text)
{
    const auto version = Version::parse(text);
    if (!version)
        return unknownVersion(tool, text);
    Result<Tool> left = withoutVersion(tool, *version);
    if (!left)
        return std::move(left).error();
    ToolRemoval removal;
    removal.answer = json::Value::object(
        {{"name", tool.name}, {"version", version->toString()}, {"active", left->active.toString()}});
    const Revision basedOn = workspace.find({ObjectKind::Tool, tool.name})->revision();
    removal.edit = {"Delete version " + version->toString() + " of the tool " + tool.name, Origin::Agent, {}};
    removal.edit.steps.emplace_back(PutObject{*std::move(left), basedOn});
    return removal;
}

Result<ToolRemoval> removalOfTool(const CommandContext &context, const json::Value &arguments)
{
    const auto chosen = chosenTool(context, arguments["tool_name"].toString());
    if (!chosen)
        return chosen.error();
    const Tool &tool = *chosen->tool;
    if (arguments.contains("version"))
        return removalOfVersion(*context.workspace, tool, std::string(arguments["version"].toString()));
    if (chosen->version)
        return removalOfVersion(*context.workspace, tool, chosen->version->toString());
    const ObjectKey key{ObjectKind::Tool, tool.name};
    if (auto problem = removalProblem(*context.workspace, key, "tool_name", context.isVisible))
        return std::move(*problem);
    ToolRemoval removal;
    removal.answer = json::Value::object({{"name", tool.name}});
    removal.edit = {"Delete the tool " + tool.name, Origin::Agent, {}};
    removal.edit.steps.emplace_back(RemoveObject{key, context.workspace->find(key)->revision()});
    return removal;
}

} // namespace

std::unique_ptr<BuiltIn> deleteTool(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "delete_saved_tool";
    tool.title = "Delete a tool";
    tool.description = "Deletes a saved tool, or, with version, one of its versions. Refused while another "
                       "tool calls it, and for "
                       "a tool that a person pinned. A person can take it back in Tooltray's window.";
    tool.inputSchema = argumentsSchema(
        {{"tool_name", textArgument("Name of the saved tool."), Argument::Need::Required},
         {"version", textArgument("Number of the version to delete; the whole tool if left out.")}});
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<ToolRemoval> removal = removalOfTool(context, arguments);
        if (!removal) {
            done(refused(std::move(removal).error()));
            return nullptr;
        }
        return checkThenApply(context, pool, {std::move(removal->edit), std::move(removal->answer)},
                              std::move(done));
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management, true}, std::move(run));
}

} // namespace tooltray::toolkit
