// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/message/message.h"

#include <array>
#include <cstdint>

namespace tooltray::http {

// The counters of a server since its creation.
struct ServerStatistics {
    std::uint64_t connectionsAccepted = 0;
    std::uint64_t connectionsOpen = 0;
    std::uint64_t requestsServed = 0; // handed to a route
    std::uint64_t streamsOverrun = 0; // dropped because the client read too slowly
    std::array<std::uint64_t, kGuardCount> refused{};

    bool operator==(const ServerStatistics &) const = default;
};

} // namespace tooltray::http
