// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

namespace tooltray::engine {

inline constexpr const char *kSampleEndpoint = "demo";

struct ServerSettings {
    static constexpr std::uint16_t kDefaultPort = 8665;

    // Nothing: the one of the configuration, or else the default; 0 picks a free one, and the same the next time.
    std::optional<std::uint16_t> port = {};
    // Whether the sample API is served as well, as the endpoint kSampleEndpoint of the default workspace. It is too
    // where a person chose so, see ServerPreferences.
    bool hasDemo = false;

    bool operator==(const ServerSettings &) const = default;
};

} // namespace tooltray::engine
