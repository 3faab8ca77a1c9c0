// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/maxintrospectiondepth.h"

namespace tooltray::graphql {

namespace {

constexpr std::uint32_t kMaxListDepth = 3;

} // namespace

void MaxIntrospectionDepth::enter(Field field)
{
    if (field.symbol() != Symbol::MetaSchema && field.symbol() != Symbol::MetaType)
        return;
    if (field.index() < m_skipUntil || !exceeds(field, 0))
        return;
    m_context.report(kName, "Maximum introspection depth exceeded", field);
    m_skipUntil = field.data().next;
}

bool MaxIntrospectionDepth::exceeds(Node node, std::uint32_t depth)
{
    if (const auto spread = as<FragmentSpread>(node))
        return exceedsInFragment(spread, depth);
    if (node.is(NodeKind::Field)) {
        const Symbol name = node.symbol();
        const bool isList = name == Symbol::Fields || name == Symbol::Interfaces
                            || name == Symbol::PossibleTypes || name == Symbol::InputFields;
        if (isList && ++depth >= kMaxListDepth)
            return true;
    }
    const Node selections = node.firstChild(NodeKind::SelectionSet);
    if (!selections || !m_context.spend(1))
        return false;
    for (const Node selection : selections.children())
        if (exceeds(selection, depth))
            return true;
    return false;
}

bool MaxIntrospectionDepth::exceedsInFragment(FragmentSpread spread, std::uint32_t depth)
{
    const DocumentFacts &facts = m_context.facts();
    const std::uint32_t fragment = facts.fragmentIndex(spread.symbol());
    if (fragment == kNoIndex)
        return false;
    m_checkedFrom.resize(facts.fragments().size());
    m_exceededFrom.resize(facts.fragments().size());
    if (m_exceededFrom[fragment] != 0 && m_exceededFrom[fragment] - 1 <= depth)
        return true;
    if (m_checkedFrom[fragment] > depth)
        return false;
    // Noted before it is known, so that cycles end.
    m_checkedFrom[fragment] = depth + 1;
    if (!exceeds(m_context.document().node(facts.fragments()[fragment].node), depth))
        return false;
    m_exceededFrom[fragment] = depth + 1;
    return true;
}

} // namespace tooltray::graphql
