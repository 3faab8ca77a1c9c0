// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/regex/charset.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace tooltray::jsonschema {

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

} // namespace tooltray::jsonschema
