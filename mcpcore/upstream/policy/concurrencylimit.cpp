// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/concurrencylimit.h"

#include <utility>

namespace tooltray::upstream {

struct ConcurrencyLimit::State {
    std::size_t maxAtOnce;
    std::size_t atOnce = 0;
    WaitingLine line;
};

ConcurrencyLimit::Slot &ConcurrencyLimit::Slot::operator=(Slot &&other) noexcept
{
    if (this != &other) {
        release();
        m_state = std::move(other.m_state);
    }
    return *this;
}

void ConcurrencyLimit::Slot::release()
{
    const auto state = std::exchange(m_state, nullptr);
    if (!state)
        return;
    --state->atOnce;
    state->line.callNext();
}

ConcurrencyLimit::ConcurrencyLimit(std::size_t maxAtOnce, std::size_t maxWaiting)
    : m_state(std::make_shared<State>(State{.maxAtOnce = maxAtOnce, .line = WaitingLine(maxWaiting)}))
{}

ConcurrencyLimit::Turn ConcurrencyLimit::ask(std::function<void(Slot)> later)
{
    const auto takeSlot = [](const std::shared_ptr<State> &state) {
        ++state->atOnce;
        return Slot(state);
    };
    if (m_state->atOnce < m_state->maxAtOnce)
        return takeSlot(m_state);
    auto place = m_state->line.join([takeSlot, state = std::weak_ptr(m_state), later = std::move(later)] {
        if (const auto open = state.lock())
            later(takeSlot(open));
    });
    if (!place)
        return LineIsFull();
    return std::move(*place);
}

std::size_t ConcurrencyLimit::atOnce() const
{
    return m_state->atOnce;
}

std::size_t ConcurrencyLimit::waiting() const
{
    return m_state->line.size();
}

} // namespace tooltray::upstream
