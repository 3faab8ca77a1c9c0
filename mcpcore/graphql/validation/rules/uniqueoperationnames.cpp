// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniqueoperationnames.h"

namespace tooltray::graphql {

void UniqueOperationNames::enter(OperationDefinition operation)
{
    if (operation.isAnonymous())
        return;
    const auto [known, isNew] = m_byName.try_emplace(operation.symbol(), operation);
    if (!isNew)
        m_context.report(kName, "There can be only one operation named " + inQuotes(operation.name()) + ".",
                         {m_context.nameSpan(known->second), m_context.nameSpan(operation)});
}

} // namespace tooltray::graphql
