// SPDX-License-Identifier: GPL-3.0-or-later
#include "credentials/redaction/escape.h"

#include "base/hex.h"

#include <algorithm>
#include <optional>

namespace tooltray::credentials {
namespace {

// The number written by as many hexadecimal digits, nothing when it cannot become one however the text goes
// on. Digits that are still missing count as 0.
std::optional<char32_t> hexNumber(std::string_view text, std::size_t digits)
{
    char32_t number = 0;
    for (std::size_t i = 0; i < digits; ++i) {
        const auto digit = i < text.size() ? hexDigit(text[i]) : std::optional<unsigned char>(0);
        if (!digit)
            return std::nullopt;
        number = number << 4U | *digit;
    }
    return number;
}

void appendUtf8(char32_t codePoint, std::string &out)
{
    const auto append = [&out](char32_t byte) { out += static_cast<char>(byte); };
    if (codePoint < 0x80) {
        append(codePoint);
    } else if (codePoint < 0x800) {
        append(0xC0 | codePoint >> 6U);
        append(0x80 | (codePoint & 0x3FU));
    } else if (codePoint < 0x10000) {
        append(0xE0 | codePoint >> 12U);
        append(0x80 | (codePoint >> 6U & 0x3FU));
        append(0x80 | (codePoint & 0x3FU));
    } else {
        append(0xF0 | codePoint >> 18U);
        append(0x80 | (codePoint >> 12U & 0x3FU));
        append(0x80 | (codePoint >> 6U & 0x3FU));
        append(0x80 | (codePoint & 0x3FU));
    }
}

// Keeps the mark as it is.
std::size_t literally(std::string_view text, std::string &out)
{
    out += text.front();
    return 1;
}

std::size_t unescapePercent(std::string_view text, bool isEnd, std::string &out)
{
    const auto byte = hexNumber(text.substr(1), 2);
    if (byte && text.size() < 3 && !isEnd)
        return 0;
    if (!byte || text.size() < 3)
        return literally(text, out);
    out += static_cast<char>(*byte);
    return 3;
}

constexpr bool isFirstHalf(char32_t unit)
{
    return unit >= 0xD800 && unit < 0xDC00;
}

constexpr bool isSecondHalf(char32_t unit)
{
    return unit >= 0xDC00 && unit < 0xE000;
}

// RFC 8259 section 7: \uXXXX, and two of them for what lies beyond the first plane.
std::size_t unescapeUnit(std::string_view text, bool isEnd, std::string &out)
{
    constexpr std::size_t kUnit = 6;
    const auto unit = hexNumber(text.substr(2), 4);
    if (unit && text.size() < kUnit && !isEnd)
        return 0;
    if (!unit || text.size() < kUnit || isSecondHalf(*unit))
        return literally(text, out);
    if (!isFirstHalf(*unit)) {
        appendUtf8(*unit, out);
        return kUnit;
    }
    const std::string_view rest = text.substr(kUnit, kUnit);
    if (!std::string_view("\\u").starts_with(rest.substr(0, 2)))
        return literally(text, out);
    const auto second = hexNumber(rest.substr(std::min<std::size_t>(2, rest.size())), 4);
    if (second && rest.size() < kUnit && !isEnd)
        return 0;
    if (!second || rest.size() < kUnit || !isSecondHalf(*second))
        return literally(text, out);
    appendUtf8(0x10000 + ((*unit - 0xD800) << 10U) + (*second - 0xDC00), out);
    return 2 * kUnit;
}

std::size_t unescapeJson(std::string_view text, bool isEnd, std::string &out)
{
    constexpr std::string_view kLetters = "\"\\/bfnrt";
    constexpr std::string_view kMeanings = "\"\\/\b\f\n\r\t";
    if (text.size() < 2)
        return isEnd ? literally(text, out) : 0;
    if (text[1] == 'u')
        return unescapeUnit(text, isEnd, out);
    const std::size_t at = kLetters.find(text[1]);
    if (at == std::string_view::npos)
        return literally(text, out);
    out += kMeanings[at];
    return 2;
}

} // namespace

std::size_t unescape(Escape escape, std::string_view text, bool isEnd, std::string &out)
{
    return escape == Escape::Percent ? unescapePercent(text, isEnd, out) : unescapeJson(text, isEnd, out);
}

} // namespace tooltray::credentials
