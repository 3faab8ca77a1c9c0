// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"

#include <chrono>

namespace tooltray::upstream {

// So many requests at once, and then so many a second.
struct Rate {
    double perSecond = 0;
    double burst = 1; // at least 1

    bool operator==(const Rate &) const = default;
};

class TokenBucket {
public:
    TokenBucket(Rate rate, MonotonicTime now) : m_rate(rate), m_tokens(rate.burst), m_filled(now) {}

    bool tryTake(MonotonicTime now);
    // Until there is a token again; zero when there is one.
    std::chrono::nanoseconds untilNext(MonotonicTime now);

private:
    void fill(MonotonicTime now);

    Rate m_rate;
    double m_tokens;
    MonotonicTime m_filled;
};

} // namespace tooltray::upstream
