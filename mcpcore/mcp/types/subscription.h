// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::mcp {

// A piece of news for those who listen.
struct Change {
    enum class Kind : std::uint8_t { Tools, Prompts, Resources, Resource };

    Kind kind = Kind::Tools;
    std::string uri = {}; // of the one resource that changed

    bool operator==(const Change &) const = default;
};

// Which news a listener asked for.
struct SubscriptionFilter {
    bool tools = false;
    bool prompts = false;
    bool resources = false;
    std::vector<std::string> uris = {};

    bool isEmpty() const { return !tools && !prompts && !resources && uris.empty(); }
    bool wants(const Change &change) const;
    bool operator==(const SubscriptionFilter &) const = default;
};

} // namespace tooltray::mcp
