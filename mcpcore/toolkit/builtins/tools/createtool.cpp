// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/managementtools.h"

#include "toolkit/builtins/tools/definitionarguments.h"
#include "toolkit/builtins/tools/savetool.h"

#include <utility>

namespace tooltray::toolkit {

std::unique_ptr<BuiltIn> createTool(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "create_saved_query_tool";
    tool.title = "Save a tool";
    tool.description =
        "Saves a GraphQL operation (or, with operation, a REST request or several steps) as a tool of its "
        "own, "
        "which can be called at once. The operation is validated first; errors name line, column and a "
        "suggestion, and nothing is saved then. Without parameter_schema the parameters are inferred from "
        "the "
        "variables and the schema. A variable named like a context variable (list_graphql_context) is filled "
        "from it and hidden from callers, unless parameter_schema declares it.\n"
        "The answer's call holds the exact arguments for invoke_command, with example values: use it in this "
        "turn, before the tool appears in your own list. Try a query with validate_graphql_query or "
        "execute_graphql_query before, and the tool with test_saved_tool afterwards.";
    tool.inputSchema = definitionArguments(DefinitionUse::Create);
    tool.hints = kAdds;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<ToolDraft> draft = newTool(*context.workspace, arguments);
        if (!draft) {
            done(refused(std::move(draft).error()));
            return nullptr;
        }
        auto saving = std::make_shared<SaveTool>(context, *std::move(draft), false, pool, std::move(done));
        saving->start();
        return saving;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management, true}, std::move(run));
}

} // namespace tooltray::toolkit
