// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/managementtools.h"

#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/namecursor.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/builtins/tools/toolviews.h"
#include "toolkit/client/shownfiles.h"
#include "toolkit/command/services.h"
#include "toolkit/curation.h"

#include <utility>

namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> listTools()
{
    mcp::Tool tool;
    tool.name = "list_saved_tools";
    tool.title = "Saved tools";
    tool.description =
        "Lists the saved tools by name, with description, kind, endpoint, versions, tags and health (ok, "
        "broken with "
        "the reasons, unchecked, disabled, outdated where its file cannot be read). query and tag narrow it "
        "down. Call one with invoke_command; "
        "describe_tool shows its parameters, list_commands those of several at once.";
    tool.inputSchema = argumentsSchema(
        {{"tag", textArgument("Only tools with this tag.")},
         {"query", textArgument("Only tools with all of these words in name, title, description or tags.")},
         {"cursor", textArgument("next_cursor of the answer before, for further tools.")}});
    tool.hints = kReadsHere;
    auto run = [](const CommandContext &context, const json::Value &arguments, CommandDone done) -> Running {
        ToolListing listing;
        listing.tag = arguments["tag"].toString();
        listing.query = arguments["query"].toString();
        Result<std::string> after = nameInCursor(arguments["cursor"].toString());
        if (!after) {
            done(refused(std::move(after).error()));
            return nullptr;
        }
        listing.after = *std::move(after);
        const auto health = context.services->curation.health();
        const UnreadFiles unread = shownFiles(context.services->curation.unreadFiles(), *context.workspace,
                                              context.client, context.isVisible);
        done(pageWithinBudget(
            context, toolList(*context.workspace, *health, unread, listing, context.isVisible), "tools",
            [](const json::Value &item, std::size_t) { return cursorBehind(item["name"].toString()); }));
        return nullptr;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management}, std::move(run));
}

} // namespace tooltray::toolkit
