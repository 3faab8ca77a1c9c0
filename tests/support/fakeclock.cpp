// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/fakeclock.h"

#include "base/time/clock.h"

#include <algorithm>
#include <utility>

namespace tooltray::test {

using namespace std::chrono;

FakeClock::FakeClock() : m_queue(std::make_shared<TimerQueue>()), m_now(hours(1000))
{
    setWallTime(sys_days(2026y / January / 1));
}

WallTime FakeClock::wallTime() const
{
    return WallTime(floor<milliseconds>(m_now.time_since_epoch() + m_wallOffset));
}

Timer FakeClock::startTimer(nanoseconds delay, std::function<void()> callback)
{
    return {m_queue, m_queue->add(m_now + std::max(delay, nanoseconds(0)), std::move(callback))};
}

void FakeClock::advance(nanoseconds duration)
{
    const MonotonicTime end = m_now + duration;
    while (const auto due = m_queue->nextDue()) {
        if (*due > end)
            break;
        m_now = *due;
        m_queue->runNext(m_now);
    }
    m_now = end;
}

void FakeClock::setWallTime(WallTime time)
{
    m_wallOffset = time.time_since_epoch() - m_now.time_since_epoch();
}

std::size_t FakeClock::pendingTimers() const
{
    return m_queue->size();
}

} // namespace tooltray::test
