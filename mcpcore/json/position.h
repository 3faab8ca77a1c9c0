// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string_view>

namespace tooltray::json {

// Both count from 1; columns in UTF-16 code units, as editors do. Lines end with LF, CR or CRLF.
struct Position {
    std::size_t line = 1;
    std::size_t column = 1;

    bool operator==(const Position &) const = default;
};

Position positionAt(std::string_view text, std::size_t offset) noexcept;

} // namespace tooltray::json
