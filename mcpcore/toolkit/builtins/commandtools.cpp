// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/text/hiddentext.h"
#include "execution/preparation/schemas.h"
#include "toolkit/builtins/commandlisting.h"
#include "toolkit/builtins/packs.h"
#include "toolkit/builtins/responseschemas.h"
#include "toolkit/catalogue/answerschema.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/commandcontext.h"
#include "workspace/checks/checkversion.h"
#include "workspace/definitions/enumnames.h"
#include "json/decode.h"

#include <memory>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

// The catalogue: every command that the client is offered, by name, by words or page by page.
std::unique_ptr<BuiltIn> listCommands(Catalogue &catalogue)
{
    mcp::Tool tool;
    tool.name = "list_commands";
    tool.title = "List commands";
    tool.description = "Lists what can be run with invoke_command: every saved tool and every built-in "
                       "one, with its parameters. "
                       "Saved tools are there the moment they are saved. Narrow it with query (what you want "
                       "to do, such as \"close a ticket\": "
                       "the best match first) or names; detail \"full\" adds the parameter schemas, as JSON "
                       "Schema (format raw) or "
                       "in few words (format llm). Go on with cursor = next_cursor.";
    tool.inputSchema = argumentsSchema(
        {{"names", json::Value::object({{"type", "array"},
                                        {"items", json::Value::object({{"type", "string"}})},
                                        {"description", "Only these commands."}})},
         {"query",
          textArgument("What you want to do, in plain words. Any word may match; more and rarer ones rank "
                       "higher.")},
         {"detail",
          choiceArgument({"names", "summary", "full"},
                         "How much to say of each: names; summary (the default) adds the description; "
                         "full adds parameters and annotations.")},
         {"cursor", textArgument("next_cursor of the page before.")},
         {"format", choiceArgument({"raw", "llm"},
                                   "Parameters as JSON Schema (raw, the default) or in few words (llm).")}});
    tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
    auto run = [&catalogue](const CommandContext &context, const json::Value &arguments,
                            CommandDone done) -> Running {
        Result<CommandQuestion> question = commandQuestion(arguments);
        if (!question) {
            done(execution::toolFailure(std::move(question).error()));
            return {};
        }
        json::Value listing = commandListing(catalogue, context.client, *context.workspace, *question);
        done(question->names.empty() ? pageWithinBudget(
                 context, std::move(listing), "commands",
                 [](const json::Value &item, std::size_t) { return cursorBehind(item["name"].toString()); })
                                     : withinBudget(context, std::move(listing)));
        return {};
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{}, std::move(run));
}

// Calls any other command. Dispatch looks inside: what is called through it is checked, run and recorded as if it were
// called by its own name, so that it is never run itself.
std::unique_ptr<BuiltIn> invokeCommand()
{
    mcp::Tool tool;
    tool.name = "invoke_command";
    tool.title = "Run a command";
    tool.description =
        "Runs any command of list_commands: a saved tool, also one that was saved a moment ago and is not "
        "listed "
        "as a tool yet, or a built-in one. The parameters are checked against the command's schema first; "
        "what does "
        "not fit is named. Find names and parameters with list_commands (query, detail \"full\").";
    tool.inputSchema = argumentsSchema(
        {{"command_name", textArgument("The name of the command, as list_commands has it."),
          CommandArgument::Need::Required},
         {"parameters",
          json::Value::object({{"type", "object"},
                               {"additionalProperties", true},
                               {"description", "The parameters of the command, by name. Default: {}."}})},
         {"version",
          textArgument("The version of a saved tool, such as 0.1.0. Default: the active version.")}});
    tool.hints = {.readOnly = false, .destructive = true, .idempotent = false, .openWorld = true};
    auto run = [](const CommandContext &, const json::Value &, CommandDone done) -> Running {
        done(execution::CallFailure{
            execution::Level::Internal,
            Error{ErrorKind::Internal, "not_unwrapped", "invoke_command was run itself.", "Report this."}});
        return {};
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{}, std::move(run));
}

constexpr const char *kDslVersion = "1.3";
constexpr const char *kDefines = "create_saved_query_tool";

constexpr const char *kRules =
    "A tool that create_saved_query_tool saves is one GraphQL operation with typed variables.\n"
    "- One operation in a document, or operation names; fragments are fine. Values that differ from call to "
    "call "
    "are variables: query ($state: IssueState!) { issues(state: $state) { nodes { id title } } }.\n"
    "- Parameters are the variables. Without parameter_schema, its schema is inferred from them. Otherwise "
    "it is "
    "JSON "
    "Schema (2020-12) with type object; {\"$ref\": \"tooltray:types/NAME\"} is a saved type, {\"$ref\": "
    "\"tooltray:mappings/NAME\"} takes the labels of a mapping and sends its values. Parameters that it "
    "does not name are refused, unless it says additionalProperties.\n"
    "- A variable named like a context key (same name but for case and underscores) is filled from the "
    "context and "
    "is no parameter, unless parameter_schema declares it: then the caller may override it.\n"
    "- Optional parameters that are absent or null are not sent.\n"
    "- Names: [a-z][a-z0-9_]{0,47}. Versions: 0.1.0, 0.2.0 and so on, one of them active.\n"
    "- pagination_config fetches a list whole: style relay, offset, page or cursor, with max_items as a "
    "bound.\n"
    "- bindings fill variables that no caller passes: {\"state\": {\"constant\": \"OPEN\"}}.\n"
    "- An enumeration's values can have meanings: {\"type\": \"string\", \"oneOf\": [{\"const\": \"HIGH\", "
    "\"description\": \"at once\"}]}, or enum with enumDescriptions. They must be values of the GraphQL "
    "enum.\n"
    "- update_saved_tool takes examples as [{\"name\": TEXT, \"parameters\": {...}, \"assertions\": "
    "[{\"path\": "
    "JSON Pointer, \"equals\": VALUE}]}]; an assertion has equals, matches (a pattern), exists or type.\n"
    "- idempotency keeps answers: identical calls within ttl_seconds are answered from the cache; only for "
    "queries. cache_key_params names the parameters or variables that form the cache key.\n"
    "- result shapes the answer: path (JSON Pointer), drop, rename, max_items, format json, toon, csv or "
    "auto.\n"
    "- The subset of GraphQL is all of the September 2025 edition that the endpoint's schema allows; depth, "
    "fields "
    "and complexity have limits that validate_graphql_query reports.";

constexpr const char *kPackRules =
    "\nREST and composite tools are saved with the argument operation of create_saved_query_tool and "
    "update_saved_tool (with bindings, and parameter_schema for parameters), or as a pack with import_tools; "
    "examples has one of each kind that can be imported as it is.\n"
    "- A tool names its \"endpoint\", which may be omitted where there is only one; a REST path continues "
    "the URL of "
    "the endpoint.\n"
    "- rest: method, path with {variables}, query, headers, body. The variables of its pagination are query "
    "parameters or {variables} of the path. A binding says where a value comes from: "
    "{\"parameter\": NAME}, {\"constant\": VALUE}, {\"context\": KEY}, {\"step\": NAME, \"path\": JSON "
    "Pointer}, "
    "{\"object\": {NAME: binding}}; \"transforms\" changes it on the way.\n"
    "- A header or query parameter that the endpoint sets itself stays as it is.\n"
    "- A GET or HEAD request counts as reading, unless it overrides the method or holds a GraphQL operation. "
    "All other "
    "requests count as writing; only a person can mark one as read-only.\n"
    "- steps run one after the other, each a REST request, {\"document\": GraphQL} or {\"tool\": NAME}; when "
    "says "
    "whether, result what is answered. A step that fails ends the call, and so does a value of an earlier "
    "step that "
    "is missing or null, unless its binding says \"optional\": true. At most 8 tools can call each other in "
    "a row. "
    "One mutation at most; only a person can allow several.\n"
    "- switch: one parameter picks one of the cases.\n"
    "Try a pack with dry_run first.";
constexpr const char *kImports = "import_tools";

// Tells agents how a tool is written down.
std::unique_ptr<BuiltIn> getQueryDsl(Catalogue &catalogue)
{
    mcp::Tool tool;
    tool.name = "get_query_dsl";
    tool.title = "How a tool is written down";
    tool.description =
        "Tells how a tool is defined: the format of create_saved_query_tool and the GraphQL that "
        "can stand in it, with a version of its own, and the packs of import_tools, which REST and composite "
        "tools are made with. Read it once before saving tools.";
    tool.inputSchema = argumentsSchema(
        {{"format", choiceArgument({"raw", "llm"}, "JSON Schema (raw) or a few words (llm, the default).")}});
    tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
    auto run = [&catalogue](const CommandContext &context, const json::Value &arguments,
                            CommandDone done) -> Running {
        json::Value view = json::Value::object({{"version", kDslVersion}});
        // Where the client may not save tools there is no format to save them in.
        if (const OwnCommand *defining = catalogue.findOwn(context.client, kDefines)) {
            const json::Value &schema = defining->builtIn->tool().inputSchema;
            if (arguments["format"].toString() == "raw")
                view.set("definition", schema);
            else
                view.set("definition", std::string(kDefines) + " " + condensed(schema));
        }
        std::string rules = kRules;
        if (catalogue.findOwn(context.client, kImports) != nullptr) {
            rules += kPackRules;
            view.set("examples", packExamples());
        }
        view.set("rules", rules);
        done(withinBudget(context, std::move(view)));
        return {};
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{}, std::move(run));
}

// The format of a command of ours.
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

// Tells what the result of a command looks like.
std::unique_ptr<BuiltIn> getResponseFormat(Catalogue &catalogue)
{
    mcp::Tool tool;
    tool.name = "get_response_format";
    tool.title = "What a command answers";
    tool.description = "Shows what a command returns and for which version: as JSON Schema (format raw) "
                       "or in a few words (llm). Failures are always {error: {level, code, message, hint}}.";
    tool.inputSchema = argumentsSchema(
        {{"command_name", textArgument("The name of the command, as list_commands has it."),
          CommandArgument::Need::Required},
         {"version", textArgument("The version of a saved tool. Default: the active version.")},
         {"format", choiceArgument({"raw", "llm"}, "JSON Schema (raw) or a few words (llm, the default).")}});
    tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
    auto run = [&catalogue](const CommandContext &context, const json::Value &arguments,
                            CommandDone done) -> Running {
        const std::string name(arguments["command_name"].toString());
        const std::string_view version = arguments["version"].toString();
        AnswerSchema format;
        json::Value view = json::Value::object({{"name", name}});
        const OwnCommand *own = version.empty() ? catalogue.findOwn(context.client, name) : nullptr;
        if (own != nullptr) {
            format = formatOf(own->builtIn->tool());
            view.set("version", "1");
            view.set("content_type", "json");
        } else {
            const auto saved =
                catalogue.findSaved(context.client, *context.workspace,
                                    version.empty() ? name : name + "@" + std::string(version));
            if (!saved) {
                done(unknown(name));
                return {};
            }
            const auto served = catalogue.saved().served(*context.workspace, saved->tool->name);
            const Version wanted = saved->version && served->versions.contains(*saved->version)
                                       ? *saved->version
                                       : served->active;
            const ToolVersion definition = served->resolved(wanted);
            format =
                answerSchema(*context.workspace, definition,
                             context.services->schemas.state(endpointOf(*context.workspace, *served)).schema);
            view.set("version", wanted.toString());
            view.set("content_type", json::nameOf(definition.result.format));
        }
        if (format.schema.isNull())
            format.schema = json::Value::object(); // anything
        format.schema = withoutHiddenIn(std::move(format.schema));
        if (arguments["format"].toString() == "raw")
            view.set("schema", std::move(format.schema));
        else
            view.set("schema", condensed(format.schema));
        if (!format.note.empty())
            view.set("note", format.note);
        done(withinBudget(context, std::move(view)));
        return {};
    };
    return std::make_unique<BuiltInCommand>(std::move(tool), BuiltInCommand::Traits{}, std::move(run));
}

} // namespace

void addCommands(Catalogue &catalogue)
{
    using enum Catalogue::Listed;
    catalogue.add(listCommands(catalogue), AsTool);
    catalogue.add(invokeCommand(), AsTool);
    catalogue.add(getQueryDsl(catalogue), AsCommandOnly);
    catalogue.add(getResponseFormat(catalogue), AsCommandOnly);
}

} // namespace tooltray::toolkit
