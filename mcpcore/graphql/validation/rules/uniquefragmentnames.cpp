// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniquefragmentnames.h"

namespace tooltray::graphql {

void UniqueFragmentNames::enter(FragmentDefinition fragment)
{
    const auto [known, isNew] = m_byName.try_emplace(fragment.symbol(), fragment);
    if (!isNew)
        m_context.report(kName, "There can be only one fragment named " + inQuotes(fragment.name()) + ".",
                         {m_context.nameSpan(known->second), m_context.nameSpan(fragment)});
}

} // namespace tooltray::graphql
