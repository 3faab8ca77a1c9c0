// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace tooltray {

// One line of a text that somebody else wrote, so that a person sees all of it and in its order: control characters,
// line breaks, marks that change the direction, characters without a shape and what is not UTF-8 become escapes such as
// "\u202e". Tabs stay.
std::string visibleText(std::string_view text);

} // namespace tooltray
