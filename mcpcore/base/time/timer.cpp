// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/timer.h"

#include <utility>

namespace tooltray {

Timer &Timer::operator=(Timer &&other) noexcept
{
    if (this != &other) {
        cancel();
        m_queue = std::move(other.m_queue);
        m_place = other.m_place;
    }
    return *this;
}

Timer::~Timer()
{
    cancel();
}

bool Timer::isActive() const
{
    const auto queue = m_queue.lock();
    return queue && queue->contains(m_place);
}

void Timer::cancel()
{
    if (const auto queue = m_queue.lock())
        queue->remove(m_place);
    m_queue.reset();
}

TimerPlace TimerQueue::add(MonotonicTime due, std::function<void()> callback)
{
    const TimerPlace place{due, ++m_lastNumber};
    m_pending.emplace(place, std::move(callback));
    return place;
}

void TimerQueue::remove(const TimerPlace &place)
{
    // Extracted first: destroying a callback may cancel another timer.
    const auto removed = m_pending.extract(place);
}

std::optional<MonotonicTime> TimerQueue::nextDue() const
{
    if (m_pending.empty())
        return std::nullopt;
    return m_pending.begin()->first.due;
}

bool TimerQueue::runNext(MonotonicTime now)
{
    if (m_pending.empty() || m_pending.begin()->first.due > now)
        return false;
    const auto first = m_pending.extract(m_pending.begin());
    first.mapped()();
    return true;
}

} // namespace tooltray
