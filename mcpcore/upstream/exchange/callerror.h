// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/error.h"
#include "upstream/exchange/report.h"

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::upstream {

// Where a call came to grief, for the one classification that all surfaces use.
enum class Level : std::uint8_t {
    Network, // no answer
    Http,    // an answer that says no, or none of the kind that was asked for
    GraphQL, // errors in the answer
};

std::string_view nameOf(Level level); // "network", "http", "graphql"

struct CallError {
    Level level = Level::Network;
    Error error;
    Report report = {};
    int status = 0;                                      // of the response, if there was one
    std::optional<std::chrono::seconds> retryAfter = {}; // as the response asks for

    bool operator==(const CallError &) const = default;
};

} // namespace tooltray::upstream
