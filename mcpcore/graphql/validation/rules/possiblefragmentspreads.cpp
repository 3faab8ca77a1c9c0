// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/possiblefragmentspreads.h"

namespace tooltray::graphql {

namespace {

std::string impossible(std::string_view subject, SchemaType parent, SchemaType fragment)
{
    return std::string(subject) + " cannot be spread here as objects of type " + inQuotes(parent.name())
           + " can never be of type " + inQuotes(fragment.name()) + ".";
}

} // namespace

void PossibleFragmentSpreads::enter(InlineFragment fragment)
{
    const SchemaType type = m_context.facts().fragmentType(fragment);
    const SchemaType parent = m_context.facts().parentType(fragment);
    if (type.isComposite() && parent && !m_context.schema().doTypesOverlap(type, parent))
        m_context.report(kName, impossible("Fragment", parent, type), fragment);
}

void PossibleFragmentSpreads::enter(FragmentSpread spread)
{
    const DefinitionFacts *fragment = m_context.facts().fragment(spread.symbol());
    const SchemaType parent = m_context.facts().parentType(spread);
    if (!fragment || !parent)
        return;
    const FragmentDefinition definition(m_context.document().node(fragment->node));
    const SchemaType type = m_context.facts().namedType(definition.typeCondition());
    if (type.isComposite() && !m_context.schema().doTypesOverlap(type, parent))
        m_context.report(kName, impossible("Fragment " + inQuotes(spread.name()), parent, type), spread);
}

} // namespace tooltray::graphql
