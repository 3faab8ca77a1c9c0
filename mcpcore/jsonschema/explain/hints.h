// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <span>
#include <string>

namespace tooltray::jsonschema {

// What was probably meant, as JSON; empty when there is no good guess.

// Models put numbers, objects and lists into strings, strings where one word of a list belongs, and so on.
std::string meantForTypes(std::uint8_t types, const json::Value &value);

std::string meantForEnum(std::span<const json::Value> allowed, const json::Value &value);

} // namespace tooltray::jsonschema
