// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

enum class HighlightKind : std::uint8_t {
    Keyword,
    Name,
    Key, // a name before a colon: an argument, an alias, a field that is defined
    Variable,
    Directive,
    Constant, // true, false, null
    Number,
    String,
    Comment,
    Punctuation,
};

// Offsets count UTF-16 code units from the start of the line.
struct HighlightSpan {
    std::uint32_t start = 0;
    std::uint32_t length = 0;
    HighlightKind kind = HighlightKind::Name;

    bool operator==(const HighlightSpan &) const = default;
};

// The state that a line needs from the lines above it, as one number that an editor stores per line.
struct LineState {
    bool isInBlockString = false;
    std::uint16_t depth = 0; // of braces and parentheses; keywords are such only outside

    bool operator==(const LineState &) const = default;
    int toInt() const noexcept { return depth * 2 + (isInBlockString ? 1 : 0); }
    static LineState fromInt(int state) noexcept; // anything below zero is the start of a document
};

// The spans of one line without its line end, in order, and the state behind it.
LineState highlightLine(std::u16string_view line, LineState before, std::vector<HighlightSpan> &spans);

} // namespace tooltray::graphql
