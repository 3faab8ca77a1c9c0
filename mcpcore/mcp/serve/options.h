// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>

namespace tooltray::mcp {

struct Options {
    // How long clients may keep what they got; lists change at any time, and not everybody listens.
    std::chrono::milliseconds offerTtl = std::chrono::hours(1);
    std::chrono::milliseconds listTtl{0};
    std::chrono::milliseconds resourceTtl{0};

    std::chrono::seconds sessionIdle = std::chrono::minutes(30);
    std::size_t maxSessions = 1024;
    std::size_t maxSessionsPerPrincipal =
        256; // never more than a fourth of all, so that none takes the room of others
    std::size_t maxStreamsPerSession = 4;
    std::size_t maxListeners = 4096;
    std::size_t maxSubscriptions = 1000;  // to single resources, of one listener or session
    std::size_t maxBacklog = 1024 * 1024; // bytes that a listener may be behind
    std::size_t maxBatch = 100;

    std::chrono::seconds questionLifetime = std::chrono::minutes(10);
    std::chrono::milliseconds progressInterval{20};

    bool operator==(const Options &) const = default;
};

} // namespace tooltray::mcp
