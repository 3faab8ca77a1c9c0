// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/regex/charset.h"
#include "text/words/message.h"

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string_view>
#include <vector>

namespace tooltray::text {

struct RegexOptions {
    bool ignoreCase = false; // letters match in either case
    // Allows only what LinearSearch supports, within limits for untrusted patterns: no back-references, no
    // look-arounds, no named groups. A "]" that comes first in a class is a member of it, as in Perl.
    bool linearOnly = false;
};

struct RegexError {
    Message message;        // "The group that opens here is not closed."
    std::size_t offset = 0; // in bytes of the pattern

    bool operator==(const RegexError &) const = default;
};

// The outcome of a search.
struct RegexOutcome {
    enum class Answer : unsigned char { NoMatch, Match, LimitReached };

    Answer answer = Answer::NoMatch;
    std::size_t steps = 0;
};

// One term of a parsed expression; children are indices into RegexTree::nodes, smaller than its own.
struct RegexNode {
    enum class Kind : std::uint8_t {
        Character, // value: the code point
        Set,       // value: index into RegexTree::sets
        Start,
        End,
        WordBoundary,
        Sequence,
        Choice,
        Repeat,        // one child; a single character is repeated as a Set
        Group,         // one child; value: number of the group
        BackReference, // value: number of the group
        Look,          // one child
    };
    static constexpr std::uint32_t kUnlimited = std::numeric_limits<std::uint32_t>::max();

    Kind kind = Kind::Sequence;
    bool isNegated = false; // \B, (?!, (?<!
    bool isLazy = false;
    bool looksBehind = false;
    std::uint32_t value = 0;
    std::uint32_t min = 0;
    std::uint32_t max = 0;
    std::vector<std::uint32_t> children = {};
};

struct RegexTree {
    std::vector<RegexNode> nodes;
    std::vector<CharSet> sets;
    std::uint32_t root = 0;
    std::uint32_t groupCount = 0;
    bool hasBackReferences = false;
};

// What a pattern may take. One that is only searched for in linear time may come from anybody.
struct RegexLimits {
    std::size_t bytes;
    std::size_t depth;  // of groups
    std::size_t ranges; // in all classes together
    std::size_t instructions;
    std::uint32_t repeats;
};

constexpr RegexLimits regexLimits(bool linearOnly) noexcept
{
    return linearOnly ? RegexLimits{1000, 50, 4000, 5000, 1000}
                      : RegexLimits{std::string_view::npos, 200, 100'000, 50'000, RegexNode::kUnlimited};
}

struct RegexInstruction {
    enum class Op : std::uint8_t {
        Accept,
        Character, // operand: the code point
        Set,       // operand: index of the set
        Repeat,    // min to max code points of the set `operand`
        Split,     // go on at `first`, later at `second`
        Jump,      // to `first`
        Start,
        End,
        WordBoundary,
        Look,          // body up to its Accept, then on at `first`; its memo rows are [row, second)
        Save,          // position into slot `operand`
        Clear,         // slots [first, second)
        BackReference, // to the group whose slots are `operand` and the next
        CheckProgress, // fail when the position is still that of slot `operand`
    };

    Op op = Op::Accept;
    bool isNegated = false;
    bool isLazy = false;
    bool goesBack = false; // inside a look-behind the text is read from right to left
    std::uint32_t operand = 0;
    std::uint32_t first = 0;
    std::uint32_t second = 0;
    std::uint32_t min = 0;
    std::uint32_t max = 0;
    std::uint32_t row = 0; // of the memo, when the instruction is one that is remembered
};

struct RegexProgram {
    std::vector<RegexInstruction> code;
    std::vector<CharSet> sets;
    std::uint32_t slotCount = 0;
    std::uint32_t rowCount = 0;
    bool isAnchored = false; // can match at the start only
    // Without back-references what follows a state depends on nothing but the state, so that none
    // need be tried twice.
    bool mayRemember = true;
};

} // namespace tooltray::text
