// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/executablerules.h"

#include "graphql/language/printer.h"
#include "graphql/validation/validationcontext.h"

#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tooltray::graphql {

void UniqueVariableNames::enter(OperationDefinition operation)
{
    for (const std::vector<Node> &group : duplicatesByName(
             operation.variables(), [](VariableDefinition definition) { return definition.variable(); })) {
        std::vector<SourceSpan> spans;
        for (const Node variable : group)
            spans.push_back(m_context.nameSpan(variable));
        m_context.report(kName,
                         "There can be only one variable named \"$" + std::string(group[0].name()) + "\".",
                         std::move(spans));
    }
}

void VariablesAreInputTypes::enter(VariableDefinition variable)
{
    const SchemaType type = m_context.facts().namedType(variable.type().namedType());
    if (type && !type.isInput())
        m_context.report(kName,
                         "Variable \"$" + std::string(variable.variable().name())
                             + "\" cannot be non-input type " + inQuotes(print(variable.type())) + ".",
                         variable.type());
}

void NoUndefinedVariables::check(const OperationFacts &facts)
{
    const OperationDefinition operation = facts.operation;
    std::unordered_set<Symbol> defined;
    for (const VariableDefinition definition : operation.variables())
        defined.insert(definition.variable().symbol());
    for (const auto usages : facts.usages) {
        for (const VariableUsage &usage : usages) {
            const Node variable = m_context.document().node(usage.node);
            if (defined.contains(variable.symbol()))
                continue;
            const std::string subject = "Variable \"$" + std::string(variable.name()) + "\" is not defined";
            m_context.report(kName,
                             operation.isAnonymous()
                                 ? subject + "."
                                 : subject + " by operation " + inQuotes(operation.name()) + ".",
                             {m_context.span(variable), m_context.span(operation)});
        }
    }
}

void NoUnusedVariables::check(const OperationFacts &facts)
{
    const OperationDefinition operation = facts.operation;
    if (operation.variables().isEmpty())
        return;
    std::unordered_set<Symbol> used;
    for (const auto usages : facts.usages)
        for (const VariableUsage &usage : usages)
            used.insert(m_context.document().nodes()[usage.node].name);
    for (const VariableDefinition definition : operation.variables()) {
        if (used.contains(definition.variable().symbol()))
            continue;
        const std::string subject =
            "Variable \"$" + std::string(definition.variable().name()) + "\" is never used";
        m_context.report(kName,
                         operation.isAnonymous()
                             ? subject + "."
                             : subject + " in operation " + inQuotes(operation.name()) + ".",
                         definition);
    }
}

void VariablesInAllowedPosition::check(const OperationFacts &facts)
{
    std::unordered_map<Symbol, VariableDefinition> definitions;
    for (const VariableDefinition definition : facts.operation.variables())
        definitions[definition.variable().symbol()] = definition;
    for (const auto usages : facts.usages) {
        for (const VariableUsage &usage : usages) {
            const auto found = definitions.find(m_context.document().nodes()[usage.node].name);
            if (found != definitions.end() && usage.type.isKnown())
                checkUsage(found->second, usage);
        }
    }
}

void VariablesInAllowedPosition::checkUsage(VariableDefinition variable, const VariableUsage &usage)
{
    const Schema &schema = m_context.schema();
    const SchemaType named = m_context.facts().namedType(variable.type().namedType());
    if (!named)
        return;
    const std::uint32_t wraps = wrapsOf(variable.type());
    const TypeRef type = wraps != 0 ? TypeRef{named.index(), wraps} : TypeRef();
    const std::string subject = "Variable \"$" + std::string(variable.variable().name()) + "\"";
    const auto spans = [&] {
        return std::vector{m_context.span(variable), m_context.span(m_context.document().node(usage.node))};
    };
    if (!type.isKnown() || !isAllowed(variable, type, usage))
        m_context.report(kName,
                         subject + " of type " + inQuotes(print(variable.type()))
                             + " used in position expecting type " + inQuotes(schema.print(usage.type)) + ".",
                         spans());
    // A list around, or a non-null, is not the object itself: there graphql-js does not look.
    const SchemaType parent = usage.parentType.isNamed() ? schema.type(usage.parentType) : SchemaType();
    if (parent.is(TypeKind::InputObject) && parent.isOneOf() && !variable.type().isNonNull())
        m_context.report(kName,
                         subject + " is of type " + inQuotes(print(variable.type()))
                             + " but must be non-nullable to be used for OneOf Input Object "
                             + inQuotes(parent.name()) + ".",
                         spans());
}

// September 2025, 5.8.5, IsVariableUsageAllowed.
bool VariablesInAllowedPosition::isAllowed(VariableDefinition variable, TypeRef type,
                                           const VariableUsage &usage) const
{
    const Schema &schema = m_context.schema();
    if (!usage.type.isNonNull() || type.isNonNull())
        return schema.isSubType(type, usage.type);
    const Value defaultValue = variable.defaultValue();
    const bool hasDefault = defaultValue && !defaultValue.is(NodeKind::NullValue);
    return (hasDefault || usage.hasDefault) && schema.isSubType(type, usage.type.inner());
}

} // namespace tooltray::graphql
