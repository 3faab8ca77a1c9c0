// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/timer.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/transport.h"

#include <chrono>
#include <functional>
#include <optional>

namespace tooltray::upstream {

struct RetryOptions {
    int maxRetries = 3;
    std::chrono::milliseconds firstDelay{
        250}; // at most, before the first retry; twice as much before each other
    std::chrono::milliseconds maxDelay{10'000};
};

// Whether, and after what time, a request is sent once more. A request that must not be sent twice is only
// repeated when it never left.
class RetrySchedule {
public:
    // Chance gives numbers from 0 up to but without 1.
    RetrySchedule(RetryOptions options, std::function<double()> chance);
    explicit RetrySchedule(RetryOptions options = {});

    // The retry is counted from 1. Exponential backoff with full jitter, or what Retry-After asks for. A request
    // may have another number of retries than the options say.
    std::optional<std::chrono::nanoseconds> delayBefore(int retry, const Request &request,
                                                        const Outcome &outcome, WallTime now,
                                                        std::optional<int> maxRetries = {}) const;

private:
    std::chrono::nanoseconds backoff(int retry) const;

    RetryOptions m_options;
    std::function<double()> m_chance;
};

// A connection that was kept from an earlier request was closed by the other side just when this one was
// sent. Says nothing about the endpoint.
bool isStaleConnection(const Outcome &outcome);

bool mayBeRepeated(const Request &request, const Outcome &outcome);

} // namespace tooltray::upstream
