// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schema.h"
#include "text/words/message.h"
#include "json/value.h"

#include <cstdint>
#include <string>
#include <vector>

// Facts about all values of a JSON Schema, which holds its own definitions.

namespace tooltray::workspace {

// Deeper than any schema that somebody writes.
inline constexpr int kMaxParameterLevels = 40;

// Types of JSON as a set of bits; null is not among them, as it says that there is no value.
using JsonTypes = std::uint8_t;
inline constexpr JsonTypes kListType = 16;

// The types that values can have, as far as the schema says.
JsonTypes typesOf(const json::Value &root, const json::Value &schema);

// True if there is no value but null.
bool isForNothing(const json::Value &root, const json::Value &schema);

// Whether some value of the schema can be one of the input type, and whether two schemas, with where their references
// lead, have a JSON type in common. Null counts for nothing.
bool mayFit(const json::Value &root, const json::Value &made, graphql::TypeRef type,
            const graphql::Schema &schema);
bool mayFit(const json::Value &made, const json::Value &root, const json::Value &taken);

// The JSON types of a schema: "a string or a number".
Message typesInWords(const json::Value &root, const json::Value &schema);

// The values that a schema names one by one, without null; none where there are others, or more than anybody names.
std::vector<json::Value> listedIn(const json::Value &made);

// Whether the schema takes one of the values; true as well where there are none, and where it cannot be told.
bool takesOneOf(const std::vector<json::Value> &values, const json::Value &taken);

// The values, of many the first: "a", "b", ...
std::string listed(const std::vector<json::Value> &values);

} // namespace tooltray::workspace
