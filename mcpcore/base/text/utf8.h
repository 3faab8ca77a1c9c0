// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
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

} // namespace tooltray
