// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/executor/plan.h"

#include "graphql/language/diagnostic.h"
#include "graphql/validation/coerceliteral.h"
#include "graphql/validation/literalcheck.h"
#include "json/number.h"

#include <cmath>
#include <cstdint>
#include <limits>
#include <utility>

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

namespace {

using Outcome = Scalar::Outcome;

Outcome refuse(std::string_view problem, const json::Value &value)
{
    return {std::nullopt, std::string(problem) + inspect(value)};
}

// The number a value is or spells.
std::optional<json::Value> numberOf(const json::Value &value)
{
    if (value.isNumber())
        return value;
    if (value.isBoolean())
        return json::Value(value.toBool() ? 1 : 0);
    if (value.isString() && json::isNumberText(value.toString()))
        return json::Value::number(value.toString());
    return std::nullopt;
}

Outcome serializeInt(const json::Value &value)
{
    const std::optional<json::Value> number = numberOf(value);
    if (!number || !json::isInteger(number->numberText()))
        return refuse("Int cannot represent non-integer value: ", value);
    const std::optional<std::int64_t> integer = number->toInt64();
    if (!integer || *integer > std::numeric_limits<std::int32_t>::max()
        || *integer < std::numeric_limits<std::int32_t>::min())
        return refuse("Int cannot represent non 32-bit signed integer value: ", value);
    return {json::Value(*integer), {}};
}

Outcome serializeFloat(const json::Value &value)
{
    std::optional<json::Value> number = numberOf(value);
    if (!number || !number->toDouble())
        return refuse("Float cannot represent non numeric value: ", value);
    return {std::move(number), {}};
}

Outcome serializeString(json::Value value)
{
    switch (value.type()) {
    case json::Type::String: return {std::move(value), {}};
    case json::Type::Boolean: return {json::Value(value.toBool() ? "true" : "false"), {}};
    case json::Type::Number: return {json::Value(value.numberText()), {}};
    default: return refuse("String cannot represent value: ", value);
    }
}

Outcome serializeBoolean(const json::Value &value)
{
    if (value.isBoolean())
        return {value, {}};
    if (value.isNumber())
        return {json::Value(json::compareNumbers(value.numberText(), "0") != 0), {}};
    return refuse("Boolean cannot represent a non boolean value: ", value);
}

Outcome serializeId(json::Value value)
{
    if (value.isString())
        return {std::move(value), {}};
    if (value.isNumber() && json::isInteger(value.numberText())) {
        const std::optional<std::int64_t> integer = value.toInt64();
        return {integer ? json::Value(std::to_string(*integer)) : json::Value(value.numberText()), {}};
    }
    return refuse("ID cannot represent value: ", value);
}

Outcome serializeEnum(SchemaType type, json::Value value)
{
    if (value.isString() && type.enumValue(value.toString()))
        return {std::move(value), {}};
    return refuse("Enum " + inQuotes(type.name()) + " cannot represent value: ", value);
}

} // namespace

Outcome serializeLeaf(const Resolvers &resolvers, SchemaType type, json::Value value)
{
    if (type.is(TypeKind::Enum))
        return serializeEnum(type, std::move(value));
    switch (type.isBuiltIn() ? type.symbol() : Symbol::None) {
    case Symbol::IntType: return serializeInt(value);
    case Symbol::FloatType: return serializeFloat(value);
    case Symbol::StringType: return serializeString(std::move(value));
    case Symbol::BooleanType: return serializeBoolean(value);
    case Symbol::IdType: return serializeId(std::move(value));
    default: break;
    }
    const Scalar *scalar = resolvers.scalar(type);
    return scalar && scalar->serialize ? scalar->serialize(value) : Outcome{std::move(value), {}};
}

} // namespace tooltray::graphql
