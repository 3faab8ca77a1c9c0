// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/regex/charset.h"

#include <cstdint>
#include <vector>

namespace tooltray::jsonschema {

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

} // namespace tooltray::jsonschema
