// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/fieldline.h"

#include "http/characters.h"

namespace tooltray::http {

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
