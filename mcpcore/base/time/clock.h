// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/timer.h"

#include <QTimer>
#include <functional>
#include <memory>
#include <optional>

namespace tooltray {

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
