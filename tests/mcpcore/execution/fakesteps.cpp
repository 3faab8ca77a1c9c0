// SPDX-License-Identifier: GPL-3.0-or-later
#include "fakesteps.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace tooltray::execution {

class FakeSteps::Running final : public Run {
public:
    Running(FakeSteps &steps, OperationOutcome outcome, Done<OperationOutcome> done)
        : m_steps(steps)
        , m_outcome(std::move(outcome))
        , m_done(std::move(done))
        , m_timer(steps.m_clock.startTimer(std::chrono::seconds(1), [this] {
            const auto call = std::exchange(m_done, nullptr);
            call(std::move(m_outcome));
        }))
    {}
    ~Running() override
    {
        if (m_done)
            ++m_steps.cancelled;
    }

private:
    FakeSteps &m_steps;
    OperationOutcome m_outcome;
    Done<OperationOutcome> m_done;
    Timer m_timer;
};

Result<std::unique_ptr<Run>> FakeSteps::run(StepOrder order, Done<OperationOutcome> done)
{
    ran.push_back({order.place, order.endpoint, order.arguments, order.tools});
    const auto nested = m_nested.find(order.step.name);
    if (nested != m_nested.end())
        return nested->second(std::move(order), std::move(done));
    OperationOutcome outcome = m_outcomes[order.step.name];
    if (std::ranges::find(m_mutations, order.step.name) != m_mutations.end()) {
        if (Result<void> admitted = order.mutations->admit(order.place); !admitted)
            return Ticket(
                std::make_unique<Running>(*this, toolFailure(std::move(admitted).error()), std::move(done)));
    }
    sent.push_back(order.place);
    return Ticket(std::make_unique<Running>(*this, std::move(outcome), std::move(done)));
}

} // namespace tooltray::execution
