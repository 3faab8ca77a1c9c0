// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "graphql/inference/shape.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::graphql {

// The shapes of what input types accept (September 2025, 3.5 to 3.12, input coercion).
class InputShapes {
public:
    InputShapes(const Schema &schema, const InferenceOptions &options);

    // Where values of the type are expected.
    ShapeUse use(TypeRef type);
    // Describes the input objects used so far.
    void finish();

    std::uint32_t add(Shape shape);
    Shapes &shapes() noexcept { return m_shapes; }
    std::string described(std::string_view description) const;

private:
    std::uint32_t shapeOf(TypeRef nullableType);
    std::uint32_t listShape(TypeRef list);
    std::uint32_t namedShape(SchemaType type);
    std::vector<ShapeProperty> propertiesOf(SchemaType inputObject);

    const Schema &m_schema;
    const InferenceOptions &m_options;
    Shapes m_shapes;
    std::map<std::pair<std::uint32_t, std::uint32_t>, std::uint32_t> m_known; // by TypeRef
    std::vector<std::pair<std::uint32_t, SchemaType>> m_open; // input objects still without properties
};

// The JSON Schema of an operation's variables. Every set of values that coerceVariables() takes fits it, but
// for variables that the operation does not have, and for single values in place of lists unless the options
// allow them. A variable without a description has that of the argument or input field it is used for. The
// operation should be valid: what the schema does not know may be anything.
InferredSchema inferInputSchema(const Schema &schema, OperationDefinition operation,
                                const InferenceOptions &options = {});

} // namespace tooltray::graphql
