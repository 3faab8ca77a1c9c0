// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <memory>

namespace tooltray {

class TimerQueue;

namespace test {

// Time stands still until the test moves it. Used from one thread.
class FakeClock final : public Clock {
public:
    // Starts at 2026-01-01T00:00:00Z.
    FakeClock();

    MonotonicTime now() const override { return m_now; }
    WallTime wallTime() const override;
    Timer startTimer(std::chrono::nanoseconds delay, std::function<void()> callback) override;

    // Calls back what falls due on the way, in order, each at its own time; also what is started on the way.
    void advance(std::chrono::nanoseconds duration);
    // As when somebody sets the machine's clock: timers do not notice.
    void setWallTime(WallTime time);
    std::size_t pendingTimers() const;

private:
    std::shared_ptr<TimerQueue> m_queue;
    MonotonicTime m_now;
    std::chrono::nanoseconds m_wallOffset{0}; // from the monotonic to the wall time
};

} // namespace test
} // namespace tooltray
