// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/plan.h"

#include "graphql/executor/fieldcollection.h"

namespace tooltray::graphql {

Planner::Planner(const Resolvers &resolvers, const Document &document, const json::Value &variables)
    : m_resolvers(resolvers)
    , m_schema(*resolvers.schema())
    , m_variables(variables)
    , m_symbols(m_schema.symbolsFor(document.symbols()))
    , m_fragments(document.symbols().size())
{
    for (const Node definition : document.definitions())
        if (const FragmentDefinition fragment = as<FragmentDefinition>(definition))
            m_fragments[index(fragment.symbol())] = fragment;
}

Planned Planner::root(OperationDefinition operation, SchemaType type)
{
    return plan(type, {operation.selectionSet()});
}

Planned Planner::below(PlannedField &field, SchemaType type)
{
    for (const auto &[known, planned] : field.below)
        if (known == type)
            return planned;
    std::vector<SelectionSet> selections;
    for (const Field node : field.nodes)
        selections.push_back(node.selectionSet());
    return field.below.emplace_back(type, plan(type, selections)).second;
}

Planned Planner::plan(SchemaType type, const std::vector<SelectionSet> &selections)
{
    FieldCollection collection(m_schema, type, m_fragments, m_symbols, m_variables);
    for (const SelectionSet selection : selections)
        collection.add(selection);
    m_work += collection.visited();
    if (collection.problem())
        return &m_problems.emplace_back(*collection.problem());
    SelectionPlan &made = m_plans.emplace_back();
    made.type = type;
    for (FieldCollection::Group &group : collection.takeGroups()) {
        const Field first = group.front();
        const SchemaField field = m_schema.field(type, m_symbols[index(first.symbol())]);
        if (!field)
            continue;
        PlannedField &planned = made.fields.emplace_back();
        planned.responseName = first.responseName();
        planned.nodes = std::move(group);
        planned.field = field;
        planned.parent = type;
        if (field.symbol() != Symbol::MetaTypename)
            planned.resolver = &m_resolvers.resolver(field);
        planned.arguments =
            coerceArguments(m_schema, field.arguments(), first, first.arguments(), m_variables, &m_resolvers);
    }
    return &made;
}

} // namespace tooltray::graphql
