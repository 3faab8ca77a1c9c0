// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"
#include "upstream/exchange/outcome.h"
#include "upstream/exchange/request.h"

#include <cstdint>

namespace tooltray::upstream {

// One exchange of a call, for those who keep a record. Valid while they are told about it.
struct Attempt {
    enum class Reason : std::uint8_t { First, Retry, Redirect };

    int number; // from 1
    Reason reason;
    WallTime begun; // when it was sent, after its time in the queue
    const Request &request;
    const Outcome &outcome;
};

} // namespace tooltray::upstream
