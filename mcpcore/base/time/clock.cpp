// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/clock.h"

#include "base/time/timer.h"

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

} // namespace tooltray
