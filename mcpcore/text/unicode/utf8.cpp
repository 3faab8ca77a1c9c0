// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/unicode/utf8.h"

#include <algorithm>
#include <cstdint>
#include <cstring>

namespace tooltray {

namespace {

constexpr std::string_view kReplacement = "\xef\xbf\xbd";

constexpr unsigned char byteAt(std::string_view text, std::size_t index)
{
    return static_cast<unsigned char>(text[index]);
}

constexpr bool isContinuation(unsigned char byte)
{
    return (byte & 0xC0) == 0x80;
}

// What may follow a first byte: Unicode Standard, table 3-7.
struct Sequence {
    std::size_t size = 1; // 1: no first byte of a longer sequence
    unsigned char secondLow = 0x80;
    unsigned char secondHigh = 0xBF;
};

constexpr Sequence sequenceOf(unsigned char first)
{
    if (first >= 0xC2 && first <= 0xDF)
        return {2};
    if (first == 0xE0)
        return {3, 0xA0};
    if (first == 0xED)
        return {3, 0x80, 0x9F};
    if (first >= 0xE1 && first <= 0xEF)
        return {3};
    if (first == 0xF0)
        return {4, 0x90};
    if (first >= 0xF1 && first <= 0xF3)
        return {4};
    if (first == 0xF4)
        return {4, 0x80, 0x8F};
    return {};
}

} // namespace

DecodedCodePoint decodeUtf8(std::string_view text) noexcept
{
    const unsigned char first = byteAt(text, 0);
    if (first < 0x80)
        return {first, 1, true};
    const auto [size, low, high] = sequenceOf(first);
    char32_t codePoint = first & (0xFFU >> (size + 1));
    for (std::size_t i = 1; i < size; ++i) {
        if (i == text.size())
            return {U'\uFFFD', i, false};
        const unsigned char byte = byteAt(text, i);
        if (i == 1 ? byte < low || byte > high : !isContinuation(byte))
            return {U'\uFFFD', i, false};
        codePoint = (codePoint << 6) | (byte & 0x3FU);
    }
    if (size == 1)
        return {U'\uFFFD', 1, false};
    return {codePoint, size, true};
}

bool isValidUtf8(std::string_view text) noexcept
{
    constexpr std::uint64_t kHighBits = 0x8080808080808080;
    while (!text.empty()) {
        std::uint64_t eight = 0;
        if (text.size() >= sizeof eight) {
            std::memcpy(&eight, text.data(), sizeof eight);
            if ((eight & kHighBits) == 0) { // all of them ASCII, as most of most texts is
                text.remove_prefix(sizeof eight);
                continue;
            }
        }
        const DecodedCodePoint decoded = decodeUtf8(text);
        if (!decoded.isValid)
            return false;
        text.remove_prefix(decoded.size);
    }
    return true;
}

std::string repairedUtf8(std::string_view text)
{
    if (isValidUtf8(text))
        return std::string(text);
    std::string repaired;
    repaired.reserve(text.size());
    while (!text.empty()) {
        const DecodedCodePoint decoded = decodeUtf8(text);
        repaired += decoded.isValid ? text.substr(0, decoded.size) : kReplacement;
        text.remove_prefix(decoded.size);
    }
    return repaired;
}

std::string_view truncatedUtf8(std::string_view text, std::size_t maxBytes) noexcept
{
    if (text.size() <= maxBytes)
        return text;
    std::size_t end = maxBytes;
    // No code point has more than three continuation bytes; more of them are not UTF-8 and cut anywhere.
    for (int i = 0; i < 3 && end > 0 && isContinuation(byteAt(text, end)); ++i)
        --end;
    return text.substr(0, isContinuation(byteAt(text, end)) ? maxBytes : end);
}

void appendUtf8(char32_t codePoint, std::string &out)
{
    const auto put = [&out](char32_t byte) { out.push_back(static_cast<char>(byte)); };
    if (codePoint < 0x80) {
        put(codePoint);
    } else if (codePoint < 0x800) {
        put(0xC0U | (codePoint >> 6U));
        put(0x80U | (codePoint & 0x3FU));
    } else if (codePoint < 0x10000) {
        put(0xE0U | (codePoint >> 12U));
        put(0x80U | ((codePoint >> 6U) & 0x3FU));
        put(0x80U | (codePoint & 0x3FU));
    } else {
        put(0xF0U | (codePoint >> 18U));
        put(0x80U | ((codePoint >> 12U) & 0x3FU));
        put(0x80U | ((codePoint >> 6U) & 0x3FU));
        put(0x80U | (codePoint & 0x3FU));
    }
}

} // namespace tooltray

namespace tooltray::text {

CodePoint decodeMultiByte(std::string_view text, std::size_t at) noexcept
{
    const DecodedCodePoint next = decodeUtf8(text.substr(at));
    return {next.codePoint, next.isValid ? static_cast<std::uint32_t>(next.size) : 1U};
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
    return {U'\uFFFD', 1};
}

std::size_t codePointCount(std::string_view text) noexcept
{
    return static_cast<std::size_t>(
        std::count_if(text.begin(), text.end(), [](char byte) { return !isContinuation(byte); }));
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
