// SPDX-License-Identifier: GPL-3.0-or-later
#include "surrogates.h"

#include "graphql/language/characters.h"
#include "text/unicode/utf8.h"

namespace tooltray::graphql::check {

namespace {

// U+10F000 to U+10F7FF stand for U+D800 to U+DFFF.
constexpr std::uint32_t kOffset = 0x10F000 - 0xD800;

std::int32_t escapedUnit(std::string_view json, std::size_t at)
{
    if (json.substr(at, 2) != "\\u")
        return -1;
    return readFourHexDigits(json.data() + at + 2, json.data() + json.size());
}

} // namespace

std::string hideLoneSurrogates(std::string_view json)
{
    std::string out;
    out.reserve(json.size());
    for (std::size_t at = 0; at < json.size();) {
        if (json[at] != '\\') {
            out += json[at++];
            continue;
        }
        const std::int32_t unit = escapedUnit(json, at);
        const bool isPair = isLeadingSurrogate(unit) && isTrailingSurrogate(escapedUnit(json, at + 6));
        if (isPair) {
            out += json.substr(at, 12);
            at += 12;
        } else if (isLeadingSurrogate(unit) || isTrailingSurrogate(unit)) {
            appendUtf8(static_cast<std::uint32_t>(unit) + kOffset, out);
            at += 6;
        } else {
            out += json.substr(at, 2);
            at += 2;
        }
    }
    return out;
}

std::string revealLoneSurrogates(std::string_view text)
{
    std::string out;
    out.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const CodePointStep point = codePointAt(text, at);
        if (point.value >= 0xD800 + kOffset && point.value <= 0xDFFF + kOffset)
            appendUtf8(point.value - kOffset, out);
        else
            out += text.substr(at, point.length);
        at += point.length;
    }
    return out;
}

} // namespace tooltray::graphql::check
