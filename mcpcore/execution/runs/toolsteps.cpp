// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/runs/toolsteps.h"

#include "execution/answers/callresult.h"
#include "execution/answers/run.h"
#include "execution/arguments/passedarguments.h"
#include "execution/arguments/toolparameters.h"
#include "execution/delivery/actionrun.h"
#include "execution/delivery/errorrules.h"
#include "execution/delivery/restrequest.h"
#include "execution/results/shaped.h"
#include "workspace/checks/pinning.h"

#include <utility>

namespace tooltray::execution {
namespace {

using workspace::GraphqlOperation;
using workspace::RestRequest;

// The caller of the outer tool has not passed the arguments, and may not know their names.
void tellWhoPassed(const std::string &tool, CallFailure &failure)
{
    if (failure.error.code == "arguments_invalid")
        failure.error.hint = {
            CORE_TEXT("Core", "The step passed these arguments to the tool \"{tool}\". Correct the arguments "
                              "of your call that the step uses, or correct the step."),
            {{"tool", tool}}};
}

// The whole result that the called tool returns.
OperationOutcome resultOf(OperationOutcome outcome)
{
    auto *answer = std::get_if<OperationAnswer>(&outcome);
    if (answer == nullptr)
        return outcome;
    Result<json::Value> data = selected(std::move(answer->data), *answer->shape);
    if (!data) {
        CallFailure failure = toolFailure(std::move(data).error());
        if (!answer->completed.isNull())
            failure.error.details = json::Value::object({{kCompletedSteps, std::move(answer->completed)}});
        return failure;
    }
    answer->data = *std::move(data);
    return outcome;
}

} // namespace

ToolSteps::ToolSteps(CallFramePtr frame, PreparedTool::Pointer prepared, json::Value arguments,
                     PageRequest pageRequest, PagePosition from, StartTool startTool)
    : m_frame(std::move(frame))
    , m_prepared(std::move(prepared))
    , m_arguments(std::move(arguments))
    , m_pageRequest(std::move(pageRequest))
    , m_from(std::move(from))
    , m_startTool(std::move(startTool))
{}

Result<std::unique_ptr<Run>> ToolSteps::run(StepOrder order, Done<OperationOutcome> done)
{
    if (const auto *call = std::get_if<workspace::ToolInvocation>(&order.step.action))
        return runTool(*call, std::move(order), std::move(done));
    Result<Action> action = actionOf(order);
    if (!action)
        return std::move(action).error();
    return runAction(*std::move(action), order, std::move(done));
}

Result<std::unique_ptr<Run>> ToolSteps::runTool(const workspace::ToolInvocation &call, StepOrder order,
                                                Done<OperationOutcome> done)
{
    const auto *tool = m_frame->workspace->find<workspace::Tool>(call.tool);
    if (tool == nullptr)
        return Error{ErrorKind::NotFound,
                     "tool_unknown",
                     {CORE_TEXT("Core", "The tool \"{tool}\" no longer exists."), {{"tool", call.tool}}},
                     CORE_TEXT("Core", "Change the step that calls it.")};
    auto served = std::make_shared<workspace::Tool>(workspace::served(*tool));
    if (!order.endpoint.empty())
        served->endpoint = order.endpoint;
    ToolRunOrder nested{.tool = std::move(served), .version = call.version};
    nested.arguments = std::move(order.arguments);
    nested.pageRequest = pageRequestOf(order);
    nested.place = std::move(order.place);
    nested.callers = std::move(order.tools);
    nested.mutations = std::move(order.mutations);
    nested.onProgress = std::move(order.onProgress);
    nested.caller = &order.scope;
    nested.passed = &order.step.bindings;
    return m_startTool(std::move(nested),
                       [name = call.tool, done = std::move(done)](OperationOutcome outcome) {
                           OperationOutcome result = resultOf(std::move(outcome));
                           if (auto *failure = std::get_if<CallFailure>(&result))
                               tellWhoPassed(name, *failure);
                           done(std::move(result));
                       });
}

// The lists of steps before this one go on where they ended, as they came whole or up to what was wanted.
PageRequest ToolSteps::pageRequestOf(const StepOrder &order) const
{
    const workspace::Step &step = order.step;
    const Paging paging = m_prepared->pagingOf(step);
    if (paging == Paging::None)
        return {.canResume = false};
    PageRequest pageRequest{.maxItems = m_pageRequest.maxItems,
                            .canResume = m_pageRequest.canResume && paging == Paging::Resumable};
    pageRequest.owner = m_prepared->tool->name;
    if (const auto from = m_from.steps.find(step.name); from != m_from.steps.end())
        pageRequest.resume = encodePosition(from->second);
    pageRequest.inCall = [outer = m_pageRequest.inCall, lists = order.lists,
                          name = step.name](PagePosition position) {
        PagePosition all = lists;
        all.steps.insert_or_assign(name, std::move(position));
        return outer ? outer(std::move(all)) : all;
    };
    return pageRequest;
}

Result<Action> ToolSteps::actionOf(const StepOrder &order) const
{
    const workspace::Step &step = order.step;
    const bool isPaged = step.pagination && step.pagination->enabled;
    if (const auto *request = std::get_if<RestRequest>(&step.action)) {
        const auto required = m_prepared->requiredBySteps.find(&step);
        if (required != m_prepared->requiredBySteps.end()) {
            if (const auto errors = required->second.validate(order.scope.arguments); !errors.empty())
                return argumentError(errors);
        }
        RestAction action{request, &step.bindings, &order.scope};
        if (isPaged) {
            Result<PageOrder> pages =
                restPages(*request, step.bindings, order.scope, *step.pagination, pageRequestOf(order));
            if (!pages)
                return std::move(pages).error();
            action.pages = *std::move(pages);
        }
        return Action(std::move(action));
    }
    const PlannedOperation &prepared = m_prepared->prepared(std::get<GraphqlOperation>(step.action));
    Result<json::Value> variables = variableValues(prepared.plan, order.scope);
    if (!variables)
        return std::move(variables).error();
    if (prepared.operation->type() == graphql::OperationType::Subscription)
        return Action(EventsAction{prepared.operation, *std::move(variables), std::nullopt, kEventTime,
                                   &prepared.plan, &order.scope});
    OperationAction action{prepared.operation, *std::move(variables)};
    action.plan = &prepared.plan;
    action.scope = &order.scope;
    if (isPaged) {
        Result<PageOrder> pages =
            pageOrder(*prepared.pages, *step.pagination, pageRequestOf(order), action.variables);
        if (!pages)
            return std::move(pages).error();
        action.pages = *std::move(pages);
    }
    return Action(std::move(action));
}

std::unique_ptr<Run> ToolSteps::runAction(Action action, const StepOrder &order, Done<OperationOutcome> done)
{
    const workspace::ToolVersion &definition = m_prepared->definition;
    ActionOrder sent{.action = std::move(action), .endpoint = order.endpoint};
    sent.tool = m_prepared->tool->name;
    sent.version = m_prepared->version.toString();
    sent.prepared = m_prepared;
    sent.arguments = m_arguments;
    sent.step = order.place;
    sent.place = order.place;
    sent.mutations = order.mutations;
    sent.onProgress = order.onProgress;
    sent.behaviour = definition.behaviour;
    sent.rules = rulesFor(definition.errors, order.step.name);
    return started<ActionRun>(m_frame, std::move(sent), std::move(done));
}

} // namespace tooltray::execution
