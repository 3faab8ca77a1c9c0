// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/filter/filter.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::journal {

// A piece of a filter. A word before an operator names a field; behind one, words reach up to the next space,
// bracket or bar, so that a time like 14:00-14:05 is one value.
struct Token {
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

    Token next();

private:
    Token quoted();
    Token value();
    Token word();
    Token oper();
    Token take(Token::Kind kind, std::size_t length);
    char at(std::size_t offset) const { return offset < m_text.size() ? m_text[offset] : '\0'; }

    std::string_view m_text;
    std::size_t m_offset = 0;
    bool m_wantsValue = false; // an operator came last
};

// What ends a word that is no value: the operators, and what ends any word.
bool isOperatorCharacter(char c) noexcept;
bool endsWord(char c) noexcept;

} // namespace tooltray::journal
