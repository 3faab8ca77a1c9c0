// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/language/printer.h"
#include "graphql/rules/executablerules.h"
#include "graphql/rules/sdlrules.h"
#include "graphql/validation/literalcheck.h"
#include "graphql/validation/validationcontext.h"

#include <algorithm>
#include <iterator>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace tooltray::graphql {

void KnownArgumentNames::enter(Argument argument)
{
    const Node owner = m_context.facts().parent(argument);
    if (!owner.is(NodeKind::Field) || m_context.facts().input(argument))
        return;
    const SchemaField field = m_context.facts().field(Field(owner));
    if (!field)
        return;
    std::vector<std::string_view> names;
    for (const SchemaInput known : field.arguments())
        names.push_back(known.name());
    m_context.report(kName,
                     "Unknown argument " + inQuotes(argument.name()) + " on field "
                         + inQuotes(field.coordinate()) + "." + m_context.suggest(argument.name(), names),
                     argument);
}

void KnownArgumentNamesOnDirectives::enter(Directive directive)
{
    const DirectiveDefinition own = m_context.directiveDefinition(directive.symbol());
    const SchemaDirective known = m_context.facts().directive(directive);
    if ((!own && !known) || directive.arguments().isEmpty())
        return;
    std::vector<std::string_view> names;
    if (own) {
        for (const InputValueDefinition argument : own.arguments())
            names.push_back(argument.name());
    } else {
        for (const SchemaInput argument : known.arguments())
            names.push_back(argument.name());
    }
    for (const Argument argument : directive.arguments())
        if (std::find(names.begin(), names.end(), argument.name()) == names.end())
            m_context.report(kName,
                             "Unknown argument " + inQuotes(argument.name()) + " on directive "
                                 + inQuotes("@" + std::string(directive.name())) + "."
                                 + m_context.suggest(argument.name(), names),
                             argument);
}

void UniqueArgumentNames::enter(Field field)
{
    check(field.arguments());
}

void UniqueArgumentNames::enter(Directive directive)
{
    check(directive.arguments());
}

void UniqueArgumentNames::check(Arguments arguments)
{
    const auto first = arguments.begin();
    if (first == arguments.end() || std::next(first) == arguments.end())
        return;
    for (const std::vector<Node> &group :
         duplicatesByName(arguments, [](Argument argument) { return argument; })) {
        std::vector<SourceSpan> spans;
        for (const Node argument : group)
            spans.push_back(m_context.nameSpan(argument));
        m_context.report(kName, "There can be only one argument named " + inQuotes(group[0].name()) + ".",
                         std::move(spans));
    }
}

void ProvidedRequiredArguments::enter(Field field)
{
    const SchemaField definition = m_context.facts().field(field);
    if (!definition)
        return;
    for (const SchemaInput required : definition.arguments()) {
        if (!required.isRequired())
            continue;
        bool isGiven = false;
        for (const Argument argument : field.arguments())
            isGiven = isGiven || m_context.facts().schemaSymbol(argument.symbol()) == required.symbol();
        if (!isGiven)
            m_context.report(kName,
                             "Argument " + inQuotes(required.coordinate()) + " of type "
                                 + inQuotes(m_context.schema().print(required.type()))
                                 + " is required, but it was not provided.",
                             field);
    }
}

void ProvidedRequiredArgumentsOnDirectives::enter(Directive directive)
{
    const auto require = [&](std::string_view name, std::string_view type) {
        for (const Argument argument : directive.arguments())
            if (argument.name() == name)
                return;
        m_context.report(kName,
                         "Argument \"@" + std::string(directive.name()) + "(" + std::string(name)
                             + ":)\" of type " + inQuotes(type) + " is required, but it was not provided.",
                         directive);
    };
    if (const DirectiveDefinition own = m_context.directiveDefinition(directive.symbol())) {
        for (const InputValueDefinition argument : own.arguments())
            if (argument.type().isNonNull() && !argument.defaultValue())
                require(argument.name(), print(argument.type()));
    } else if (const SchemaDirective known = m_context.facts().directive(directive)) {
        for (const SchemaInput argument : known.arguments())
            if (argument.isRequired())
                require(argument.name(), m_context.schema().print(argument.type()));
    }
}

void ValuesOfCorrectType::enter(Argument argument)
{
    const SchemaInput input = m_context.facts().input(argument);
    if (input && m_context.schema().type(input.type()).isInput())
        check(argument.value(), input.type());
}

void ValuesOfCorrectType::enter(VariableDefinition variable)
{
    const Value value = variable.defaultValue();
    if (!value)
        return;
    const TypeRef type = m_context.facts().inputType(variable);
    if (type.isKnown())
        check(value, type);
}

void ValuesOfCorrectType::check(Node value, TypeRef type)
{
    LiteralCheck(m_context.schema(), m_context.options(), m_context.suggestionBudget(),
                 [&](std::string message, Node at, const std::string &) {
                     m_context.report(kName, std::move(message), at);
                 })
        .check(value, type);
}

void UniqueInputFieldNames::enter(ObjectValue object)
{
    std::unordered_map<Symbol, ObjectField> byName;
    for (const ObjectField field : object.fields()) {
        const auto [known, isNew] = byName.try_emplace(field.symbol(), field);
        if (!isNew)
            m_context.report(kName, "There can be only one input field named " + inQuotes(field.name()) + ".",
                             {m_context.nameSpan(known->second), m_context.nameSpan(field)});
    }
}

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
