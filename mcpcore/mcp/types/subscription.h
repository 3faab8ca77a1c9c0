// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/types/principal.h"

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::mcp {

// A piece of news for those who listen.
struct Change {
    enum class Kind : std::uint8_t { Tools, Prompts, Resources, Resource };

    Kind kind = Kind::Tools;
    std::string uri = {}; // of the one resource that changed

    bool operator==(const Change &) const = default;
};

// Whether news are for a listener: by who it is, and its session (empty where there is none). Empty: for everybody.
using Audience = std::function<bool(const Principal &, std::string_view session)>;

// Which news a listener asked for.
struct SubscriptionFilter {
    bool tools = false;
    bool prompts = false;
    bool resources = false;
    std::vector<std::string> uris = {};
    std::vector<std::string> tasks = {}; // their ids

    bool isEmpty() const { return !tools && !prompts && !resources && uris.empty() && tasks.empty(); }
    bool wants(const Change &change) const;
    bool operator==(const SubscriptionFilter &) const = default;
};

} // namespace tooltray::mcp
