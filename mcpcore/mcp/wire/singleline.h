// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <string>

namespace tooltray::mcp {

// The same JSON without line breaks, which stand only between tokens: answers that were passed on as they
// came may hold some, and lines and event streams may not.
inline std::string singleLine(std::string json)
{
    std::ranges::replace_if(
        json, [](char c) { return c == '\n' || c == '\r'; }, ' ');
    return json;
}

} // namespace tooltray::mcp
