// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/packs/packtools.h"

#include "base/ask.h"
#include "toolkit/builtins/guard.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/chosentool.h"
#include "toolkit/builtins/results/budget.h"
#include "workspace/edits/check.h"
#include "workspace/exchange/exportpack.h"
#include "workspace/exchange/pack.h"
#include "json/write.h"

#include <algorithm>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

bool hasTag(const Tool &tool, const json::Value &tags)
{
    return std::ranges::any_of(tags.elements(), [&](const json::Value &tag) {
        return std::ranges::find(tool.tags, tag.toString()) != tool.tags.end();
    });
}

// The names of what is asked for, so that nothing the client may not know of is among it.
Result<PackSelection> exportSelection(const CommandContext &context, const json::Value &arguments)
{
    PackSelection selection;
    const json::Value &tags = arguments["tags"];
    const bool isAll = arguments["names"].isEmpty() && tags.isEmpty();
    for (const json::Value &name : arguments["names"].elements()) {
        const auto chosen = chosenTool(context, name.toString(), "name (in \"names\")");
        if (!chosen)
            return chosen.error();
        selection.names.push_back(chosen->tool->name);
    }
    for (const auto &[name, entry] : context.workspace->entries(ObjectKind::Tool)) {
        const Tool &tool = std::get<Tool>(entry.object());
        if ((isAll || hasTag(tool, tags)) && context.isVisible(tool))
            selection.names.push_back(name);
    }
    if (selection.names.empty())
        return Error{ErrorKind::NotFound, "nothing_to_export",
                     isAll ? "There is no saved tool to export." : "No saved tool has one of the \"tags\".",
                     isAll ? "Save one with create_saved_query_tool first."
                           : "Call list_saved_tools to see which tags there are."};
    return selection;
}

// Too large to be handed out at once: a pack that lost a part would be imported as if it were whole.
CommandResult keptPack(const CommandContext &context, json::Value pack, std::size_t bytes)
{
    CommandResult result;
    result.structured = json::Value::object({{"format", pack["format"]},
                                             {"version", pack["version"]},
                                             {"bytes", bytes},
                                             {"tools_count", pack["tools"].size()}});
    const std::string handle = keptForLater(context, std::move(pack), bytes);
    result.structured.set(
        "next",
        json::Value(handle.empty() ? "The pack is too large. Export fewer tools at a time, by \"names\"."
                                   : "The pack is larger than one answer. Read it with read_result and "
                                     "this handle, or export fewer tools at a time."));
    if (!handle.empty())
        result.structured.set("handle", json::Value(handle));
    return result;
}

CommandOutcome answerWith(const CommandContext &context, const Result<Pack> &pack)
{
    if (!pack)
        return refused(pack.error());
    for (const auto &[key, object] : pack->objects) {
        const auto *tool = std::get_if<Tool>(&object);
        if (tool != nullptr && !context.isVisible(*context.workspace->find<Tool>(tool->name)))
            return refused({ErrorKind::Denied, "export_incomplete",
                            "One of the tools needs something that this client may not export.",
                            "Name the tools to export one by one, or ask the person to export them."});
    }
    for (const auto &[key, object] : pack->objects) {
        if (auto hidden = checkVisible(key, object))
            return refused(*std::move(hidden));
    }
    json::Value encoded = encode(*pack);
    const std::size_t bytes = json::write(encoded).size();
    if (bytes > context.client.resultBytes && !context.takesAnySize)
        return keptPack(context, std::move(encoded), bytes);
    return answered(std::move(encoded));
}

} // namespace

std::unique_ptr<BuiltIn> exportTools(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "export_tools";
    tool.title = "Export tools";
    tool.description =
        "Gives saved tools as a portable pack, with the types and mappings they need and without secrets: "
        "all of them, "
        "or those of the names or with one of the tags. import_tools takes the pack in another workspace.";
    tool.inputSchema = argumentsSchema({{"names", textsArgument("Names of tools.")},
                                        {"tags", textsArgument("Tags; every tool with one of them.")}});
    tool.hints = kReadsHere;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<PackSelection> selection = exportSelection(context, arguments);
        if (!selection) {
            done(refused(std::move(selection).error()));
            return nullptr;
        }
        Guard guard = makeGuard();
        auto work = [workspace = context.workspace, selection = *std::move(selection)] {
            return exportPack(*workspace, selection);
        };
        whenDone(
            ask(pool.get(), std::move(work)), guard.get(),
            [context, done = std::move(done)](const Result<Pack> &pack) { done(answerWith(context, pack)); });
        return guard;
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{BuiltInGroup::Management},
                                            std::move(run));
}

} // namespace tooltray::toolkit
