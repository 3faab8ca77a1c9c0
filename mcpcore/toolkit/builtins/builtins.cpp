// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/text/hiddentext.h"
#include "base/time/clock.h"
#include "execution/preparation/schemas.h"
#include "toolkit/builtins/commandsearch.h"
#include "toolkit/builtins/packs.h"
#include "toolkit/catalogue/answerschema.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/catalogue.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/commandcontext.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/decode.h"

#include <memory>
#include <string>
#include <utility>

namespace tooltray::toolkit {

std::vector<std::unique_ptr<BuiltIn>> builtIns()
{
    const auto pool = std::make_shared<QThreadPool>();
    std::vector<std::unique_ptr<BuiltIn>> tools;
    tools.push_back(executeQuery(pool));
    tools.push_back(validateQuery(pool));
    tools.push_back(getSchemaInfo(pool));
    tools.push_back(searchSchema(pool));
    tools.push_back(refreshSchema(pool));
    tools.push_back(listEndpoints());
    tools.push_back(createTool(pool));
    tools.push_back(updateTool(pool));
    tools.push_back(deleteTool(pool));
    tools.push_back(listTools(pool));
    tools.push_back(describeTool(pool));
    tools.push_back(testTool());
    tools.push_back(setContext(pool));
    tools.push_back(listContext(pool));
    tools.push_back(clearContext(pool));
    tools.push_back(createType(pool));
    tools.push_back(listTypes());
    tools.push_back(deleteType());
    tools.push_back(setMapping(pool));
    tools.push_back(listMappings());
    tools.push_back(deleteMapping());
    tools.push_back(setPrompt());
    tools.push_back(listPrompts());
    tools.push_back(deletePrompt());
    tools.push_back(exportTools(pool));
    tools.push_back(importTools(pool));
    tools.push_back(readResult());
    tools.push_back(getRecentCalls());
    return tools;
}

namespace {

using namespace workspace;

// Reads what is new among thousands of commands turn by turn of the event loop before it searches them.
class ListedCommands : public std::enable_shared_from_this<ListedCommands> {
public:
    ListedCommands(Catalogue &catalogue, CommandWords &words, CommandContext context,
                   CommandQuestion question)
        : m_catalogue(catalogue)
        , m_words(words)
        , m_context(std::move(context))
        , m_question(std::move(question))
    {}

    // True if it has answered.
    bool start(CommandDone done)
    {
        m_done = std::move(done);
        return goOn();
    }

private:
    bool goOn()
    {
        if (!m_question.query.empty() && !readCommands(m_catalogue, *m_context.workspace, m_words)) {
            m_next = m_context.services->clock.startTimer({}, [this] {
                const auto self = shared_from_this();
                goOn();
            });
            return false;
        }
        json::Value listing =
            commandListing(m_catalogue, m_words, *m_context.client, *m_context.workspace, m_question);
        const auto cursorAt = [](const json::Value &item, std::size_t) {
            return cursorBehind(item["name"].toString());
        };
        m_done(m_question.names.empty()
                   ? pageWithinBudget(m_context, std::move(listing), "commands", cursorAt)
                   : withinBudget(m_context, std::move(listing)));
        return true;
    }

    Catalogue &m_catalogue;
    CommandWords &m_words;
    CommandContext m_context;
    CommandQuestion m_question;
    CommandDone m_done;
    Timer m_next;
};

// The catalogue: every command that the client is offered, by name, by words or page by page.
std::unique_ptr<BuiltIn> listCommands(Catalogue &catalogue)
{
    mcp::Tool tool;
    tool.name = "list_commands";
    tool.title = "List commands";
    tool.description =
        "Lists what invoke_command runs: saved tools, even new ones, and built-in commands. query "
        "finds them by what you want to do (\"close a ticket\"), best match first; detail "
        "\"full\" adds parameters.";
    tool.inputSchema = argumentsSchema(
        {{"names", textsArgument("Only these commands.")},
         {"query", textArgument("What you want to do, in plain words.")},
         {"detail", choiceArgument({"names", "summary", "full"},
                                   "summary (default) has descriptions; full also parameters and "
                                   "annotations.")},
         {"cursor", textArgument("next_cursor of the previous page.")},
         {"format",
          choiceArgument({"raw", "llm"}, "Of parameters: JSON Schema (raw, default) or compact (llm).")}});
    tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
    auto words = std::make_shared<CommandWords>();
    auto run = [&catalogue, words](const CommandContext &context, const json::Value &arguments,
                                   CommandDone done) -> Running {
        Result<CommandQuestion> question = commandQuestion(arguments);
        if (!question) {
            done(execution::toolFailure(std::move(question).error()));
            return {};
        }
        auto listing = std::make_shared<ListedCommands>(catalogue, *words, context, *std::move(question));
        return listing->start(std::move(done)) ? Running() : listing;
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
        "Runs a saved tool, even a new one, or a built-in command that your list of tools lacks, "
        "such as read_result, update_saved_tool or get_query_dsl. "
        "list_commands finds commands and their parameters.";
    tool.inputSchema = argumentsSchema(
        {{"command_name", textArgument("As list_commands lists it."), CommandArgument::Need::Required},
         {"parameters", objectArgument("By name. Default: none.")},
         {"version", textArgument("Of a saved tool, such as 0.1.0. Default: the active one.")}});
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
    "A tool that create_saved_query_tool saves is one GraphQL operation with typed variables.\n- One "
    "operation per document; fragments are fine. Values that differ from call to call are variables: query "
    "($state: IssueState!) { issues(state: $state) { nodes { id title } } }.\n- Parameters are the "
    "variables. Without parameter_schema, their schema is inferred. Otherwise it is JSON Schema (2020-12) "
    "with type object; {\"$ref\": \"tooltray:types/NAME\"} is a saved type, {\"$ref\": "
    "\"tooltray:mappings/NAME\"} takes the labels of a mapping and sends its values. Parameters that it does "
    "not declare are rejected, unless it has additionalProperties.\n- A variable named like a context key "
    "(ignoring case and underscores) is filled from the context and hidden from callers, unless "
    "parameter_schema declares it; then callers can override it.\n- Optional parameters that are absent or "
    "null are omitted from the request.\n- Names: [a-z][a-z0-9_]{0,47}. Versions: 0.1.0, 0.2.0 and so on; "
    "one is active.\n- pagination_config ({} is enough) fetches a whole list: the operation takes the page "
    "arguments from variables and, for relay, selects pageInfo { hasNextPage endCursor }; max_items limits "
    "it.\n- bindings fill variables that callers do not pass: {\"state\": {\"constant\": "
    "\"OPEN\"}}.\n- Enum values can have descriptions: {\"type\": \"string\", \"oneOf\": [{\"const\": "
    "\"HIGH\", \"description\": \"at once\"}]}, or enum with enumDescriptions. They must be values of the "
    "GraphQL enum.\n- update_saved_tool takes examples as [{\"name\": TEXT, \"parameters\": {...}, "
    "\"assertions\": [{\"path\": JSON Pointer, \"equals\": VALUE}]}]; an assertion has equals, matches (a "
    "pattern), exists or type.\n- idempotency caches responses, for queries only: identical calls within "
    "ttl_seconds are answered from the cache. cache_key_params names the parameters or variables that form "
    "the cache key.\n- result shapes the response: path (JSON Pointer), drop, rename, max_items, format "
    "json, toon, csv or auto (the default).\n- GraphQL is that of the September 2025 edition, as far as the "
    "endpoint's "
    "schema allows; validate_graphql_query reports the limits on depth, fields and complexity.\n- For a REST "
    "API that has a description (list_endpoints says so), graphql_query is an operation such as GET "
    "/pets/{id}: parameters, request and paging are taken from the description.";

constexpr const char *kPackRules =
    "\nREST and composite tools are saved with the argument operation of create_saved_query_tool and "
    "update_saved_tool (with bindings, and parameter_schema for parameters), or as a pack with import_tools; "
    "examples has one of each kind, ready to import.\n- A tool names its \"endpoint\", which may be omitted "
    "if there is only one; a REST path is appended to the URL of the endpoint.\n- rest: method, path with "
    "{variables}, query, headers, cookies, body (JSON unless the header Content-Type says a form, "
    "multipart/form-data or another type; a file is {\"content_base64\" or \"text\", \"filename\"?, "
    "\"content_type\"?}), styles (of lists and objects, as OpenAPI names them: {\"query:NAME\": {\"style\": "
    "\"deepObject\", \"explode\": true}}). Its pagination may also be link, next_url or last_item. The "
    "variables of its "
    "pagination are query parameters or {variables} "
    "of the path. A binding says where a value comes from: {\"parameter\": NAME}, {\"constant\": VALUE}, "
    "{\"context\": KEY}, {\"step\": NAME, \"path\": JSON Pointer}, {\"object\": {NAME: binding}}; "
    "\"transforms\" changes it before it is used.\n- A header or query parameter that the endpoint sets "
    "cannot be overridden.\n- A GET, HEAD, OPTIONS or QUERY request counts as reading, unless it overrides "
    "the method, "
    "contains a GraphQL operation or may go to a GraphQL server. All other requests count as writing; only a "
    "person can mark one as "
    "read-only.\n- steps run in order, each a REST request, {\"document\": GraphQL} or {\"tool\": NAME}; "
    "when is the condition for running one, result is what the tool returns. A step that fails ends the "
    "call, as does a value of an earlier step that is missing or null, unless its binding says \"optional\": "
    "true. Tools can call each other at most 8 levels deep. At most one mutation is allowed; only a person "
    "can allow more.\n- switch: one parameter selects the case to run.\nTry a pack with dry_run first.";
constexpr const char *kImports = "import_tools";

// Tells agents how a tool is written down.
std::unique_ptr<BuiltIn> getQueryDsl(Catalogue &catalogue)
{
    mcp::Tool tool;
    tool.name = "get_query_dsl";
    tool.title = "Tool format";
    tool.description = "Explains how to define a tool: the format of create_saved_query_tool, which has a "
                       "version of its own, the GraphQL it accepts, and the packs of import_tools, for REST "
                       "and composite tools. Read it once before you save tools.";
    tool.inputSchema = argumentsSchema(
        {{"format", choiceArgument({"raw", "llm"}, "JSON Schema (raw) or compact form (llm, default).")}});
    tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
    auto run = [&catalogue](const CommandContext &context, const json::Value &arguments,
                            CommandDone done) -> Running {
        json::Value view = json::Value::object({{"version", kDslVersion}});
        // Where the client may not save tools there is no format to save them in.
        if (catalogue.findOwn(*context.client, kDefines) != nullptr) {
            const json::Value schema = definitionFormat();
            if (arguments["format"].toString() == "raw")
                view.set("definition", schema);
            else
                view.set("definition", std::string(kDefines) + " " + condensed(schema));
        }
        std::string rules = kRules;
        if (catalogue.findOwn(*context.client, kImports) != nullptr) {
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

CallOutcome unknown(const std::string &name)
{
    return execution::toolFailure(Error{ErrorKind::NotFound, "unknown_command",
                                        "There is no command named \"" + name + "\" (in \"command_name\").",
                                        "Call list_commands to see the commands."});
}

// Tells what the result of a command looks like.
std::unique_ptr<BuiltIn> getResponseFormat(Catalogue &catalogue)
{
    mcp::Tool tool;
    tool.name = "get_response_format";
    tool.title = "Response format";
    tool.description = "Shows what a command returns, and for which version, as JSON Schema (format raw) or "
                       "in compact form (llm). Failures are always {error: {level, code, message, hint}}.";
    tool.inputSchema = argumentsSchema(
        {{"command_name", textArgument("Name of the command, as listed by list_commands."),
          CommandArgument::Need::Required},
         {"version", textArgument("The version of a saved tool. Default: the active version.")},
         {"format", choiceArgument({"raw", "llm"}, "JSON Schema (raw) or compact form (llm, default).")}});
    tool.hints = {.readOnly = true, .destructive = false, .idempotent = true, .openWorld = false};
    auto run = [&catalogue](const CommandContext &context, const json::Value &arguments,
                            CommandDone done) -> Running {
        const std::string name(arguments["command_name"].toString());
        const std::string_view version = arguments["version"].toString();
        AnswerSchema format;
        json::Value view = json::Value::object({{"name", name}});
        const OwnCommand *own = version.empty() ? catalogue.findOwn(*context.client, name) : nullptr;
        if (own != nullptr) {
            format = formatOf(own->builtIn->tool());
            view.set("version", "1");
            view.set("content_type", "json");
        } else {
            const auto saved =
                catalogue.findSaved(*context.client, *context.workspace,
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
