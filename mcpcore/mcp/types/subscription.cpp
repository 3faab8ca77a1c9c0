// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/types/subscription.h"

#include <algorithm>
#include <array>

namespace tooltray::mcp {

namespace {

constexpr std::array<std::string_view, 8> kNames = {"debug", "info",     "notice", "warning",
                                                    "error", "critical", "alert",  "emergency"};

} // namespace

std::string_view logLevelName(LogLevel level)
{
    return kNames[static_cast<std::size_t>(level)];
}

std::optional<LogLevel> logLevelFrom(std::string_view name)
{
    const auto found = std::ranges::find(kNames, name);
    if (found == kNames.end())
        return {};
    return static_cast<LogLevel>(found - kNames.begin());
}

bool SubscriptionFilter::wants(const ServerChange &change) const
{
    switch (change.kind) {
    case ServerChange::Kind::Tools: return tools;
    case ServerChange::Kind::Prompts: return prompts;
    case ServerChange::Kind::Resources: return resources;
    case ServerChange::Kind::Resource: break;
    }
    return std::ranges::find(uris, change.uri) != uris.end();
}

} // namespace tooltray::mcp
