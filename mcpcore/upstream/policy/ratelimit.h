// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "upstream/policy/tokenbucket.h"
#include "upstream/policy/waitingline.h"

#include <cstddef>
#include <functional>
#include <variant>

namespace tooltray::upstream {

struct GoAhead {};
struct LineIsFull {};

// Lets requests through at a rate; those beyond it wait in a line of bounded length. One for an endpoint, or
// for a client.
class RateLimit {
public:
    using Turn = std::variant<GoAhead, WaitingLine::Place, LineIsFull>;

    // Precondition: the rate is more than 0. The clock outlives it.
    RateLimit(Clock &clock, Rate rate, std::size_t maxWaiting);
    RateLimit(const RateLimit &) = delete;
    RateLimit &operator=(const RateLimit &) = delete;

    // Calls later only for those that got a place.
    Turn ask(std::function<void()> later);

private:
    void arm();
    void callDue();

    Clock &m_clock;
    TokenBucket m_bucket;
    WaitingLine m_line;
    Timer m_timer;
};

} // namespace tooltray::upstream
