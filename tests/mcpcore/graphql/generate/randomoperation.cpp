// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcpcore/graphql/generate/randomoperation.h"

namespace tooltray::graphql::test {

std::string RandomOperation::text()
{
    m_variables.clear();
    m_fragments.clear();
    m_fragmentsOn.clear();
    m_budget = 10 + m_chance.below(40);
    const bool isMutation = m_schema.rootType(OperationType::Mutation) && m_chance.percent(20);
    const OperationType operation = isMutation ? OperationType::Mutation : OperationType::Query;
    const std::string body = selections(m_schema.rootType(operation), 0);
    std::string variables;
    for (const std::string &variable : m_variables)
        variables += (variables.empty() ? "" : ", ") + variable;
    std::string text = std::string(keyword(operation)) + " Random"
                       + (variables.empty() ? "" : '(' + variables + ')') + ' ' + body;
    for (const std::string &fragment : m_fragments)
        text += '\n' + fragment;
    return text;
}

std::string RandomOperation::selections(SchemaType type, std::size_t depth)
{
    std::string text = "{ ";
    for (std::size_t count = 1 + m_chance.below(4); count > 0; --count)
        text += selection(type, depth) + ' ';
    return text + '}';
}

std::string RandomOperation::selection(SchemaType type, std::size_t depth)
{
    if (m_budget == 0 || depth > 6 || m_chance.percent(8))
        return "__typename" + (m_chance.percent(20) ? condition() : std::string());
    --m_budget;
    const bool hasNoFields = type.fields().isEmpty();
    if (m_chance.percent(hasNoFields ? 50 : 15)) {
        const SchemaType target = narrower(type);
        const std::string on = m_chance.percent(15) ? std::string() : "on " + std::string(target.name());
        return "... " + on + condition() + ' ' + selections(on.empty() ? type : target, depth + 1);
    }
    if (m_chance.percent(hasNoFields ? 60 : 10)) {
        const SchemaType target = narrower(type);
        std::vector<std::string> &known = m_fragmentsOn[std::string(target.name())];
        if (known.empty() || m_chance.percent(40)) {
            const std::string body = selections(target, depth + 1);
            const std::string name = "F" + std::to_string(m_fragments.size());
            m_fragments.push_back("fragment " + name + " on " + std::string(target.name()) + ' ' + body);
            known.push_back(name);
        }
        return "..." + m_chance.pick(known) + condition();
    }
    return hasNoFields ? "__typename" : field(type, depth);
}

std::string RandomOperation::field(SchemaType type, std::size_t depth)
{
    const SchemaField field = m_chance.pick(type.fields());
    std::string text(field.name());
    const std::string arguments = this->arguments(field);
    if (!arguments.empty() || m_chance.percent(10))
        text = 'a' + std::to_string(m_chance.below(200)) + ": " + text;
    text += arguments + condition();
    if (field.namedType().isComposite())
        text += ' ' + selections(field.namedType(), depth + 1);
    return text;
}

std::string RandomOperation::arguments(SchemaField field)
{
    std::string text;
    for (const SchemaInput argument : field.arguments())
        if (argument.isRequired() || m_chance.percent(30))
            text += (text.empty() ? "" : ", ") + std::string(argument.name()) + ": "
                    + variable(m_schema.print(argument.type()));
    return text.empty() ? text : '(' + text + ')';
}

std::string RandomOperation::condition()
{
    if (!m_chance.percent(12))
        return {};
    const std::string directive = m_chance.percent(50) ? " @include(if: " : " @skip(if: ";
    if (m_chance.percent(25))
        return directive + (m_chance.percent(50) ? "true)" : "false)");
    return directive + variable("Boolean!") + ')';
}

SchemaType RandomOperation::narrower(SchemaType type)
{
    if (m_chance.percent(15))
        return type;
    return type.isAbstract()             ? m_chance.pick(type.possibleTypes())
           : type.interfaces().isEmpty() ? type
                                         : m_chance.pick(type.interfaces());
}

std::string RandomOperation::variable(const std::string &type)
{
    std::string name = "$v" + std::to_string(m_variables.size());
    m_variables.push_back(name + ": " + type);
    return name;
}

} // namespace tooltray::graphql::test
