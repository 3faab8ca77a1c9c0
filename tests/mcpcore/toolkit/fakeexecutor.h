// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/post.h"
#include "execution/runs/executor.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::test {

// Keeps the orders and answers them from the event loop, as the test says; without words, with an empty object.
class FakeExecutor final : public execution::Executor {
public:
    using OnExchange = std::function<void(const execution::UpstreamExchange &)>;

    std::optional<Error> refusal(const workspace::Workspace & /*workspace*/,
                                 const std::string &endpoint) override
    {
        const auto found = refusals.find(endpoint);
        return found == refusals.end() ? std::nullopt : std::optional(found->second);
    }

    bool permits(const workspace::Workspace & /*workspace*/, std::string_view /*tool*/) override
    {
        return permitsClaims;
    }

    std::unique_ptr<execution::Run> start(execution::CallOrder order,
                                          Done<execution::CallOutcome, execution::CallTrace> done) override
    {
        orders.push_back(order);
        class FakeRun final : public execution::Run {
        public:
            FakeRun(FakeExecutor &executor, OnExchange onExchange)
                : m_executor(executor)
                , m_onExchange(std::move(onExchange))
            {}
            ~FakeRun() override
            {
                if (isOver)
                    return;
                ++m_executor.cancelled;
                if (m_executor.onCancelled)
                    m_executor.onCancelled(m_onExchange);
            }

            using Run::context;
            bool isOver = false;

        private:
            FakeExecutor &m_executor;
            OnExchange m_onExchange;
        };
        auto run = std::make_unique<FakeRun>(*this, order.onExchange);
        if (answer) {
            post(run->context(),
                 [raw = run.get(), done = std::move(done), answer = answer, trace = trace, order] {
                     raw->isOver = true;
                     done(answer(order), trace);
                 });
        }
        return run;
    }

    // Empty: calls stay without an answer.
    std::function<execution::CallOutcome(const execution::CallOrder &)> answer =
        [](const execution::CallOrder &) {
            return execution::CallResult{.structured = json::Value::object(), .text = "{}"};
        };
    execution::CallTrace trace = {};
    std::vector<execution::CallOrder> orders = {};
    std::map<std::string, Error> refusals = {}; // by endpoint
    bool permitsClaims = true;
    int cancelled = 0;                                        // runs that were destroyed before they answered
    std::function<void(const OnExchange &)> onCancelled = {}; // called for each of those
};

} // namespace tooltray::test
