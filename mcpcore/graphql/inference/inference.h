// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/scalarschemas.h"
#include "graphql/language/sentence.h"
#include "json/value.h"

#include <cstddef>
#include <cstdint>

namespace tooltray::graphql {

enum class SchemaForm : std::uint8_t {
    Plain,   // everything stands where it is used; only what contains itself is a definition
    Compact, // what is used more than once is a definition
};

enum class JsonSchemaDraft : std::uint8_t { Draft7, Draft2020_12 };

// GraphQL takes a single value where a list is expected (September 2025, 3.11).
enum class ListInputs : std::uint8_t { ArraysOnly, SingleValuesToo };

struct InferenceOptions {
    SchemaForm form = SchemaForm::Plain;
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
    SchemaForm form = SchemaForm::Plain;
    bool isComplete = true; // whether all of it is described: no bound of the options was reached
};

} // namespace tooltray::graphql
