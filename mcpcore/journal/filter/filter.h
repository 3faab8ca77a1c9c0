// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/field.h"

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::journal {

// What is asked of one field: status:>=400
struct Term {
    enum class Op : std::uint8_t { Contains, Equals, Regex, Greater, Less, AtLeast, AtMost };

    Field field = Field::Any;
    std::string name = {}; // of the argument or header field
    Op op = Op::Contains;
    std::string value = {};

    bool operator==(const Term &) const = default;
};

// A filter of the log as a tree. Made by default it lets everything pass. All and Any have at least two
// children, Not has one, a term has none; parseFilter() makes nothing else.
struct Filter {
    enum class Kind : std::uint8_t { Everything, Term, Not, All, Any };

    Kind kind = Kind::Everything;
    Term term = {};
    std::vector<Filter> children = {};

    bool operator==(const Filter &) const = default;
};

} // namespace tooltray::journal
