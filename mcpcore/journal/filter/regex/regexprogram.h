// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/regex/charset.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::journal {

struct RegexInstruction {
    enum class Op : std::uint8_t { Character, Fork, Jump, TextBegin, TextEnd, Boundary, NoBoundary, Match };

    Op op = Op::Match;
    std::uint32_t first = 0;  // the set of a character; where a fork or a jump goes
    std::uint32_t second = 0; // where a fork goes as well
};

// What a pattern compiles to: a machine that is in many places at once, never going back.
struct RegexProgram {
    std::vector<RegexInstruction> instructions;
    std::vector<CharSet> sets; // normalized
};

struct RegexError {
    std::string message;
    std::size_t offset = 0; // in bytes of the pattern

    bool operator==(const RegexError &) const = default;
};

struct CompiledRegex {
    RegexProgram program;
    std::optional<RegexError> error;

    explicit operator bool() const noexcept { return !error; }
};

// The patterns that Perl and JavaScript share, but for what cannot be searched for in linear time: no
// back-references, no looking around. Letters match in either case; ^ and $ are the ends of the text, the dot is
// anything but a line feed.
CompiledRegex compileRegex(std::string_view pattern);

} // namespace tooltray::journal
