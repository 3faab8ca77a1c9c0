// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/regex/regexparser.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>

namespace tooltray::text {

namespace {

// The error for an escape that ECMA-262 lacks, with what to write instead where other dialects have it.
Message unknownEscape(std::string_view escape)
{
    const std::string quoted = "`" + std::string(escape) + "`";
    if (escape == "\\A")
        return {CORE_TEXT("Core", "{name} is not known in ECMA-262 patterns; `^` is the start of the text."),
                {{"name", quoted}}};
    if (escape == "\\Z" || escape == "\\z")
        return {CORE_TEXT("Core", "{name} is not known in ECMA-262 patterns; `$` is the end of the text."),
                {{"name", quoted}}};
    if (escape == "\\h")
        return {CORE_TEXT("Core", "{name} is not known in ECMA-262 patterns; write `[ \\t]`."),
                {{"name", quoted}}};
    return {CORE_TEXT("Core",
                      "{name} is not an escape in ECMA-262 patterns. Write the letter without a backslash."),
            {{"name", quoted}}};
}

} // namespace

std::optional<CharSet> CharacterReader::readClass()
{
    const std::size_t offset = m_at++;
    const auto refuse = [this](std::size_t at, Message message) -> std::optional<CharSet> {
        fail(at, std::move(message));
        return std::nullopt;
    };
    const bool isNegated = take("^");
    std::vector<CodePointRange> ranges;
    const auto addAll = [&ranges](const CharSet &set) {
        ranges.insert(ranges.end(), set.ranges().begin(), set.ranges().end());
    };
    const auto addRange = [&](char32_t first, char32_t last) {
        if (m_options.ignoreCase)
            addAll(CharSet({{first, last}}).withOtherCases());
        else
            ranges.push_back({first, last});
    };
    for (bool mayEnd = !m_options.linearOnly; !mayEnd || !take("]"); mayEnd = true) {
        if (atEnd())
            return refuse(offset, CORE_TEXT("Core", "The class that opens here is not closed."));
        if (ranges.size() > m_limits.ranges)
            return refuse(offset, CORE_TEXT("Core", "The class that opens here is too large."));
        const std::size_t start = m_at;
        const std::optional<ClassAtom> first = readClassAtom();
        if (!first)
            return std::nullopt;
        const bool isRange = peek() == '-' && peek(1) != ']' && m_at + 1 < m_pattern.size();
        if (!isRange) {
            if (first->isSet)
                addAll(first->set);
            else
                addRange(first->point, first->point);
            continue;
        }
        take("-");
        const std::optional<ClassAtom> last = readClassAtom();
        if (!last)
            return std::nullopt;
        if (first->isSet || last->isSet)
            return refuse(
                start,
                CORE_TEXT("Core", "A range goes from one character to another. Put a literal `-` last."));
        if (first->point > last->point)
            return refuse(start, CORE_TEXT("Core", "The ends of this range are out of order."));
        addRange(first->point, last->point);
    }
    CharSet set(std::move(ranges));
    return isNegated ? set.complement() : std::move(set);
}

std::optional<CharacterReader::ClassAtom> CharacterReader::readClassAtom()
{
    if (!take("\\"))
        return ClassAtom{.point = takeCodePoint()};
    if (take("b"))
        return ClassAtom{.point = U'\b'};
    if (std::optional<CharSet> set = readClassEscape())
        return ClassAtom{.isSet = true, .set = std::move(*set)};
    if (failed())
        return std::nullopt;
    const std::optional<char32_t> point = readCharacterEscape();
    return point ? std::optional(ClassAtom{.point = *point}) : std::nullopt;
}

// After the backslash; nothing without an error when it is no class.
std::optional<CharSet> CharacterReader::readClassEscape()
{
    switch (peek()) {
    case 'd': ++m_at; return CharSet::digits();
    case 'D': ++m_at; return CharSet::digits().complement();
    case 's': ++m_at; return CharSet::spaces();
    case 'S': ++m_at; return CharSet::spaces().complement();
    case 'w': ++m_at; return CharSet::wordCharacters();
    case 'W': ++m_at; return CharSet::wordCharacters().complement();
    case 'p': ++m_at; return readProperty();
    case 'P':
        ++m_at;
        if (const std::optional<CharSet> set = readProperty())
            return set->complement();
        return std::nullopt;
    default: return std::nullopt;
    }
}

std::optional<CharSet> CharacterReader::readProperty()
{
    const std::size_t offset = m_at - 2;
    const std::size_t close = m_pattern.find('}', m_at);
    if (!take("{") || close == std::string_view::npos) {
        fail(offset,
             CORE_TEXT("Core", "`\\p` is followed by a Unicode property in braces, as in `\\p{Letter}`."));
        return std::nullopt;
    }
    const std::string_view text = m_pattern.substr(m_at, close - m_at);
    m_at = close + 1;
    const auto known = m_properties.find(text);
    if (known != m_properties.end())
        return known->second;
    const std::size_t equals = text.find('=');
    std::optional<CharSet> set = equals == std::string_view::npos
                                     ? unicodeProperty(text)
                                     : unicodeProperty(text.substr(0, equals), text.substr(equals + 1));
    if (!set) {
        fail(offset, {CORE_TEXT("Core", "There is no Unicode property `{name}`."), {{"name", text}}});
        return std::nullopt;
    }
    return m_properties.emplace(text, m_options.ignoreCase ? set->withOtherCases() : std::move(*set))
        .first->second;
}

std::optional<char32_t> CharacterReader::readCharacterEscape()
{
    const std::size_t offset = m_at - 1;
    if (atEnd()) {
        fail(offset, CORE_TEXT("Core", "The pattern ends after a backslash."));
        return std::nullopt;
    }
    const CodePoint next = decode(m_pattern, m_at);
    m_at += next.length;
    switch (next.value) {
    case U't': return U'\t';
    case U'n': return U'\n';
    case U'v': return U'\v';
    case U'f': return U'\f';
    case U'r': return U'\r';
    case U'0':
        if (!isAsciiDigit(peek()))
            return U'\0';
        fail(offset, CORE_TEXT("Core", "Octal escapes do not exist in ECMA-262 patterns. Write "
                                       "`\\x` and two hexadecimal digits."));
        return std::nullopt;
    case U'c':
        if (isAsciiLetter(peek()))
            return static_cast<char32_t>(m_pattern[m_at++]) % 32;
        fail(offset, CORE_TEXT("Core", "`\\c` is followed by a letter, as in `\\cA`."));
        return std::nullopt;
    case U'x':
        if (const std::optional<char32_t> point = readHex(2))
            return point;
        fail(offset, CORE_TEXT("Core", "`\\x` is followed by two hexadecimal digits."));
        return std::nullopt;
    case U'u':
        if (const std::optional<char32_t> point = readUnicodeEscape())
            return point;
        fail(offset,
             CORE_TEXT("Core", "`\\u` is followed by four hexadecimal digits, or up to 10FFFF in braces."));
        return std::nullopt;
    default: break;
    }
    const bool isLetterOrDigit = (next.value >= U'a' && next.value <= U'z')
                                 || (next.value >= U'A' && next.value <= U'Z')
                                 || (next.value >= U'0' && next.value <= U'9');
    if (next.value < 0x80 && !isLetterOrDigit)
        return next.value;
    fail(offset, unknownEscape(m_pattern.substr(offset, m_at - offset)));
    return std::nullopt;
}

std::optional<char32_t> CharacterReader::readHex(std::size_t digits)
{
    char32_t value = 0;
    for (std::size_t i = 0; i < digits; ++i, ++m_at) {
        const char c = peek();
        const char lower = static_cast<char>(c | 0x20);
        if (isAsciiDigit(c))
            value = value * 16 + static_cast<char32_t>(c - '0');
        else if (lower >= 'a' && lower <= 'f')
            value = value * 16 + static_cast<char32_t>(lower - 'a' + 10);
        else
            return std::nullopt;
    }
    return value;
}

// After "\u": four digits (two escapes in a row may be one surrogate pair) or any number in braces.
std::optional<char32_t> CharacterReader::readUnicodeEscape()
{
    if (take("{")) {
        char32_t value = 0;
        bool hasDigits = false;
        while (const std::optional<char32_t> digit = readHex(1)) {
            value = value * 16 + *digit;
            hasDigits = true;
            if (value > CharSet::kLast)
                return std::nullopt;
        }
        return hasDigits && take("}") ? std::optional(value) : std::nullopt;
    }
    const std::optional<char32_t> high = readHex(4);
    if (!high || *high < 0xD800 || *high > 0xDBFF)
        return high;
    const std::size_t afterHigh = m_at;
    if (take("\\u")) {
        const std::optional<char32_t> low = readHex(4);
        if (low && *low >= 0xDC00 && *low <= 0xDFFF)
            return 0x10000 + ((*high - 0xD800) << 10U) + (*low - 0xDC00);
    }
    m_at = afterHigh;
    return high;
}

std::uint32_t CharacterReader::fail(std::size_t offset, Message message)
{
    if (!m_error)
        m_error = RegexError{std::move(message), offset};
    return 0;
}

char CharacterReader::peek(std::size_t ahead) const noexcept
{
    return m_at + ahead < m_pattern.size() ? m_pattern[m_at + ahead] : '\0';
}

bool CharacterReader::take(std::string_view text) noexcept
{
    if (!m_pattern.substr(std::min(m_at, m_pattern.size())).starts_with(text))
        return false;
    m_at += text.size();
    return true;
}

char32_t CharacterReader::takeCodePoint()
{
    const CodePoint next = decode(m_pattern, m_at);
    m_at += next.length;
    return next.value;
}

} // namespace tooltray::text
