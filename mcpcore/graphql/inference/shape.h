// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "json/value.h"

#include <cstdint>
#include <optional>
#include <string>
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

} // namespace tooltray::graphql
