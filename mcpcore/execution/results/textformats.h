// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <string>
#include <string_view>

namespace tooltray::execution {

// A table as RFC 4180 writes it, lines ending with a bare line feed: the rows are the value's elements, or those of
// the only list inside its objects. Objects in a row spread over columns like `author.name`; a list in one is
// written as JSON. Null is an empty cell; a text is quoted that is empty or could be taken for a number, true, false
// or null. Nothing where there are no such rows, or where they have so little in common that nearly all cells would be
// empty.
std::optional<std::string> writeCsv(const json::Value &value);

// A table that says all that the value holds, or nothing where none does. Its rows are objects with the same members,
// whose lists are there as JSON. What is beside the list of rows goes before the table, in a line of JSON that has the
// words of kTableBelow in the place of the list.
inline constexpr std::string_view kTableBelow = "CSV below";
std::optional<std::string> writeWholeTable(const json::Value &value);

// Token-Oriented Object Notation (its specification 4.4): lists of objects that have the same members become
// tables that name these once. Lossless; numbers keep their text. Does not end with a line feed.
std::string writeToon(const json::Value &value);

} // namespace tooltray::execution
