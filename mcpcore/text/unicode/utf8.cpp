// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/unicode/utf8.h"

#include <algorithm>

namespace tooltray::text {

CodePoint decodeMultiByte(std::string_view text, std::size_t at) noexcept
{
    constexpr CodePoint broken{kReplacement, 1};
    const auto lead = static_cast<unsigned char>(text[at]);
    const std::uint32_t length = lead >= 0xF0U ? 4 : lead >= 0xE0U ? 3 : 2;
    if (lead < 0xC2U || lead > 0xF4U || length > text.size() - at)
        return broken;
    char32_t value = lead & (0x7FU >> length);
    for (std::uint32_t i = 1; i < length; ++i) {
        if (!isContinuation(text[at + i]))
            return broken;
        value = (value << 6U) | (static_cast<unsigned char>(text[at + i]) & 0x3FU);
    }
    const bool isOverlong = (length == 3 && value < 0x800) || (length == 4 && value < 0x10000);
    const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
    if (isOverlong || isSurrogate || value > 0x10FFFF)
        return broken;
    return {value, length};
}

CodePoint decodeBefore(std::string_view text, std::size_t end) noexcept
{
    const auto byte = static_cast<unsigned char>(text[end - 1]);
    if (byte < 0x80U)
        return {byte, 1};
    for (std::size_t length = 2; length <= std::min<std::size_t>(4, end); ++length) {
        const CodePoint found = decode(text, end - length);
        if (found.length == length)
            return found;
    }
    return {kReplacement, 1};
}

std::size_t codePointCount(std::string_view text) noexcept
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return !isContinuation(byte); }));
}

void appendCodePoint(std::string &out, char32_t value)
{
    const auto put = [&out](char32_t byte) { out.push_back(static_cast<char>(byte)); };
    if (value < 0x80) {
        put(value);
    } else if (value < 0x800) {
        put(0xC0U | (value >> 6U));
        put(0x80U | (value & 0x3FU));
    } else if (value < 0x10000) {
        put(0xE0U | (value >> 12U));
        put(0x80U | ((value >> 6U) & 0x3FU));
        put(0x80U | (value & 0x3FU));
    } else {
        put(0xF0U | (value >> 18U));
        put(0x80U | ((value >> 12U) & 0x3FU));
        put(0x80U | ((value >> 6U) & 0x3FU));
        put(0x80U | (value & 0x3FU));
    }
}

std::u32string toCodePoints(std::string_view text)
{
    std::u32string points;
    points.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const CodePoint next = decode(text, at);
        points.push_back(next.value);
        at += next.length;
    }
    return points;
}

} // namespace tooltray::text
