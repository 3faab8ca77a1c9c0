// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>

// Characters that people cannot see but models read, or that turn round what people do see: control characters, marks
// of direction and of no width, Unicode's tags. A text with one of them does not say what it seems to say.

namespace tooltray {

// Wherever it stands; where it belongs to a script or an emoji, see below.
bool isHiddenCharacter(char32_t c) noexcept;

struct HiddenCharacter {
    char32_t codePoint;
    std::size_t offset; // in bytes
};
// Line breaks and tabs are none, nor are joiners between letters and the variation selectors of emoji.
std::optional<HiddenCharacter> findHidden(std::string_view text) noexcept;

std::string withoutHidden(std::string_view text);

// Writes names such as <U+202E> in their place, because omitting them could make two names the same.
std::string withHiddenNamed(std::string_view text);

// Removes hidden characters from texts and writes their names in the names of members.
json::Value withoutHiddenIn(json::Value value);

// The name of a code point, such as "U+202E".
std::string codePointName(char32_t c);

// One line of a text that somebody else wrote, so that a person sees all of it and in its order: control characters,
// line breaks, marks that change the direction, characters without a shape and what is not UTF-8 become escapes such as
// "\u202e". Tabs stay.
std::string visibleText(std::string_view text);

} // namespace tooltray
