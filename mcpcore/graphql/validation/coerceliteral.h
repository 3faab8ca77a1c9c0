// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"
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

// The value a literal stands for (September 2025, 3.5 to 3.12, input coercion), with defaults of input
// fields filled in. Nothing when it is no value of the type; LiteralCheck says why. Variables are looked up in
// an object of coerced values; ones that are missing there were not given.
std::optional<json::Value> coerceLiteral(const Schema &schema, Node literal, TypeRef type,
                                         const json::Value &variables = {},
                                         const InputScalars *scalars = nullptr);

// The default of an argument or input field, coerced; nothing when it has none or it is not valid.
std::optional<json::Value> coerceDefault(SchemaInput input, const InputScalars *scalars = nullptr);

// A literal of a scalar only the server knows: numbers, texts, lists and objects as they are written.
json::Value untypedValue(Node literal, const json::Value &variables = {});

// How values are shown in messages, which is how JavaScript shows them: { name: "x", tags: [1, 2] }, numbers
// without trailing zeros, what is nested deeper than two levels as [Array] or [Object], ten elements and about ten
// kilobytes at most.
std::string inspect(const json::Value &value);

// A number as JavaScript writes it: 1e+21, 0.000001, 100.
std::string inspectNumber(double number);

} // namespace tooltray::graphql
