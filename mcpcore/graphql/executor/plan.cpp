// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/plan.h"

namespace tooltray::graphql {

void FieldCollection::add(SelectionSet selections)
{
    enter(selections);
    while (!m_levels.empty() && !m_problem) {
        Level &level = m_levels.back();
        if (level.at == level.end)
            m_levels.pop_back();
        else
            visit(*level.at++);
    }
    m_levels.clear();
}

void FieldCollection::enter(SelectionSet selections)
{
    if (!selections)
        return;
    const ViewRange<Selection> range = selections.selections();
    m_levels.push_back({range.begin(), range.end()});
}

void FieldCollection::visit(Selection selection)
{
    ++m_visitedCount;
    if (const Field field = as<Field>(selection)) {
        if (!isIncluded(field.directives()))
            return;
        const auto [group, isNew] = m_groupByName.try_emplace(field.responseSymbol(), m_groups.size());
        if (isNew)
            m_groups.emplace_back();
        m_groups[group->second].push_back(field);
    } else if (const InlineFragment fragment = as<InlineFragment>(selection)) {
        if (isIncluded(fragment.directives())
            && (!fragment.typeCondition() || applies(fragment.typeCondition())))
            enter(fragment.selectionSet());
    } else if (const FragmentSpread spread = as<FragmentSpread>(selection)) {
        if (!isIncluded(spread.directives()))
            return;
        const FragmentDefinition definition = m_fragments[index(spread.symbol())];
        if (definition && applies(definition.typeCondition()) && m_visited.insert(spread.symbol()).second)
            enter(definition.selectionSet());
    }
}

bool FieldCollection::isIncluded(Directives directives)
{
    for (const auto &[name, expected] : {std::pair(Symbol::Skip, false), std::pair(Symbol::Include, true)})
        if (const Directive directive = findDirective(directives, name))
            if (condition(directive) != expected || m_problem)
                return false;
    return true;
}

bool FieldCollection::condition(Directive directive)
{
    if (const Argument argument = findArgument(directive.arguments(), Symbol::If))
        if (const BooleanValue literal = as<BooleanValue>(argument.value()))
            return literal.value();
    const SchemaDirective known = m_schema.directive(directive.symbol());
    ArgumentValues arguments =
        coerceArguments(m_schema, known.arguments(), directive, directive.arguments(), m_variables, nullptr);
    if (arguments.problem)
        m_problem = std::move(arguments.problem);
    return arguments.values["if"].toBool();
}

bool FieldCollection::applies(TypeReference condition) const
{
    const SchemaType type = m_schema.type(m_symbols[index(condition.symbol())]);
    return type && (type == m_type || (type.isAbstract() && m_schema.isPossibleType(type, m_type)));
}

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
