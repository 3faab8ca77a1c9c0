// SPDX-License-Identifier: GPL-3.0-or-later
#include "clients/toml/tomldocument.h"

#include "base/ascii.h"
#include "clients/jsonc/jsonctree.h"
#include "clients/toml/tomlreading.h"

#include <algorithm>

namespace tooltray::clients {

Result<TomlDocument> TomlDocument::parse(std::string_view text)
{
    TomlDocument document;
    if (const auto broken = TomlReading(text, document).read())
        return cannotRead(text, broken->offset, broken->what);
    return document;
}

bool TomlDocument::hasComments(std::size_t begin, std::size_t end) const
{
    return std::ranges::any_of(comments, [&](std::size_t at) { return at >= begin && at < end; });
}

bool isBareTomlKey(std::string_view key)
{
    return !key.empty() && std::ranges::all_of(key, [](char c) {
        return isAsciiLetter(c) || isAsciiDigit(c) || c == '_' || c == '-';
    });
}

} // namespace tooltray::clients
