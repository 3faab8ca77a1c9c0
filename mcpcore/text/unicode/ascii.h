// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <initializer_list>
#include <string>
#include <string_view>

namespace tooltray {

// Letters and digits of ASCII, whatever the locale; every other byte is left alone.

constexpr bool isAsciiDigit(char c) noexcept
{
    return c >= '0' && c <= '9';
}

// White space as JSON, GraphQL and what people type have it.
constexpr bool isAsciiSpace(char c) noexcept
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

constexpr bool isAsciiUpper(char c) noexcept
{
    return c >= 'A' && c <= 'Z';
}

constexpr bool isAsciiLower(char c) noexcept
{
    return c >= 'a' && c <= 'z';
}

constexpr bool isAsciiLetter(char c) noexcept
{
    return isAsciiLower(c) || isAsciiUpper(c);
}

constexpr bool isHexDigit(char c) noexcept
{
    return isAsciiDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

constexpr char asciiLower(char c) noexcept
{
    return isAsciiUpper(c) ? static_cast<char>(c - 'A' + 'a') : c;
}

inline std::string asciiLower(std::string_view text)
{
    std::string lower(text);
    std::transform(lower.begin(), lower.end(), lower.begin(), [](char c) { return asciiLower(c); });
    return lower;
}

constexpr char asciiUpper(char c) noexcept
{
    return isAsciiLower(c) ? static_cast<char>(c - 'a' + 'A') : c;
}

inline std::string asciiUpper(std::string_view text)
{
    std::string upper(text);
    std::transform(upper.begin(), upper.end(), upper.begin(), [](char c) { return asciiUpper(c); });
    return upper;
}

inline std::string asciiCapitalised(std::string_view text)
{
    std::string capital(text);
    if (!capital.empty())
        capital.front() = asciiUpper(capital.front());
    return capital;
}

constexpr bool equalsIgnoringAsciiCase(std::string_view a, std::string_view b) noexcept
{
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](char x, char y) { return asciiLower(x) == asciiLower(y); });
}

// The text without such characters at its ends. Spaces and tabs are the optional white space of HTTP (RFC 9110, 5.6.3).
constexpr std::string_view trimmed(std::string_view text, std::string_view characters = " \t") noexcept
{
    text.remove_prefix(std::min(text.find_first_not_of(characters), text.size()));
    return text.substr(0, text.find_last_not_of(characters) + 1);
}

// The letters and digits in lower case: how names of any spelling are compared.
inline std::string lettersOfName(std::string_view name)
{
    std::string letters;
    letters.reserve(name.size());
    for (const char c : name) {
        if (isAsciiLetter(c) || isAsciiDigit(c))
            letters += asciiLower(c);
    }
    return letters;
}

// Takes the first line off the text, and returns it without its end.
inline std::string_view nextLine(std::string_view &text) noexcept
{
    const std::size_t end = std::min(text.find('\n'), text.size());
    std::string_view line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    return line;
}

// For texts in braces, or in any range.
template <typename Texts = std::initializer_list<std::string_view>>
constexpr bool isOneOf(std::string_view text, const Texts &texts)
{
    return std::ranges::find(texts, text) != std::ranges::end(texts);
}

} // namespace tooltray
