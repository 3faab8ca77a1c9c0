// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/headerlist.h"

#include "http/message/characters.h"

#include <algorithm>

namespace tooltray::http {

std::optional<std::string_view> HeaderList::value(std::string_view name) const
{
    for (const Header &header : m_headers) {
        if (equalsIgnoringCase(header.name, name))
            return header.value;
    }
    return std::nullopt;
}

std::size_t HeaderList::count(std::string_view name) const
{
    return static_cast<std::size_t>(std::ranges::count_if(
        m_headers, [name](const Header &header) { return equalsIgnoringCase(header.name, name); }));
}

std::optional<Header> parseFieldLine(std::string_view line)
{
    const std::size_t colon = line.find(':');
    if (colon == std::string_view::npos || colon == 0)
        return std::nullopt;
    const std::string_view name = line.substr(0, colon);
    const std::string_view value = trimmed(line.substr(colon + 1));
    if (!kToken.containsAll(name) || !kFieldValue.containsAll(value))
        return std::nullopt;
    return Header{toLower(name), std::string(value)};
}

} // namespace tooltray::http
