// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray::graphql {

// The value of a string token: quotes removed, escapes decoded, a block string without its indentation
// (September 2025, 2.9.4). Broken tokens are read as far as they make sense. Appends.
void appendStringValue(std::string_view token, std::string &out);
std::string stringValue(std::string_view token);

// A string literal with this value, in one line between quotes. Appends.
void printString(std::string_view value, std::string &out);

// The value of what stands between the triple quotes: lines joined by LF, the indentation they share and
// blank lines at both ends removed (September 2025, 2.9.4, BlockStringValue). Appends.
void appendBlockStringValue(std::string_view raw, std::string &out);

// A block string literal with this value. Appends.
void printBlockString(std::string_view value, std::string &out);

// True if a block string can hold the text without changing it.
bool isPrintableAsBlockString(std::string_view value) noexcept;

} // namespace tooltray::graphql
