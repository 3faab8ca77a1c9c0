// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/symboltable.h"
#include "graphql/language/token.h"

#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

enum class SyntaxErrorCode : std::uint8_t {
    UnexpectedCharacter,
    InvalidCharacter,
    InvalidCharacterInString,
    InvalidEncoding,
    SingleQuote,
    TwoDots,
    NumberWithoutLeadingDigit,
    DigitAfterZero,
    DigitExpected,
    UnterminatedString,
    InvalidUnicodeEscape,
    InvalidEscape,
    UnexpectedToken,
    TokenExpected,
    KeywordExpected,
    VariableInConstant,
    ReservedEnumValue,
    DescriptionOnShorthand,
    DescriptionWithoutDefinition,
    // Budgets; the document may be valid, we only stopped reading.
    DocumentTooLarge,
    TooManyTokens,
    NestedTooDeeply,
};

// What went wrong as data; the sentence is made when somebody wants to read it.
struct SyntaxError {
    SyntaxErrorCode code = SyntaxErrorCode::UnexpectedToken;
    TokenKind expected = TokenKind::EndOfFile; // of TokenExpected
    Symbol keyword = Symbol::None;             // of KeywordExpected
    std::uint32_t offset = 0;                  // where it is shown
    std::uint32_t limit = 0;                   // of the budgets
    Token found;                               // the offending token or stretch

    bool operator==(const SyntaxError &) const = default;
};

using SyntaxErrors = std::vector<SyntaxError>;

// The message of graphql-js: Syntax Error: Expected Name, found "}".
std::string message(const SyntaxError &error, std::string_view text);

// A short stable name for programs: TOKEN_EXPECTED.
std::string_view codeName(SyntaxErrorCode code) noexcept;

} // namespace tooltray::graphql
