// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::execution {

// A table as RFC 4180 writes it, lines ending with a bare line feed: the rows are the value's elements, or those of
// the only list inside its objects. Objects in a row spread over columns like `author.name`; a list in one is
// written as JSON. Null is an empty cell, a text that is empty is quoted. Nothing where there are no such rows, or
// where they have so little in common that nearly all cells would be empty.
std::optional<std::string> writeCsv(const json::Value &value);

// Whether the table shows all that the value holds: its rows are objects, whose lists are there as JSON, and nothing
// is beside the list of rows.
bool isPlainTable(const json::Value &value);

} // namespace tooltray::execution
