// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniquetypenames.h"

namespace tooltray::graphql {

void UniqueTypeNames::enter(Definition type)
{
    if (!isTypeDefinition(type.kind()))
        return;
    const auto [known, isNew] = m_byName.try_emplace(type.symbol(), type);
    if (!isNew)
        m_context.report(kName, "There can be only one type named " + inQuotes(type.name()) + ".",
                         {m_context.nameSpan(known->second), m_context.nameSpan(type)});
}

} // namespace tooltray::graphql
