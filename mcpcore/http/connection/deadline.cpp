// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/deadline.h"

#include <utility>

namespace tooltray::http {

Deadline::Deadline(Clock &clock, std::function<void()> expired)
    : m_clock(clock)
    , m_expired(std::move(expired))
{}

void Deadline::set(std::chrono::nanoseconds fromNow)
{
    m_due = m_clock.now() + fromNow;
    if (m_due < m_armedFor)
        arm();
}

void Deadline::arm()
{
    m_armedFor = m_due;
    m_timer = m_clock.startTimer(m_due - m_clock.now(), [this] { wake(); });
}

void Deadline::wake()
{
    m_armedFor = MonotonicTime::max();
    if (m_due == MonotonicTime::max())
        return;
    if (m_due > m_clock.now()) {
        arm();
        return;
    }
    m_due = MonotonicTime::max();
    m_expired();
}

} // namespace tooltray::http
