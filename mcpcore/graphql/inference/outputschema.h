// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "graphql/inference/shape.h"
#include "graphql/language/ast.h"
#include "graphql/schema/schema.h"

#include <compare>
#include <cstddef>
#include <cstdint>
#include <map>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

namespace tooltray::graphql {

// A selection set that contributes to an object, and whether it always does or depends on variables.
struct ContributingSet {
    std::uint32_t node = 0;
    bool isCertain = true;

    auto operator<=>(const ContributingSet &) const = default;
};

// The field that an object holds under one response name.
struct CollectedField {
    Symbol responseName = Symbol::None;      // the document's
    SchemaField field;                       // of the object's own type; none when it has no such field
    bool isCertain = false;                  // whether it is there whatever the variables are
    std::vector<ContributingSet> selections; // of what is in it, ordered by node
};

// Finds the fields of an object of a known type (September 2025, 6.3.2), not for one set of variables but for
// all of them. Fragments are entered once for each object, so that it takes time in proportion to the text.
class FieldCollector {
public:
    FieldCollector(const Document &document, const Schema &schema);

    std::vector<CollectedField> collect(SchemaType object, std::span<const ContributingSet> selections);

    // Selections looked at so far.
    std::size_t selectionCount() const noexcept { return m_selectionCount; }

private:
    enum class Presence : std::uint8_t { Never, Maybe, Always };
    struct Place { // siblings still to be looked at
        std::uint32_t at;
        std::uint32_t end;
        bool isCertain;
    };
    struct Occurrence {
        std::uint32_t node;
        bool isCertain;
    };
    struct Group {
        Symbol responseName;
        std::vector<Occurrence> fields;
    };

    Presence presence(Directives directives) const;
    bool applies(TypeReference condition, SchemaType object) const;
    void enter(SelectionSet set, bool isCertain);
    void visit(Node selection, bool isCertain, SchemaType object);
    void addField(Field field, bool isCertain);
    CollectedField finished(const Group &group, SchemaType object) const;

    const Document &m_document;
    const Schema &m_schema;
    std::vector<Symbol> m_symbols;          // the schema's of each of the document's
    std::vector<std::uint32_t> m_fragments; // by the document's symbol; kNoIndex
    std::vector<std::uint64_t> m_entered;   // by symbol: the latest round, doubled, plus one when certain
    std::uint64_t m_round = 0;
    std::size_t m_selectionCount = 0;
    std::vector<Place> m_places;
    std::vector<Group> m_groups;
    std::unordered_map<Symbol, std::size_t> m_groupOf;
};

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
