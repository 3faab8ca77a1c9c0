// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/check/excerpt.h"

#include "base/utf8.h"

#include <algorithm>
#include <vector>

namespace tooltray::execution {
namespace {

constexpr std::size_t kMostCharacters = 100;
constexpr std::size_t kCharactersBefore = 60;
constexpr std::string_view kCutMark = "...";

struct Character {
    std::string_view text;
    std::uint32_t column; // in UTF-16 code units, from 1
};

std::vector<Character> charactersOf(std::string_view line)
{
    std::vector<Character> characters;
    std::uint32_t column = 1;
    while (!line.empty()) {
        const DecodedCodePoint decoded = decodeUtf8(line);
        characters.push_back({line.substr(0, decoded.size), column});
        column += decoded.codePoint > 0xFFFF ? 2 : 1;
        line.remove_prefix(decoded.size);
    }
    return characters;
}

} // namespace

std::string excerpt(const graphql::LineMap &lines, graphql::Location location)
{
    const std::vector<Character> characters = charactersOf(lines.line(location.line));
    const auto place = std::ranges::find_if(
        characters, [&](const Character &character) { return character.column >= location.column; });
    const auto at = static_cast<std::size_t>(place - characters.begin());
    const std::size_t first =
        characters.size() > kMostCharacters && at > kCharactersBefore ? at - kCharactersBefore : 0;
    const std::size_t last = std::min(characters.size(), first + kMostCharacters);

    std::string text(first > 0 ? kCutMark : "");
    std::string below(text.size(), ' ');
    for (std::size_t i = first; i < last; ++i) {
        text += characters[i].text;
        if (i < at)
            below += characters[i].text == "\t" ? '\t' : ' '; // so that both lines stay aligned
    }
    if (last < characters.size())
        text += kCutMark;
    return repairedUtf8(text) + '\n' + below + '^';
}

} // namespace tooltray::execution
