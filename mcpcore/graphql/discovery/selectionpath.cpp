// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/discovery/selectionpath.h"

namespace tooltray::graphql {

Selection findSelection(SelectionSet set, const SelectionStep &step)
{
    Selection found;
    if (!set)
        return found;
    for (const Selection selection : set.selections()) {
        if (step.kind == SelectionStep::Kind::Fragment) {
            const auto fragment = as<InlineFragment>(selection);
            if (fragment && fragment.directives().isEmpty() && fragment.typeCondition()
                && fragment.typeCondition().name() == step.name)
                return selection;
        } else if (const auto field = as<Field>(selection); field && field.name() == step.name) {
            if (!field.hasAlias())
                return selection;
            found = found ? found : selection;
        }
    }
    return found;
}

Selection findSelection(OperationDefinition operation, const SelectionPath &path)
{
    SelectionSet set = operation.selectionSet();
    Selection selection;
    for (const SelectionStep &step : path) {
        selection = findSelection(set, step);
        if (!selection)
            return {};
        set = selectionSetOf(selection);
    }
    return selection;
}

SelectionSet selectionSetOf(Selection selection)
{
    return SelectionSet(selection.firstChild(NodeKind::SelectionSet));
}

Selection placeholderOf(SelectionSet set)
{
    Selection only;
    for (const Selection selection : set.selections()) {
        const auto field = as<Field>(selection);
        if (only || !field || field.symbol() != Symbol::MetaTypename || field.hasAlias()
            || !field.directives().isEmpty())
            return {};
        only = selection;
    }
    return only;
}

} // namespace tooltray::graphql
