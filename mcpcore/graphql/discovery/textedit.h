// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "text/words/message.h"

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::graphql {

// Puts a text in the place of the bytes from start to end.
struct TextEdit {
    std::uint32_t start = 0;
    std::uint32_t end = 0;
    std::string text;

    bool operator==(const TextEdit &) const = default;
};

using TextEdits = std::vector<TextEdit>; // none overlap another

// A change of an operation.
struct OperationEdit {
    TextEdits edits; // none when there is nothing to do
    Message problem; // why it cannot be done; empty when it can
};

std::string applyEdits(std::string_view text, TextEdits edits);

// Takes an item out of a list that is separated by white space and commas: with its line and the comment behind it
// when it has a line of its own, else with what separates it from its neighbours.
TextEdit removalOf(std::string_view text, std::uint32_t start, std::uint32_t end);

// The white space a line begins with that holds nothing else before the offset; nothing when something else is.
std::string_view indentationBefore(std::string_view text, std::uint32_t offset) noexcept;
std::uint32_t lineStart(std::string_view text, std::uint32_t offset) noexcept;
bool isOneLine(std::string_view text) noexcept;

} // namespace tooltray::graphql
