// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "toolkit/catalogue/changing.h"
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
             {"style", choiceArgument({"relay", "offset", "cursor", "page", "link", "next_url", "last_item"},
                                      "Pagination style; link, next_url and last_item are for REST only. "
                                      "Default: found from the query.")},
             {"page_size", integerArgument(1, kMaxPageItems, "Items per page. Default: 100.")},
             {"merge_strategy",
              choiceArgument({"concat_nodes", "concat_edges", "custom"}, "How pages are joined.")},
             {"path", std::move(path)},
             {"next_cursor_path",
              textArgument(
                  "JSON Pointer to the cursor or URL of the next page; with last_item within an item.")},
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
             {"format",
              choiceArgument(
                  {"json", "toon", "csv", "auto"},
                  "Output format. Default: auto, which is JSON, or CSV or TOON where that saves tokens.")},
             {"expose_errors", flagArgument("Whether data with errors counts as an error.")}}),
        "Shapes the response data before it is returned.");
}

json::Value operationArgument()
{
    return objectArgument(
        "Instead of graphql_query: a REST request {method, path, query?, headers?, cookies?, body?, "
        "styles?}, "
        "steps {steps, result?} or a switch {parameter, cases}; see get_query_dsl.");
}

json::Value bindingsArgument()
{
    return objectArgument("Sources of variables that callers do not pass, by variable name: {\"constant\": "
                          "VALUE}, {\"context\": KEY}, {\"parameter\": NAME, \"mapping\"?: NAME}.");
}

// Its form is told by get_query_dsl and checked when it is read.
json::Value anyObject()
{
    return json::Value::object({{"type", "object"}, {"additionalProperties", true}});
}

json::Value anyText()
{
    return json::Value::object({{"type", "string"}});
}

json::Value anyTexts()
{
    return json::Value::object({{"type", "array"}, {"items", anyText()}});
}

} // namespace

json::Value definitionFormat()
{
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

json::Value creationArguments()
{
    return argumentsSchema(
        {{"tool_name", textArgument("Such as list_issues; at most 48 characters."),
          CommandArgument::Need::Required},
         {"description", textArgument("What it does, for agents."), CommandArgument::Need::Required},
         {"graphql_query", textArgument("One operation; what callers choose are variables.")},
         {"operation", anyObject()},
         {"parameter_schema", anyObject()},
         {"bindings", anyObject()},
         {"pagination_config", anyObject()},
         {"idempotency", anyObject()},
         {"endpoint", endpointArgument()},
         {"version", anyText()},
         {"result", anyObject()},
         {"tags", anyTexts()}});
}

json::Value changeArguments()
{
    json::Value examples = json::Value::object({{"type", "array"}});
    examples.set("items", anyObject());
    return argumentsSchema(
        {{"tool_name", textArgument("Name of the saved tool."), CommandArgument::Need::Required},
         {"new_name", textArgument("New name of the tool; tools that call it are updated.")},
         {"description", anyText()},
         {"graphql_query", anyText()},
         {"operation", anyObject()},
         {"parameter_schema", anyObject()},
         {"bindings", anyObject()},
         {"pagination_config", anyObject()},
         {"idempotency", anyObject()},
         {"result", anyObject()},
         {"annotations", objectArgument("read_only, destructive, idempotent, open_world: true or false.")},
         {"endpoint", anyText()},
         {"version", textArgument("Number of the version to add or change. Default: the active version.")},
         {"active_version", textArgument("Number of the version to make active.")},
         {"tags", anyTexts()},
         {"aliases", textsArgument("Other names for calling the tool, such as gitlab.list_issues.")},
         {"examples", std::move(examples)},
         {kAllowBroken, allowBrokenArgument()}});
}

} // namespace tooltray::toolkit
