// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/fieldcollector.h"
#include "graphql/inference/inference.h"
#include "graphql/inference/shape.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::graphql {

// The shapes of what selections answer. Objects of the same type with the same selections share a shape, and
// what is still to be described waits in a queue: fragments may nest deeper than any stack.
class OutputShapes {
public:
    OutputShapes(const Document &document, const Schema &schema, const InferenceOptions &options);

    // The use of the shape for the type with these selections, the bounds of the options permitting.
    ShapeUse use(TypeRef type, std::vector<ContributingSet> selections);
    // Describes the objects used so far and all within them.
    void finish();

    std::uint32_t add(Shape shape);
    Shapes &shapes() noexcept { return m_shapes; }
    bool isComplete() const noexcept { return m_isComplete; }

private:
    using Selections = std::vector<ContributingSet>;
    // Types whose objects look the same.
    struct Branch {
        std::vector<CollectedField> fields;
        std::vector<SchemaType> types;
    };

    std::uint32_t shapeOf(TypeRef nullableType, Selections selections);
    std::uint32_t leafShape(SchemaType type);
    std::uint32_t compositeShape(SchemaType type, Selections selections);
    std::uint32_t typenameShape(const std::vector<SchemaType> &types);
    void describeObjects(std::uint32_t shape, SchemaType type, const Selections &selections);
    std::vector<Branch> branches(SchemaType type, const Selections &selections);
    void fill(Shape &object, const Branch &branch);
    ShapeProperty property(const CollectedField &field, const std::vector<SchemaType> &types);

    const Document &m_document;
    const Schema &m_schema;
    const InferenceOptions &m_options;
    FieldCollector m_collector;
    Shapes m_shapes;
    bool m_isComplete = true;
    std::map<std::uint32_t, std::uint32_t> m_leaves; // by the type
    std::map<std::pair<std::uint32_t, Selections>, std::uint32_t> m_composites;
    struct Open {
        std::uint32_t shape;
        SchemaType type;
        Selections selections;
    };
    std::vector<Open> m_open;
};

// The JSON Schema of the data of a response to the operation (September 2025, 7.1), as its selections make it,
// whatever the variables are; never null here. All data of well-formed responses fits. The operation should be valid:
// what the schema does not know may be anything.
InferredSchema inferDataSchema(const Schema &schema, OperationDefinition operation,
                               const InferenceOptions &options = {});

} // namespace tooltray::graphql
