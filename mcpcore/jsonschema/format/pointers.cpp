// SPDX-License-Identifier: GPL-3.0-or-later
#include "jsonschema/format/pointers.h"

#include "jsonschema/text/cursor.h"

#include <algorithm>

namespace tooltray::jsonschema {

bool isJsonPointer(std::string_view text) noexcept
{
    if (!text.empty() && text.front() != '/')
        return false;
    for (std::size_t tilde = text.find('~'); tilde != std::string_view::npos;
         tilde = text.find('~', tilde + 1)) {
        if (tilde + 1 == text.size() || (text[tilde + 1] != '0' && text[tilde + 1] != '1'))
            return false;
    }
    return true;
}

bool isRelativeJsonPointer(std::string_view text) noexcept
{
    Cursor cursor(text);
    const std::string_view levels = cursor.takeWhile(isAsciiDigit);
    if (levels.empty() || (levels.front() == '0' && levels.size() > 1))
        return false;
    return cursor.rest() == "#" || isJsonPointer(cursor.rest());
}

bool isUuid(std::string_view text) noexcept
{
    constexpr std::string_view shape = "xxxxxxxx-xxxx-xxxx-xxxx-xxxxxxxxxxxx";
    return std::equal(text.begin(), text.end(), shape.begin(), shape.end(),
                      [](char c, char expected) { return expected == 'x' ? isHexDigit(c) : c == '-'; });
}

} // namespace tooltray::jsonschema
