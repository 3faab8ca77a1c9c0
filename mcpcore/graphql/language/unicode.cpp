// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/unicode.h"

#include <simdjson.h>

#include <cstring>

namespace tooltray::graphql {

CodePointStep codePointAt(std::string_view text, std::size_t offset) noexcept
{
    const auto byte = [&](std::size_t i) -> std::uint32_t {
        return offset + i < text.size() ? static_cast<unsigned char>(text[offset + i]) : 0;
    };
    const auto continues = [&](std::size_t i) { return (byte(i) & 0xC0) == 0x80; };
    const std::uint32_t lead = byte(0);
    if (lead < 0x80)
        return {lead};
    if (lead >= 0xC2 && lead < 0xE0 && continues(1))
        return {(lead & 0x1F) << 6 | (byte(1) & 0x3F), 2};
    if (lead >= 0xE0 && lead < 0xF0 && continues(1) && continues(2)) {
        const std::uint32_t value = (lead & 0x0F) << 12 | (byte(1) & 0x3F) << 6 | (byte(2) & 0x3F);
        const bool isSurrogate = value >= 0xD800 && value <= 0xDFFF;
        if (value >= 0x800)
            return {value, 3, isSurrogate, !isSurrogate};
    }
    if (lead >= 0xF0 && lead < 0xF5 && continues(1) && continues(2) && continues(3)) {
        const std::uint32_t value =
            (lead & 0x07) << 18 | (byte(1) & 0x3F) << 12 | (byte(2) & 0x3F) << 6 | (byte(3) & 0x3F);
        if (value >= 0x10000 && value <= 0x10FFFF)
            return {value, 4};
    }
    return {lead, 1, false, false};
}

void appendUtf8(std::uint32_t codePoint, std::string &out)
{
    const auto append = [&](std::uint32_t byte) { out += static_cast<char>(byte); };
    if (codePoint < 0x80) {
        append(codePoint);
    } else if (codePoint < 0x800) {
        append(0xC0 | codePoint >> 6);
        append(0x80 | (codePoint & 0x3F));
    } else if (codePoint < 0x10000) {
        append(0xE0 | codePoint >> 12);
        append(0x80 | (codePoint >> 6 & 0x3F));
        append(0x80 | (codePoint & 0x3F));
    } else {
        append(0xF0 | codePoint >> 18);
        append(0x80 | (codePoint >> 12 & 0x3F));
        append(0x80 | (codePoint >> 6 & 0x3F));
        append(0x80 | (codePoint & 0x3F));
    }
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
