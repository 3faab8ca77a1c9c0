// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray {

// What kind of secret a text seems to hold, as a sentence names it: "a GitHub token". Known beginnings, and
// words as random as only generated ones are; hashes and ids that look alike are the price.
std::optional<Message> secretIn(std::string_view text);

// Only what is told by its beginning, length and characters, at any place in the text: nothing else is written so.
std::optional<Message> knownTokenIn(std::string_view text);

// Finds such a token, or a URL with a password.
std::optional<Message> certainSecretIn(std::string_view text);

// The text, which may be JSON, with the mask in place of each token; nothing where it holds none.
std::optional<std::string> withoutKnownTokens(std::string_view text, std::string_view mask);

} // namespace tooltray
