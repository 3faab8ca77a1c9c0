// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "journal/filter/field.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::journal {

// What is asked of one field: status:>=400
struct Term {
    enum class Op : std::uint8_t { Contains, Equals, Regex, Greater, Less, AtLeast, AtMost };

    FilterField field = FilterField::Any;
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

// The filter as a text that parses to the same filter.
std::string printFilter(const Filter &filter);

// An operator ends a word that is no value; space, brackets, bars and quotes end any word.
bool isOperatorCharacter(char c) noexcept;
bool endsWord(char c) noexcept;

// Why a text is no filter, and where: what to underline. The suggestions could stand there instead.
struct FilterError {
    Message message;        // Unknown field "toll". Did you mean "tool"?
    std::size_t offset = 0; // in bytes
    std::size_t length = 0; // 0: something is missing there
    std::vector<std::string> suggestions = {};
    bool isOfField = false; // there is none of that name

    bool operator==(const FilterError &) const = default;
};

// The error for those who called over the wire.
Error toError(const FilterError &error);

} // namespace tooltray::journal
