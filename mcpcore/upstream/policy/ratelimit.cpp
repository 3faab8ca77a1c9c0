// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/ratelimit.h"

#include <utility>

namespace tooltray::upstream {

RateLimit::RateLimit(Clock &clock, Rate rate, std::size_t maxWaiting)
    : m_clock(clock)
    , m_bucket(rate, clock.now())
    , m_line(maxWaiting)
{}

RateLimit::Turn RateLimit::ask(std::function<void()> later)
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

} // namespace tooltray::upstream
