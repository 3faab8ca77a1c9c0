// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/invokecommand.h"

#include "toolkit/commands/parameter.h"

namespace tooltray::toolkit {

InvokeCommand::InvokeCommand()
{
    m_tool.name = "invoke_command";
    m_tool.title = "Run a command";
    m_tool.description =
        "Runs any command of list_commands: a saved tool, also one that was saved a moment ago and is not "
        "listed "
        "as a tool yet, or a built-in one. The parameters are checked against the command's schema first; "
        "what does "
        "not fit is named. Find names and parameters with list_commands (query, detail \"full\").";
    m_tool.inputSchema = parametersSchema(
        {{"command_name", textParameter("The name of the command, as list_commands has it.")},
         {"parameters",
          json::Value::object({{"type", "object"},
                               {"additionalProperties", true},
                               {"description", "The parameters of the command by their names. {} "
                                               "or left out: none."}})},
         {"version", textParameter("The version of a saved tool, such as 0.1.0. Left out: the active one.")}},
        {"command_name"});
    m_tool.hints = {.readOnly = false, .destructive = true, .idempotent = false, .openWorld = true};
}

Running InvokeCommand::run(const CommandContext &, json::Value, CommandDone done)
{
    done(execution::CallFailure{
        execution::Level::Internal,
        Error{ErrorKind::Internal, "not_unwrapped", "invoke_command was run itself.", "Report this."}});
    return {};
}

} // namespace tooltray::toolkit
