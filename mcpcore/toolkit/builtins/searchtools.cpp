// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/task/ask.h"
#include "execution/preparation/schemas.h"
#include "toolkit/builtins/searchview.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/failure.h"

#include <charconv>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

constexpr std::int64_t kMaxHits = 50;
constexpr std::uint64_t kUsualHits = 5;
constexpr std::size_t kMaxWordings = 5;
constexpr std::size_t kLastHit = 1'000'000; // more than any schema has

std::optional<std::size_t> hitNumber(std::string_view cursor)
{
    std::size_t number = 0;
    const char *end = cursor.data() + cursor.size();
    const auto [at, error] = std::from_chars(cursor.data(), end, number);
    return error == std::errc() && at == end && number <= kLastHit ? std::optional(number) : std::nullopt;
}

json::Value arrayOf(json::Value items)
{
    return json::Value::object({{"type", "array"}, {"items", std::move(items)}});
}

json::Value hitsSchema()
{
    const json::Value text = json::Value::object({{"type", "string"}});
    const json::Value object = json::Value::object({{"type", "object"}});
    json::Value hit = object;
    hit.set("properties", json::Value::object({{"coordinate", text},
                                               {"description", text},
                                               {"also_on", arrayOf(text)},
                                               {"operation", text},
                                               {"example_variables", object},
                                               {"values", object},
                                               {"optional", object}}));
    json::Value schema = object;
    schema.set("properties", json::Value::object({{"hits", arrayOf(std::move(hit))},
                                                  {"more", arrayOf(text)},
                                                  {"hints", arrayOf(text)},
                                                  {"next", text},
                                                  {"next_cursor", text}}));
    schema.set("required", json::Value::array({json::Value("hits")}));
    return schema;
}

struct SearchQuestion {
    std::vector<std::string> wordings;
    std::size_t from = 0;
    std::size_t most = kUsualHits;
};

Result<SearchQuestion> searchQuestion(const json::Value &arguments)
{
    SearchQuestion question;
    question.most = static_cast<std::size_t>(arguments["limit"].toUInt64().value_or(kUsualHits));
    if (arguments.contains("query"))
        question.wordings.emplace_back(arguments["query"].toString());
    for (const json::Value &wording : arguments["queries"].elements())
        question.wordings.emplace_back(wording.toString());
    if (question.wordings.empty())
        return Error{ErrorKind::Invalid, "query_missing", "\"query\" is missing.",
                     "Pass what you are looking for as \"query\", or several wordings as \"queries\"."};
    if (question.wordings.size() > kMaxWordings)
        return Error{ErrorKind::Invalid, "queries_too_many",
                     "There are more than " + std::to_string(kMaxWordings) + " wordings.",
                     "Pass the best of them."};
    for (const std::string &wording : question.wordings)
        if (std::optional<Error> error = tooLongQuery(wording))
            return *std::move(error);
    if (arguments.contains("cursor")) {
        const auto from = hitNumber(arguments["cursor"].toString());
        if (!from)
            return wrongCursor();
        question.from = *from;
    }
    return question;
}

} // namespace

std::unique_ptr<BuiltIn> searchSchema()
{
    mcp::Tool tool;
    tool.name = "search_schema";
    tool.title = "Search the schema";
    tool.description =
        "Finds the fields and types of a GraphQL schema that match what you want in plain words, best match "
        "first. Each hit has a complete operation with example variables (values: of enums; optional: what "
        "else "
        "they may have): pass it to execute_graphql_query, or to create_saved_query_tool as graphql_query. "
        "also_on "
        "names other types with the same field, more the next coordinates, hints words of the schema: if no "
        "hit "
        "fits, ask again with the hints that do, or put two or three wordings into queries. get_schema_info "
        "with a "
        "coordinate shows all of a field.";
    tool.inputSchema = argumentsSchema(
        {{"query", textArgument("What you are looking for, in a few words.")},
         {"queries", textsArgument("Other wordings of the same question; the best hits of all of them.")},
         {"limit", integerArgument(1, kMaxHits, "Maximum number of complete hits. Default: 5.")},
         {"cursor", textArgument("next_cursor of the previous response.")},
         {"endpoint", endpointArgument()}});
    tool.outputSchema = hitsSchema();
    tool.hints = kReadsHere;
    auto run = forEndpoint([](const CommandContext &context, const json::Value &arguments,
                              std::string endpoint, CommandDone done) -> Running {
        Result<SearchQuestion> question = searchQuestion(arguments);
        if (!question) {
            done(refused(std::move(question).error()));
            return nullptr;
        }
        Guard guard = makeGuard();
        context.services->schemas.needSearch(
            endpoint, whileKept(guard, [context, question = *std::move(question), done = std::move(done)](
                                           Result<execution::Schemas::SearchPointer> search) {
                if (!search)
                    return done(upstreamFailure(std::move(search).error()));
                done(pageWithinBudget(context,
                                      searchView(**search, question.wordings, question.from, question.most),
                                      "hits", [from = question.from](const json::Value &, std::size_t count) {
                                          return std::to_string(from + count);
                                      }));
            }));
        return guard;
    });
    return std::make_unique<BuiltInCommand>(
        std::move(tool),
        BuiltInCommand::Traits{.group = workspace::BuiltInGroup::Schema, .isEssential = true},
        std::move(run));
}

} // namespace tooltray::toolkit
