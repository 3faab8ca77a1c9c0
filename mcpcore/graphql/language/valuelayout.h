// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::graphql {

// How long values become when they are printed, which decides where the printer breaks lines. A list or
// object that fits stays on one line. Every value is measured once, however deep it is nested.
class ValueLayout {
public:
    // Counted without the indentation of the place where it is printed, in UTF-16 code units.
    struct Extent {
        std::uint32_t length = 0;
        std::uint32_t lineBreaks = 0;
    };

    explicit ValueLayout(Node root) noexcept : m_root(root) {}

    Extent extentOf(Node valueOrPair);                         // a value, argument or object field
    bool isSpread(Node listOrObject);                          // one item a line
    bool isTooLong(std::uint32_t prefix, Arguments arguments); // for the line of their field
    bool hasLineBreaks(Node definition);                       // a definition of an argument or variable

    static constexpr std::uint32_t kLineLength = 80;

private:
    Extent measure(Node node);
    Extent measureString(StringValue string);

    Node m_root;
    std::vector<Extent> m_extents; // by distance from the root; a length of zero is one not yet measured
    std::string m_scratch;
};

} // namespace tooltray::graphql
