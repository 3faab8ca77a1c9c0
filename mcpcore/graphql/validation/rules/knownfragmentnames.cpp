// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/knownfragmentnames.h"

namespace tooltray::graphql {

void KnownFragmentNames::enter(FragmentSpread spread)
{
    if (!m_context.facts().fragment(spread.symbol()))
        m_context.report(kName, "Unknown fragment " + inQuotes(spread.name()) + ".",
                         {m_context.nameSpan(spread)});
}

} // namespace tooltray::graphql
