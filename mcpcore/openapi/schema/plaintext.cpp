// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/schema/plaintext.h"

#include "text/unicode/ascii.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <array>

namespace tooltray::openapi {

namespace {

bool isDropped(char32_t point)
{
    return point < ' ' || (point >= 0x7F && point < 0xA0) || (point >= 0x200B && point <= 0x200F)
           || (point >= 0x202A && point <= 0x202E) || (point >= 0x2060 && point <= 0x206F) || point == 0xFEFF
           || (point >= 0xE0000 && point <= 0xE007F) || point == 0xAD;
}

// A line of a table, or of what separates parts: nobody reads it in a sentence.
bool isLayout(std::string_view line)
{
    return line.starts_with('|')
           || (!line.empty() && line.find_first_not_of("-=*_|: +") == std::string_view::npos);
}

void appendSpace(std::string &out)
{
    if (!out.empty() && out.back() != ' ')
        out += ' ';
}

// The length of <tag ...> or </tag> at the beginning; 0 when it is none.
std::size_t tagLength(std::string_view text)
{
    const bool looksLikeOne = text.size() > 2 && (isAsciiLetter(text[1]) || text[1] == '/' || text[1] == '!');
    const std::size_t end = looksLikeOne ? text.substr(0, 400).find('>') : std::string_view::npos;
    return end == std::string_view::npos ? 0 : end + 1;
}

bool isAsciiPunctuation(char c)
{
    return c > ' ' && c < 0x7F && !isAsciiLetter(c) && !isAsciiDigit(c);
}

// How much at the beginning stays as it is.
std::size_t plainLength(std::string_view text)
{
    std::size_t length = 0;
    while (length < text.size() && text[length] > ' ' && text[length] < 0x7F
           && std::string_view("`*[]<!_\\").find(text[length]) == std::string_view::npos)
        ++length;
    return length;
}

// One character, unless nobody sees it.
void appendCharacter(std::string_view &text, std::string &out)
{
    const DecodedCodePoint point = decodeUtf8(text);
    if (text.front() == ' ' || text.front() == '\t')
        appendSpace(out);
    else if (!isDropped(point.codePoint))
        appendUtf8(point.codePoint, out);
    text.remove_prefix(point.size);
}

std::size_t runLength(std::string_view text)
{
    return std::min(text.find_first_not_of(text.front()), text.size());
}

// A code span at the beginning means what stands in it (CommonMark 6.1). False: it does not end in the line.
bool appendCode(std::string_view &line, std::string &out)
{
    const std::size_t ticks = runLength(line);
    const std::string_view fence = line.substr(0, ticks);
    std::size_t end = line.find(fence, ticks);
    while (end != std::string_view::npos && runLength(line.substr(end)) != ticks)
        end = line.find(fence, end + runLength(line.substr(end)));
    if (end == std::string_view::npos)
        return false;
    std::string_view code = line.substr(ticks, end - ticks);
    while (!code.empty())
        appendCharacter(code, out);
    line.remove_prefix(end + ticks);
    return true;
}

// Emphasis has text at one side at least.
bool isEmphasis(std::string_view line, const std::string &before)
{
    const std::size_t length = runLength(line);
    const bool beginsWord = length < line.size() && line[length] != ' ';
    const bool endsWord = !before.empty() && before.back() != ' ';
    return beginsWord || endsWord;
}

// An alert of GitHub's Markdown begins so: "[!NOTE]" in a line of a quotation.
void appendAlert(std::string_view &line, std::string &out)
{
    constexpr std::array<std::string_view, 5> kinds{"Note", "Tip", "Important", "Warning", "Caution"};
    const std::size_t end = line.starts_with("[!") ? line.find(']') : std::string_view::npos;
    if (end == std::string_view::npos)
        return;
    const std::string_view name = line.substr(2, end - 2);
    const auto *const kind = std::ranges::find_if(
        kinds, [name](std::string_view each) { return equalsIgnoringAsciiCase(each, name); });
    if (kind == kinds.end())
        return;
    out.append(*kind).append(": ");
    line.remove_prefix(end + 1);
}

// One line without its markup; appends until there is enough.
void appendLine(std::string_view line, std::size_t enough, std::string &out)
{
    while (line.starts_with('#') || line.starts_with('>') || line.starts_with("- ") || line.starts_with("* "))
        line = trimmed(line.substr(1));
    appendAlert(line, out);
    while (!line.empty() && out.size() < enough) {
        if (const std::size_t plain = plainLength(line)) {
            out.append(line.substr(0, plain));
            line.remove_prefix(plain);
            continue;
        }
        const char c = line.front();
        if (c == '<') {
            if (const std::size_t length = tagLength(line)) {
                appendSpace(out);
                line.remove_prefix(length);
                continue;
            }
        }
        if (c == ']' && line.starts_with("](")) {
            line.remove_prefix(std::min(line.find(')'), line.size() - 1) + 1);
            continue;
        }
        if (c == '`' && appendCode(line, out))
            continue;
        if (c == '\\' && line.size() > 1 && isAsciiPunctuation(line[1])) {
            out += line[1];
            line.remove_prefix(2);
            continue;
        }
        const bool isRun = c == '*' || line.starts_with("__");
        if (isRun && !isEmphasis(line, out)) {
            out.append(line.substr(0, runLength(line)));
            line.remove_prefix(runLength(line));
            continue;
        }
        if (isRun || c == '`' || c == '[' || c == ']' || line.starts_with("![")) {
            line.remove_prefix(line.starts_with("__") ? 2 : 1);
            continue;
        }
        appendCharacter(line, out);
    }
    appendSpace(out);
}

} // namespace

std::string plainText(std::string_view description, std::size_t most)
{
    std::string out;
    bool isCode = false;
    const std::size_t enough = most + 200;
    while (!description.empty() && out.size() < enough) {
        const std::string_view line = trimmed(nextLine(description), " \t\r");
        if (line.starts_with("```") || line.starts_with("~~~")) {
            isCode = !isCode;
            continue;
        }
        if (!isCode && !isLayout(line))
            appendLine(line, enough, out);
    }
    while (out.ends_with(' '))
        out.pop_back();
    return firstSentences(out, most);
}

std::string visibleText(std::string_view text, std::size_t most)
{
    std::string out;
    while (!text.empty() && out.size() < most + 200)
        appendCharacter(text, out);
    return firstSentences(out, most);
}

std::string firstSentences(std::string_view text, std::size_t most)
{
    if (text.size() <= most)
        return std::string(text);
    std::size_t end = 0;
    for (std::size_t at = text.find(". "); at != std::string_view::npos && at < most;
         at = text.find(". ", at + 1))
        end = at + 1;
    if (end > 0)
        return std::string(text.substr(0, end));
    std::string_view cut = truncatedUtf8(text, most - 3);
    if (const std::size_t space = cut.rfind(' '); space != std::string_view::npos && space > most / 2)
        cut = cut.substr(0, space);
    return std::string(cut) + "...";
}

} // namespace tooltray::openapi
