// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/fieldcollection.h"

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

} // namespace tooltray::graphql
