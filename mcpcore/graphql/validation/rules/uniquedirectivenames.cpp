// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/uniquedirectivenames.h"

namespace tooltray::graphql {

void UniqueDirectiveNames::enter(DirectiveDefinition directive)
{
    if (!directive.is(NodeKind::DirectiveDefinition))
        return;
    const auto [known, isNew] = m_byName.try_emplace(directive.symbol(), directive);
    if (!isNew)
        m_context.report(kName,
                         "There can be only one directive named "
                             + inQuotes("@" + std::string(directive.name())) + ".",
                         {m_context.nameSpan(known->second), m_context.nameSpan(directive)});
}

} // namespace tooltray::graphql
