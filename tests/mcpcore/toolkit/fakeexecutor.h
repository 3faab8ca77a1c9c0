// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/post.h"
#include "execution/run/executor.h"

#include <QObject>

#include <functional>
#include <memory>
#include <utility>
#include <vector>

namespace tooltray::test {

// Keeps the orders and answers them from the event loop, as the test says; without words, with an empty object.
class FakeExecutor final : public execution::Executor {
public:
    std::unique_ptr<execution::Run> start(execution::CallOrder order, Done done) override
    {
        orders.push_back(order);
        class FakeRun final : public execution::Run {
        public:
            explicit FakeRun(int &cancelled) : m_cancelled(cancelled) {}
            ~FakeRun() override { m_cancelled += isOver ? 0 : 1; }

            QObject context;
            bool isOver = false;

        private:
            int &m_cancelled;
        };
        auto run = std::make_unique<FakeRun>(cancelled);
        if (answer) {
            post(&run->context, [raw = run.get(), done = std::move(done), answer = answer, order] {
                raw->isOver = true;
                done(answer(order), {});
            });
        }
        return run;
    }

    // Empty: calls stay without an answer.
    std::function<execution::CallOutcome(const execution::CallOrder &)> answer =
        [](const execution::CallOrder &) {
            return execution::CallResult{.value = json::Value::object(), .text = "{}"};
        };
    std::vector<execution::CallOrder> orders = {};
    int cancelled = 0; // runs that were destroyed before they answered
};

} // namespace tooltray::test
