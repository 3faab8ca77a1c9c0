// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace tooltray::json {

// On one line without spaces.
std::string write(const Value &value);
void write(const Value &value, std::string &out); // appends

// Indented by two spaces, one member a line, short arrays of scalars on one line; ends with a line feed.
// Stable: the same value always prints as the same bytes.
std::string writePretty(const Value &value);

// The text as a JSON string with its quotes; appends.
void writeString(std::string_view text, std::string &out);

// How many bytes write() makes of the value, or, when they are more than is enough to know, some number above that.
std::size_t writtenSize(const Value &value, std::size_t enough = SIZE_MAX);
std::size_t writtenStringSize(std::string_view text) noexcept;

} // namespace tooltray::json
