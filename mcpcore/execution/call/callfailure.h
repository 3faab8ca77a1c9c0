// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "upstream/exchange/failure.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::execution {

// Where a call came to grief. One classification for MCP, REST and the window.
enum class Level : std::uint8_t {
    Access,   // the client may not, and is not told so
    Tool,     // the arguments, the context or the definition do not fit
    GraphQL,  // errors in the response
    Payload,  // the answer is fine and says that it went wrong
    Http,     // a status, or an answer of the wrong kind
    Network,  // no answer
    Internal, // a bug of ours
};

std::string_view levelName(Level level) noexcept;

struct CallFailure {
    Level level = Level::Internal;
    Error error;
    json::Value data = {}; // what came all the same; null: nothing
    int status = 0;        // of the response, if there was one
    std::optional<std::chrono::seconds> retryAfter = {};

    bool operator==(const CallFailure &) const = default;
};

CallFailure failureFrom(upstream::CallError error);
// An error of our own before anything was sent.
CallFailure toolFailure(Error error);

} // namespace tooltray::execution
