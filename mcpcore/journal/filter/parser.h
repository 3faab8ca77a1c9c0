// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/filter.h"
#include "journal/filter/filtererror.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::journal {

struct ParsedFilter {
    Filter filter;
    std::optional<FilterError> error;

    explicit operator bool() const noexcept { return !error; }
};

// The filter language of the log:
//
//     filter = or ; or = and { "|" and } ; and = unary { unary } ; unary = [ "-" | "!" ] ( "(" or ")" | term )
//     term   = [ field op ] value ; op = ":" contains, "=" exact, "~" regular expression, ">" "<" ">=" "<="
//              (also behind ":") ; value = word | "quoted \" text"
//
// An empty text lets everything pass. What is parsed can be matched: fields, operators, values and patterns
// have been checked.
ParsedFilter parseFilter(std::string_view text);

// As a text that parses to the same filter.
std::string printFilter(const Filter &filter);

} // namespace tooltray::journal
