// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/quota.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace tooltray::upstream {

WaitingLine::Place &WaitingLine::Place::operator=(Place &&other) noexcept
{
    if (this != &other) {
        leave();
        m_line = std::move(other.m_line);
        m_number = other.m_number;
    }
    return *this;
}

void WaitingLine::Place::leave()
{
    // Extracted first: destroying what waits may leave other lines.
    if (const auto line = std::exchange(m_line, {}).lock())
        const auto left = line->extract(m_number);
}

std::optional<WaitingLine::Place> WaitingLine::join(std::function<void()> called)
{
    if (m_waiting->size() >= m_bound)
        return std::nullopt;
    m_waiting->emplace(++m_lastNumber, std::move(called));
    return Place(m_waiting, m_lastNumber);
}

bool WaitingLine::callNext()
{
    if (m_waiting->empty())
        return false;
    const auto first = m_waiting->extract(m_waiting->begin());
    first.mapped()();
    return true;
}

namespace {

// A wait for the next token is rounded up, and what it then brings may be short by the last bits of a double.
constexpr double kWhole = 1 - 1e-9;

} // namespace

bool TokenBucket::tryTake(MonotonicTime now)
{
    fill(now);
    if (m_tokens < kWhole)
        return false;
    m_tokens = std::max(m_tokens - 1, 0.0);
    return true;
}

std::chrono::nanoseconds TokenBucket::untilNext(MonotonicTime now)
{
    fill(now);
    if (m_tokens >= kWhole)
        return std::chrono::nanoseconds(0);
    const double seconds = (1 - m_tokens) / m_rate.perSecond;
    return std::chrono::nanoseconds(static_cast<std::int64_t>(std::ceil(seconds * 1e9)));
}

void TokenBucket::fill(MonotonicTime now)
{
    const double seconds = std::chrono::duration<double>(now - m_filled).count();
    m_tokens = std::min(m_rate.burst, m_tokens + seconds * m_rate.perSecond);
    m_filled = now;
}

RateLimit::RateLimit(Clock &clock, Rate rate, std::size_t maxWaiting)
    : m_clock(clock)
    , m_bucket(rate, clock.now())
    , m_line(maxWaiting)
{}

RateLimit::Admission RateLimit::ask(std::function<void()> later)
{
    if (m_line.isEmpty() && m_bucket.tryTake(m_clock.now()))
        return GoAhead();
    auto place = m_line.join(std::move(later));
    if (!place)
        return LineIsFull();
    if (!m_timer.isActive())
        arm();
    return std::move(*place);
}

void RateLimit::arm()
{
    m_timer = m_clock.startTimer(m_bucket.untilNext(m_clock.now()), [this] { callDue(); });
}

void RateLimit::callDue()
{
    while (!m_line.isEmpty() && m_bucket.tryTake(m_clock.now()))
        m_line.callNext();
    if (!m_line.isEmpty())
        arm();
}

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

ConcurrencyLimit::Admission ConcurrencyLimit::ask(std::function<void(Slot)> later)
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
