// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "execution/arguments/toolparameters.h"
#include "execution/runs/executor.h"
#include "toolkit/builtins/answerviews.h"
#include "toolkit/builtins/apilanguage.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/commandoutcome.h"
#include "toolkit/records/callrecord.h"
#include "json/decode.h"
#include "json/write.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace tooltray::toolkit {

namespace {

constexpr std::int64_t kMaxQueryItems = 1'000'000;

} // namespace

Running executeGraphql(ApiRequest wanted)
{
    const CommandContext &context = wanted.context;
    const json::Value &arguments = wanted.arguments;
    CommandDone done = std::move(wanted.done);
    execution::AdHocOperation call;
    call.endpoint = wanted.endpoint;
    call.document = arguments["query"].toString();
    call.operationName = arguments["operation_name"].toString();
    if (const std::string names = severalOperations(call.document);
        call.operationName.empty() && !names.empty()) {
        done(refused({ErrorKind::Invalid, "operation_not_said",
                      "The \"query\" has several operations, and none is selected: " + names + ".",
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
    call.maxEvents = maxItems;
    execution::CallOrder order = context.order(std::move(call));
    order.maxItems = maxItems;
    order.resume = arguments["next_cursor"].toString();
    order.format = chosenFormat(context, arguments["format"].toString());
    return context.services->executor.start(
        std::move(order),
        [workspace = context.workspace, onWaited = context.onWaited,
         done = std::move(done)](execution::CallOutcome outcome, const execution::CallTrace &trace) {
            if (onWaited)
                onWaited(trace.times.approval);
            done(commandOutcome(*workspace, std::move(outcome), nullptr));
        });
}

std::unique_ptr<BuiltIn> executeQuery(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "execute_graphql_query";
    tool.title = "Run a query";
    tool.description =
        "Runs a GraphQL query, mutation or subscription and returns the response: data, errors, extensions. "
        "What does not fit the schema is not sent, and every problem is named. Pass values as variables. A "
        "large result is cut, with a handle for read_result.";
    tool.inputSchema = argumentsSchema(
        {{"query", textArgument("The GraphQL document."), CommandArgument::Need::Required},
         {"variables", objectArgument("Values by name.")},
         {"operation_name", textArgument("If the document has several.")},
         {"endpoint", endpointArgument()},
         {"max_items", integerArgument(1, kMaxQueryItems, "Maximum number of items or events.")},
         {"next_cursor", textArgument("Of the previous result: continues its list.")},
         {"seconds", integerArgument(1, execution::kMaxSeconds, "To collect events. Default: 30.")},
         {"format", choiceArgument({"json", "toon", "csv", "auto"},
                                   "Default: auto, the one with the fewest tokens.")}});
    tool.hints = mcp::ToolHints{false, true, false, true};
    return apiCommand(std::move(tool),
                      {.group = workspace::BuiltInGroup::Execute,
                       .isEssential = true,
                       .restNote = "Of a REST API, query is an operation such as GET /pets/{id}, and "
                                   "variables are its arguments."},
                      std::move(pool), "query", &ApiLanguage::execute);
}

namespace {

constexpr std::string_view kTestMode = "TEST MODE\n";

CallOutcome testAnswer(const CommandContext &context, const TestedTool &tool,
                       const execution::CallOutcome &outcome, const execution::CallTrace &trace)
{
    CallResult result = withinBudget(context, testView(tool, outcome, trace));
    result.text = std::string(kTestMode) + json::write(result.structured);
    result.isError = !result.structured["ok"].toBool();
    if (const auto *failure = std::get_if<execution::CallFailure>(&outcome))
        result.told = std::make_shared<const execution::CallFailure>(*failure);
    return result;
}

Running runTestTool(const CommandContext &context, const json::Value &arguments, CommandDone done)
{
    const auto chosen = chosenTool(context, arguments["tool_name"].toString());
    if (!chosen) {
        done(refused(chosen.error()));
        return nullptr;
    }
    execution::SavedToolOrder call{context.served(*chosen->tool), chosen->version,
                                   arguments["parameters"].isNull() ? json::Value::object()
                                                                    : arguments["parameters"]};
    TestedTool tested;
    tested.name = chosen->tool->name;
    tested.version = chosen->version.value_or(call.tool->active);
    tested.definition = definitionView(*context.workspace, *call.tool, tested.version, context.isVisible);
    const journal::OperationKind kind = operationKind(*context.workspace, *call.tool, chosen->version,
                                                      effectOf(*context.workspace, *call.tool));
    execution::CallOrder order = context.order(std::move(call));
    order.mode = arguments["preview"].toBool() ? execution::Mode::Preview : execution::Mode::Test;
    if (context.onTool)
        context.onTool(tested.name, tested.version.toString(), kind);
    return context.services->executor.start(
        std::move(order), [context, tested, done = std::move(done)](const execution::CallOutcome &outcome,
                                                                    const execution::CallTrace &trace) {
            if (context.onWaited)
                context.onWaited(trace.times.approval);
            done(testAnswer(context, tested, outcome, trace));
        });
}

} // namespace

std::unique_ptr<BuiltIn> testTool()
{
    mcp::Tool tool;
    tool.name = "test_saved_tool";
    tool.title = "Test a tool";
    tool.description =
        "Runs a saved tool in TEST MODE and shows every step: the definition, whether the parameters and the "
        "operation are valid, the variables after injection and mapping, the document and request as sent "
        "(secrets masked), the time of each phase, and the result or the error with its level. With preview, "
        "nothing is sent. Test calls bypass the cache and are counted separately. Mutations are real and "
        "need the usual permission.";
    tool.inputSchema = argumentsSchema(
        {{"tool_name", textArgument("Name of the saved tool; NAME@VERSION tests that version."),
          CommandArgument::Need::Required},
         {"parameters", objectArgument("The arguments of the call. Default: none.")},
         {"preview", flagArgument("true: stop before anything is sent.")}});
    tool.hints = mcp::ToolHints{false, true, false, true};
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management, false, true},
        runTestTool);
}

} // namespace tooltray::toolkit
