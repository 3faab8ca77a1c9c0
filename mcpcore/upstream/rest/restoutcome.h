// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/transport.h"

#include <string>
#include <variant>
#include <vector>

namespace tooltray::upstream {

struct RestError {
    RequestError error;
    std::string body = {}; // that came with another status than expected; APIs explain themselves there
};

using RestOutcome = std::variant<Response, RestError>;

// Judges the end of a REST request by the status of the response. Without expected statuses every 2xx is a success.
// request: with the URL of who answered
RestOutcome restOutcome(const Request &request, const std::vector<int> &expected, Outcome outcome,
                        WallTime now);

} // namespace tooltray::upstream
