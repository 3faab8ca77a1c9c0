// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/pointer.h"
#include "json/position.h"

#include <cstdint>
#include <optional>
#include <string_view>

namespace tooltray::json {

enum class Part : std::uint8_t { Value, Name };

// Where in the text of a document the value at the pointer, or the name before it, begins: for messages
// about files, as it reads the text anew. Nothing when there is none; an element has no name, so there
// it is the value.
std::optional<Position> locate(std::string_view text, const Pointer &pointer, Part part = Part::Value);

} // namespace tooltray::json
