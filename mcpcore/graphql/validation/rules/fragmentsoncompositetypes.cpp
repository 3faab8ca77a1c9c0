// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/fragmentsoncompositetypes.h"

namespace tooltray::graphql {

void FragmentsOnCompositeTypes::enter(InlineFragment fragment)
{
    const TypeReference condition = fragment.typeCondition();
    if (!condition)
        return;
    const SchemaType type = m_context.facts().namedType(condition);
    if (type && !type.isComposite())
        m_context.report(kName,
                         "Fragment cannot condition on non composite type " + inQuotes(type.name()) + ".",
                         condition);
}

void FragmentsOnCompositeTypes::enter(FragmentDefinition fragment)
{
    const SchemaType type = m_context.facts().namedType(fragment.typeCondition());
    if (type && !type.isComposite())
        m_context.report(kName,
                         "Fragment " + inQuotes(fragment.name()) + " cannot condition on non composite type "
                             + inQuotes(type.name()) + ".",
                         fragment.typeCondition());
}

} // namespace tooltray::graphql
