// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/overlappingfieldscanbemerged.h"

#include "graphql/validation/fieldconflicts.h"
#include "graphql/validation/fieldmergecheck.h"

namespace tooltray::graphql {

void OverlappingFieldsCanBeMerged::finish()
{
    if (!FieldMergeCheck(m_context).mayConflict())
        return;
    FieldConflicts conflicts(m_context);
    const Document &document = m_context.document();
    for (std::uint32_t i = 0; i < document.nodes().size() && !m_context.isAborted(); ++i) {
        const auto selections = as<SelectionSet>(document.node(i));
        // What inline fragments select belongs to the selections around them.
        if (!selections || m_context.facts().parent(selections).is(NodeKind::InlineFragment))
            continue;
        const auto all = selections.selections();
        const auto first = all.begin();
        const bool isSingle = first == all.end() || std::next(first) == all.end();
        if (isSingle && (first == all.end() || !(*first).is(NodeKind::InlineFragment)))
            continue;
        conflicts.check(selections, m_context.facts().parentType(selections), kName);
    }
}

} // namespace tooltray::graphql
