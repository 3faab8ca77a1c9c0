// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/noschemaintrospection.h"

namespace tooltray::graphql {

void NoSchemaIntrospection::enter(Field field)
{
    const SchemaField definition = m_context.facts().field(field);
    if (definition && definition.namedType() && definition.namedType().isIntrospection())
        m_context.report(
            kName,
            "GraphQL introspection has been disabled, but the requested query contained the field "
                + inQuotes(field.name()) + ".",
            field);
}

} // namespace tooltray::graphql
