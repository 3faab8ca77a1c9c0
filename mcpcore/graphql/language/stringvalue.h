// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray::graphql {

// What a string token means: quotes off, escapes decoded, a block string freed of its indentation
// (September 2025, 2.9.4). Broken tokens are read as far as they make sense. Appends.
void appendStringValue(std::string_view token, std::string &out);
std::string stringValue(std::string_view token);

// A string literal with this value, in one line between quotes. Appends.
void printString(std::string_view value, std::string &out);

} // namespace tooltray::graphql
