// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <string_view>

namespace tooltray::graphql {

// The first sentence of a description in one line: white space is collapsed, never deleted, and a sentence of
// more than so many bytes ends behind a word that fits, with "...".
std::string firstSentence(std::string_view description,
                          std::size_t maxBytes = std::numeric_limits<std::size_t>::max());

// The whole description in one line.
std::string inOneLine(std::string_view description);

enum class Descriptions : std::uint8_t { None, FirstSentence, Full };

// The requested part of a description.
std::string describe(std::string_view description, Descriptions descriptions);

} // namespace tooltray::graphql
