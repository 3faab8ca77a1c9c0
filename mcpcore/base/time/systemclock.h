// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <QTimer>
#include <memory>
#include <optional>

namespace tooltray {

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
