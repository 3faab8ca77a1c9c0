// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"

#include <chrono>
#include <functional>

namespace tooltray::http {

// One deadline that is moved with every request and hardly ever falls due: moving it later costs no
// timer, since the timer looks again when it fires.
class Deadline {
public:
    Deadline(Clock &clock, std::function<void()> expired);

    void set(std::chrono::nanoseconds fromNow);
    void clear() { m_due = MonotonicTime::max(); }

private:
    void arm();
    void wake();

    Clock &m_clock;
    std::function<void()> m_expired;
    MonotonicTime m_due = MonotonicTime::max();
    MonotonicTime m_armedFor = MonotonicTime::max();
    Timer m_timer;
};

} // namespace tooltray::http
