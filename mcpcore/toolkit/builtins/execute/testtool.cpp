// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/execute/executetools.h"

#include "execution/runs/executor.h"
#include "json/write.h"
#include "toolkit/builtins/execute/testview.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/input/chosentool.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/builtins/tools/tooldetails.h"
#include "toolkit/command/services.h"
#include "toolkit/record/operationkind.h"

#include <memory>
#include <string>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

constexpr std::string_view kTestMode = "TEST MODE\n";

CommandOutcome testAnswer(const CommandContext &context, const TestedTool &tool,
                          const execution::CallOutcome &outcome, const execution::CallTrace &trace)
{
    CommandResult result = withinBudget(context, testView(tool, outcome, trace));
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
    execution::SavedCall call{context.served(*chosen->tool), chosen->version, arguments["parameters"]};
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
        "operation "
        "are valid, the variables after injection and mapping, the document and request as sent (secrets "
        "masked), the "
        "time of each phase, and the result or the error with its level. With preview nothing is sent. Test "
        "calls never "
        "come from the cache and are counted apart. Mutations are real and need permission as in any call.";
    tool.inputSchema = argumentsSchema(
        {{"tool_name",
          textArgument("Name of the saved tool, with @ and a version behind it to test that one."),
          Argument::Need::Required},
         {"parameters", objectArgument("The arguments of the call."), Argument::Need::Required},
         {"preview", flagArgument("true: stop before anything is sent.")}});
    tool.hints = mcp::ToolHints{false, true, false, true};
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Management, false, true},
        runTestTool);
}

} // namespace tooltray::toolkit
