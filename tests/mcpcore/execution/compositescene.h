// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/runs/compositerun.h"
#include "fakesteps.h"
#include "support/fakeclock.h"
#include "values.h"
#include "workspacewith.h"

#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace tooltray::execution {

using OperationPointer = std::shared_ptr<const workspace::Operation>;

// Composite tools that run on steps whose answers a test decides, and what came of the last one.
class CompositeScene {
protected:
    static OperationOutcome found(std::string data, int status = 0)
    {
        OperationAnswer answer;
        answer.status = status;
        answer.data = value(std::move(data));
        answer.bytes = 10;
        return answer;
    }

    static OperationOutcome failed(std::string message, Level level = Level::Payload)
    {
        return CallFailure{
            .level = level,
            .error = {ErrorKind::Invalid, "payload_errors", std::move(message), "Correct it."}};
    }

    static workspace::Step operation(std::string name)
    {
        return {.name = std::move(name), .action = workspace::GraphqlOperation{.document = "{ a }"}};
    }

    static workspace::Step calling(std::string name, std::string tool)
    {
        return {.name = std::move(name), .action = workspace::ToolInvocation{.tool = std::move(tool)}};
    }

    static workspace::Binding argument(std::string name)
    {
        return {.source = workspace::ParameterSource{.name = std::move(name)}};
    }

    static workspace::Binding ofStep(std::string step, std::string path)
    {
        return {.source = workspace::StepSource{.step = std::move(step), .path = std::move(path)}};
    }

    static OperationPointer sequence(std::vector<workspace::Step> steps,
                                     std::optional<workspace::Binding> result = {})
    {
        workspace::Sequence made{.steps = std::move(steps)};
        if (result)
            made.result = *std::move(result);
        return std::make_shared<const workspace::Operation>(std::move(made));
    }

    static CompositeOrder orderOf(OperationPointer operation, std::string arguments = "{'id':1,'name':'n'}")
    {
        return {.operation = std::move(operation),
                .scope = {.workspace = workspaceWith({}), .arguments = value(std::move(arguments))},
                .endpoint = "tracker",
                .tools = {"outer"}};
    }

    std::unique_ptr<Run> start(CompositeOrder order)
    {
        return started<CompositeRun>(*m_steps, std::move(order),
                                     [this](OperationOutcome outcome) { m_outcome = std::move(outcome); });
    }
    std::unique_ptr<Run> start(OperationPointer operation, std::string arguments = "{'id':1,'name':'n'}")
    {
        return start(orderOf(std::move(operation), std::move(arguments)));
    }

    // As the pipeline runs the tool that a step calls.
    void runInside(const std::string &step, OperationPointer operation, Mutations::Allowed allowed)
    {
        m_steps->willRun(step, [this, operation, allowed](StepOrder outer, auto done) {
            CompositeOrder order = orderOf(operation);
            order.tools = outer.tools;
            order.place = outer.place;
            order.mutations = allowed;
            order.parent = outer.mutations;
            return started<CompositeRun>(*m_steps, std::move(order), std::move(done));
        });
    }

    const OperationAnswer &answer() const { return std::get<OperationAnswer>(m_outcome.value()); }
    const CallFailure &failure() const { return std::get<CallFailure>(m_outcome.value()); }

    test::FakeClock m_clock;
    std::unique_ptr<FakeSteps> m_steps;
    std::optional<OperationOutcome> m_outcome;
};

} // namespace tooltray::execution
