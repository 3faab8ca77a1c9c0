// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schema/schematools.h"

#include "base/ask.h"
#include "execution/delivery/endpoints.h"
#include "execution/preparation/schemas.h"
#include "toolkit/builtins/guard.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/chosenendpoint.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/builtins/schema/queryreport.h"
#include "toolkit/command/services.h"
#include "toolkit/errors/upstreamfailure.h"

#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

json::Value reportSchema()
{
    const auto typed = [](const char *type) { return json::Value::object({{"type", type}}); };
    const auto listed = [&](const char *type) {
        return json::Value::object({{"type", "array"}, {"items", typed(type)}});
    };
    json::Value schema = typed("object");
    schema.set("properties", json::Value::object({{"valid", typed("boolean")},
                                                  {"operations", listed("object")},
                                                  {"errors", listed("object")},
                                                  {"warnings", listed("object")},
                                                  {"limits", typed("object")}}));
    schema.set("required", json::Value::array({json::Value("valid"), json::Value("errors")}));
    return schema;
}

} // namespace

std::unique_ptr<BuiltIn> validateQuery(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "validate_graphql_query";
    tool.title = "Validate a query";
    tool.description =
        "Checks a GraphQL document against the schema, and its variables if they are given, without sending "
        "anything. Each error has its line and column, an excerpt with a caret, and a suggestion where there "
        "is one; warnings name what is deprecated. "
        "limits says how deep and large the operation is. Variables that the context fills "
        "(list_graphql_context) "
        "count as given. When it is valid, run it with execute_graphql_query or save it with "
        "create_saved_query_tool.";
    tool.inputSchema = argumentsSchema(
        {{"query", textArgument("The GraphQL document: a query, mutation or subscription."),
          Argument::Need::Required},
         {"variables", objectArgument("Values of its variables, by name. Left out: they are not checked.")},
         {"endpoint", textArgument("Name of the endpoint; needed only where there are several.")}});
    tool.outputSchema = reportSchema();
    tool.hints = kReadsHere;
    auto run = [pool = std::move(pool)](const CommandContext &context, const json::Value &arguments,
                                        CommandDone done) -> Running {
        Result<std::string> endpoint = chosenEndpoint(*context.workspace, arguments["endpoint"].toString());
        if (!endpoint) {
            done(refused(std::move(endpoint).error()));
            return nullptr;
        }
        QueryQuestion question{std::string(arguments["query"].toString()), arguments["variables"], *endpoint};
        Guard guard = makeGuard();
        auto take = [context, pool, question = std::move(question), done = std::move(done),
                     weak = std::weak_ptr(guard)](Result<graphql::SchemaPointer> schema) {
            if (!schema)
                return done(upstreamFailure(std::move(schema).error()));
            auto work = [workspace = context.workspace, schema = *std::move(schema),
                         question]() -> Result<json::Value> {
                return queryReport(*workspace, schema, question);
            };
            whenDone(ask(pool.get(), std::move(work)), weak.lock().get(),
                     [context, done](Result<json::Value> report) {
                         if (!report)
                             return done(refused(std::move(report).error()));
                         done(withinBudget(context, *std::move(report)));
                     });
        };
        if (execution::hasNoSchema(*context.workspace, *endpoint))
            take(graphql::SchemaPointer());
        else
            context.services->schemas.need(*endpoint, whileKept(guard, std::move(take)));
        return guard;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Schema}, std::move(run));
}

} // namespace tooltray::toolkit
