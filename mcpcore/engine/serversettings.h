// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace tooltray::engine {

struct ServerSettings {
    static constexpr std::uint16_t kDefaultPort = 8665;

    // Nothing: the one of the configuration, or else the default; 0 picks a free one, and the same the next time.
    std::optional<std::uint16_t> port = {};
    bool hasDemo = false; // whether the sample API is served as well, as an endpoint of the default workspace

    bool operator==(const ServerSettings &) const = default;
};

} // namespace tooltray::engine
