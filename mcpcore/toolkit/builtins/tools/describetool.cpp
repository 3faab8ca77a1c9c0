// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/managementtools.h"

#include "execution/preparation/schemas.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/chosentool.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/builtins/tools/tooldetails.h"
#include "toolkit/builtins/tools/versionremoval.h"
#include "toolkit/command/services.h"
#include "toolkit/curation.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

Result<json::Value> detailsOfTool(const CommandContext &context, const json::Value &arguments)
{
    const auto chosen = chosenTool(context, arguments["tool_name"].toString());
    if (!chosen)
        return chosen.error();
    std::optional<workspace::Version> version = chosen->version;
    if (arguments.contains("version")) {
        version = workspace::Version::parse(arguments["version"].toString());
        if (!version || !chosen->tool->versions.contains(*version))
            return unknownVersion(*chosen->tool, std::string(arguments["version"].toString()));
    }
    const auto health = context.services->curation.health();
    const workspace::Schemas schemas = context.services->schemas.all();
    return toolDetails({*context.workspace, *health, schemas, context.services->curation.unreadFiles(),
                        context.isVisible, context.client.enums},
                       *chosen->tool, version);
}

} // namespace

std::unique_ptr<BuiltIn> describeTool()
{
    mcp::Tool tool;
    tool.name = "describe_tool";
    tool.title = "Describe a tool";
    tool.description = "Shows the whole definition of a saved tool: its versions with their operations, the "
                       "parameters that are left "
                       "for callers, which context variables are injected, what it answers, the types and "
                       "mappings it uses, what uses "
                       "it, its health, hints, pagination, caching and examples. Call the tool with "
                       "invoke_command, try it with "
                       "test_saved_tool, change it with update_saved_tool.";
    tool.inputSchema = argumentsSchema(
        {{"tool_name", textArgument("Name of the saved tool."), Argument::Need::Required},
         {"version", textArgument("Number of the version; the one that calls get if left out.")}});
    tool.hints = kReadsHere;
    auto run = [](const CommandContext &context, const json::Value &arguments, CommandDone done) -> Running {
        Result<json::Value> details = detailsOfTool(context, arguments);
        if (details)
            done(withinBudget(context, *std::move(details)));
        else
            done(refused(std::move(details).error()));
        return nullptr;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management}, std::move(run));
}

} // namespace tooltray::toolkit
