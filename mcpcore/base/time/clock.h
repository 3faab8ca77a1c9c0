// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/timer.h"

#include <functional>

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

} // namespace tooltray
