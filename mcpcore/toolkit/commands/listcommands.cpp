// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/listcommands.h"

#include "base/hiddentext.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/commands/commandlisting.h"
#include "toolkit/commands/parameter.h"

#include <utility>

namespace tooltray::toolkit {

ListCommands::ListCommands(Catalogue &catalogue) : m_catalogue(catalogue)
{
    m_tool.name = "list_commands";
    m_tool.title = "List commands";
    m_tool.description = "Lists what can be run with invoke_command: every saved tool and every built-in "
                         "one, with its parameters. "
                         "Saved tools are there the moment they are saved. Narrow it with query (words that "
                         "must all be in the name "
                         "or the description) or names; detail \"full\" adds the parameter schemas, as JSON "
                         "Schema (format raw) or "
                         "in few words (format llm). Go on with cursor = next_cursor.";
    m_tool.inputSchema = parametersSchema(
        {{"names", json::Value::object({{"type", "array"},
                                        {"items", json::Value::object({{"type", "string"}})},
                                        {"description", "Only these commands."}})},
         {"query", textParameter("Words that must all be in the name, title, description or tags.")},
         {"detail",
          choiceParameter({"names", "summary", "full"},
                          "How much to say of each: names; summary (the default) adds the description; "
                          "full adds parameters and annotations.")},
         {"cursor", textParameter("next_cursor of the page before.")},
         {"format", choiceParameter({"raw", "llm"},
                                    "Parameters as JSON Schema (raw, the default) or in few words (llm).")}});
    m_tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
}

Running ListCommands::run(const CommandContext &context, json::Value arguments, CommandDone done)
{
    Result<CommandQuestion> question = commandQuestion(arguments);
    if (!question) {
        done(execution::toolFailure(std::move(question).error()));
        return {};
    }
    CommandResult result;
    result.structured =
        withoutHiddenIn(commandListing(m_catalogue, context.client, *context.workspace, *question));
    done(std::move(result));
    return {};
}

} // namespace tooltray::toolkit
