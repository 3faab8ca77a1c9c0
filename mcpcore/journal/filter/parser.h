// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/filter.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tooltray::journal {

// A piece of a filter. A word before an operator names a field; behind one, words reach up to the next space,
// bracket or bar, so that a time like 14:00-14:05 is one value.
struct FilterToken {
    enum class Kind : std::uint8_t {
        End,
        Or,
        Open,
        Close,
        Negation,
        Word,
        Quoted,
        Field, // a word with an operator behind it
        Operator,
        Unclosed, // a quoted text without its end
    };

    Kind kind = Kind::End;
    std::size_t offset = 0; // in bytes
    std::size_t length = 0;
    std::string text = {}; // of words, fields and quoted texts, without quotes and escapes
    Term::Op op = Term::Op::Contains;
    bool isAfterSpace = false;
};

class Lexer {
public:
    explicit Lexer(std::string_view text) : m_text(text) {}

    FilterToken next();

private:
    FilterToken quoted();
    FilterToken value();
    FilterToken word();
    FilterToken oper();
    FilterToken take(FilterToken::Kind kind, std::size_t length);
    char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }

    std::string_view m_text;
    std::size_t m_offset = 0;
    bool m_wantsValue = false; // an operator came last
};

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

} // namespace tooltray::journal
