// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/nofragmentcycles.h"

namespace tooltray::graphql {

void NoFragmentCycles::enter(FragmentDefinition fragment)
{
    const DocumentFacts &facts = m_context.facts();
    if (m_isVisited.empty()) {
        m_isVisited.resize(facts.fragments().size());
        m_pathIndex.resize(facts.fragments().size(), kNoIndex);
    }
    // By name, as a spread means the last fragment of a name. The search is a loop, as fragments can be
    // chained by the ten thousand.
    struct Step {
        std::uint32_t fragment;
        std::size_t nextSpread = 0;
    };
    std::vector<Step> steps;
    const auto begin = [&](std::uint32_t index, std::uint32_t contents) {
        if (m_isVisited[index])
            return false;
        m_isVisited[index] = true;
        m_pathIndex[index] = static_cast<std::uint32_t>(m_path.size());
        steps.push_back({contents});
        return true;
    };
    // The definition that is entered may be hidden by a later one of its name: its own spreads count.
    begin(facts.fragmentIndex(fragment.symbol()), m_entered++);
    while (!steps.empty()) {
        Step &step = steps.back();
        const DefinitionFacts &definition = facts.fragments()[step.fragment];
        if (step.nextSpread > 0)
            m_path.pop_back();
        if (step.nextSpread == definition.spreads.size()) {
            const Symbol name = m_context.document().nodes()[definition.node].name;
            m_pathIndex[facts.fragmentIndex(name)] = kNoIndex;
            steps.pop_back();
            continue;
        }
        const std::uint32_t spread = definition.spreads[step.nextSpread++];
        const std::uint32_t target = facts.fragmentIndex(m_context.document().nodes()[spread].name);
        m_path.push_back(spread);
        if (target == kNoIndex)
            continue;
        if (m_pathIndex[target] != kNoIndex)
            reportCycle(spread, m_pathIndex[target]);
        else
            begin(target, target);
    }
}

void NoFragmentCycles::reportCycle(std::uint32_t spread, std::size_t pathIndex)
{
    if (!m_context.spend(m_path.size() - pathIndex))
        return;
    const Document &document = m_context.document();
    std::string via;
    std::vector<SourceSpan> spans;
    for (std::size_t i = pathIndex; i < m_path.size(); ++i) {
        const Node node = document.node(m_path[i]);
        spans.push_back(m_context.span(node));
        if (i + 1 < m_path.size())
            via += (via.empty() ? " via " : ", ") + inQuotes(node.name());
    }
    m_context.report(kName,
                     "Cannot spread fragment " + inQuotes(document.node(spread).name()) + " within itself"
                         + via + ".",
                     std::move(spans));
}

} // namespace tooltray::graphql
