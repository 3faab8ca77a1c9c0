// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

// The character classes of the lexical grammar (September 2025, 2.1), for code units of UTF-8 and UTF-16.

namespace tooltray::graphql {

namespace detail {

enum CharacterClass : std::uint8_t { kNameStart = 1, kDigit = 2 };

constexpr std::array<std::uint8_t, 256> makeCharacterClasses()
{
    std::array<std::uint8_t, 256> classes{};
    for (unsigned c = '0'; c <= '9'; ++c)
        classes[c] = kDigit;
    for (unsigned c = 'a'; c <= 'z'; ++c)
        classes[c] = classes[c - 'a' + 'A'] = kNameStart;
    classes['_'] = kNameStart;
    return classes;
}

inline constexpr std::array<std::uint8_t, 256> kCharacterClasses = makeCharacterClasses();

} // namespace detail

constexpr std::uint32_t unitValue(char unit) noexcept
{
    return static_cast<unsigned char>(unit);
}

constexpr std::uint32_t unitValue(char16_t unit) noexcept
{
    return unit;
}

constexpr bool isNameStart(std::uint32_t unit) noexcept
{
    return unit < 256 && (detail::kCharacterClasses[unit] & detail::kNameStart) != 0;
}

constexpr bool isNameContinue(std::uint32_t unit) noexcept
{
    return unit < 256 && detail::kCharacterClasses[unit] != 0;
}

constexpr bool isDigit(std::uint32_t unit) noexcept
{
    return unit - '0' < 10;
}

constexpr int hexValue(std::uint32_t unit) noexcept
{
    if (unit - '0' < 10)
        return static_cast<int>(unit - '0');
    const std::uint32_t letter = unit | 0x20;
    return letter - 'a' < 6 ? static_cast<int>(letter - 'a' + 10) : -1;
}

// The value of four hexadecimal digits, -1 when they are not that.
template <class Char>
constexpr std::int32_t readFourHexDigits(const Char *at, const Char *end) noexcept
{
    if (end - at < 4)
        return -1;
    std::int32_t value = 0;
    for (int i = 0; i < 4; ++i) {
        const int digit = hexValue(unitValue(at[i]));
        if (digit < 0)
            return -1;
        value = value * 16 + digit;
    }
    return value;
}

constexpr bool isScalarValue(std::uint32_t point) noexcept
{
    return point < 0xD800 || (point > 0xDFFF && point <= 0x10FFFF);
}

constexpr bool isLeadingSurrogate(std::int32_t unit) noexcept
{
    return unit >= 0xD800 && unit <= 0xDBFF;
}

constexpr bool isTrailingSurrogate(std::int32_t unit) noexcept
{
    return unit >= 0xDC00 && unit <= 0xDFFF;
}

// A letter after a backslash that stands for one character (2.1.9).
constexpr bool isSimpleEscape(std::uint32_t letter) noexcept
{
    switch (letter) {
    case '"':
    case '\\':
    case '/':
    case 'b':
    case 'f':
    case 'n':
    case 'r':
    case 't': return true;
    default: return false;
    }
}

// One step through UTF-8 that may be damaged.
struct CodePointStep {
    std::uint32_t value = 0; // the byte itself when it is not part of UTF-8
    std::uint8_t length = 1; // in bytes
    // A surrogate written like a character, as JSON with half a pair decodes to.
    bool isSurrogate = false;
    bool isValid = true;
};

CodePointStep codePointAt(std::string_view text, std::size_t offset) noexcept;
bool isValidUtf8(std::string_view text) noexcept;

// Where the next LF or CR stands, npos when there is none.
std::size_t findLineEnd(std::string_view text, std::size_t from = 0) noexcept;

// The length of the text in UTF-16 code units, in which columns are counted.
std::size_t utf16Length(std::string_view text) noexcept;

} // namespace tooltray::graphql
