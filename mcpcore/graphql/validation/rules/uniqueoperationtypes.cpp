// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniqueoperationtypes.h"

namespace tooltray::graphql {

void UniqueOperationTypes::enter(SchemaDefinition definition)
{
    for (const OperationTypeDefinition operation : definition.operationTypes()) {
        OperationTypeDefinition &known = m_defined[static_cast<std::size_t>(operation.operation())];
        if (known)
            m_context.report(kName,
                             "There can be only one " + std::string(keyword(operation.operation()))
                                 + " type in schema.",
                             {m_context.span(known), m_context.span(operation)});
        else
            known = operation;
    }
}

} // namespace tooltray::graphql
