// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/rules/sdlrules.h"

#include "graphql/validation/literalcheck.h"

#include <unordered_map>
#include <utility>

namespace tooltray::graphql {

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

} // namespace tooltray::graphql
