// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "upstream/exchange/failure.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::upstream {

// The end of an exchange: a failure, or a response of any status.
using Outcome = std::variant<Response, TransferFailure>;

inline const Report &reportOf(const Outcome &outcome)
{
    if (const auto *failure = std::get_if<TransferFailure>(&outcome))
        return failure->report;
    return std::get<Response>(outcome).report;
}

inline Report &reportOf(Outcome &outcome)
{
    return const_cast<Report &>(reportOf(std::as_const(outcome)));
}

// Tells what happens to the bytes of a body.
enum class BodyDelivery : std::uint8_t {
    Collect, // they are the body of the response in the end
    Pass,    // they are gone once they have been passed on
};

struct Receiver {
    // Called for the response, and for each part of its body as it comes; both may be left out.
    std::function<void(const ResponseHead &)> onHead = {};
    std::function<void(std::string_view)> onBody = {};
    // Called once, as the last one, when the transfer is not destroyed before.
    std::function<void(Outcome)> onDone = {};
    BodyDelivery delivery = BodyDelivery::Collect;
};

// An exchange under way. Destroying it cancels: the connection is given up and nothing is called any more.
class Transfer {
public:
    virtual ~Transfer() = default;
};

// Carries one request over and its response back: once, with no second try and no redirect followed.
class Transport {
public:
    virtual ~Transport() = default;

    // Calls back from the event loop, never from within this call; the callbacks may destroy the transfer.
    // Request timeouts are counted from here.
    [[nodiscard]] virtual std::unique_ptr<Transfer> start(Request request, Receiver receiver) = 0;
};

// A REST request that did not succeed.
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
