// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/framing/headerlist.h"

#include "text/framing/httpsyntax.h"

#include <algorithm>

namespace tooltray::text {

std::optional<std::string_view> HeaderList::value(std::string_view name) const
{
    for (const Header &header : m_headers) {
        if (equalsIgnoringAsciiCase(header.name, name))
            return header.value;
    }
    return std::nullopt;
}

std::size_t HeaderList::count(std::string_view name) const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_headers, [name](const Header &header) { return equalsIgnoringAsciiCase(header.name, name); }));
}

std::optional<Header> parseFieldLine(std::string_view line, Tolerance tolerance)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return std::nullopt;
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    const bool isGoodName =
        tolerance == Tolerance::Strict
            ? kToken.containsAll(name)
            : kFieldValue.containsAll(name) && trimmed(name.substr(0, 1)) == name.substr(0, 1);
    if (!isGoodName || !kFieldValue.containsAll(value))
        return std::nullopt;
    return Header{asciiLower(name), std::string(value)};
}

} // namespace tooltray::text
