// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/inputschema.h"

#include "graphql/inference/inputshapes.h"
#include "graphql/inference/shapewriter.h"
#include "graphql/validation/coerceliteral.h"
#include "graphql/validation/documentfacts.h"

#include <unordered_map>

namespace tooltray::graphql {

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
