// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/clock.h"

#include <QThread>
#include <algorithm>
#include <utility>

namespace tooltray {

using namespace std::chrono_literals;

SystemClock::SystemClock() : m_queue(std::make_shared<TimerQueue>())
{
    m_alarm.setSingleShot(true);
    m_alarm.setTimerType(Qt::PreciseTimer);
    QObject::connect(&m_alarm, &QTimer::timeout, &m_alarm, [this] { runDue(); });
}

MonotonicTime SystemClock::now() const
{
    return std::chrono::steady_clock::now();
}

WallTime SystemClock::wallTime() const
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

Timer SystemClock::startTimer(std::chrono::nanoseconds delay, std::function<void()> callback)
{
    Q_ASSERT(m_alarm.thread() == QThread::currentThread());
    const MonotonicTime time = now();
    const auto wait = std::clamp<std::chrono::nanoseconds>(delay, 0ns, MonotonicTime::max() - time);
    const TimerPlace place = m_queue->add(time + wait, std::move(callback));
    if (!m_wakesAt || place.due < *m_wakesAt)
        wakeAt(place.due);
    return {m_queue, place};
}

void SystemClock::wakeAt(MonotonicTime due)
{
    // Rounded up, for an alarm that is early would find nothing due. QTimer counts in int, hence the day.
    const auto wait = std::chrono::ceil<std::chrono::milliseconds>(due - now());
    m_alarm.start(std::clamp<std::chrono::milliseconds>(wait, 0ms, 24h));
    m_wakesAt = due;
}

void SystemClock::runDue()
{
    m_wakesAt.reset();
    // One reading of the time for all, so that a timer that starts itself again lets the loop breathe.
    const MonotonicTime time = now();
    while (m_queue->runNext(time)) {
    }
    if (const auto due = m_queue->nextDue())
        wakeAt(*due);
}

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
