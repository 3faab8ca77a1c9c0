// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::jsonschema {

// The candidate that a misspelt name was probably meant to be; empty when none is near.
std::string_view closest(std::string_view name, std::span<const std::string_view> candidates);

// What was probably meant, as JSON; empty when there is no good guess.

// Models put numbers, objects and lists into strings, strings where one word of a list belongs, and so on.
std::string meantForTypes(std::uint8_t types, const json::Value &value);

std::string meantForEnum(std::span<const json::Value> allowed, const json::Value &value);

} // namespace tooltray::jsonschema
