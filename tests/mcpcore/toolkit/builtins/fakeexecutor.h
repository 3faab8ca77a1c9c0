// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/post.h"
#include "execution/runs/executor.h"

#include <QObject>

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

// Answers every call with what the test says, from the event loop, and remembers what was asked for.
class FakeExecutor final : public execution::Executor {
public:
    std::optional<Error> refusal(const workspace::Workspace & /*workspace*/,
                                 const std::string &endpoint) override
    {
        const auto found = refusals.find(endpoint);
        return found == refusals.end() ? std::nullopt : std::optional(found->second);
    }

    std::optional<Error> variableRefusal(const workspace::Workspace & /*workspace*/,
                                         const workspace::ContextVariable &variable,
                                         const std::string &endpoint) override
    {
        const auto found = refusals.find(variable.key + ">" + endpoint);
        return found == refusals.end() ? std::nullopt : std::optional(found->second);
    }

    bool permits(const workspace::Workspace & /*workspace*/, std::string_view /*tool*/) override
    {
        return true;
    }

    std::unique_ptr<execution::Run> start(execution::CallOrder order,
                                          Done<execution::CallOutcome, execution::CallTrace> done) override
    {
        class Answering final : public execution::Run {
        public:
            using Run::context;
        };
        orders.push_back(std::move(order));
        auto run = std::make_unique<Answering>();
        post(run->context(), [outcome = outcome, trace = trace, done = std::move(done)]() mutable {
            done(std::move(outcome), std::move(trace));
        });
        return run;
    }

    execution::CallOutcome outcome = execution::CallResult{};
    execution::CallTrace trace = {};
    std::vector<execution::CallOrder> orders = {};
    std::map<std::string, Error> refusals = {}; // by endpoint, or "KEY>endpoint"
};

} // namespace tooltray::toolkit
