// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::mcp {

// Who is calling, as the transport established it; never taken from what a client says of itself.
struct Principal {
    std::string id; // empty: nobody had to say who they are

    bool operator==(const Principal &) const = default;
};

// RFC 5424, least severe first.
enum class LogLevel : std::uint8_t { Debug, Info, Notice, Warning, Error, Critical, Alert, Emergency };

std::string_view logLevelName(LogLevel level);
std::optional<LogLevel> logLevelFrom(std::string_view name);

// A piece of news for those who listen.
struct ServerChange {
    enum class Kind : std::uint8_t { Tools, Prompts, Resources, Resource };

    Kind kind = Kind::Tools;
    std::string uri = {}; // of the one resource that changed

    bool operator==(const ServerChange &) const = default;
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
    bool wants(const ServerChange &change) const;
    bool operator==(const SubscriptionFilter &) const = default;
};

} // namespace tooltray::mcp
