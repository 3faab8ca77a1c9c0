// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/timer.h"
#include "graphql/executor/deferred.h"

#include <chrono>
#include <cstdint>
#include <map>

namespace tooltray {
class Clock;
}

namespace tooltray::demo {

// Answers that come after a while. Those that are still to come end with an error when this goes.
class Waits {
public:
    explicit Waits(Clock &clock) : m_clock(clock) {}
    Waits(const Waits &) = delete;
    Waits &operator=(const Waits &) = delete;

    // How long it took, in milliseconds.
    graphql::Deferred wait(std::chrono::milliseconds duration);

private:
    Clock &m_clock;
    std::map<std::uint64_t, Timer> m_timers;
    std::uint64_t m_lastNumber = 0;
};

} // namespace tooltray::demo
