// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/task/ask.h"
#include "execution/preparation/schemas.h"
#include "execution/runs/executor.h"
#include "toolkit/access/clientview.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/commandcontext.h"

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::toolkit {

namespace {

// Asks once for an endpoint that several tools use.
EndpointRefusals endpointRefusals(const CommandContext &context)
{
    return [&context,
            known = std::map<std::string, std::optional<Error>>()](const std::string &endpoint) mutable {
        const auto [found, isNew] = known.try_emplace(endpoint);
        if (isNew)
            found->second = context.services->executor.refusal(*context.workspace, endpoint);
        return found->second;
    };
}

VariableRefusals variableRefusals(const CommandContext &context)
{
    return [&context](const workspace::ContextVariable &variable, const std::string &endpoint) {
        return context.services->executor.variableRefusal(*context.workspace, variable, endpoint);
    };
}

// Calls back with how the tools are now, at once where that is known: the health that is kept may still be that of the
// state before a change.
Running withHealth(const CommandContext &context, const WorkPool &pool,
                   std::function<void(const workspace::Health &)> answer)
{
    const auto known = context.services->workspaceAccess.health();
    workspace::WorkspacePtr workspace = context.services->workspaceAccess.workspace();
    workspace::Schemas schemas = context.services->schemas.all();
    if (known->isOf(workspace, schemas)) {
        answer(*known);
        return nullptr;
    }
    Guard guard = makeGuard();
    auto work = [workspace = std::move(workspace), schemas = std::move(schemas),
                 known]() -> Result<workspace::Health> {
        return workspace::Health::check(workspace, schemas, *known);
    };
    whenDone(ask(pool.get(), std::move(work)), guard.get(),
             [known, answer = std::move(answer)](const Result<workspace::Health> &health) {
                 answer(health ? *health : *known);
             });
    return guard;
}

} // namespace

std::unique_ptr<BuiltIn> listTools(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "list_saved_tools";
    tool.title = "Saved tools";
    tool.description =
        "Lists the saved tools by name, with description, kind, endpoint, versions, tags and health (ok, "
        "broken with the reasons, blocked if its endpoint cannot be used, unchecked, disabled, outdated if "
        "its file cannot be read). query and tag narrow it down. Call one with invoke_command; describe_tool "
        "shows its parameters, list_commands those of several at once.";
    tool.inputSchema = argumentsSchema(
        {{"tag", textArgument("Only tools with this tag.")},
         {"query", textArgument("Only tools with all of these words in name, title, description or tags.")},
         {"cursor", textArgument("next_cursor of the previous response.")}});
    tool.hints = kReadsHere;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        ToolListing listing;
        listing.tag = arguments["tag"].toString();
        listing.query = arguments["query"].toString();
        Result<std::string> after = nameInCursor(arguments["cursor"].toString());
        if (!after) {
            done(refused(std::move(after).error()));
            return nullptr;
        }
        listing.after = *std::move(after);
        auto answer = [context, listing = std::move(listing),
                       done = std::move(done)](const workspace::Health &health) {
            const workspace::Schemas schemas = context.services->schemas.all();
            const ToolQuestion question{*context.workspace,
                                        health,
                                        schemas,
                                        shownFiles(context.services->workspaceAccess.unreadFiles(),
                                                   *context.workspace, *context.client, context.isVisible),
                                        context.isVisible,
                                        endpointRefusals(context),
                                        variableRefusals(context)};
            done(pageWithinBudget(
                context, toolList(question, listing), "tools",
                [](const json::Value &item, std::size_t) { return cursorBehind(item["name"].toString()); }));
        };
        return withHealth(context, pool, std::move(answer));
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management}, std::move(run));
}

namespace {

Result<json::Value> detailsOfTool(const CommandContext &context, const json::Value &arguments,
                                  const workspace::Health &health)
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
    const workspace::Schemas schemas = context.services->schemas.all();
    return toolDetails({*context.workspace, health, schemas, context.services->workspaceAccess.unreadFiles(),
                        context.isVisible, endpointRefusals(context), variableRefusals(context),
                        context.client->enums},
                       *chosen->tool, version);
}

} // namespace

std::unique_ptr<BuiltIn> describeTool(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "describe_tool";
    tool.title = "Describe a tool";
    tool.description =
        "Shows the whole definition of a saved tool: its versions with their operations, the parameters that "
        "callers pass, the context variables that are injected, what it returns, the types and mappings it "
        "uses, what uses it, its health, hints, pagination, caching and examples. Call the tool with "
        "invoke_command, try it with test_saved_tool, change it with update_saved_tool.";
    tool.inputSchema = argumentsSchema(
        {{"tool_name", textArgument("Name of the saved tool."), CommandArgument::Need::Required},
         {"version", textArgument("Number of the version. Default: the active version.")}});
    tool.hints = kReadsHere;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        return withHealth(context, pool,
                          [context, arguments, done = std::move(done)](const workspace::Health &health) {
                              Result<json::Value> details = detailsOfTool(context, arguments, health);
                              if (details)
                                  done(withinBudget(context, *std::move(details)));
                              else
                                  done(refused(std::move(details).error()));
                          });
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management}, std::move(run));
}

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
    tool.description =
        "Deletes a saved tool, or, with version, one of its versions. Refused while another tool calls it, "
        "and for a tool that a person pinned. A person can undo this in the Tooltray window.";
    tool.inputSchema = argumentsSchema(
        {{"tool_name", textArgument("Name of the saved tool."), CommandArgument::Need::Required},
         {"version", textArgument("Number of the version to delete. Default: the whole tool.")}});
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
