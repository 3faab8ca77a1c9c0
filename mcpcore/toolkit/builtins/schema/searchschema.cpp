// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schema/schematools.h"

#include "execution/preparation/schemas.h"
#include "toolkit/builtins/guard.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/chosenendpoint.h"
#include "toolkit/builtins/input/namecursor.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/builtins/schema/searchview.h"
#include "toolkit/command/services.h"
#include "toolkit/errors/upstreamfailure.h"

#include <charconv>
#include <optional>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::int64_t kMostHits = 50;
constexpr std::uint64_t kUsualHits = 10;
constexpr std::size_t kLastHit = 1'000'000; // more than any schema has
constexpr std::size_t kLongestQuestion = 4'000;

std::optional<std::size_t> hitNumber(std::string_view cursor)
{
    std::size_t number = 0;
    const char *end = cursor.data() + cursor.size();
    const auto [at, error] = std::from_chars(cursor.data(), end, number);
    return error == std::errc() && at == end && number <= kLastHit ? std::optional(number) : std::nullopt;
}

json::Value hitsSchema()
{
    json::Value hit = json::Value::object({{"type", "object"}});
    json::Value &properties = hit.set("properties", json::Value::object());
    for (const char *name : {"coordinate", "kind", "description", "path", "operation"})
        properties.set(name, json::Value::object({{"type", "string"}}));
    properties.set("variables", json::Value::object({{"type", "array"},
                                                     {"items", json::Value::object({{"type", "object"}})}}));
    properties.set("example_variables", json::Value::object({{"type", "object"}}));
    properties.set("score", json::Value::object({{"type", "number"}}));
    json::Value schema = json::Value::object({{"type", "object"}});
    json::Value &members = schema.set("properties", json::Value::object());
    members.set("hits", json::Value::object({{"type", "array"}, {"items", std::move(hit)}}));
    members.set("next_cursor", json::Value::object({{"type", "string"}}));
    members.set("next", json::Value::object({{"type", "string"}}));
    schema.set("required", json::Value::array({json::Value("hits")}));
    return schema;
}

} // namespace

std::unique_ptr<BuiltIn> searchSchema()
{
    mcp::Tool tool;
    tool.name = "search_schema";
    tool.title = "Search the schema";
    tool.description = "Finds the fields and types of a GraphQL schema that a question in plain words is "
                       "about, the best first. "
                       "Each hit has its coordinate, the path to it from the root, and a complete operation "
                       "with its required "
                       "arguments as variables: pass it unchanged to execute_graphql_query, or to "
                       "create_saved_query_tool as "
                       "graphql_query. Words are matched by their stems and meaning (\"tickets I own\", "
                       "\"create merge request\"). "
                       "get_schema_info with type_name shows what else a type has.";
    tool.inputSchema = argumentsSchema(
        {{"query", textArgument("What you look for, in a few words."), Argument::Need::Required},
         {"limit", integerArgument(1, kMostHits, "How many hits at most; 10 if left out.")},
         {"cursor", textArgument("next_cursor of the answer before, for further hits.")},
         {"endpoint", textArgument("Name of the endpoint; needed only where there are several.")}});
    tool.outputSchema = hitsSchema();
    tool.hints = kReadsHere;
    auto run = [](const CommandContext &context, const json::Value &arguments, CommandDone done) -> Running {
        Result<std::string> endpoint = chosenEndpoint(*context.workspace, arguments["endpoint"].toString());
        if (!endpoint) {
            done(refused(std::move(endpoint).error()));
            return nullptr;
        }
        const auto from = arguments.contains("cursor") ? hitNumber(arguments["cursor"].toString())
                                                       : std::optional<std::size_t>(0);
        if (!from) {
            done(refused(wrongCursor()));
            return nullptr;
        }
        std::string question(arguments["query"].toString());
        if (question.size() > kLongestQuestion) {
            done(refused({ErrorKind::Invalid, "query_too_long",
                          "The \"query\" is longer than " + std::to_string(kLongestQuestion) + " bytes.",
                          "Ask in a few words."}));
            return nullptr;
        }
        const auto limit = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(kUsualHits));
        Guard guard = makeGuard();
        context.services->schemas.needSearch(
            *endpoint,
            whileKept(guard, [context, question = std::move(question), from = *from, limit,
                              done = std::move(done)](Result<execution::Schemas::SearchPointer> search) {
                if (!search)
                    return done(upstreamFailure(std::move(search).error()));
                done(pageWithinBudget(
                    context, searchView(**search, question, from, limit), "hits",
                    [from](const json::Value &, std::size_t count) { return std::to_string(from + count); }));
            }));
        return guard;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Schema}, std::move(run));
}

} // namespace tooltray::toolkit
