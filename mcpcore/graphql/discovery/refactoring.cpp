// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/refactoring.h"

#include "graphql/language/characters.h"

#include <algorithm>

namespace tooltray::graphql {
namespace {

bool isBlankInEdit(char c) noexcept
{
    return c == ' ' || c == '\t';
}

bool isLineEnd(char c) noexcept
{
    return c == '\n' || c == '\r';
}

bool isSeparator(char c) noexcept
{
    return isBlankInEdit(c) || c == ',';
}

std::uint32_t skipSeparators(std::string_view text, std::uint32_t at) noexcept
{
    while (at < text.size() && isSeparator(text[at]))
        ++at;
    return at;
}

} // namespace

std::string applyEdits(std::string_view text, TextEdits edits)
{
    std::sort(edits.begin(), edits.end(),
              [](const TextEdit &a, const TextEdit &b) { return a.start < b.start; });
    std::string out;
    std::size_t done = 0;
    for (const TextEdit &edit : edits) {
        out.append(text.substr(done, edit.start - done)).append(edit.text);
        done = edit.end;
    }
    return out.append(text.substr(done));
}

TextEdit removalOf(std::string_view text, std::uint32_t start, std::uint32_t end)
{
    const std::uint32_t line = lineStart(text, start);
    const bool beginsLine = std::all_of(text.begin() + line, text.begin() + start, isSeparator);
    const std::uint32_t behind = skipSeparators(text, end);
    std::uint32_t lineEnd = behind;
    if (beginsLine && behind < text.size() && text[behind] == '#')
        while (lineEnd < text.size() && !isLineEnd(text[lineEnd]))
            ++lineEnd;
    if (beginsLine && (lineEnd == text.size() || isLineEnd(text[lineEnd]))) {
        const bool isPair = text.substr(lineEnd, 2) == "\r\n";
        const auto length = static_cast<std::uint32_t>(text.size());
        return {line, std::min(length, lineEnd + (isPair ? 2 : 1)), {}};
    }
    std::uint32_t before = start;
    while (before > line && isSeparator(text[before - 1]))
        --before;
    const bool isFirst = before == line || text[before - 1] == '{' || text[before - 1] == '(';
    if (isFirst)
        return {start, behind, {}};
    const bool wouldJoin = end < text.size() && isNameContinue(unitValue(text[before - 1]))
                           && isNameContinue(unitValue(text[end]));
    return {before, end, wouldJoin ? " " : ""};
}

std::string_view indentationBefore(std::string_view text, std::uint32_t offset) noexcept
{
    const std::uint32_t line = lineStart(text, offset);
    const std::string_view indentation = text.substr(line, offset - line);
    return std::all_of(indentation.begin(), indentation.end(), isBlankInEdit) ? indentation
                                                                              : std::string_view();
}

std::uint32_t lineStart(std::string_view text, std::uint32_t offset) noexcept
{
    while (offset > 0 && !isLineEnd(text[offset - 1]))
        --offset;
    return offset;
}

bool isOneLine(std::string_view text) noexcept
{
    return std::none_of(text.begin(), text.end(), isLineEnd);
}

} // namespace tooltray::graphql
