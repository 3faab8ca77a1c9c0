// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::json {

// Both count from 1; columns in UTF-16 code units, as editors do. Lines end with LF, CR or CRLF.
struct Position {
    std::size_t line = 1;
    std::size_t column = 1;

    bool operator==(const Position &) const = default;
};

Position positionAt(std::string_view text, std::size_t offset) noexcept;

enum class Part : std::uint8_t { Value, Name };

// Where in the text of a document the value at the pointer, or the name before it, begins: for messages
// about files, as it reads the text anew. Nothing when there is none; an element has no name, so there
// it is the value.
std::optional<Position> locate(std::string_view text, const Pointer &pointer, Part part = Part::Value);

} // namespace tooltray::json
