// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/inputshapes.h"

#include "graphql/inference/leafschemas.h"
#include "graphql/validation/coerceliteral.h"

namespace tooltray::graphql {

InputShapes::InputShapes(const Schema &schema, const InferenceOptions &options)
    : m_schema(schema)
    , m_options(options)
{}

ShapeUse InputShapes::use(TypeRef type)
{
    return {.shape = shapeOf(type.nullable()), .isNullable = !type.isNonNull()};
}

void InputShapes::finish()
{
    while (!m_open.empty()) {
        const auto [shape, type] = m_open.back();
        m_open.pop_back();
        std::vector<ShapeProperty> properties = propertiesOf(type);
        m_shapes[shape].properties = std::move(properties);
    }
}

std::uint32_t InputShapes::add(Shape shape)
{
    m_shapes.push_back(std::move(shape));
    return static_cast<std::uint32_t>(m_shapes.size() - 1);
}

std::string InputShapes::described(std::string_view description) const
{
    return describe(description, m_options.descriptions);
}

std::uint32_t InputShapes::shapeOf(TypeRef nullableType)
{
    const std::pair key(nullableType.type, nullableType.wraps);
    const auto known = m_known.find(key);
    if (known != m_known.end())
        return known->second;
    const std::uint32_t shape =
        nullableType.isList() ? listShape(nullableType) : namedShape(m_schema.type(nullableType));
    m_known.emplace(key, shape);
    return shape;
}

std::uint32_t InputShapes::listShape(TypeRef list)
{
    Shape array{.kind = Shape::Kind::List, .keywords = json::Value::object({{"type", "array"}})};
    array.parts.push_back(use(list.inner()));
    const std::uint32_t arrayShape = add(std::move(array));
    if (m_options.lists == ListInputs::ArraysOnly)
        return arrayShape;
    // One value stands for a list of it, however many lists are around it.
    Shape choice{.kind = Shape::Kind::Choice};
    choice.parts.push_back({.shape = arrayShape});
    choice.parts.push_back({.shape = shapeOf(list.named())});
    return add(std::move(choice));
}

std::uint32_t InputShapes::namedShape(SchemaType type)
{
    if (!type.isInput())
        return add({});
    Shape shape{.name = std::string(type.name()), .description = described(type.description())};
    if (!type.is(TypeKind::InputObject)) {
        shape.keywords = inputLeafSchema(type, m_options.scalars);
        if (type.isBuiltIn()) // everybody knows what an Int is
            shape.description.clear();
        return add(std::move(shape));
    }
    shape.kind = Shape::Kind::Object;
    shape.keywords = json::Value::object({{"type", "object"}, {"additionalProperties", false}});
    if (type.isOneOf()) {
        shape.keywords.set("minProperties", 1);
        shape.keywords.set("maxProperties", 1);
    }
    const std::uint32_t added = add(std::move(shape));
    m_open.emplace_back(added, type);
    return added;
}

std::vector<ShapeProperty> InputShapes::propertiesOf(SchemaType inputObject)
{
    std::vector<ShapeProperty> properties;
    properties.reserve(inputObject.inputFields().size());
    for (const SchemaInput field : inputObject.inputFields()) {
        ShapeProperty property{std::string(field.name()), use(field.type()), field.isRequired()};
        property.use.description = described(field.description());
        property.use.isDeprecated = field.isDeprecated();
        property.use.defaultValue = coerceDefault(field);
        if (inputObject.isOneOf()) // September 2025, 3.10.1: the one that is given is not null
            property.use.isNullable = false;
        properties.push_back(std::move(property));
    }
    return properties;
}

} // namespace tooltray::graphql
