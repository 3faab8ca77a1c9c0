// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "toolkit/builtins/savetool.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/commands/argumentsschema.h"

#include <cstdint>
#include <utility>

namespace tooltray::toolkit {

namespace {

constexpr std::int64_t kMaxPageItems = 10'000;
constexpr std::int64_t kManyItems = 1'000'000'000;
constexpr std::int64_t kLongestDay = 86'400;

json::Value inside(json::Value properties, std::string_view description)
{
    return json::Value::object({{"type", "object"},
                                {"description", description},
                                {"properties", std::move(properties)},
                                {"additionalProperties", false}});
}

json::Value paginationArgument()
{
    json::Value path = json::Value::object();
    path.set("description",
             json::Value("JSON Pointer to the paged list, such as /project/issues; several in an array with "
                         "merge_strategy custom. Default: found from the query."));
    path.set("anyOf", json::Value::array(
                          {json::Value::object({{"type", "string"}}),
                           json::Value::object(
                               {{"type", "array"}, {"items", json::Value::object({{"type", "string"}})}})}));
    json::Value variables =
        inside(json::Value::object({{"size", textArgument("Variable for the items on a page.")},
                                    {"cursor", textArgument("Variable for the cursor.")},
                                    {"offset", textArgument("Variable for the offset.")},
                                    {"page", textArgument("Variable for the page number.")}}),
               "Names of the variables that select a page. Default: found from the query.");
    return inside(
        json::Value::object(
            {{"enabled", flagArgument("false turns it off.")},
             {"style", choiceArgument({"relay", "offset", "cursor", "page"},
                                      "Pagination style. Default: found from the query.")},
             {"page_size", integerArgument(1, kMaxPageItems, "Items per page. Default: 100.")},
             {"merge_strategy",
              choiceArgument({"concat_nodes", "concat_edges", "custom"}, "How pages are joined.")},
             {"path", std::move(path)},
             {"next_cursor_path",
              textArgument("JSON Pointer to the cursor of the next page, with style cursor.")},
             {"variables", std::move(variables)},
             {"max_pages", integerArgument(1, kManyItems, "Maximum number of pages.")},
             {"max_items", integerArgument(1, kManyItems, "Maximum number of items.")},
             {"max_bytes", integerArgument(1, kManyItems, "Maximum size of all items in bytes.")},
             {"max_seconds",
              integerArgument(1, kLongestDay, "Time after which no more pages are fetched, in seconds.")}}),
        "Fetches all pages of a list in one call. The query must take the page arguments from variables and, "
        "for relay, select pageInfo { hasNextPage endCursor }.");
}

json::Value idempotencyArgument()
{
    return inside(
        json::Value::object(
            {{"enabled", flagArgument("false turns it off.")},
             {"cache_key_params", textsArgument("Variables that form the cache key. Default: all.")},
             {"ttl_seconds", integerArgument(1, kLongestDay, "Cache TTL in seconds. Default: 60.")}}),
        "Identical calls within ttl_seconds are answered from the cache, without another request.");
}

json::Value resultArgument()
{
    json::Value rename =
        json::Value::object({{"type", "object"},
                             {"description", "New names of members, keyed by the old ones."},
                             {"additionalProperties", json::Value::object({{"type", "string"}})}});
    return inside(
        json::Value::object(
            {{"path", textArgument("JSON Pointer to the part of data to return. Default: all of it.")},
             {"drop", textsArgument("Names or paths (/nodes/*/id) of members to omit.")},
             {"rename", std::move(rename)},
             {"max_items", integerArgument(1, kManyItems, "Maximum number of items in each list.")},
             {"max_bytes", integerArgument(1, kManyItems, "Maximum size of the result in bytes.")},
             {"format", choiceArgument({"json", "toon", "csv", "auto"}, "Output format. Default: json.")},
             {"expose_errors", flagArgument("Whether data with errors counts as an error.")}}),
        "Shapes the response data before it is returned.");
}

json::Value operationArgument()
{
    return objectArgument("Instead of graphql_query: a REST request {method, path, query?, headers?, body?}, "
                          "steps {steps, result?} or a switch {parameter, cases}; see get_query_dsl.");
}

json::Value bindingsArgument()
{
    return objectArgument("Sources of variables that callers do not pass, by variable name: {\"constant\": "
                          "VALUE}, {\"context\": KEY}, {\"parameter\": NAME, \"mapping\"?: NAME}.");
}

// The details of a change are those of create_saved_query_tool, which need not be listed twice.
json::Value changeArguments()
{
    constexpr const char *kAsThere = "As in create_saved_query_tool.";
    json::Value examples = json::Value::object(
        {{"type", "array"}, {"description", "Calls: {name, parameters, assertions?}; see get_query_dsl."}});
    examples.set("items", json::Value::object({{"type", "object"}}));
    return argumentsSchema(
        {{"tool_name", textArgument("Name of the saved tool."), CommandArgument::Need::Required},
         {"new_name", textArgument("New name of the tool; tools that call it are updated.")},
         {"description", textArgument(kAsThere)},
         {"graphql_query", textArgument(kAsThere)},
         {"operation", objectArgument(kAsThere)},
         {"parameter_schema", objectArgument(kAsThere)},
         {"bindings", objectArgument(kAsThere)},
         {"pagination_config", objectArgument(kAsThere)},
         {"idempotency", objectArgument(kAsThere)},
         {"result", objectArgument(kAsThere)},
         {"annotations", objectArgument("read_only, destructive, idempotent, open_world: true or false.")},
         {"endpoint", textArgument(kAsThere)},
         {"version", textArgument("Number of the version to add or change. Default: the active version.")},
         {"active_version", textArgument("Number of the version to make active.")},
         {"tags", textsArgument(kAsThere)},
         {"aliases", textsArgument("Other names for calling the tool, such as gitlab.list_issues.")},
         {"examples", std::move(examples)},
         {kAllowBroken, allowBrokenArgument()}});
}

enum class DefinitionUse : std::uint8_t { Create, Update };

// The parameters of create_saved_query_tool and update_saved_tool.
json::Value definitionArguments(DefinitionUse use)
{
    if (use == DefinitionUse::Update)
        return changeArguments();
    return argumentsSchema(
        {{"tool_name",
          textArgument("Name of the tool: lowercase letters, digits and _, at most 48, such as list_issues."),
          CommandArgument::Need::Required},
         {"description",
          textArgument("What the tool does, for agents, with the most important sentence first."),
          CommandArgument::Need::Required},
         {"graphql_query",
          textArgument("One GraphQL operation. Values that callers choose must be variables.")},
         {"operation", operationArgument()},
         {"parameter_schema",
          objectArgument(
              "JSON Schema of the parameters. May refer to {\"$ref\":\"tooltray:types/NAME\"} and "
              "{\"$ref\":\"tooltray:mappings/NAME\"}. Default (also for {}): inferred from the variables.")},
         {"bindings", bindingsArgument()},
         {"pagination_config", paginationArgument()},
         {"idempotency", idempotencyArgument()},
         {"endpoint", textArgument("Name of the endpoint; needed only if there are several, and not for a "
                                   "composite whose steps call saved tools or name their own.")},
         {"version", textArgument("Number of the version. Default: 0.1.0.")},
         {"result", resultArgument()},
         {"tags", textsArgument("Words for finding the tool.")}});
}

} // namespace

std::unique_ptr<BuiltIn> createTool(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "create_saved_query_tool";
    tool.title = "Save a tool";
    tool.description =
        "Saves a GraphQL operation (or, with operation, a REST request or several steps) as a tool that can "
        "be called immediately. The operation is validated first: if it is invalid, nothing is saved, and "
        "each error has line, column and a suggestion. Without parameter_schema, the parameters are inferred "
        "from the variables and the schema. A variable named like a context variable (list_graphql_context) "
        "is filled from it and hidden from callers, unless parameter_schema declares it.\ncall in the "
        "response holds the exact arguments for invoke_command, with example values: use it right away, even "
        "before the tool appears in your own list. Try the query first with validate_graphql_query or "
        "execute_graphql_query, and then the tool with test_saved_tool.";
    tool.inputSchema = definitionArguments(DefinitionUse::Create);
    tool.hints = kAdds;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<ToolEdit> draft = newTool(context, arguments);
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

namespace {

// A version goes into its own argument here; behind an @ it would be overlooked.
Result<ToolEdit> draftOfChange(const CommandContext &context, const json::Value &arguments)
{
    const auto chosen = chosenTool(context, arguments["tool_name"].toString());
    if (!chosen)
        return chosen.error();
    if (chosen->version)
        return Error{ErrorKind::Invalid, "version_in_name", "The \"tool_name\" carries a version.",
                     "Pass the plain name as \"tool_name\" and the number as \"version\"."};
    if (arguments.size() == 1)
        return Error{ErrorKind::Invalid, "nothing_to_change",
                     "There is nothing to change: no argument besides \"tool_name\" has a value.",
                     "Pass what to change, such as \"description\"; null counts as omitted, and "
                     "{\"enabled\": false} turns \"idempotency\" off."};
    return changedTool(context, *chosen->tool, arguments);
}

} // namespace

std::unique_ptr<BuiltIn> updateTool(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "update_saved_tool";
    tool.title = "Change a tool";
    tool.description =
        "Changes a saved tool: the arguments that you pass replace the current values; everything else "
        "stays. With version, that version is changed, or added as a copy of the active one; an added "
        "version that is later than the active one becomes active. The result is validated first: nothing is "
        "changed if it is invalid or breaks a tool that calls this one. If a person pinned the tool, the "
        "approved version is served until they accept the change. Returns the same as "
        "create_saved_query_tool. describe_tool shows the current definition.";
    tool.inputSchema = definitionArguments(DefinitionUse::Update);
    tool.hints = kReplaces;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<ToolEdit> draft = draftOfChange(context, arguments);
        if (!draft) {
            done(refused(std::move(draft).error()));
            return nullptr;
        }
        auto saving = std::make_shared<SaveTool>(context, *std::move(draft), arguments[kAllowBroken].toBool(),
                                                 pool, std::move(done));
        saving->start();
        return saving;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management, true}, std::move(run));
}

} // namespace tooltray::toolkit
