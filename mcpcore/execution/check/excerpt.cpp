// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/check/excerpt.h"

#include "base/utf8.h"

#include <algorithm>
#include <cstdint>

namespace tooltray::execution {
namespace {

constexpr std::size_t kMostCharacters = 100;
constexpr std::size_t kCharactersBefore = 60;
constexpr std::string_view kCutMark = "...";

bool isAscii(std::string_view text)
{
    return std::ranges::none_of(text, [](char c) { return (static_cast<unsigned char>(c) & 0x80U) != 0; });
}

// Where the column, in UTF-16 code units from 1, begins in the line.
std::size_t byteAt(std::string_view line, std::uint32_t column)
{
    const std::size_t units = column - std::min(column, 1U);
    const std::string_view before = line.substr(0, units);
    if (isAscii(before))
        return before.size();
    std::size_t at = 0;
    for (std::size_t unit = 0; at < line.size() && unit < units;) {
        const DecodedCodePoint decoded = decodeUtf8(line.substr(at));
        unit += decoded.codePoint > 0xFFFF ? 2 : 1;
        at += decoded.size;
    }
    return at;
}

std::size_t stepBack(std::string_view line, std::size_t at, std::size_t characters)
{
    for (; at > 0 && characters > 0; --characters) {
        const std::size_t end = at--;
        while (at > 0 && end - at < 4 && (static_cast<unsigned char>(line[at]) & 0xC0U) == 0x80)
            --at;
    }
    return at;
}

std::size_t stepOn(std::string_view line, std::size_t at, std::size_t characters)
{
    for (; at < line.size() && characters > 0; --characters)
        at += decodeUtf8(line.substr(at)).size;
    return at;
}

} // namespace

// A document may be one line of megabytes with a hundred errors: no more of it is decoded than is shown.
std::string excerpt(const graphql::LineMap &lines, graphql::Location location)
{
    const std::string_view line = lines.line(location.line);
    const std::size_t place = byteAt(line, location.column);
    const bool isLong = stepOn(line, 0, kMostCharacters) < line.size();
    const std::size_t first = isLong ? stepBack(line, place, kCharactersBefore) : 0;
    const std::size_t last = stepOn(line, first, kMostCharacters);

    std::string text(first > 0 ? kCutMark : "");
    std::string below(text.size(), ' ');
    for (std::size_t at = first; at < last;) {
        const std::size_t next = stepOn(line, at, 1);
        const std::string_view character = line.substr(at, next - at);
        text += character;
        if (at < place)
            below += character == "\t" ? '\t' : ' '; // so that both lines stay aligned
        at = next;
    }
    if (last < line.size())
        text += kCutMark;
    return repairedUtf8(text) + '\n' + below + '^';
}

} // namespace tooltray::execution
