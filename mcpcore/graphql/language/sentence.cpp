// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/sentence.h"

#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>

namespace tooltray::graphql {

namespace {

constexpr std::string_view kEllipsis = "...";

// A period behind one of these ends no sentence: "e.g. a name", "U.S. states".
bool isAbbreviation(std::string_view word) noexcept
{
    constexpr std::array<std::string_view, 9> kKnown{"e.g",    "i.e",  "etc",  "vs", "cf",
                                                     "approx", "resp", "incl", "no"};
    while (!word.empty() && (word.front() == '(' || word.front() == '"'))
        word.remove_prefix(1);
    const bool isInitials =
        word.size() > 1 && word.size() % 2 == 1 && word[1] == '.' && isAsciiUpper(word[0]);
    return isInitials || std::find(kKnown.begin(), kKnown.end(), word) != kKnown.end();
}

// The length of the first sentence; all of it when none ends.
std::size_t sentenceLength(std::string_view line) noexcept
{
    for (std::size_t at = line.find_first_of(".!?"); at != std::string_view::npos;
         at = line.find_first_of(".!?", at + 1)) {
        const bool isLast = at + 1 == line.size();
        if (!isLast && line[at + 1] != ' ')
            continue;
        const std::size_t wordStart = line.rfind(' ', at) + 1; // npos + 1 is 0
        if (isLast || !isAbbreviation(line.substr(wordStart, at - wordStart)))
            return at + 1;
    }
    return line.size();
}

// Where a text that is too long can be cut: behind a word, at worst behind a character.
std::size_t cutBefore(std::string_view text, std::size_t limit) noexcept
{
    const std::size_t blank = text.rfind(' ', limit);
    if (blank != std::string_view::npos && blank > limit / 2)
        return blank;
    while (limit > 0 && (static_cast<unsigned char>(text[limit]) & 0xC0) == 0x80)
        --limit;
    return limit;
}

} // namespace

std::string inOneLine(std::string_view description)
{
    std::string line;
    line.reserve(description.size());
    for (const char c : description) {
        if (!isAsciiSpace(c))
            line += c;
        else if (!line.empty() && line.back() != ' ')
            line += ' ';
    }
    if (line.ends_with(' '))
        line.pop_back();
    return line;
}

std::string firstSentence(std::string_view description, std::size_t maxBytes)
{
    // Paragraphs end sentences too.
    const std::size_t start = description.find_first_not_of(" \t\r\n");
    if (start == std::string_view::npos)
        return {};
    description.remove_prefix(start);
    description = description.substr(0, std::min(description.find("\n\n"), description.find("\r\n\r\n")));
    std::string line = inOneLine(description);
    line.resize(sentenceLength(line));
    if (line.size() <= maxBytes)
        return line;
    line.resize(maxBytes > kEllipsis.size() ? cutBefore(line, maxBytes - kEllipsis.size()) : 0);
    while (line.ends_with(' ') || line.ends_with(','))
        line.pop_back();
    return line.append(kEllipsis.substr(0, maxBytes));
}

std::string describe(std::string_view description, Descriptions descriptions)
{
    switch (descriptions) {
    case Descriptions::None: return {};
    case Descriptions::FirstSentence: return firstSentence(description);
    case Descriptions::Full: break;
    }
    return std::string(description);
}

} // namespace tooltray::graphql
