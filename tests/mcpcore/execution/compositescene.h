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
