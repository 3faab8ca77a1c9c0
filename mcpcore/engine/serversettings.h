// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace tooltray::engine {

struct ServerSettings {
    static constexpr std::uint16_t kDefaultPort = 8665;

    std::uint16_t port = kDefaultPort; // 0 picks a free one
    bool hasDemo = false;              // whether the sample API is served as well

    bool operator==(const ServerSettings &) const = default;
};

} // namespace tooltray::engine
