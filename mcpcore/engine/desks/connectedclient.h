// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"

#include <cstdint>
#include <optional>
#include <string>

namespace tooltray::engine {

// Somebody who called lately or listens.
struct ConnectedClient {
    std::string name = {};     // of the client in the workspace, or what it is to us
    std::string program = {};  // as it names itself: "claude-code 2.0"
    std::string revision = {}; // of the protocol: "2025-11-25"
    std::uint64_t calls = 0;
    WallTime firstSeen = {};
    WallTime lastSeen = {};

    bool operator==(const ConnectedClient &) const = default;
};

} // namespace tooltray::engine
