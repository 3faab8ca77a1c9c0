// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/timer.h"

#include "base/timerqueue.h"

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

} // namespace tooltray
