// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/getresponseformat.h"

#include "base/hiddentext.h"
#include "execution/preparation/schemas.h"
#include "json/decode.h"
#include "toolkit/catalogue/answerschema.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/command/services.h"
#include "toolkit/commands/condensed.h"
#include "toolkit/commands/parameter.h"
#include "toolkit/commands/responseschemas.h"
#include "workspace/checks/checkversion.h"
#include "workspace/definitions/enumnames.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

// Of a command of ours.
AnswerSchema formatOf(const mcp::Tool &tool)
{
    ResponseSchema response = responseSchema(tool.name);
    if (!tool.outputSchema.isNull())
        response.schema = tool.outputSchema;
    return {std::move(response.schema), std::string(response.note)};
}

CommandOutcome unknown(const std::string &name)
{
    return execution::toolFailure(Error{ErrorKind::NotFound, "unknown_command",
                                        "There is no command named \"" + name + "\" (command_name).",
                                        "Call list_commands to see what there is."});
}

} // namespace

GetResponseFormat::GetResponseFormat(Catalogue &catalogue) : m_catalogue(catalogue)
{
    m_tool.name = "get_response_format";
    m_tool.title = "What a command answers";
    m_tool.description =
        "Tells what the result of a command looks like, with the version it holds for: as JSON "
        "Schema (format raw) or in few words (llm). Failures always are {error: {level, code, "
        "message, hint}}.";
    m_tool.inputSchema = parametersSchema(
        {{"command_name", textParameter("The name of the command, as list_commands has it.")},
         {"version", textParameter("The version of a saved tool. Left out: the active one.")},
         {"format", choiceParameter({"raw", "llm"}, "JSON Schema (raw) or few words (llm, the default).")}},
        {"command_name"});
    m_tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
}

Running GetResponseFormat::run(const CommandContext &context, json::Value arguments, CommandDone done)
{
    const std::string name(arguments["command_name"].toString());
    const std::string_view version = arguments["version"].toString();
    AnswerSchema format;
    CommandResult result;
    result.structured = json::Value::object({{"name", name}});
    const OwnCommand *own = version.empty() ? m_catalogue.findOwn(context.client, name) : nullptr;
    if (own != nullptr) {
        format = formatOf(own->builtIn->tool());
        result.structured.set("version", "1");
        result.structured.set("content_type", "json");
    } else {
        const auto saved = m_catalogue.findSaved(context.client, *context.workspace,
                                                 version.empty() ? name : name + "@" + std::string(version));
        if (!saved) {
            done(unknown(name));
            return {};
        }
        const auto served = m_catalogue.saved().served(*context.workspace, saved->tool->name);
        const Version wanted =
            saved->version && served->versions.contains(*saved->version) ? *saved->version : served->active;
        const ToolVersion definition = served->resolved(wanted);
        format =
            answerSchema(*context.workspace, definition,
                         context.services->schemas.state(endpointOf(*context.workspace, *served)).schema);
        result.structured.set("version", wanted.toString());
        result.structured.set("content_type", json::nameOf(definition.result.format));
    }
    if (format.schema.isNull())
        format.schema = json::Value::object(); // anything
    format.schema = withoutHiddenIn(std::move(format.schema));
    if (arguments["format"].toString() == "raw")
        result.structured.set("schema", std::move(format.schema));
    else
        result.structured.set("schema", condensed(format.schema));
    if (!format.note.empty())
        result.structured.set("note", format.note);
    done(std::move(result));
    return {};
}

} // namespace tooltray::toolkit
