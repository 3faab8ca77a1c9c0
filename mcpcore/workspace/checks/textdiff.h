// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

namespace tooltray::workspace {

struct DiffLine {
    enum class Kind : std::uint8_t { Same, Removed, Added };

    Kind kind = Kind::Same;
    std::string text;

    bool operator==(const DiffLine &) const = default;
};

// The lines of two texts with as many of them the same as can be; what is removed stands before what is added
// in its place. Texts of thousands of lines that differ all over are replaced as a whole.
std::vector<DiffLine> diffLines(std::span<const std::string> before, std::span<const std::string> after);

} // namespace tooltray::workspace
