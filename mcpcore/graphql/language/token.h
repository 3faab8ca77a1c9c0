// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string_view>

namespace tooltray::graphql {

enum class TokenKind : std::uint8_t {
    EndOfFile,
    Bang,
    Dollar,
    Amp,
    ParenLeft,
    ParenRight,
    Spread,
    Colon,
    Equals,
    At,
    BracketLeft,
    BracketRight,
    BraceLeft,
    Pipe,
    BraceRight,
    Dot, // only in schema coordinates
    Name,
    Int,
    Float,
    String,
    BlockString,
    Comment,
};

constexpr bool isPunctuator(TokenKind kind) noexcept
{
    return kind >= TokenKind::Bang && kind <= TokenKind::Dot;
}

// How messages call a kind of token: Name, "{", <EOF>.
std::string_view kindName(TokenKind kind) noexcept;

// A stretch of the source. Offsets count code units of the text that was lexed: bytes, or UTF-16 units
// where the highlighter lexes a line of an editor.
struct Token {
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    TokenKind kind = TokenKind::EndOfFile;
    bool hasEscapes = false; // a string whose value is not just its characters
    bool isBroken = false;   // an unterminated string, a malformed number; an error was reported

    bool operator==(const Token &) const = default;
};

} // namespace tooltray::graphql
