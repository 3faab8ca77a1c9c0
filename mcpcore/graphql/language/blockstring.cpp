// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/blockstring.h"

#include "graphql/language/unicode.h"

#include <algorithm>
#include <limits>

namespace tooltray::graphql {

namespace {

constexpr std::string_view kQuotes = R"(""")";
constexpr std::string_view kEscapedQuotes = R"(\""")";

bool isBlank(char c) noexcept
{
    return c == ' ' || c == '\t';
}

std::size_t indentOf(std::string_view line) noexcept
{
    std::size_t indent = 0;
    while (indent < line.size() && isBlank(line[indent]))
        ++indent;
    return indent;
}

// Takes the first line off the text; its line end is dropped.
std::string_view takeLine(std::string_view &text, bool &isLast) noexcept
{
    const std::size_t end = findLineEnd(text);
    isLast = end == std::string_view::npos;
    const std::string_view line = text.substr(0, end);
    if (!isLast) {
        const bool isPair = text[end] == '\r' && end + 1 < text.size() && text[end + 1] == '\n';
        text.remove_prefix(end + (isPair ? 2 : 1));
    }
    return line;
}

void appendUnescaped(std::string_view line, std::string &out)
{
    for (std::size_t at = line.find(kEscapedQuotes); at != std::string_view::npos;
         at = line.find(kEscapedQuotes)) {
        out.append(line.substr(0, at)).append(kQuotes);
        line.remove_prefix(at + kEscapedQuotes.size());
    }
    out.append(line);
}

} // namespace

void appendBlockStringValue(std::string_view raw, std::string &out)
{
    // First pass: what indentation the lines after the first share, and which lines hold anything.
    constexpr std::size_t kNone = std::numeric_limits<std::size_t>::max();
    std::size_t commonIndent = kNone;
    std::size_t firstLine = kNone;
    std::size_t lastLine = 0;
    bool isLast = false;
    std::string_view rest = raw;
    for (std::size_t number = 0; !isLast; ++number) {
        const std::string_view line = takeLine(rest, isLast);
        const std::size_t indent = indentOf(line);
        if (indent == line.size())
            continue;
        firstLine = std::min(firstLine, number);
        lastLine = number;
        if (number > 0)
            commonIndent = std::min(commonIndent, indent);
    }
    if (firstLine == kNone)
        return;
    rest = raw;
    for (std::size_t number = 0; number <= lastLine; ++number) {
        std::string_view line = takeLine(rest, isLast);
        if (number < firstLine)
            continue;
        if (number > firstLine)
            out += '\n';
        if (number > 0)
            line.remove_prefix(std::min(commonIndent, line.size()));
        appendUnescaped(line, out);
    }
}

void printBlockString(std::string_view value, BlockStringLayout layout, std::string &out)
{
    constexpr std::size_t kLongestSingleLine = 70;
    bool isSingleLine = true;
    // Without a line break in front, the first of these lines would decide the indentation of all.
    bool areOtherLinesIndented = true;
    bool isLast = false;
    std::string_view rest = value;
    takeLine(rest, isLast);
    while (!isLast) {
        isSingleLine = false;
        const std::string_view line = takeLine(rest, isLast);
        areOtherLinesIndented = areOtherLinesIndented && (line.empty() || isBlank(line.front()));
    }
    const bool needsLeadingBreak = !isSingleLine && areOtherLinesIndented;
    const bool endsWithTripleQuotes = value.ends_with(kQuotes);
    const bool needsTrailingBreak = (value.ends_with('"') && !endsWithTripleQuotes) || value.ends_with('\\');
    const bool isSpread = layout == BlockStringLayout::Readable
                          && (!isSingleLine || utf16Length(value) > kLongestSingleLine || needsTrailingBreak
                              || endsWithTripleQuotes);
    const bool keepsFirstLine = isSingleLine && !value.empty() && isBlank(value.front());

    out += kQuotes;
    if ((isSpread && !keepsFirstLine) || needsLeadingBreak)
        out += '\n';
    for (std::size_t at = value.find(kQuotes); at != std::string_view::npos; at = value.find(kQuotes)) {
        out.append(value.substr(0, at)).append(kEscapedQuotes);
        value.remove_prefix(at + kQuotes.size());
    }
    out.append(value);
    if (isSpread || needsTrailingBreak)
        out += '\n';
    out += kQuotes;
}

bool isPrintableAsBlockString(std::string_view value) noexcept
{
    if (value.empty())
        return true;
    bool isEmptyLine = true;
    bool hasIndent = false;
    bool hasCommonIndent = true;
    bool hasSeenLine = false;
    for (const char c : value) {
        switch (c) {
        case '\n':
            if (isEmptyLine && !hasSeenLine)
                return false;
            hasSeenLine = true;
            isEmptyLine = true;
            hasIndent = false;
            break;
        case ' ':
        case '\t': hasIndent = hasIndent || isEmptyLine; break;
        default:
            if (static_cast<unsigned char>(c) <= 0x0F)
                return false;
            hasCommonIndent = hasCommonIndent && hasIndent;
            isEmptyLine = false;
        }
    }
    return !isEmptyLine && !(hasCommonIndent && hasSeenLine);
}

} // namespace tooltray::graphql
