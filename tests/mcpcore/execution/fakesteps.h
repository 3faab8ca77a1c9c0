// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "execution/runs/compositerun.h"

#include <chrono>
#include <deque>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tooltray::execution {

// Steps that answer as they are told to, by the name of the step, each after a second of the clock. One that is a
// mutation asks before it is sent, as the pipeline does.
class FakeSteps final : public StepRunner {
public:
    explicit FakeSteps(Clock &clock) : m_clock(clock) {}

    void willAnswer(const std::string &step, OperationOutcome outcome)
    {
        m_outcomes[step] = std::move(outcome);
    }
    void isMutation(const std::string &step) { m_mutations.push_back(step); }
    // Of a step that calls a tool: run that instead.
    using Nested = std::function<std::unique_ptr<Run>(StepOrder, Done<OperationOutcome>)>;
    void willRun(const std::string &step, Nested nested) { m_nested[step] = std::move(nested); }

    [[nodiscard]] Result<std::unique_ptr<Run>> run(StepOrder order, Done<OperationOutcome> done) override;

    struct Ran {
        std::string place;
        std::string endpoint;
        json::Value arguments;
        std::vector<std::string> tools;
    };
    std::vector<Ran> ran;          // all that were begun
    std::vector<std::string> sent; // their places, without mutations that were not admitted
    int cancelled = 0;

private:
    class Running;

    Clock &m_clock;
    std::map<std::string, OperationOutcome> m_outcomes;
    std::map<std::string, Nested> m_nested;
    std::vector<std::string> m_mutations;
};

} // namespace tooltray::execution
