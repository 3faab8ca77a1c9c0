// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/syntaxerror.h"
#include "graphql/language/token.h"

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace tooltray::graphql {

enum class Encoding : std::uint8_t {
    Valid,     // known to be good, characters beyond ASCII are skipped without a look
    Unchecked, // every character is looked at and bad ones are reported
};

// Splits a text into tokens (September 2025, 2.1) without storing or copying any of them. It never gives
// up: what is malformed is reported and either skipped or returned as a broken token.
// One source for two code units: char (UTF-8) for documents, char16_t for the lines of an editor.
template <class Char>
class BasicLexer {
public:
    BasicLexer(std::basic_string_view<Char> text, Encoding encoding, SyntaxErrors *errors) noexcept;

    // The next token; comments are skipped.
    Token next();
    Token nextWithComments();
    // Goes on inside a block string that an earlier line opened; the token begins at the text's start.
    Token resumeBlockString();

    std::size_t position() const noexcept { return static_cast<std::size_t>(m_at - m_begin); }

private:
    Token name();
    Token number();
    Token string();
    Token blockString(const Char *start, const Char *contentStart);
    Token comment();
    Token token(TokenKind kind, const Char *start) const noexcept;
    const Char *readDigits(const Char *at);
    const Char *readEscape(const Char *at);
    // The width of the character at a unit beyond ASCII; 0 when it is no character.
    std::size_t characterWidth(const Char *at) const noexcept;
    std::size_t damagedWidth(const Char *at) const noexcept;
    const Char *stepOver(const Char *at);
    bool skipByteOrderMark();
    void reportCharacter();
    void report(SyntaxErrorCode code, const Char *at, const Char *from, const Char *to);

    const Char *m_begin;
    const Char *m_end;
    const Char *m_at;
    SyntaxErrors *m_errors;
    bool m_isChecked;
};

extern template class BasicLexer<char>;
extern template class BasicLexer<char16_t>;

using Lexer = BasicLexer<char>;

} // namespace tooltray::graphql
