// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

namespace tooltray::mcp {

enum class Role : unsigned char { User, Assistant };

// Hints on who some content is for.
struct Annotations {
    std::vector<Role> audience = {};
    std::optional<double> priority = {}; // 0 to 1
    std::string lastModified = {};       // ISO 8601

    bool isEmpty() const { return audience.empty() && !priority && lastModified.empty(); }
    bool operator==(const Annotations &) const = default;
};

} // namespace tooltray::mcp
