// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "execution/preparation/schemas.h"
#include "toolkit/builtins/answerviews.h"
#include "toolkit/builtins/apilanguage.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/failure.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {

namespace {

constexpr std::int64_t kMaxHits = 50;

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

} // namespace

Running searchGraphql(ApiRequest call)
{
    Result<SearchQuestion> question = searchQuestion(call.arguments);
    if (!question) {
        call.done(refused(std::move(question).error()));
        return nullptr;
    }
    Guard guard = makeGuard();
    call.context.services->schemas.needSearch(
        call.endpoint, whileKept(guard, [call, question = *std::move(question)](
                                            Result<execution::Schemas::SearchPointer> search) {
            if (!search)
                return call.done(upstreamFailure(std::move(search).error()));
            call.done(pageWithinBudget(
                call.context, searchView(**search, question.wordings, question.from, question.most), "hits",
                [from = question.from](const json::Value &, std::size_t count) {
                    return std::to_string(from + count);
                }));
        }));
    return guard;
}

std::unique_ptr<BuiltIn> searchSchema(WorkPool pool)
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
    return apiCommand(std::move(tool),
                      {.group = workspace::BuiltInGroup::Schema,
                       .isEssential = true,
                       .restNote = "Of a REST API the coordinate of a hit is the operation to pass, "
                                   "and example_variables its arguments."},
                      std::move(pool), "query", &ApiLanguage::search);
}

} // namespace tooltray::toolkit
