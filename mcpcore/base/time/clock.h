// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTimer>
#include <chrono>
#include <compare>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>

namespace tooltray {

using MonotonicTime = std::chrono::steady_clock::time_point;       // for waiting and measuring
using WallTime = std::chrono::sys_time<std::chrono::milliseconds>; // for people; may jump

class TimerQueue;

// The place of a timer in its queue: by time, then by the order of starting.
struct TimerPlace {
    MonotonicTime due;
    std::uint64_t number = 0;

    auto operator<=>(const TimerPlace &) const = default;
};

// Owns one pending call back; see Clock. Destroying it cancels. May outlive its clock.
class [[nodiscard]] Timer {
public:
    Timer() = default;
    Timer(const std::shared_ptr<TimerQueue> &queue, TimerPlace place) : m_queue(queue), m_place(place) {}
    Timer(Timer &&other) noexcept = default;
    Timer &operator=(Timer &&other) noexcept;
    ~Timer();

    bool isActive() const;
    void cancel();

private:
    std::weak_ptr<TimerQueue> m_queue;
    TimerPlace m_place;
};

// The pending timers of a clock, real or fake, in the order in which they fall due.
class TimerQueue {
public:
    TimerPlace add(MonotonicTime due, std::function<void()> callback);
    bool contains(const TimerPlace &place) const { return m_pending.contains(place); }
    void remove(const TimerPlace &place);

    std::size_t size() const { return m_pending.size(); }
    std::optional<MonotonicTime> nextDue() const;
    // Takes the first timer out and calls back, if it is due; the callback may start and cancel timers.
    bool runNext(MonotonicTime now);

private:
    std::map<TimerPlace, std::function<void()>> m_pending;
    std::uint64_t m_lastNumber = 0;
};

// Injected wherever time matters. Any thread may read the time; timers belong to the thread that the
// clock lives on.
class Clock {
public:
    virtual ~Clock() = default;

    virtual MonotonicTime now() const = 0;
    virtual WallTime wallTime() const = 0;

    // Calls back once, from the event loop and never from within this call, unless the timer returned is
    // cancelled or destroyed before.
    virtual Timer startTimer(std::chrono::nanoseconds delay, std::function<void()> callback) = 0;
};

// The time of the machine. All its timers share one QTimer, so that thousands of deadlines cost the
// event loop nothing.
class SystemClock final : public Clock {
    Q_DISABLE_COPY_MOVE(SystemClock)

public:
    SystemClock();

    MonotonicTime now() const override;
    WallTime wallTime() const override;
    Timer startTimer(std::chrono::nanoseconds delay, std::function<void()> callback) override;

private:
    void wakeAt(MonotonicTime due);
    void runDue();

    std::shared_ptr<TimerQueue> m_queue;
    QTimer m_alarm;
    std::optional<MonotonicTime> m_wakesAt;
};

} // namespace tooltray
