// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "jsonschema/regex/charset.h"

#include <optional>
#include <string_view>

namespace tooltray::jsonschema {

// What \p{name} and \p{name=value} stand for (ECMA-262 22.2.2.9); nothing when there is no such property.
// Names count letter by letter: \p{letter} is none, \p{Letter} and \p{L} are.
std::optional<CharSet> unicodeProperty(std::string_view name);
std::optional<CharSet> unicodeProperty(std::string_view name, std::string_view value);

bool isIdentifierStart(char32_t point) noexcept;
bool isIdentifierPart(char32_t point) noexcept;

} // namespace tooltray::jsonschema
