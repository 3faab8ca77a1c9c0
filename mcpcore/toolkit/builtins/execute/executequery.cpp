// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/execute/executetools.h"

#include "execution/arguments/listparameters.h"
#include "execution/runs/executor.h"
#include "json/decode.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/chosenendpoint.h"
#include "toolkit/builtins/input/operationnames.h"
#include "toolkit/command/services.h"
#include "toolkit/dispatch/callanswer.h"
#include "toolkit/record/operationkind.h"
#include "workspace/definitions/enumnames.h"

#include <optional>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::int64_t kMostQueryItems = 1'000'000;

std::optional<workspace::ResultShape::Format> resultFormat(std::string_view name)
{
    for (const auto &named : workspace::namesOf(workspace::ResultShape::Format())) {
        if (named.name == name)
            return named.value;
    }
    return std::nullopt;
}

Running runExecuteQuery(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    Result<std::string> endpoint = chosenEndpoint(*context.workspace, arguments["endpoint"].toString());
    if (!endpoint) {
        done(refused(std::move(endpoint).error()));
        return nullptr;
    }
    execution::AdHocCall call;
    call.endpoint = *std::move(endpoint);
    call.document = arguments["query"].toString();
    call.operationName = arguments["operation_name"].toString();
    if (const std::string names = severalOperations(call.document);
        call.operationName.empty() && !names.empty()) {
        done(
            refused({ErrorKind::Invalid, "operation_not_said",
                     "The \"query\" has several operations, and which one to run is not said: " + names + ".",
                     "Pass the name of one of them as \"operation_name\"."}));
        return nullptr;
    }
    if (arguments["variables"].isObject())
        call.variables = arguments["variables"];
    if (context.onTool)
        context.onTool("execute_graphql_query", {}, operationKind(call.document, call.operationName));
    const auto maxItems = arguments["max_items"].toUInt64();
    if (const auto seconds = arguments["seconds"].toInt64())
        call.maxTime = std::chrono::seconds(*seconds);
    if (maxItems)
        call.maxEvents = static_cast<std::uint32_t>(*maxItems);
    execution::CallOrder order = context.order(std::move(call));
    order.maxItems = maxItems;
    order.format = resultFormat(arguments["format"].toString());
    return context.services->executor.start(
        std::move(order),
        [workspace = context.workspace, onWaited = context.onWaited,
         done = std::move(done)](execution::CallOutcome outcome, const execution::CallTrace &trace) {
            if (onWaited)
                onWaited(trace.times.approval);
            done(commandOutcome(*workspace, std::move(outcome), nullptr));
        });
}

} // namespace

std::unique_ptr<BuiltIn> executeQuery()
{
    mcp::Tool tool;
    tool.name = "execute_graphql_query";
    tool.title = "Run a query";
    tool.description =
        "Runs a GraphQL query, mutation or subscription and answers with the response: data, "
        "errors, extensions. It is "
        "validated first, and nothing is sent that the schema does not take. Values belong "
        "into variables. Variables "
        "named like a context variable are filled from it (list_graphql_context). Mutations "
        "need the permission of the "
        "endpoint's and the client's policy. A subscription is collected for 30 "
        "seconds or max_items events. What is "
        "too large is cut and carries a handle for read_result. search_schema finds operations to run; "
        "save those that you need again with create_saved_query_tool.";
    tool.inputSchema = argumentsSchema(
        {{"query", textArgument("The GraphQL document."), Argument::Need::Required},
         {"variables", objectArgument("Values of its variables, by name.")},
         {"operation_name", textArgument("Which operation to run, where the document has several.")},
         {"endpoint", textArgument("Name of the endpoint; needed only where there are several.")},
         {"max_items",
          integerArgument(1, kMostQueryItems, "No list longer than this; of a subscription the events.")},
         {"seconds", integerArgument(1, execution::kMostSeconds, "Of a subscription, instead of 30.")},
         {"format",
          choiceArgument({"json", "toon", "csv", "auto"}, "How the result is written; json if left out.")}});
    tool.hints = mcp::ToolHints{false, true, false, true};
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Execute}, runExecuteQuery);
}

} // namespace tooltray::toolkit
