// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/lexer.h"

#include "graphql/language/characters.h"

#include <algorithm>
#include <type_traits>

namespace tooltray::graphql {

namespace {

// Steps through the hexadecimal digits of \u{...}: stops where graphql-js stops, as its messages quote
// what was read so far.
struct BracedEscape {
    std::int32_t point = 0;
    std::size_t size = 3;
    bool isValid = false;
};

template <class Char>
BracedEscape readBracedEscape(const Char *at, const Char *end)
{
    constexpr std::size_t kLongest = 12;
    BracedEscape escape;
    while (escape.size < kLongest) {
        const std::uint32_t unit = at + escape.size < end ? unitValue(at[escape.size]) : 0;
        ++escape.size;
        if (unit == '}') {
            const bool hasDigits = escape.size >= 5;
            escape.isValid = hasDigits && isScalarValue(static_cast<std::uint32_t>(escape.point));
            break;
        }
        const int digit = hexValue(unit);
        if (digit < 0)
            break;
        escape.point = static_cast<std::int32_t>(static_cast<std::uint32_t>(escape.point) << 4
                                                 | static_cast<std::uint32_t>(digit));
        if (escape.point < 0)
            break;
    }
    return escape;
}

// The end of a stretch of so many UTF-16 code units.
template <class Char>
const Char *advanceUtf16(const Char *at, const Char *end, std::size_t units)
{
    if constexpr (std::is_same_v<Char, char>) {
        const std::string_view rest(at, static_cast<std::size_t>(end - at));
        std::size_t offset = 0;
        for (std::size_t used = 0; offset < rest.size() && used < units;) {
            const CodePointStep point = codePointAt(rest, offset);
            used += point.length == 4 ? 2 : 1;
            offset += point.length;
        }
        return at + std::min(offset, rest.size());
    } else {
        return at + std::min(units, static_cast<std::size_t>(end - at));
    }
}

} // namespace

template <class Char>
BasicLexer<Char>::BasicLexer(std::basic_string_view<Char> text, Encoding encoding,
                             SyntaxErrors *errors) noexcept
    : m_begin(text.data())
    , m_end(text.data() + text.size())
    , m_at(m_begin)
    , m_errors(errors)
    , m_isChecked(encoding == Encoding::Unchecked)
{}

template <class Char>
Token BasicLexer<Char>::next()
{
    Token token;
    do
        token = nextWithComments();
    while (token.kind == TokenKind::Comment);
    return token;
}

template <class Char>
Token BasicLexer<Char>::nextWithComments()
{
    for (;;) {
        if (m_at == m_end)
            return token(TokenKind::EndOfFile, m_at);
        const Char *const start = m_at;
        const std::uint32_t unit = unitValue(*start);
        const auto punctuator = [&](TokenKind kind) {
            ++m_at;
            return token(kind, start);
        };
        switch (unit) {
        case ' ':
        case '\t':
        case ',':
        case '\n':
        case '\r': ++m_at; continue;
        case '!': return punctuator(TokenKind::Bang);
        case '$': return punctuator(TokenKind::Dollar);
        case '&': return punctuator(TokenKind::Amp);
        case '(': return punctuator(TokenKind::ParenLeft);
        case ')': return punctuator(TokenKind::ParenRight);
        case ':': return punctuator(TokenKind::Colon);
        case '=': return punctuator(TokenKind::Equals);
        case '@': return punctuator(TokenKind::At);
        case '[': return punctuator(TokenKind::BracketLeft);
        case ']': return punctuator(TokenKind::BracketRight);
        case '{': return punctuator(TokenKind::BraceLeft);
        case '|': return punctuator(TokenKind::Pipe);
        case '}': return punctuator(TokenKind::BraceRight);
        case '#': return comment();
        case '"': return string();
        case '.': {
            const std::uint32_t second = start + 1 < m_end ? unitValue(start[1]) : 0;
            if (second == '.') {
                const bool isSpread = start + 2 < m_end && start[2] == '.';
                m_at += isSpread ? 3 : 2;
                if (!isSpread)
                    report(SyntaxErrorCode::TwoDots, start, start, m_at);
                return token(TokenKind::Spread, start);
            }
            if (isDigit(second)) {
                m_at = readDigits(start + 1);
                report(SyntaxErrorCode::NumberWithoutLeadingDigit, start, start + 1, m_at);
                Token broken = token(TokenKind::Float, start);
                broken.isBroken = true;
                return broken;
            }
            break;
        }
        default: break;
        }
        if (isNameStart(unit))
            return name();
        if (isDigit(unit) || unit == '-')
            return number();
        if (!skipByteOrderMark())
            reportCharacter();
    }
}

template <class Char>
Token BasicLexer<Char>::resumeBlockString()
{
    return blockString(m_at, m_at);
}

template <class Char>
Token BasicLexer<Char>::name()
{
    const Char *const start = m_at++;
    while (m_at != m_end && isNameContinue(unitValue(*m_at)))
        ++m_at;
    return token(TokenKind::Name, start);
}

template <class Char>
const Char *BasicLexer<Char>::readDigits(const Char *at)
{
    while (at != m_end && isDigit(unitValue(*at)))
        ++at;
    return at;
}

// September 2025, 2.1.7 and 2.1.8.
template <class Char>
Token BasicLexer<Char>::number()
{
    const Char *const start = m_at;
    const auto unitAt = [&](const Char *at) { return at < m_end ? unitValue(*at) : 0; };
    bool isFloat = false;
    const auto broken = [&](SyntaxErrorCode code) {
        report(code, m_at, m_at, m_at);
        while (m_at != m_end && (isNameContinue(unitValue(*m_at)) || *m_at == '.'))
            ++m_at;
        Token result = token(isFloat ? TokenKind::Float : TokenKind::Int, start);
        result.isBroken = true;
        return result;
    };
    const auto digits = [&] {
        const Char *const from = m_at;
        m_at = readDigits(m_at);
        return m_at != from;
    };

    if (*m_at == '-')
        ++m_at;
    if (unitAt(m_at) == '0') {
        ++m_at;
        if (isDigit(unitAt(m_at)))
            return broken(SyntaxErrorCode::DigitAfterZero);
    } else if (!digits()) {
        return broken(SyntaxErrorCode::DigitExpected);
    }
    if (unitAt(m_at) == '.') {
        isFloat = true;
        ++m_at;
        if (!digits())
            return broken(SyntaxErrorCode::DigitExpected);
    }
    if (unitAt(m_at) == 'e' || unitAt(m_at) == 'E') {
        isFloat = true;
        ++m_at;
        if (unitAt(m_at) == '+' || unitAt(m_at) == '-')
            ++m_at;
        if (!digits())
            return broken(SyntaxErrorCode::DigitExpected);
    }
    if (unitAt(m_at) == '.' || isNameStart(unitAt(m_at)))
        return broken(SyntaxErrorCode::DigitExpected);
    return token(isFloat ? TokenKind::Float : TokenKind::Int, start);
}

// September 2025, 2.1.9.
template <class Char>
Token BasicLexer<Char>::string()
{
    const Char *const start = m_at;
    if (m_end - start >= 3 && start[1] == '"' && start[2] == '"')
        return blockString(start, start + 3);
    bool hasEscapes = false;
    const Char *at = start + 1;
    for (; at != m_end; ++at) {
        const std::uint32_t unit = unitValue(*at);
        if (unit == '"') {
            m_at = at + 1;
            Token result = token(TokenKind::String, start);
            result.hasEscapes = hasEscapes;
            return result;
        }
        if (unit == '\n' || unit == '\r')
            break;
        if (unit == '\\') {
            hasEscapes = true;
            at = readEscape(at) - 1;
        } else if (unit >= 0x80 && m_isChecked) {
            at = stepOver(at) - 1;
        }
    }
    report(SyntaxErrorCode::UnterminatedString, at, start, at);
    m_at = at;
    Token result = token(TokenKind::String, start);
    result.hasEscapes = hasEscapes;
    result.isBroken = true;
    return result;
}

template <class Char>
const Char *BasicLexer<Char>::readEscape(const Char *at)
{
    const std::uint32_t letter = at + 1 < m_end ? unitValue(at[1]) : 0;
    if (isSimpleEscape(letter))
        return at + 2;
    if (letter != 'u') {
        report(SyntaxErrorCode::InvalidEscape, at, at, advanceUtf16(at, m_end, 2));
        return at + 1;
    }
    if (at + 2 < m_end && at[2] == '{') {
        const BracedEscape escape = readBracedEscape(at, m_end);
        if (escape.isValid)
            return at + escape.size;
        report(SyntaxErrorCode::InvalidUnicodeEscape, at, at, advanceUtf16(at, m_end, escape.size));
        return at + 2;
    }
    const std::int32_t point = readFourHexDigits(at + 2, m_end);
    if (point >= 0 && isScalarValue(static_cast<std::uint32_t>(point)))
        return at + 6;
    const bool hasSecond = m_end - at >= 12 && at[6] == '\\' && at[7] == 'u';
    if (isLeadingSurrogate(point) && hasSecond && isTrailingSurrogate(readFourHexDigits(at + 8, m_end)))
        return at + 12;
    report(SyntaxErrorCode::InvalidUnicodeEscape, at, at, advanceUtf16(at, m_end, 6));
    return at + 2;
}

template <class Char>
Token BasicLexer<Char>::blockString(const Char *start, const Char *contentStart)
{
    const Char *at = contentStart;
    if (m_isChecked) {
        for (const Char *look = at; look != m_end; ++look) {
            if (*look == '"' && m_end - look >= 3 && look[1] == '"' && look[2] == '"') {
                if (look == contentStart || look[-1] != '\\')
                    break;
                look += 2;
            } else if (unitValue(*look) >= 0x80) {
                look = stepOver(look) - 1;
            }
        }
    }
    for (;;) {
        using Traits = std::char_traits<Char>;
        at = Traits::find(at, static_cast<std::size_t>(m_end - at), Char('"'));
        if (at == nullptr || m_end - at < 3)
            break;
        if (at[1] != '"' || at[2] != '"') {
            ++at;
            continue;
        }
        if (at == contentStart || at[-1] != '\\') {
            m_at = at + 3;
            return token(TokenKind::BlockString, start);
        }
        at += 3;
    }
    m_at = m_end;
    report(SyntaxErrorCode::UnterminatedString, m_end, start, m_end);
    Token result = token(TokenKind::BlockString, start);
    result.isBroken = true;
    return result;
}

template <class Char>
Token BasicLexer<Char>::comment()
{
    const Char *const start = m_at++;
    for (; m_at != m_end && *m_at != '\n' && *m_at != '\r'; ++m_at) {
        if (m_isChecked && unitValue(*m_at) >= 0x80) {
            const std::size_t width = characterWidth(m_at);
            if (width == 0)
                break;
            m_at += width - 1;
        }
    }
    return token(TokenKind::Comment, start);
}

template <class Char>
std::size_t BasicLexer<Char>::characterWidth(const Char *at) const noexcept
{
    if constexpr (std::is_same_v<Char, char>) {
        const CodePointStep point = codePointAt({at, static_cast<std::size_t>(m_end - at)}, 0);
        return point.isValid ? point.length : 0;
    } else {
        const auto unit = static_cast<std::int32_t>(unitValue(*at));
        if (isLeadingSurrogate(unit))
            return at + 1 < m_end && isTrailingSurrogate(static_cast<std::int32_t>(unitValue(at[1]))) ? 2 : 0;
        return isTrailingSurrogate(unit) ? 0 : 1;
    }
}

template <class Char>
std::size_t BasicLexer<Char>::damagedWidth(const Char *at) const noexcept
{
    if constexpr (std::is_same_v<Char, char>)
        return codePointAt({at, static_cast<std::size_t>(m_end - at)}, 0).length;
    return 1;
}

// The end of the character inside a string; one that is none is reported.
template <class Char>
const Char *BasicLexer<Char>::stepOver(const Char *at)
{
    if (const std::size_t width = characterWidth(at))
        return at + width;
    const Char *const next = at + damagedWidth(at);
    const bool isSurrogate = !std::is_same_v<Char, char> || next - at == 3;
    report(isSurrogate ? SyntaxErrorCode::InvalidCharacterInString : SyntaxErrorCode::InvalidEncoding, at, at,
           next);
    return next;
}

template <class Char>
bool BasicLexer<Char>::skipByteOrderMark()
{
    if constexpr (std::is_same_v<Char, char>) {
        if (m_end - m_at < 3 || std::string_view(m_at, 3) != "\xEF\xBB\xBF")
            return false;
        m_at += 3;
    } else {
        if (*m_at != u'\uFEFF')
            return false;
        ++m_at;
    }
    return true;
}

template <class Char>
void BasicLexer<Char>::reportCharacter()
{
    const Char *const start = m_at;
    const std::size_t width = characterWidth(start);
    m_at += width > 0 ? width : damagedWidth(start);
    SyntaxErrorCode code = SyntaxErrorCode::UnexpectedCharacter;
    if (width == 0)
        code = std::is_same_v<Char, char> && m_at - start != 3 ? SyntaxErrorCode::InvalidEncoding
                                                               : SyntaxErrorCode::InvalidCharacter;
    else if (*start == '\'')
        code = SyntaxErrorCode::SingleQuote;
    report(code, start, start, m_at);
}

template <class Char>
Token BasicLexer<Char>::token(TokenKind kind, const Char *start) const noexcept
{
    return {static_cast<std::uint32_t>(start - m_begin), static_cast<std::uint32_t>(m_at - m_begin), kind};
}

template <class Char>
void BasicLexer<Char>::report(SyntaxErrorCode code, const Char *at, const Char *from, const Char *to)
{
    if (!m_errors)
        return;
    SyntaxError error;
    error.code = code;
    error.offset = static_cast<std::uint32_t>(at - m_begin);
    error.found.start = static_cast<std::uint32_t>(from - m_begin);
    error.found.end = static_cast<std::uint32_t>(to - m_begin);
    m_errors->push_back(error);
}

template class BasicLexer<char>;
template class BasicLexer<char16_t>;

} // namespace tooltray::graphql
