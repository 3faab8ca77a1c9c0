// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

// Places in the texts of other programs that a value is filled into: {{name}}, {{ _.name }}, ${name}, {name}.
namespace tooltray::workspace {

struct PlaceholderPart {
    std::string text; // plain text, or the name
    bool isPlaceholder = false;
};

std::vector<PlaceholderPart> placeholderParts(std::string_view text);
bool hasPlaceholders(std::string_view text); // {name} is none: JSON has braces
// The name, if the text is one placeholder and nothing else; else empty.
std::string onlyPlaceholder(std::string_view text);

// The name in a placeholder without the blanks and the "_." around it.
std::string_view plainName(std::string_view name);

// Where one of the characters stands outside of placeholders; the size when there is none.
std::size_t endOutside(std::string_view text, std::size_t from, std::string_view characters);

// JSON in which a placeholder may stand where a value goes: in quotes, so that it can be parsed.
std::string quotedPlaceholders(std::string_view json);

} // namespace tooltray::workspace
