// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "upstream/exchange/request.h"
#include "upstream/exchange/response.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::upstream {

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

// The name of the cause in the log and in error details: "name_not_found".
std::string_view nameOf(Cause cause);

// Tells whether the other side may know of the request.
enum class Departure : std::uint8_t { NeverLeft, MayHaveLeft };

// An exchange that brought no complete response.
struct TransferFailure {
    Cause cause = Cause::Internal;
    Phase phase = Phase::Queued; // in which it happened
    Departure departure = Departure::NeverLeft;
    Message reason = {}; // in the words of whoever found it, for the details: "Connection refused"
    Report report = {};
    int status = 0; // of the response that began, if one did

    bool operator==(const TransferFailure &) const = default;
};

// The failure as an error of the level "network", for people.
Error errorOf(const TransferFailure &failure, const Request &request);

// Where a call came to grief, for the one classification that all surfaces use.
enum class ErrorLevel : std::uint8_t {
    Network, // no answer
    Http,    // an answer that says no, or none of the kind that was asked for
    GraphQL, // errors in the answer
};

std::string_view nameOf(ErrorLevel level); // "network", "http", "graphql"

struct RequestError {
    ErrorLevel level = ErrorLevel::Network;
    Error error;
    Report report = {};
    int status = 0;                                      // of the response, if there was one
    std::optional<std::chrono::seconds> retryAfter = {}; // as the response asks for

    bool operator==(const RequestError &) const = default;
};

// Tells whether the other side may have carried the request out.
enum class RequestEffect : std::uint8_t { None, Possible };

// What to do after a request that failed. again: the advice where the request may simply be sent again; where it may
// have taken effect, the text says that instead.
Message adviceFor(Repetition repetition, RequestEffect effect, const Message &again, const Message &hint);
// The beginning of an advice that is for whoever sends the request, with the space behind it. The rest is about the
// endpoint.
std::string_view sendersPart(std::string_view advice);

// The delay that the Retry-After field asks for (RFC 9110, 10.2.3); nothing without one that can be read.
std::optional<std::chrono::seconds> askedDelay(const ResponseHead &head, WallTime now);
// The advice to wait that long; empty where there is no need to.
Message waitAdvice(std::optional<std::chrono::seconds> delay);

// What a status that is not a success usually means, and what to do about it. The body may be cut off.
RequestError httpError(const Request &request, const ResponseHead &head, std::string_view body, WallTime now);

// A failure as an error of the level "network".
RequestError networkError(const Request &request, const TransferFailure &failure);

} // namespace tooltray::upstream
