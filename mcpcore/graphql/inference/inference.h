// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/printschema.h"
#include "graphql/schema/schema.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <string>

namespace tooltray::graphql {

// What a scalar that GraphQL does not know looks like in JSON. What is asked for is described closely, what
// comes back loosely: a description that refuses an answer helps nobody.
struct ScalarSchema {
    json::Value input = json::Value::object();
    json::Value output = json::Value::object();

    bool operator==(const ScalarSchema &) const = default;
};

// By the name of the scalar. Scalars that are missing may be anything.
using ScalarSchemas = std::map<std::string, ScalarSchema, std::less<>>;

// The scalars whose names mean the same nearly everywhere: DateTime, URL, UUID, BigInt...
ScalarSchemas wellKnownScalars();

enum class SchemaLayout : std::uint8_t {
    Plain,   // everything stands where it is used; only what contains itself is a definition
    Compact, // what is used more than once is a definition
};

enum class JsonSchemaDraft : std::uint8_t { Draft7, Draft2020_12 };

// GraphQL takes a single value where a list is expected (September 2025, 3.11).
enum class ListInputs : std::uint8_t { ArraysOnly, SingleValuesToo };

struct InferenceOptions {
    SchemaLayout form = SchemaLayout::Plain;
    JsonSchemaDraft draft = JsonSchemaDraft::Draft2020_12;
    Descriptions descriptions = Descriptions::Full;
    ListInputs lists = ListInputs::ArraysOnly;
    ScalarSchemas scalars = wellKnownScalars();
    // Where the plain form would hold more subschemas the compact one is written.
    std::size_t maxInlined = 5'000;
    // An object that can have more shapes than this by its type is any object.
    std::size_t maxBranches = 40;
    // What lies beyond this many objects or selections is any object: fragments can ask for more shapes than
    // there are atoms.
    std::size_t maxShapes = 20'000;
    std::size_t maxSelections = 5'000'000;
};

struct InferredSchema {
    json::Value schema;
    SchemaLayout form = SchemaLayout::Plain;
    bool isComplete = true; // whether all of it is described: no bound of the options was reached
};

// {"type": type}, where type is a name or a list of names.
json::Value ofType(json::Value type);

// The JSON Schema for the values of a scalar or enum other than null.
json::Value inputLeafSchema(SchemaType type, const ScalarSchemas &scalars);
json::Value outputLeafSchema(SchemaType type, const ScalarSchemas &scalars);

} // namespace tooltray::graphql
