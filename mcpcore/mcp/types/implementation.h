// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

namespace tooltray::mcp {

struct Icon {
    enum class Theme : unsigned char { Any, Light, Dark };

    std::string source; // https: or data:, careful clients refuse everything else
    std::string mimeType = {};
    std::vector<std::string> sizes = {};
    Theme theme = Theme::Any;

    bool operator==(const Icon &) const = default;
};

// The software at one end, as it names itself.
struct Implementation {
    std::string name;
    std::string version;
    std::string title = {};
    std::string description = {};
    std::string websiteUrl = {};
    std::vector<Icon> icons = {};

    bool operator==(const Implementation &) const = default;
};

} // namespace tooltray::mcp
