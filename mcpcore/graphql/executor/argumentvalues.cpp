// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/argumentvalues.h"

#include "graphql/validation/coerceliteral.h"
#include "graphql/validation/literalcheck.h"

#include <utility>

namespace tooltray::graphql {

namespace {

class ArgumentCoercion {
public:
    ArgumentCoercion(const Schema &schema, Node owner, Arguments arguments, const json::Value &variables,
                     const InputScalars *scalars)
        : m_schema(schema)
        , m_owner(owner)
        , m_arguments(arguments)
        , m_variables(variables)
        , m_scalars(scalars)
    {}

    ArgumentValues run(SchemaInputs inputs)
    {
        for (const SchemaInput input : inputs)
            if (!m_result.problem)
                coerce(input);
        return std::move(m_result);
    }

private:
    void coerce(SchemaInput input);
    void useDefault(SchemaInput input);
    Argument argumentOf(SchemaInput input) const noexcept;
    std::string describe(const Node literal, SchemaInput input, Node &place) const;
    void refuse(SchemaInput input, std::string_view problem, Node place)
    {
        m_result.problem = {"Argument " + inQuotes(input.coordinate()) + std::string(problem), place};
    }

    const Schema &m_schema;
    Node m_owner;
    Arguments m_arguments;
    const json::Value &m_variables;
    const InputScalars *m_scalars;
    ArgumentValues m_result;
};

Argument ArgumentCoercion::argumentOf(SchemaInput input) const noexcept
{
    for (const Argument argument : m_arguments)
        if (argument.name() == input.name())
            return argument;
    return {};
}

void ArgumentCoercion::coerce(SchemaInput input)
{
    const Argument argument = argumentOf(input);
    if (!argument) {
        if (input.isRequired())
            return refuse(
                input, " of required type " + inQuotes(m_schema.print(input.type())) + " was not provided.",
                m_owner);
        return useDefault(input);
    }
    const Value literal = argument.value();
    const bool isMissing = literal.is(NodeKind::Variable) && !m_variables.contains(literal.name());
    if (isMissing && !input.isRequired())
        return useDefault(input);
    std::optional<json::Value> value = coerceLiteral(m_schema, literal, input.type(), m_variables, m_scalars);
    if (value) {
        m_result.values.set(input.name(), std::move(*value));
        return;
    }
    Node place = literal;
    const std::string problem = describe(literal, input, place);
    refuse(input, " has invalid value" + problem, place);
}

// The first thing wrong with the literal, behind the way to it.
std::string ArgumentCoercion::describe(Node literal, SchemaInput input, Node &place) const
{
    std::string problem;
    SuggestionBudget budget;
    LiteralCheck(
        m_schema, {.scalars = m_scalars}, budget,
        [&](const std::string &message, Node at, const std::string &path) {
            if (!problem.empty())
                return;
            problem = (path.empty() ? "" : " at " + path) + ": " + message;
            place = at;
        },
        &m_variables)
        .check(literal, input.type());
    return problem.empty() ? "." : problem;
}

void ArgumentCoercion::useDefault(SchemaInput input)
{
    if (!input.hasDefaultValue())
        return;
    if (std::optional<json::Value> value = coerceDefault(input, m_scalars))
        m_result.values.set(input.name(), std::move(*value));
    else
        refuse(input, " has an invalid default value: " + std::string(input.defaultValue()) + ".", m_owner);
}

} // namespace

ArgumentValues coerceArguments(const Schema &schema, SchemaInputs inputs, Node owner, Arguments arguments,
                               const json::Value &variables, const InputScalars *scalars)
{
    return ArgumentCoercion(schema, owner, arguments, variables, scalars).run(inputs);
}

} // namespace tooltray::graphql
