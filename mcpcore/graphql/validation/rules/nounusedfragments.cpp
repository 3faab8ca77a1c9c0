// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/nounusedfragments.h"

#include <vector>

namespace tooltray::graphql {

void NoUnusedFragments::finish()
{
    const DocumentFacts &facts = m_context.facts();
    if (facts.fragments().empty())
        return;
    std::vector<bool> isUsed(m_context.document().symbols().size());
    for (const std::uint32_t fragment : facts.reachableFragments(facts.operations()))
        isUsed[index(m_context.document().node(facts.fragments()[fragment].node).symbol())] = true;
    for (const DefinitionFacts &fragment : facts.fragments()) {
        const Node node = m_context.document().node(fragment.node);
        if (!isUsed[index(node.symbol())])
            m_context.report(kName, "Fragment " + inQuotes(node.name()) + " is never used.", node);
    }
}

} // namespace tooltray::graphql
