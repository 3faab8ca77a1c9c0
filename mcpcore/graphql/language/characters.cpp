// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/characters.h"

#include "text/unicode/utf8.h"

#include <cstring>
#include <simdjson.h>

namespace tooltray::graphql {

CodePointStep codePointAt(std::string_view text, std::size_t offset) noexcept
{
    if (offset >= text.size())
        return {};
    text.remove_prefix(offset);
    const DecodedCodePoint first = decodeUtf8(text);
    if (first.isValid)
        return {first.codePoint, static_cast<std::uint8_t>(first.size)};
    const auto byte = [&](std::size_t i) -> std::uint32_t { return static_cast<unsigned char>(text[i]); };
    if (text.size() >= 3 && byte(0) == 0xED && byte(1) >= 0xA0 && byte(1) < 0xC0 && (byte(2) & 0xC0) == 0x80)
        return {0xD000 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F), 3, true, false};
    return {byte(0), 1, false, false};
}

bool isValidUtf8(std::string_view text) noexcept
{
    return simdjson::validate_utf8(text.data(), text.size());
}

std::size_t findLineEnd(std::string_view text, std::size_t from) noexcept
{
    // Eight bytes at a time: a byte is zero after the exclusive or where it was the one looked for, and
    // only a zero byte borrows into its high bit.
    constexpr std::uint64_t kOnes = 0x0101010101010101u;
    constexpr std::uint64_t kHighBits = 0x8080808080808080u;
    const auto hasByte = [](std::uint64_t word, std::uint64_t byte) {
        const std::uint64_t difference = word ^ (kOnes * byte);
        return ((difference - kOnes) & ~difference & kHighBits) != 0;
    };
    std::size_t at = from;
    for (; at + sizeof(std::uint64_t) <= text.size(); at += sizeof(std::uint64_t)) {
        std::uint64_t word = 0;
        std::memcpy(&word, text.data() + at, sizeof(word));
        if (hasByte(word, '\n') || hasByte(word, '\r'))
            break;
    }
    for (; at < text.size(); ++at)
        if (text[at] == '\n' || text[at] == '\r')
            return at;
    return std::string_view::npos;
}

std::size_t utf16Length(std::string_view text) noexcept
{
    std::size_t length = 0;
    for (const char c : text) {
        const auto byte = static_cast<unsigned char>(c);
        length += static_cast<std::size_t>((byte & 0xC0) != 0x80) + static_cast<std::size_t>(byte >= 0xF0);
    }
    return length;
}

} // namespace tooltray::graphql
