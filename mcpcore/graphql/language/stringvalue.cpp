// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/stringvalue.h"

#include "graphql/language/blockstring.h"
#include "graphql/language/characters.h"
#include "graphql/language/unicode.h"

#include <algorithm>

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

} // namespace tooltray::graphql
