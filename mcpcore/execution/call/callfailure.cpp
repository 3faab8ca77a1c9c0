// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/call/callfailure.h"

#include <array>
#include <utility>

namespace tooltray::execution {

std::string_view levelName(Level level) noexcept
{
    constexpr std::array<std::string_view, 7> kNames{"access", "tool",    "graphql", "payload",
                                                     "http",   "network", "internal"};
    return kNames[static_cast<std::size_t>(level)];
}

CallFailure failureFrom(upstream::CallError error)
{
    constexpr std::array kLevels{Level::Network, Level::Http, Level::GraphQL};
    CallFailure failure{kLevels[static_cast<std::size_t>(error.level)], std::move(error.error)};
    failure.status = error.status;
    failure.retryAfter = error.retryAfter;
    return failure;
}

CallFailure toolFailure(Error error)
{
    return {error.kind == ErrorKind::Internal ? Level::Internal : Level::Tool, std::move(error)};
}

} // namespace tooltray::execution
