// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/inputschema.h"

#include "graphql/inference/inference.h"
#include "graphql/inference/shape.h"
#include "graphql/validation/coerceliteral.h"
#include "graphql/validation/documentfacts.h"

#include <unordered_map>

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

namespace {

// What the variables of an operation are for, as far as the schema says: the description of the first
// argument or input field each of them is the value of.
class VariablePurposes {
public:
    VariablePurposes(const Schema &schema, OperationDefinition operation)
        : m_document(&operation.document())
        , m_facts(operation.document(), schema)
    {
        for (const DefinitionFacts &candidate : m_facts.operations()) {
            if (candidate.node != operation.index())
                continue;
            collect(candidate);
            for (const std::uint32_t fragment : m_facts.reachableFragments({&candidate, 1}))
                collect(m_facts.fragments()[fragment]);
        }
    }

    std::string_view of(Symbol variable) const
    {
        const auto found = m_purposes.find(variable);
        return found == m_purposes.end() ? std::string_view() : found->second;
    }

private:
    void collect(const DefinitionFacts &definition)
    {
        for (const VariableUsage &usage : definition.usages) {
            const Node variable(m_document, usage.node);
            const SchemaInput use = input(variable);
            if (use && !use.description().empty())
                m_purposes.emplace(variable.symbol(), use.description());
        }
    }

    SchemaInput input(Node value) const
    {
        Node around = m_facts.parent(value);
        while (around.is(NodeKind::ListValue))
            around = m_facts.parent(around);
        if (const auto argument = as<Argument>(around))
            return m_facts.input(argument);
        const auto field = as<ObjectField>(around);
        return field ? m_facts.input(field) : SchemaInput();
    }

    const Document *m_document;
    DocumentFacts m_facts;
    std::unordered_map<Symbol, std::string_view> m_purposes;
};

} // namespace

InferredSchema inferInputSchema(const Schema &schema, OperationDefinition operation,
                                const InferenceOptions &options)
{
    const VariablePurposes purposes(schema, operation);
    InputShapes shapes(schema, options);
    Shape root{.kind = Shape::Kind::Object,
               .keywords = json::Value::object({{"type", "object"}, {"additionalProperties", false}})};
    for (const VariableDefinition definition : operation.variables()) {
        const Variable variable = definition.variable();
        const TypeRef type = schema.typeRef(definition.type());
        const Value defaultValue = definition.defaultValue();
        ShapeProperty property{std::string(variable.name()), {}, type.isNonNull() && !defaultValue};
        property.use = shapes.use(type);
        const StringValue description = definition.description();
        property.use.description =
            shapes.described(description ? description.value() : std::string(purposes.of(variable.symbol())));
        if (defaultValue)
            property.use.defaultValue = coerceLiteral(schema, defaultValue, type);
        root.properties.push_back(std::move(property));
    }
    shapes.finish();
    const std::uint32_t rootShape = shapes.add(std::move(root));
    return ShapeWriter(shapes.shapes(), options).write(rootShape);
}

} // namespace tooltray::graphql
