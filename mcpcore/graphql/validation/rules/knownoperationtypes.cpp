// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/knownoperationtypes.h"

namespace tooltray::graphql {

void KnownOperationTypes::enter(OperationDefinition operation)
{
    if (!m_context.schema().rootType(operation.operation()))
        m_context.report(kName,
                         "The " + std::string(keyword(operation.operation()))
                             + " operation is not supported by the schema.",
                         operation);
}

} // namespace tooltray::graphql
