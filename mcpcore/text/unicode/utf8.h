// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::text {

struct CodePoint {
    char32_t value;
    std::uint32_t length; // in bytes
};

inline constexpr char32_t kReplacement = 0xFFFD;

inline bool isContinuation(char byte) noexcept
{
    return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U;
}

inline bool isBeyondAscii(char byte) noexcept
{
    return (static_cast<unsigned char>(byte) & 0x80U) != 0;
}

// The code point that starts at the offset. A byte that belongs to none reads as U+FFFD of length one,
// so that no text, however broken, leads outside itself.
CodePoint decodeMultiByte(std::string_view text, std::size_t at) noexcept;

inline CodePoint decode(std::string_view text, std::size_t at) noexcept
{
    const auto byte = static_cast<unsigned char>(text[at]);
    return byte < 0x80U ? CodePoint{byte, 1} : decodeMultiByte(text, at);
}

// The code point that ends just before the offset.
CodePoint decodeBefore(std::string_view text, std::size_t end) noexcept;

// In code points, as JSON Schema counts (validation 6.3.1).
std::size_t codePointCount(std::string_view text) noexcept;

void appendCodePoint(std::string &out, char32_t value);

std::u32string toCodePoints(std::string_view text);

} // namespace tooltray::text
