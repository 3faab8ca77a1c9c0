// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::workspace {

// What kind of secret a text seems to hold, as a sentence names it: "a GitHub token". Known beginnings, and
// words as random as only generated ones are; hashes and ids that look alike are the price.
std::optional<std::string> secretIn(std::string_view text);

// Only what is told by its beginning, length and characters, at any place in the text: nothing else is written so.
std::optional<std::string> knownTokenIn(std::string_view text);
std::optional<std::string> knownTokenIn(const json::Value &value); // in any of its texts

} // namespace tooltray::workspace
