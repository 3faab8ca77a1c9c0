// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "upstream/exchange/phase.h"
#include "upstream/exchange/report.h"

#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::upstream {

struct Request;

enum class Cause : std::uint8_t {
    NameNotFound,
    Refused,     // nobody listens there
    Unreachable, // no way there, or the connection could not be made for another reason
    Proxy,       // it does not let us through
    Certificate, // the peer is not who it should be
    Tls,         // no agreement on encryption
    Timeout,     // see the phase
    Reset,       // the connection ended before the answer did
    TooBig,      // more than the request's limits allow
    Protocol,    // not HTTP as it should be
    Encoding,    // the body's content coding is unknown or broken
    Redirect,    // it leads where we do not follow
    QueueFull,   // too many requests wait for the endpoint already
    Cancelled,
    Invalid,  // the request cannot be sent as it is
    Internal, // the library refuses for reasons of its own
};

// As the journal and error details name it: "name_not_found".
std::string_view nameOf(Cause cause);

// Whether the other side may know of the request.
enum class Departure : std::uint8_t { NeverLeft, MayHaveLeft };

// An exchange that brought no complete response.
struct Failure {
    Cause cause = Cause::Internal;
    Phase phase = Phase::Queued; // in which it happened
    Departure departure = Departure::NeverLeft;
    std::string reason = {}; // in the words of whoever found it, for the details: "Connection refused"
    Report report = {};
    int status = 0; // of the response that began, if one did

    bool operator==(const Failure &) const = default;
};

// The failure as an error of the level "network", for people.
Error errorOf(const Failure &failure, const Request &request);

} // namespace tooltray::upstream
