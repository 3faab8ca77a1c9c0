// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/rules/deferstreamdirectiveonrootfield.h"

namespace tooltray::graphql {

struct DeferStreamDirectiveOnRootField::Search {
    std::string root;            // mutation type "Mutation"
    std::vector<bool> isVisited; // by fragment
};

void DeferStreamDirectiveOnRootField::enter(OperationDefinition operation)
{
    const SchemaType root = m_context.schema().rootType(operation.operation());
    if (operation.operation() == OperationType::Query || !root)
        return;
    m_isChecked.resize(m_context.facts().fragments().size());
    Search search{std::string(keyword(operation.operation())) + " type " + inQuotes(root.name()),
                  std::vector<bool>(m_isChecked.size())};
    if (check(operation.selectionSet(), search))
        for (std::size_t i = 0; i < m_isChecked.size(); ++i)
            m_isChecked[i] = m_isChecked[i] || search.isVisited[i];
}

// False when something was reported.
bool DeferStreamDirectiveOnRootField::check(Node selectionSet, Search &search)
{
    bool isValid = true;
    const auto refuse = [&](std::string_view what, Directive directive) {
        if (!directive)
            return;
        isValid = false;
        m_context.report(kName, std::string(what) + " directive cannot be used on root " + search.root + ".",
                         directive);
    };
    for (const Node selection : selectionSet.children()) {
        if (!m_context.spend(1))
            return false;
        if (selection.is(NodeKind::Field)) {
            refuse("Stream", findDirective(selection, Symbol::Stream));
        } else if (const auto fragment = as<InlineFragment>(selection)) {
            refuse("Defer", findDirective(selection, Symbol::Defer));
            isValid = check(fragment.selectionSet(), search) && isValid;
        } else {
            const std::uint32_t index = m_context.facts().fragmentIndex(selection.symbol());
            if (index == kNoIndex || search.isVisited[index])
                continue;
            search.isVisited[index] = true;
            refuse("Defer", findDirective(selection, Symbol::Defer));
            if (m_isChecked[index])
                continue;
            const Node definition = m_context.document().node(m_context.facts().fragments()[index].node);
            isValid = check(FragmentDefinition(definition).selectionSet(), search) && isValid;
        }
    }
    return isValid;
}

} // namespace tooltray::graphql
