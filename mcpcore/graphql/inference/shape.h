// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/inference/inference.h"
#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace tooltray::graphql {

// A place where values of a shape are expected.
struct ShapeUse {
    std::uint32_t shape = 0; // in Shapes
    bool isNullable = false;
    bool isDeprecated = false;
    std::string description = {}; // instead of the shape's own
    std::optional<json::Value> defaultValue = std::nullopt;
};

struct ShapeProperty {
    std::string name;
    ShapeUse use;
    bool isRequired = false;
};

// What values look like: a JSON Schema before it is settled which parts of it stand inside one another and
// which are definitions of their own. Shapes may contain themselves.
struct Shape {
    enum class Kind : std::uint8_t { Leaf, List, Object, Choice };

    Kind kind = Kind::Leaf;
    std::string name = {}; // of the definition it may become; none can be without
    std::string description = {};
    json::Value keywords = json::Value::object(); // that do not depend on other shapes
    std::vector<ShapeProperty> properties = {};   // of an Object
    std::vector<ShapeUse> parts = {};             // the item of a List, what a Choice is between
};

using Shapes = std::vector<Shape>;

// Calls visit(use) for everything a shape contains directly.
template <class Visit>
void forEachPart(const Shape &shape, Visit visit)
{
    for (const ShapeProperty &property : shape.properties)
        visit(property.use);
    for (const ShapeUse &part : shape.parts)
        visit(part);
}

// Writes a shape as JSON Schema. Nothing here recurses deeper than kMaxDepth: objects below that are
// definitions whatever the form, which also spares readers of the result.
class ShapeWriter {
public:
    ShapeWriter(const Shapes &shapes, const InferenceOptions &options);

    InferredSchema write(std::uint32_t root);

private:
    static constexpr std::size_t kMaxDepth = 64;

    void survey(std::uint32_t root);
    bool isDefinition(std::uint32_t shape, std::size_t depth) const;
    json::Value use(const ShapeUse &use, std::size_t depth);
    json::Value reference(const ShapeUse &use);
    json::Value inlined(const ShapeUse &use, std::size_t depth);
    std::string_view definitionName(std::uint32_t shape);
    std::string_view definitionsKeyword() const;

    const Shapes &m_shapes;
    const InferenceOptions &m_options;
    SchemaLayout m_form;
    std::vector<std::uint32_t> m_useCounts;
    std::vector<std::size_t> m_sizes; // in subschemas, everything inlined; what contains itself counts as one
    std::vector<bool> m_isRecursive;
    std::vector<std::string> m_names; // of definitions, "" for what is none
    std::unordered_set<std::string> m_takenNames;
    std::unordered_map<std::string_view, std::size_t> m_nextNumbers; // of definitions with the same name
    std::vector<std::uint32_t> m_definitions;                        // in the order they were asked for
};

} // namespace tooltray::graphql
