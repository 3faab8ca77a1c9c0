// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/headerlist.h"

#include "http/characters.h"

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

} // namespace tooltray::http
