// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::http {

// Host and port as in a Host header, an absolute target or an Origin.
struct Authority {
    std::string host; // lower case; an IPv6 address keeps its brackets
    std::optional<std::uint16_t> port;

    bool operator==(const Authority &) const = default;
};

// "uri-host [ : port ]" (RFC 9110 7.2); nothing when it is not that. User information is refused.
std::optional<Authority> parseAuthority(std::string_view text);

} // namespace tooltray::http
