// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/syntaxerror.h"

#include "graphql/language/characters.h"
#include "graphql/language/stringvalue.h"

#include <algorithm>

namespace tooltray::graphql {

namespace {

std::string_view slice(const Token &token, std::string_view text)
{
    const std::size_t start = std::min<std::size_t>(token.start, text.size());
    return text.substr(start, token.end - start);
}

std::string kindForMessage(TokenKind kind)
{
    std::string name(kindName(kind));
    return isPunctuator(kind) ? '"' + name + '"' : name;
}

// Name "foo", "{", <EOF>.
std::string describe(const Token &token, std::string_view text)
{
    std::string description = kindForMessage(token.kind);
    switch (token.kind) {
    case TokenKind::Name:
    case TokenKind::Int:
    case TokenKind::Float:
    case TokenKind::Comment: description.append(" \"").append(slice(token, text)).append("\""); break;
    case TokenKind::String:
    case TokenKind::BlockString:
        description.append(" \"");
        appendStringValue(slice(token, text), description);
        description += '"';
        break;
    default: break;
    }
    return description;
}

// "a", '"', U+00E9, <EOF>.
std::string characterAt(std::size_t offset, std::string_view text)
{
    if (offset >= text.size())
        return "<EOF>";
    const CodePointStep point = codePointAt(text, offset);
    if (point.value == '"')
        return "'\"'";
    if (point.value >= 0x20 && point.value <= 0x7E)
        return std::string("\"") + static_cast<char>(point.value) + '"';
    std::string hex;
    for (std::uint32_t left = point.value; left > 0 || hex.size() < 4; left >>= 4)
        hex.insert(hex.begin(), "0123456789ABCDEF"[left & 0xF]);
    return "U+" + hex;
}

std::string byteAt(std::size_t offset, std::string_view text)
{
    const auto byte = offset < text.size() ? static_cast<unsigned char>(text[offset]) : 0U;
    return {"0123456789ABCDEF"[byte >> 4 & 0xF], "0123456789ABCDEF"[byte & 0xF]};
}

std::string sentence(const SyntaxError &error, std::string_view text)
{
    const std::string found(slice(error.found, text));
    const std::string limit = std::to_string(error.limit);
    switch (error.code) {
    case SyntaxErrorCode::UnexpectedCharacter:
        return "Unexpected character: " + characterAt(error.offset, text) + ".";
    case SyntaxErrorCode::InvalidCharacter:
        return "Invalid character: " + characterAt(error.offset, text) + ".";
    case SyntaxErrorCode::InvalidCharacterInString:
        return "Invalid character within String: " + characterAt(error.offset, text) + ".";
    case SyntaxErrorCode::InvalidEncoding:
        return "The text is not UTF-8, found byte " + byteAt(error.offset, text) + ".";
    case SyntaxErrorCode::SingleQuote:
        return "Unexpected single quote character ('), did you mean to use a double quote (\")?";
    case SyntaxErrorCode::TwoDots: return "Unexpected \"..\", did you mean \"...\"?";
    case SyntaxErrorCode::NumberWithoutLeadingDigit:
        return "Invalid number, expected digit before \".\", did you mean \"0." + found + "\"?";
    case SyntaxErrorCode::DigitAfterZero:
        return "Invalid number, unexpected digit after 0: " + characterAt(error.offset, text) + ".";
    case SyntaxErrorCode::DigitExpected:
        return "Invalid number, expected digit but got: " + characterAt(error.offset, text) + ".";
    case SyntaxErrorCode::UnterminatedString: return "Unterminated string.";
    case SyntaxErrorCode::InvalidUnicodeEscape: return "Invalid Unicode escape sequence: \"" + found + "\".";
    case SyntaxErrorCode::InvalidEscape: return "Invalid character escape sequence: \"" + found + "\".";
    case SyntaxErrorCode::UnexpectedToken: return "Unexpected " + describe(error.found, text) + ".";
    case SyntaxErrorCode::TokenExpected:
        return "Expected " + kindForMessage(error.expected) + ", found " + describe(error.found, text) + ".";
    case SyntaxErrorCode::KeywordExpected:
        return "Expected \"" + std::string(knownText(error.keyword)) + "\", found "
               + describe(error.found, text) + ".";
    case SyntaxErrorCode::VariableInConstant:
        return "Unexpected variable \"$" + found + "\" in constant value.";
    case SyntaxErrorCode::ReservedEnumValue:
        return describe(error.found, text) + " is reserved and cannot be used for an enum value.";
    case SyntaxErrorCode::DescriptionOnShorthand:
        return "Unexpected description, descriptions are not supported on shorthand queries.";
    case SyntaxErrorCode::DescriptionWithoutDefinition:
        return "Unexpected description, only GraphQL definitions support descriptions.";
    case SyntaxErrorCode::DocumentTooLarge:
        return "Document is larger than " + limit + " bytes. Parsing aborted.";
    case SyntaxErrorCode::TooManyTokens:
        return "Document contains more than " + limit + " tokens. Parsing aborted.";
    case SyntaxErrorCode::NestedTooDeeply:
        return "Document is nested more than " + limit + " levels deep. Parsing aborted.";
    }
    return {};
}

} // namespace

std::string message(const SyntaxError &error, std::string_view text)
{
    return "Syntax Error: " + sentence(error, text);
}

std::string_view codeName(SyntaxErrorCode code) noexcept
{
    switch (code) {
    case SyntaxErrorCode::UnexpectedCharacter: return "UNEXPECTED_CHARACTER";
    case SyntaxErrorCode::InvalidCharacter: return "INVALID_CHARACTER";
    case SyntaxErrorCode::InvalidCharacterInString: return "INVALID_CHARACTER_IN_STRING";
    case SyntaxErrorCode::InvalidEncoding: return "INVALID_ENCODING";
    case SyntaxErrorCode::SingleQuote: return "SINGLE_QUOTE";
    case SyntaxErrorCode::TwoDots: return "TWO_DOTS";
    case SyntaxErrorCode::NumberWithoutLeadingDigit: return "NUMBER_WITHOUT_LEADING_DIGIT";
    case SyntaxErrorCode::DigitAfterZero: return "DIGIT_AFTER_ZERO";
    case SyntaxErrorCode::DigitExpected: return "DIGIT_EXPECTED";
    case SyntaxErrorCode::UnterminatedString: return "UNTERMINATED_STRING";
    case SyntaxErrorCode::InvalidUnicodeEscape: return "INVALID_UNICODE_ESCAPE";
    case SyntaxErrorCode::InvalidEscape: return "INVALID_ESCAPE";
    case SyntaxErrorCode::UnexpectedToken: return "UNEXPECTED_TOKEN";
    case SyntaxErrorCode::TokenExpected: return "TOKEN_EXPECTED";
    case SyntaxErrorCode::KeywordExpected: return "KEYWORD_EXPECTED";
    case SyntaxErrorCode::VariableInConstant: return "VARIABLE_IN_CONSTANT";
    case SyntaxErrorCode::ReservedEnumValue: return "RESERVED_ENUM_VALUE";
    case SyntaxErrorCode::DescriptionOnShorthand: return "DESCRIPTION_ON_SHORTHAND";
    case SyntaxErrorCode::DescriptionWithoutDefinition: return "DESCRIPTION_WITHOUT_DEFINITION";
    case SyntaxErrorCode::DocumentTooLarge: return "DOCUMENT_TOO_LARGE";
    case SyntaxErrorCode::TooManyTokens: return "TOO_MANY_TOKENS";
    case SyntaxErrorCode::NestedTooDeeply: return "NESTED_TOO_DEEPLY";
    }
    return {};
}

std::string_view kindName(TokenKind kind) noexcept
{
    switch (kind) {
    case TokenKind::EndOfFile: return "<EOF>";
    case TokenKind::Bang: return "!";
    case TokenKind::Dollar: return "$";
    case TokenKind::Amp: return "&";
    case TokenKind::ParenLeft: return "(";
    case TokenKind::ParenRight: return ")";
    case TokenKind::Spread: return "...";
    case TokenKind::Colon: return ":";
    case TokenKind::Equals: return "=";
    case TokenKind::At: return "@";
    case TokenKind::BracketLeft: return "[";
    case TokenKind::BracketRight: return "]";
    case TokenKind::BraceLeft: return "{";
    case TokenKind::Pipe: return "|";
    case TokenKind::BraceRight: return "}";
    case TokenKind::Dot: return ".";
    case TokenKind::Name: return "Name";
    case TokenKind::Int: return "Int";
    case TokenKind::Float: return "Float";
    case TokenKind::String: return "String";
    case TokenKind::BlockString: return "BlockString";
    case TokenKind::Comment: return "Comment";
    }
    return {};
}

} // namespace tooltray::graphql
