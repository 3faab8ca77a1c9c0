// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/schema/schemaelements.h"
#include "json/value.h"

#include <optional>
#include <string>

namespace tooltray::graphql {

// What values the custom scalars of a schema take, which only the program that serves it knows. Without one
// they take everything.
class InputScalars {
public:
    struct Outcome {
        std::optional<json::Value> value; // as resolvers see it
        std::string problem;              // a sentence, when it is none
    };

    virtual ~InputScalars() = default;
    virtual Outcome parse(SchemaType scalar, const json::Value &value) const = 0;
};

} // namespace tooltray::graphql
