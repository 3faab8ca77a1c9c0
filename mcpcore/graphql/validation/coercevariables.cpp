// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/coercevariables.h"

#include "graphql/language/printer.h"
#include "graphql/validation/coerceliteral.h"
#include "graphql/validation/literalcheck.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <limits>
#include <optional>
#include <set>
#include <string>
#include <utility>

namespace tooltray::graphql {

namespace {

constexpr std::string_view kRule = "CoerceVariables";

bool isIntegerText(std::string_view text) noexcept
{
    if (text.starts_with('-'))
        text.remove_prefix(1);
    return !text.empty()
           && std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; });
}

class ValueCoercion {
public:
    // Returns whether further problems are of interest.
    using Report = std::function<bool(std::string message, const std::string &path)>;

    ValueCoercion(const Schema &schema, const ValidationOptions &options, SuggestionBudget &budget,
                  Report report)
        : m_schema(schema)
        , m_suggestions(options.suggestions)
        , m_scalars(options.scalars)
        , m_budget(budget)
        , m_report(std::move(report))
    {}

    // Null for a value that was not given. Nothing when it is no value of the type, which was reported.
    std::optional<json::Value> coerce(const json::Value *value, TypeRef type);

private:
    std::optional<json::Value> coerceList(const json::Value &value, TypeRef item);
    std::optional<json::Value> coerceObject(const json::Value &value, SchemaType type);
    bool hasUnknownFields(const json::Value &value, SchemaType type);
    bool isOneOf(const json::Value &value, SchemaType type);
    std::optional<json::Value> coerceEnum(const json::Value &value, SchemaType type);
    std::optional<json::Value> coerceBuiltInScalar(const json::Value &value, SchemaType type);
    std::optional<json::Value> coerceCustomScalar(const json::Value &value, SchemaType type);
    std::optional<json::Value> coerceInt(const json::Value &value);
    std::optional<json::Value> coerceId(const json::Value &value);

    std::nullopt_t refuse(std::string message)
    {
        m_isAborted = m_isAborted || !m_report(std::move(message), m_path);
        return std::nullopt;
    }
    std::string suggest(std::string_view input, const std::vector<std::string_view> &options,
                        std::string_view what = {})
    {
        return m_suggestions == Suggestions::Show ? didYouMean(suggestionList(input, options, m_budget), what)
                                                  : std::string();
    }

    const Schema &m_schema;
    Suggestions m_suggestions;
    const InputScalars *m_scalars;
    SuggestionBudget &m_budget;
    Report m_report;
    std::string m_path;
    bool m_isAborted = false;
};

std::optional<json::Value> ValueCoercion::coerce(const json::Value *value, TypeRef type)
{
    if (type.isNonNull()) {
        const std::string name = inQuotes(m_schema.print(type));
        if (!value)
            return refuse("Expected a value of non-null type " + name + " to be provided.");
        if (value->isNull())
            return refuse("Expected value of non-null type " + name + " not to be null.");
        type = type.inner();
    }
    if (!value || value->isNull())
        return json::Value();
    if (type.isList())
        return coerceList(*value, type.inner());
    const SchemaType named = m_schema.type(type);
    switch (named.kind()) {
    case TypeKind::InputObject: return coerceObject(*value, named);
    case TypeKind::Enum: return coerceEnum(*value, named);
    default:
        return named.isBuiltIn() ? coerceBuiltInScalar(*value, named) : coerceCustomScalar(*value, named);
    }
}

std::optional<json::Value> ValueCoercion::coerceList(const json::Value &value, TypeRef item)
{
    json::Value list = json::Value::array();
    if (!value.isArray()) {
        std::optional<json::Value> only = coerce(&value, item);
        if (!only)
            return std::nullopt;
        list.append(std::move(*only));
        return list;
    }
    bool isValid = true;
    const std::size_t pathLength = m_path.size();
    for (std::size_t i = 0; i < value.size() && !m_isAborted; ++i) {
        m_path.append("[").append(std::to_string(i)).append("]");
        std::optional<json::Value> element = coerce(&value[i], item);
        m_path.resize(pathLength);
        isValid = isValid && element;
        if (isValid)
            list.append(std::move(*element));
    }
    return isValid ? std::optional(std::move(list)) : std::nullopt;
}

std::optional<json::Value> ValueCoercion::coerceObject(const json::Value &value, SchemaType type)
{
    const std::string expected = "Expected value of type " + inQuotes(type.name());
    if (!value.isObject())
        return refuse(expected + " to be an object, found: " + inspect(value) + ".");
    bool isValid = true;
    json::Value object = json::Value::object();
    const std::size_t pathLength = m_path.size();
    for (const SchemaInput field : type.inputFields()) {
        const json::Value *given = value.find(field.name());
        std::optional<json::Value> coerced;
        if (given) {
            m_path.append(".").append(field.name());
            coerced = coerce(given, field.type());
            m_path.resize(pathLength);
        } else if (field.isRequired()) {
            refuse(expected + " to include required field " + inQuotes(field.name())
                   + ", found: " + inspect(value) + ".");
        } else if (field.hasDefaultValue()) {
            coerced = coerceDefault(field, m_scalars);
        } else {
            continue;
        }
        isValid = isValid && coerced;
        if (isValid)
            object.set(field.name(), std::move(*coerced));
    }
    if (hasUnknownFields(value, type))
        isValid = false;
    if (type.isOneOf() && !isOneOf(value, type))
        isValid = false;
    return isValid ? std::optional(std::move(object)) : std::nullopt;
}

bool ValueCoercion::hasUnknownFields(const json::Value &value, SchemaType type)
{
    bool hasAny = false;
    std::vector<std::string_view> names;
    for (const json::Member &member : value.members()) {
        if (m_isAborted)
            break;
        if (type.inputField(member.name.view()))
            continue;
        if (!std::exchange(hasAny, true))
            for (const SchemaInput field : type.inputFields())
                names.push_back(field.name());
        const std::string suggestion = suggest(member.name.view(), names);
        refuse("Expected value of type " + inQuotes(type.name()) + " not to include unknown field "
               + inQuotes(member.name.view()) + (suggestion.empty() ? ", found" : "." + suggestion + " Found")
               + ": " + inspect(value) + ".");
    }
    return hasAny;
}

bool ValueCoercion::isOneOf(const json::Value &value, SchemaType type)
{
    const json::Member *first = nullptr;
    std::size_t count = 0;
    for (const json::Member &member : value.members()) {
        if (!type.inputField(member.name.view()))
            continue;
        first = first ? first : &member;
        ++count;
    }
    if (count != 1)
        refuse(oneOfMessage(type));
    if (!first || !first->value.isNull())
        return count == 1;
    const std::size_t pathLength = m_path.size();
    m_path.append(".").append(first->name.view());
    refuse(oneOfMessage(type));
    m_path.resize(pathLength);
    return false;
}

std::optional<json::Value> ValueCoercion::coerceEnum(const json::Value &value, SchemaType type)
{
    if (value.isString() && type.enumValue(value.toString()))
        return value;
    const std::string text = value.isString() ? std::string(value.toString()) : inspect(value);
    std::vector<std::string_view> names;
    for (const SchemaEnumValue known : type.enumValues())
        names.push_back(known.name());
    const std::string suggestion = suggest(text, names, "the enum value");
    if (value.isString())
        return refuse("Value " + inQuotes(text) + " does not exist in " + inQuotes(type.name()) + " enum."
                      + suggestion);
    return refuse("Enum " + inQuotes(type.name()) + " cannot represent non-string value: " + text + "."
                  + suggestion);
}

std::optional<json::Value> ValueCoercion::coerceBuiltInScalar(const json::Value &value, SchemaType type)
{
    switch (type.symbol()) {
    case Symbol::IntType: return coerceInt(value);
    case Symbol::FloatType:
        if (!value.toDouble())
            return refuse("Float cannot represent non numeric value: " + inspect(value));
        return value;
    case Symbol::StringType:
        if (!value.isString())
            return refuse("String cannot represent a non string value: " + inspect(value));
        return value;
    case Symbol::BooleanType:
        if (!value.isBoolean())
            return refuse("Boolean cannot represent a non boolean value: " + inspect(value));
        return value;
    default: return coerceId(value);
    }
}

std::optional<json::Value> ValueCoercion::coerceCustomScalar(const json::Value &value, SchemaType type)
{
    if (!m_scalars)
        return value;
    InputScalars::Outcome outcome = m_scalars->parse(type, value);
    return outcome.value ? std::move(outcome.value) : refuse(std::move(outcome.problem));
}

std::optional<json::Value> ValueCoercion::coerceInt(const json::Value &value)
{
    const std::optional<double> number = value.toDouble();
    if (!number || std::trunc(*number) != *number)
        return refuse("Int cannot represent non-integer value: " + inspect(value));
    if (*number > std::numeric_limits<std::int32_t>::max()
        || *number < std::numeric_limits<std::int32_t>::min())
        return refuse("Int cannot represent non 32-bit signed integer value: " + inspect(value));
    return json::Value(static_cast<std::int32_t>(*number));
}

std::optional<json::Value> ValueCoercion::coerceId(const json::Value &value)
{
    if (value.isString())
        return value;
    if (value.isNumber() && isIntegerText(value.numberText()))
        return json::Value(value.numberText());
    const std::optional<double> number = value.toDouble();
    if (number && std::trunc(*number) == *number)
        return json::Value(inspectNumber(*number));
    return refuse("ID cannot represent value: " + inspect(value));
}

class VariableCoercion {
public:
    VariableCoercion(const Schema &schema, const ValidationOptions &options)
        : m_schema(schema)
        , m_options(options)
    {}

    CoercedVariables run(OperationDefinition operation, const json::Value &variables);

private:
    void coerce(VariableDefinition definition, const json::Value *value);
    std::optional<json::Value> coerceDefaultValue(VariableDefinition definition, TypeRef type);
    void report(std::string message, Node place);

    const Schema &m_schema;
    ValidationOptions m_options;
    SuggestionBudget m_budget;
    CoercedVariables m_result;
    bool m_isAborted = false;
};

CoercedVariables VariableCoercion::run(OperationDefinition operation, const json::Value &variables)
{
    for (const VariableDefinition definition : operation.variables()) {
        if (m_isAborted)
            break;
        coerce(definition, variables.find(definition.variable().name()));
    }
    return std::move(m_result);
}

void VariableCoercion::coerce(VariableDefinition definition, const json::Value *value)
{
    const std::string subject = "Variable \"$" + std::string(definition.variable().name()) + "\"";
    const TypeRef type = m_schema.typeRef(definition.type());
    if (!type.isKnown() || !m_schema.type(type).isInput())
        return report(subject + " expected value of type " + inQuotes(print(definition.type()))
                          + " which cannot be used as an input type.",
                      definition.type());
    std::optional<json::Value> coerced;
    if (!value && definition.defaultValue()) {
        coerced = coerceDefaultValue(definition, type);
    } else if (!value && !type.isNonNull()) {
        return;
    } else {
        ValueCoercion coercion(
            m_schema, m_options, m_budget, [&](const std::string &message, const std::string &path) {
                report(subject + " has invalid value" + (path.empty() ? "" : " at " + path) + ": " + message,
                       definition);
                return !m_isAborted;
            });
        coerced = coercion.coerce(value, type);
    }
    if (coerced)
        m_result.values.set(definition.variable().name(), std::move(*coerced));
}

std::optional<json::Value> VariableCoercion::coerceDefaultValue(VariableDefinition definition, TypeRef type)
{
    std::optional<json::Value> coerced =
        coerceLiteral(m_schema, definition.defaultValue(), type, {}, m_options.scalars);
    if (coerced)
        return coerced;
    const std::string subject = "Variable \"$" + std::string(definition.variable().name()) + "\"";
    LiteralCheck(m_schema, m_options, m_budget,
                 [&](const std::string &message, Node, const std::string &path) {
                     report(subject + " has invalid default value" + (path.empty() ? "" : " at " + path)
                                + ": " + message,
                            definition);
                 })
        .check(definition.defaultValue(), type);
    return std::nullopt;
}

void VariableCoercion::report(std::string message, Node place)
{
    if (m_isAborted)
        return;
    m_isAborted = m_result.problems.size() >= m_options.maxErrors;
    if (m_isAborted)
        m_result.problems.push_back(
            {kBudgetRule,
             "Too many errors processing variables, error limit reached. Execution aborted.",
             {}});
    else
        m_result.problems.push_back({kRule, std::move(message), {{place.start(), place.end()}}});
}

} // namespace

CoercedVariables coerceVariables(const Schema &schema, OperationDefinition operation,
                                 const json::Value &variables, const ValidationOptions &options)
{
    return VariableCoercion(schema, options).run(operation, variables);
}

namespace {

constexpr std::string_view kNoDeprecatedValues = "NoDeprecatedValues";

class DeprecatedValues {
public:
    DeprecatedValues(const Schema &schema, VariableDefinition variable)
        : m_schema(schema)
        , m_variable(variable)
    {}

    Diagnostics run(const json::Value &value)
    {
        const TypeRef type = m_schema.typeRef(m_variable.type());
        if (type.isKnown())
            find(value, type);
        return std::move(m_found);
    }

private:
    void find(const json::Value &value, TypeRef type)
    {
        if (type.isNonNull())
            type = type.inner();
        if (value.isNull())
            return;
        if (type.isList())
            return findInList(value, type.inner());
        const SchemaType named = m_schema.type(type);
        if (named.kind() == TypeKind::InputObject)
            return findInObject(value, named);
        const SchemaEnumValue known =
            named.kind() == TypeKind::Enum ? named.enumValue(value.toString()) : SchemaEnumValue();
        if (known && known.isDeprecated())
            report("enum value \"" + known.coordinate() + "\"", known.deprecationReason());
    }

    void findInList(const json::Value &value, TypeRef item)
    {
        if (!value.isArray())
            return find(value, item);
        const std::size_t pathLength = m_path.size();
        for (std::size_t i = 0; i < value.size(); ++i) {
            m_path.append("[").append(std::to_string(i)).append("]");
            find(value[i], item);
            m_path.resize(pathLength);
        }
    }

    void findInObject(const json::Value &value, SchemaType type)
    {
        const std::size_t pathLength = m_path.size();
        for (const json::Member &member : value.members()) {
            const SchemaInput field = type.inputField(member.name.view());
            if (!field)
                continue;
            m_path.append(".").append(field.name());
            if (field.isDeprecated())
                report("input field " + field.coordinate(), field.deprecationReason());
            find(member.value, field.type());
            m_path.resize(pathLength);
        }
    }

    void report(const std::string &what, std::string_view reason)
    {
        if (!m_reported.insert(what).second)
            return;
        m_found.push_back({kNoDeprecatedValues,
                           "Variable \"$" + std::string(m_variable.variable().name())
                               + "\" has a deprecated value" + (m_path.empty() ? "" : " at " + m_path)
                               + ": The " + what + " is deprecated. " + std::string(reason),
                           {{m_variable.start(), m_variable.end()}}});
    }

    const Schema &m_schema;
    VariableDefinition m_variable;
    std::string m_path;
    std::set<std::string> m_reported;
    Diagnostics m_found;
};

} // namespace

Diagnostics findDeprecatedValues(const Schema &schema, OperationDefinition operation,
                                 const json::Value &variables)
{
    Diagnostics all;
    for (const VariableDefinition variable : operation.variables()) {
        const json::Value *value = variables.find(variable.variable().name());
        if (value == nullptr)
            continue;
        for (Diagnostic &found : DeprecatedValues(schema, variable).run(*value))
            all.push_back(std::move(found));
    }
    return all;
}

} // namespace tooltray::graphql
