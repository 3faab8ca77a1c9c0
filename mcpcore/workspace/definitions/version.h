// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::workspace {

// The version of a tool, 0.2.0: three plain numbers, without the tags of Semantic Versioning.
struct Version {
    std::uint32_t major = 0;
    std::uint32_t minor = 1;
    std::uint32_t patch = 0;

    static std::optional<Version> parse(std::string_view text);
    std::string toString() const;

    auto operator<=>(const Version &) const = default;
};

} // namespace tooltray::workspace
