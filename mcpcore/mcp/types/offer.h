// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/implementation.h"
#include "json/value.h"

#include <cstdint>
#include <string>

namespace tooltray::mcp {

// What a server has, and tells every client alike: it must not depend on the connection.
struct Offer {
    enum class Feature : std::uint8_t {
        None,
        Fixed,   // there, and never changes
        Changing // there, and changes are notified
    };

    Implementation server;
    std::string instructions = {}; // for the model; clients cut at 2 KB
    Feature tools = Feature::None;
    Feature prompts = Feature::None;
    Feature resources = Feature::None;
    bool resourceUpdates = false; // of single resources, for those who subscribe
    bool completions = false;
    bool logging = false;
    json::Value extensions = {}; // id -> settings

    bool operator==(const Offer &) const = default;
};

} // namespace tooltray::mcp
