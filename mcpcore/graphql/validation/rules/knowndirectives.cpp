// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/knowndirectives.h"

namespace tooltray::graphql {

namespace {

// None where no directive can stand.
Symbol locationOf(Node owner, Node ownersParent)
{
    switch (owner.kind()) {
    case NodeKind::OperationDefinition:
        switch (OperationDefinition(owner).operation()) {
        case OperationType::Query: return Symbol::LocationQuery;
        case OperationType::Mutation: return Symbol::LocationMutation;
        case OperationType::Subscription: return Symbol::LocationSubscription;
        }
        return Symbol::None;
    case NodeKind::Field: return Symbol::LocationField;
    case NodeKind::FragmentSpread: return Symbol::LocationFragmentSpread;
    case NodeKind::InlineFragment: return Symbol::LocationInlineFragment;
    case NodeKind::FragmentDefinition: return Symbol::LocationFragmentDefinition;
    case NodeKind::VariableDefinition: return Symbol::LocationVariableDefinition;
    case NodeKind::SchemaDefinition:
    case NodeKind::SchemaExtension: return Symbol::LocationSchema;
    case NodeKind::ScalarTypeDefinition:
    case NodeKind::ScalarTypeExtension: return Symbol::LocationScalar;
    case NodeKind::ObjectTypeDefinition:
    case NodeKind::ObjectTypeExtension: return Symbol::LocationObject;
    case NodeKind::FieldDefinition: return Symbol::LocationFieldDefinition;
    case NodeKind::InterfaceTypeDefinition:
    case NodeKind::InterfaceTypeExtension: return Symbol::LocationInterface;
    case NodeKind::UnionTypeDefinition:
    case NodeKind::UnionTypeExtension: return Symbol::LocationUnion;
    case NodeKind::EnumTypeDefinition:
    case NodeKind::EnumTypeExtension: return Symbol::LocationEnum;
    case NodeKind::EnumValueDefinition: return Symbol::LocationEnumValue;
    case NodeKind::InputObjectTypeDefinition:
    case NodeKind::InputObjectTypeExtension: return Symbol::LocationInputObject;
    case NodeKind::InputValueDefinition:
        return ownersParent.is(NodeKind::InputObjectTypeDefinition)
                       || ownersParent.is(NodeKind::InputObjectTypeExtension)
                   ? Symbol::LocationInputFieldDefinition
                   : Symbol::LocationArgumentDefinition;
    case NodeKind::DirectiveDefinition:
    case NodeKind::DirectiveExtension: return Symbol::LocationDirectiveDefinition;
    default: return Symbol::None;
    }
}

bool isAllowed(DirectiveDefinition definition, Symbol location)
{
    for (const DirectiveLocationName name : definition.locations())
        if (name.symbol() == location)
            return true;
    return false;
}

} // namespace

void KnownDirectives::enter(Directive directive)
{
    const DirectiveDefinition own = m_context.directiveDefinition(directive.symbol());
    const SchemaDirective known = m_context.facts().directive(directive);
    const std::string name = inQuotes("@" + std::string(directive.name()));
    if (!own && !known)
        return m_context.report(kName, "Unknown directive " + name + ".", directive);
    const Node owner = m_context.facts().parent(directive);
    const Symbol location = locationOf(owner, m_context.facts().parent(owner));
    if (location != Symbol::None && !(own ? isAllowed(own, location) : known.isAllowedOn(location)))
        m_context.report(
            kName, "Directive " + name + " may not be used on " + std::string(knownText(location)) + ".",
            directive);
}

} // namespace tooltray::graphql
