// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/post.h"
#include "execution/runs/executor.h"

#include <QObject>

#include <memory>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

// Answers every call with what the test says, from the event loop, and remembers what was asked for.
class FakeExecutor final : public execution::Executor {
public:
    std::unique_ptr<execution::Run> start(execution::CallOrder order, Done done) override
    {
        class Answering final : public execution::Run {
        public:
            QObject context;
        };
        orders.push_back(std::move(order));
        auto run = std::make_unique<Answering>();
        post(&run->context, [outcome = outcome, trace = trace, done = std::move(done)]() mutable {
            done(std::move(outcome), std::move(trace));
        });
        return run;
    }

    execution::CallOutcome outcome = execution::CallResult{};
    execution::CallTrace trace = {};
    std::vector<execution::CallOrder> orders = {};
};

} // namespace tooltray::toolkit
