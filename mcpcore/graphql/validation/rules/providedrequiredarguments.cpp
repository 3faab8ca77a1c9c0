// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/providedrequiredarguments.h"

namespace tooltray::graphql {

void ProvidedRequiredArguments::enter(Field field)
{
    const SchemaField definition = m_context.facts().field(field);
    if (!definition)
        return;
    for (const SchemaInput required : definition.arguments()) {
        if (!required.isRequired())
            continue;
        bool isGiven = false;
        for (const Argument argument : field.arguments())
            isGiven = isGiven || m_context.facts().schemaSymbol(argument.symbol()) == required.symbol();
        if (!isGiven)
            m_context.report(kName,
                             "Argument " + inQuotes(required.coordinate()) + " of type "
                                 + inQuotes(m_context.schema().print(required.type()))
                                 + " is required, but it was not provided.",
                             field);
    }
}

} // namespace tooltray::graphql
