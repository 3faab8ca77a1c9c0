// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <optional>

namespace tooltray::jsonschema {

// A value that fits the schema, as far as that can be told from it: what it gives as an example or default, else the
// first of a choice or the least that its keywords ask for. Of an object the members that must be there. A pattern
// that no text is easily made for is named in a placeholder: "<text that matches ^(?=x)[A-Z]+$>".
json::Value exampleValue(const json::Value &schema);

// A value that fits both schemas, of which neither refers to anything; nothing if none was found.
std::optional<json::Value> exampleOfBoth(const json::Value &one, const json::Value &other);

} // namespace tooltray::jsonschema
