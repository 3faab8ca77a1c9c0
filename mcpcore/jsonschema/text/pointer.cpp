// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/text/pointer.h"

#include <charconv>

namespace tooltray::jsonschema {

void appendToken(std::string &pointer, std::string_view token)
{
    pointer += '/';
    for (const char c : token) {
        if (c == '~')
            pointer += "~0";
        else if (c == '/')
            pointer += "~1";
        else
            pointer += c;
    }
}

std::string unescapedToken(std::string_view token)
{
    std::string text;
    for (std::size_t i = 0; i < token.size(); ++i) {
        const bool isEscape = token[i] == '~' && i + 1 < token.size();
        if (isEscape && token[i + 1] == '0')
            text += '~';
        else if (isEscape && token[i + 1] == '1')
            text += '/';
        else {
            text += token[i];
            continue;
        }
        ++i;
    }
    return text;
}

std::optional<std::size_t> arrayIndex(std::string_view token)
{
    std::size_t index = 0;
    const char *const end = token.data() + token.size();
    const bool hasLeadingZero = token.size() > 1 && token.front() == '0';
    const auto read = std::from_chars(token.data(), end, index);
    if (read.ec != std::errc() || read.ptr != end || hasLeadingZero)
        return std::nullopt;
    return index;
}

} // namespace tooltray::jsonschema
