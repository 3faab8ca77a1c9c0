// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/schemaat.h"

#include "graphql/validation/documentfacts.h"

namespace tooltray::ui {
namespace {

using graphql::Node;
using graphql::NodeKind;

// The type that a variable is declared with.
std::string typeOfVariable(const graphql::DocumentFacts &facts, Node variable)
{
    Node above = variable;
    while (above.index() != 0 && !above.is(NodeKind::OperationDefinition))
        above = facts.parent(above);
    if (!above.is(NodeKind::OperationDefinition))
        return {};
    for (const graphql::VariableDefinition definition : graphql::OperationDefinition(above).variables())
        if (definition.variable().symbol() == variable.symbol())
            return std::string(definition.type().namedType().name());
    return {};
}

template <typename Element>
std::string coordinateOf(Element element)
{
    return element ? element.coordinate() : std::string();
}

std::string meaningOf(const graphql::Document &document, const graphql::DocumentFacts &facts, Node node)
{
    switch (node.kind()) {
    case NodeKind::Field: {
        const graphql::SchemaField field = facts.field(graphql::Field(node));
        return field && field.parent() ? field.coordinate() : std::string();
    }
    case NodeKind::Argument: return coordinateOf(facts.input(graphql::Argument(node)));
    case NodeKind::ObjectField: return coordinateOf(facts.input(graphql::ObjectField(node)));
    case NodeKind::EnumValue: return coordinateOf(facts.enumValue(graphql::EnumValue(node)));
    case NodeKind::Directive: return coordinateOf(facts.directive(graphql::Directive(node)));
    case NodeKind::NamedType: {
        const graphql::SchemaType type = facts.namedType(node);
        return type ? std::string(type.name()) : std::string();
    }
    case NodeKind::Variable: return typeOfVariable(facts, node);
    case NodeKind::FragmentSpread: {
        const graphql::FragmentDefinition fragment = graphql::findFragment(document, node.name());
        return fragment && fragment.typeCondition() ? std::string(fragment.typeCondition().name())
                                                    : std::string();
    }
    default: return {};
    }
}

} // namespace

SchemaMention schemaAt(const graphql::Schema &schema, const graphql::Document &document, std::uint32_t offset)
{
    Node found;
    for (std::uint32_t i = 1; i < document.nodes().size(); ++i) {
        const Node node = document.node(i);
        const auto end = static_cast<std::uint32_t>(node.nameStart() + node.name().size());
        const bool isSigned = node.is(NodeKind::Variable) || node.is(NodeKind::Directive);
        const std::uint32_t start = isSigned ? node.start() : node.nameStart();
        if (!node.name().empty() && start <= offset && offset <= end)
            found = node; // the innermost comes last
    }
    if (!found)
        return {};
    const graphql::DocumentFacts facts(document, schema);
    const auto end = static_cast<std::uint32_t>(found.nameStart() + found.name().size());
    return {meaningOf(document, facts, found), {found.nameStart(), end}};
}

} // namespace tooltray::ui
