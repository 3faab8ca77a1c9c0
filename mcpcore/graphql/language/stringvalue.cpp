// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/stringvalue.h"

#include "graphql/language/characters.h"
#include "text/unicode/utf8.h"

#include <algorithm>
#include <limits>

namespace tooltray::graphql {

namespace {

constexpr std::string_view kBlockQuotes = R"(""")";

char simpleEscape(char letter) noexcept
{
    switch (letter) {
    case 'b': return '\b';
    case 'f': return '\f';
    case 'n': return '\n';
    case 'r': return '\r';
    case 't': return '\t';
    default: return letter;
    }
}

// Decodes the escape at the start of the text and returns its length; escapes the lexer refused stay as
// they are written.
std::size_t appendEscape(std::string_view text, std::string &out)
{
    const char *const end = text.data() + text.size();
    if (text.size() < 2 || !isSimpleEscape(unitValue(text[1]))) {
        if (text.starts_with("\\u{")) {
            const std::size_t close = text.find('}');
            std::uint32_t point = 0;
            for (std::size_t i = 3; i < std::min(close, text.size()); ++i)
                point = point << 4 | static_cast<std::uint32_t>(std::max(0, hexValue(unitValue(text[i]))));
            if (close != std::string_view::npos && isScalarValue(point)) {
                appendUtf8(point, out);
                return close + 1;
            }
        } else if (text.starts_with("\\u")) {
            const std::int32_t point = readFourHexDigits(text.data() + 2, end);
            if (point >= 0 && isScalarValue(static_cast<std::uint32_t>(point))) {
                appendUtf8(static_cast<std::uint32_t>(point), out);
                return 6;
            }
            if (isLeadingSurrogate(point) && text.size() >= 12) {
                const std::int32_t second = readFourHexDigits(text.data() + 8, end);
                if (isTrailingSurrogate(second)) {
                    appendUtf8(
                        static_cast<std::uint32_t>(0x10000 + ((point - 0xD800) << 10) + (second - 0xDC00)),
                        out);
                    return 12;
                }
            }
        }
        out += '\\';
        return 1;
    }
    out += simpleEscape(text[1]);
    return 2;
}

} // namespace

void appendStringValue(std::string_view token, std::string &out)
{
    if (token.starts_with(kBlockQuotes)) {
        token.remove_prefix(kBlockQuotes.size());
        if (token.ends_with(kBlockQuotes))
            token.remove_suffix(kBlockQuotes.size());
        appendBlockStringValue(token, out);
        return;
    }
    if (token.starts_with('"'))
        token.remove_prefix(1);
    if (token.ends_with('"'))
        token.remove_suffix(1);
    for (std::size_t at = token.find('\\'); at != std::string_view::npos; at = token.find('\\')) {
        out.append(token.substr(0, at));
        token.remove_prefix(at);
        token.remove_prefix(appendEscape(token, out));
    }
    out.append(token);
}

std::string stringValue(std::string_view token)
{
    std::string value;
    value.reserve(token.size());
    appendStringValue(token, value);
    return value;
}

void printString(std::string_view value, std::string &out)
{
    constexpr std::string_view kHex = "0123456789ABCDEF";
    const auto appendHex = [&](unsigned point) {
        out.append("\\u00");
        out += kHex[point >> 4 & 0xF];
        out += kHex[point & 0xF];
    };
    out += '"';
    std::size_t from = 0;
    for (std::size_t at = 0; at < value.size(); ++at) {
        const auto byte = static_cast<unsigned char>(value[at]);
        // U+0080 to U+009F are C2 80 to C2 9F.
        const bool isControlPair =
            byte == 0xC2 && at + 1 < value.size() && static_cast<unsigned char>(value[at + 1]) < 0xA0;
        if (byte >= 0x20 && byte != '"' && byte != '\\' && byte != 0x7F && !isControlPair)
            continue;
        out.append(value.substr(from, at - from));
        switch (byte) {
        case '"': out.append("\\\""); break;
        case '\\': out.append("\\\\"); break;
        case '\b': out.append("\\b"); break;
        case '\t': out.append("\\t"); break;
        case '\n': out.append("\\n"); break;
        case '\f': out.append("\\f"); break;
        case '\r': out.append("\\r"); break;
        default:
            if (isControlPair)
                ++at;
            appendHex(static_cast<unsigned char>(value[at]));
        }
        from = at + 1;
    }
    out.append(value.substr(from));
    out += '"';
}

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

void printBlockString(std::string_view value, std::string &out)
{
    constexpr std::size_t kLongestSingleLine = 70;
    const bool isSingleLine = findLineEnd(value) == std::string_view::npos;
    const bool isSpread = !isSingleLine || utf16Length(value) > kLongestSingleLine || value.ends_with('"')
                          || value.ends_with('\\');
    const bool keepsFirstLine = isSingleLine && !value.empty() && isBlank(value.front());

    out += kQuotes;
    if (isSpread && !keepsFirstLine)
        out += '\n';
    for (std::size_t at = value.find(kQuotes); at != std::string_view::npos; at = value.find(kQuotes)) {
        out.append(value.substr(0, at)).append(kEscapedQuotes);
        value.remove_prefix(at + kQuotes.size());
    }
    out.append(value);
    if (isSpread)
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
