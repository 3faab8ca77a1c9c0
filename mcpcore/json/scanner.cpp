// SPDX-License-Identifier: GPL-3.0-or-later
#include "json/scanner.h"

#include "text/unicode/utf8.h"
#include "json/number.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdint>
#include <cstdio>

namespace tooltray::json::detail {

namespace {

constexpr std::uint32_t kReplacement = 0xFFFD;

// The code unit of a \uXXXX at the position.
std::optional<std::uint32_t> codeUnit(std::string_view text, std::size_t at)
{
    constexpr std::size_t kLength = 6;
    if (text.size() - at < kLength || text[at] != '\\' || text[at + 1] != 'u')
        return std::nullopt;
    std::uint32_t unit = 0;
    const char *const begin = text.data() + at + 2;
    const char *const end = text.data() + at + kLength;
    const auto read = std::from_chars(begin, end, unit, 16);
    if (*begin == '-' || read.ec != std::errc() || read.ptr != end)
        return std::nullopt;
    return unit;
}

constexpr bool isHighSurrogate(std::uint32_t unit) noexcept
{
    return unit >= 0xD800 && unit < 0xDC00;
}

constexpr bool isLowSurrogate(std::uint32_t unit) noexcept
{
    return unit >= 0xDC00 && unit < 0xE000;
}

bool isWordCharacter(char c) noexcept
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' || c == '-'
           || c == '+' || c == '.';
}

std::string codePointName(std::uint32_t code)
{
    std::array<char, 16> buffer;
    std::snprintf(buffer.data(), buffer.size(), "U+%04X", code);
    return buffer.data();
}

} // namespace

bool unescape(std::string_view text, std::string &out, std::size_t &at)
{
    constexpr std::string_view kEscapes = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    for (;;) {
        const std::size_t escape = std::min(text.find('\\', at), text.size());
        out.append(text, at, escape - at);
        at = escape;
        if (at == text.size())
            return true;
        if (text.size() - at < 2)
            return false;
        if (const std::size_t known = kEscapes.find(text[at + 1]); known != std::string_view::npos) {
            out.push_back(kMeanings[known]);
            at += 2;
            continue;
        }
        const std::optional<std::uint32_t> unit = codeUnit(text, at);
        if (!unit)
            return false;
        at += 6;
        if (!isHighSurrogate(*unit)) {
            appendUtf8(isLowSurrogate(*unit) ? kReplacement : *unit, out);
            continue;
        }
        const std::optional<std::uint32_t> second = codeUnit(text, at);
        if (second && isLowSurrogate(*second)) {
            appendUtf8(0x10000U + ((*unit - 0xD800U) << 10U) + (*second - 0xDC00U), out);
            at += 6;
        } else {
            appendUtf8(kReplacement, out);
        }
    }
}

std::size_t utf8SequenceLength(std::string_view text) noexcept
{
    const DecodedCodePoint first = text.empty() ? DecodedCodePoint{} : decodeUtf8(text);
    return first.isValid ? first.size : 0;
}

Scanner::Scanner(std::string_view text) : m_text(text)
{
    if (m_text.starts_with(kByteOrderMark))
        m_at = kByteOrderMark.size();
}

void Scanner::skipSpace() noexcept
{
    m_at = std::min(m_text.find_first_not_of(" \t\n\r", m_at), m_text.size());
}

bool Scanner::skip(char expected) noexcept
{
    if (atEnd() || m_text[m_at] != expected)
        return false;
    ++m_at;
    return true;
}

std::optional<ScanError> Scanner::skipString(std::string *content)
{
    const std::size_t begin = m_at + 1;
    for (std::size_t at = begin; at < m_text.size();) {
        const auto c = static_cast<unsigned char>(m_text[at]);
        if (c == '"') {
            std::string meaning;
            std::size_t escape = 0;
            if (!unescape(m_text.substr(begin, at - begin), content == nullptr ? meaning : *content, escape))
                return ScanError{"JSON has no such escape.", begin + escape};
            m_at = at + 1;
            return std::nullopt;
        }
        if (c < 0x20)
            return ScanError{"The control character " + codePointName(c) + " must be escaped in a string.",
                             at};
        const std::size_t length = utf8SequenceLength(m_text.substr(at));
        if (length == 0)
            return ScanError{"This is not valid UTF-8.", at};
        at += c == '\\' ? 1 : 0;
        at += at < m_text.size() && c == '\\' ? utf8SequenceLength(m_text.substr(at)) : length;
    }
    return ScanError{"The string that begins here has no end.", m_at};
}

std::optional<ScanError> Scanner::skipNumber()
{
    const char *const begin = m_text.data() + m_at;
    const char *const end = m_text.data() + m_text.size();
    const char *const numberEnd = endOfNumber(begin, end);
    const char *const wordEnd = std::find_if_not(begin, end, isWordCharacter);
    if (numberEnd != wordEnd)
        return unexpected("a number");
    m_at += static_cast<std::size_t>(numberEnd - begin);
    return std::nullopt;
}

std::optional<ScanError> Scanner::skipScalar(std::string_view expected)
{
    const char next = peek();
    if (next == '"')
        return skipString();
    if (next == '-' || (next >= '0' && next <= '9'))
        return skipNumber();
    const std::string_view rest = m_text.substr(m_at);
    const std::string_view word(rest.begin(), std::ranges::find_if_not(rest, isWordCharacter));
    if (word != "true" && word != "false" && word != "null")
        return unexpected(expected);
    m_at += word.size();
    return std::nullopt;
}

ScanError Scanner::unexpected(std::string_view expected) const
{
    const std::string_view rest = m_text.substr(m_at);
    if (!rest.empty() && utf8SequenceLength(rest) == 0)
        return {"This is not valid UTF-8.", m_at};
    return {"Expected " + std::string(expected) + ", found " + found() + ".", m_at};
}

std::string Scanner::found() const
{
    constexpr std::size_t kLongestWord = 24;
    const std::string_view rest = m_text.substr(m_at);
    if (rest.empty())
        return "the end of the text";
    if (static_cast<unsigned char>(rest[0]) < 0x20 || rest[0] == 0x7F)
        return codePointName(static_cast<unsigned char>(rest[0]));
    const auto wordEnd = std::ranges::find_if_not(rest, isWordCharacter);
    const auto length = std::max(static_cast<std::size_t>(wordEnd - rest.begin()), utf8SequenceLength(rest));
    const bool isTooLong = length > kLongestWord;
    const std::string word(rest.substr(0, isTooLong ? kLongestWord : length));
    return word == "\"" ? "a string" : '"' + word + (isTooLong ? "...\"" : "\"");
}

} // namespace tooltray::json::detail
