// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray {

// The bytes that some programs put before a text to mark it as UTF-8.
inline constexpr std::string_view kByteOrderMark = "\xEF\xBB\xBF";

struct DecodedCodePoint {
    char32_t codePoint; // U+FFFD when the bytes are not UTF-8
    std::size_t size;   // in bytes, at least 1
    bool isValid;
};

// The code point that the text begins with. Of bytes that are not UTF-8 it takes the longest beginning of a
// sequence, as the Unicode Standard recommends in section 3.9. Precondition: the text is not empty.
DecodedCodePoint decodeUtf8(std::string_view text) noexcept;

bool isValidUtf8(std::string_view text) noexcept;

// The text with U+FFFD in place of what is not UTF-8.
std::string repairedUtf8(std::string_view text);

// The longest beginning of at most that many bytes that cuts no code point in two.
std::string_view truncatedUtf8(std::string_view text, std::size_t maxBytes) noexcept;

void appendUtf8(char32_t codePoint, std::string &out);

} // namespace tooltray

namespace tooltray::text {

struct CodePoint {
    char32_t value;
    std::uint32_t length; // in bytes
};

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

std::u32string toCodePoints(std::string_view text);

} // namespace tooltray::text
