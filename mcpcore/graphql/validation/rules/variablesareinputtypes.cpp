// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/variablesareinputtypes.h"

#include "graphql/language/printer.h"

namespace tooltray::graphql {

void VariablesAreInputTypes::enter(VariableDefinition variable)
{
    const SchemaType type = m_context.facts().namedType(variable.type().namedType());
    if (type && !type.isInput())
        m_context.report(kName,
                         "Variable \"$" + std::string(variable.variable().name())
                             + "\" cannot be non-input type " + inQuotes(print(variable.type())) + ".",
                         variable.type());
}

} // namespace tooltray::graphql
