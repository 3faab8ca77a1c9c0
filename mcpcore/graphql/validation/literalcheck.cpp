// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/literalcheck.h"

#include "graphql/language/parse.h"
#include "graphql/language/printer.h"
#include "graphql/validation/coerceliteral.h"

#include <algorithm>
#include <charconv>
#include <limits>
#include <unordered_map>

namespace tooltray::graphql {

namespace {

bool isInt32(std::string_view digits) noexcept
{
    std::int32_t value = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    return error == std::errc() && end == digits.data() + digits.size();
}

void appendWithoutVariables(Node value, std::string &out)
{
    switch (value.kind()) {
    case NodeKind::Variable: out += "null"; return;
    case NodeKind::ListValue:
        out += '[';
        for (const Node item : value.children()) {
            appendWithoutVariables(item, out);
            out += ' ';
        }
        out += ']';
        return;
    case NodeKind::ObjectValue:
        out += '{';
        for (const ObjectField field : ObjectValue(value).fields()) {
            if (field.value().is(NodeKind::Variable))
                continue;
            out.append(field.name()).append(":");
            appendWithoutVariables(field.value(), out);
            out += ' ';
        }
        out += '}';
        return;
    default: out += value.text(); return;
    }
}

bool hasVariable(Node value) noexcept
{
    const auto nodes = value.document().nodes().subspan(value.index(), value.data().next - value.index());
    return std::any_of(nodes.begin(), nodes.end(),
                       [](const NodeData &node) { return node.kind == NodeKind::Variable; });
}

} // namespace

std::string printWithoutVariables(Node value)
{
    if (!hasVariable(value))
        return print(value);
    std::string text;
    appendWithoutVariables(value, text);
    const Document replaced = parseConstantValue(std::move(text));
    return print(replaced.node(1));
}

std::string oneOfMessage(SchemaType type)
{
    return "Within OneOf Input Object type " + inQuotes(type.name())
           + ", exactly one field must be specified, and the value for that field must be non-null.";
}

std::string LiteralCheck::suggest(std::string_view input, const std::vector<std::string_view> &options,
                                  std::string_view what)
{
    return m_suggestions == Suggestions::Show ? didYouMean(suggestionList(input, options, m_budget), what)
                                              : std::string();
}

void LiteralCheck::check(Node value, TypeRef type)
{
    if (value.is(NodeKind::Variable))
        return checkVariable(value, type);
    if (value.is(NodeKind::Missing))
        return;
    if (type.isNonNull()) {
        if (value.is(NodeKind::NullValue))
            return report("Expected value of non-null type " + inQuotes(m_schema.print(type))
                              + " not to be null.",
                          value);
        type = type.inner();
    }
    if (value.is(NodeKind::NullValue))
        return;
    if (type.isList())
        return checkList(value, type);
    const SchemaType named = m_schema.type(type);
    switch (named.kind()) {
    case TypeKind::InputObject: return checkObject(value, named);
    case TypeKind::Enum: return checkEnum(value, named);
    case TypeKind::Scalar:
        return named.isBuiltIn() ? checkBuiltInScalar(value, named) : checkCustomScalar(value, named);
    default: return;
    }
}

void LiteralCheck::checkVariable(Node variable, TypeRef type)
{
    if (!m_variables || !type.isNonNull())
        return;
    const json::Value *held = m_variables->find(variable.name());
    const std::string subject = "Expected variable " + inQuotes("$" + std::string(variable.name()));
    if (!held)
        report(subject + " provided to type " + inQuotes(m_schema.print(type))
                   + " to provide a runtime value.",
               variable);
    else if (held->isNull())
        report(subject + " provided to non-null type " + inQuotes(m_schema.print(type)) + " not to be null.",
               variable);
}

void LiteralCheck::checkVariableOfOneOf(Node variable, SchemaInput field, SchemaType type, Node object)
{
    const json::Value *held = m_variables->find(variable.name());
    if (held && !held->isNull())
        return;
    report("Expected variable " + inQuotes("$" + std::string(variable.name())) + " provided to field "
               + inQuotes(field.name()) + " for OneOf Input Object type " + inQuotes(type.name())
               + (held ? " not to be null." : " to provide a runtime value."),
           object);
}

void LiteralCheck::checkList(Node list, TypeRef type)
{
    // A single value stands for a list of one (3.11).
    if (!list.is(NodeKind::ListValue))
        return check(list, type.inner());
    const std::size_t pathLength = m_path.size();
    std::size_t number = 0;
    for (const Value item : ListValue(list).items()) {
        m_path.append("[").append(std::to_string(number++)).append("]");
        check(item, type.inner());
        m_path.resize(pathLength);
    }
}

void LiteralCheck::checkObject(Node object, SchemaType type)
{
    const std::string expected = "Expected value of type " + inQuotes(type.name());
    if (!object.is(NodeKind::ObjectValue))
        return report(expected + " to be an object, found: " + print(object) + ".", object);
    // Printed at most once, however many errors quote it.
    std::string text;
    const auto printed = [&]() -> const std::string & {
        if (text.empty())
            text = print(object);
        return text;
    };
    std::unordered_map<std::string_view, ObjectField> given;
    for (const ObjectField field : ObjectValue(object).fields())
        given[field.name()] = field;
    const std::size_t pathLength = m_path.size();
    for (const SchemaInput field : type.inputFields()) {
        const auto found = given.find(field.name());
        if (found == given.end()) {
            if (field.isRequired())
                report(expected + " to include required field " + inQuotes(field.name())
                           + ", found: " + printed() + ".",
                       object);
            continue;
        }
        if (const Value value = found->second.value(); m_variables && value.is(NodeKind::Variable)) {
            if (type.isOneOf())
                checkVariableOfOneOf(value, field, type, object);
            else if (!field.isRequired() && !m_variables->contains(value.name()))
                continue;
        }
        m_path.append(".").append(field.name());
        check(found->second.value(), field.type());
        m_path.resize(pathLength);
    }
    std::vector<std::string_view> names;
    for (const ObjectField field : ObjectValue(object).fields()) {
        if (type.inputField(field.name()))
            continue;
        if (names.empty())
            for (const SchemaInput known : type.inputFields())
                names.push_back(known.name());
        const std::string suggestion = suggest(field.name(), names);
        report(expected + " not to include unknown field " + inQuotes(field.name())
                   + (suggestion.empty() ? ", found" : "." + suggestion + " Found") + ": " + printed() + ".",
               field);
    }
    if (type.isOneOf())
        checkOneOf(object, type);
}

// 3.10.1: exactly one field, and not null.
void LiteralCheck::checkOneOf(Node object, SchemaType type)
{
    std::size_t known = 0;
    ObjectField only;
    for (const ObjectField field : ObjectValue(object).fields()) {
        if (!type.inputField(field.name()))
            continue;
        ++known;
        only = field;
    }
    if (known != 1)
        return report(oneOfMessage(type), object);
    if (only.value().is(NodeKind::NullValue)) {
        const std::size_t pathLength = m_path.size();
        m_path.append(".").append(only.name());
        report(oneOfMessage(type), object);
        m_path.resize(pathLength);
    }
}

void LiteralCheck::checkEnum(Node value, SchemaType type)
{
    if (value.is(NodeKind::EnumValue) && type.enumValue(value.name()))
        return;
    const std::string text = printWithoutVariables(value);
    std::vector<std::string_view> names;
    for (const SchemaEnumValue known : type.enumValues())
        names.push_back(known.name());
    const std::string suggestion = suggest(text, names, "the enum value");
    const std::string enumName = inQuotes(type.name());
    if (value.is(NodeKind::EnumValue))
        report("Value " + inQuotes(text) + " does not exist in " + enumName + " enum." + suggestion, value);
    else
        report("Enum " + enumName + " cannot represent non-enum value: " + text + "." + suggestion, value);
}

void LiteralCheck::checkBuiltInScalar(Node value, SchemaType type)
{
    const NodeKind kind = value.kind();
    const auto refuse = [&](std::string_view problem) {
        report(std::string(problem) + printWithoutVariables(value), value);
    };
    switch (type.symbol()) {
    case Symbol::IntType:
        if (kind != NodeKind::IntValue)
            refuse("Int cannot represent non-integer value: ");
        else if (!isInt32(value.text()))
            refuse("Int cannot represent non 32-bit signed integer value: ");
        return;
    case Symbol::FloatType:
        if (kind != NodeKind::IntValue && kind != NodeKind::FloatValue)
            refuse("Float cannot represent non numeric value: ");
        return;
    case Symbol::StringType:
        if (kind != NodeKind::StringValue)
            refuse("String cannot represent a non string value: ");
        return;
    case Symbol::BooleanType:
        if (kind != NodeKind::BooleanValue)
            refuse("Boolean cannot represent a non boolean value: ");
        return;
    case Symbol::IdType:
        if (kind != NodeKind::StringValue && kind != NodeKind::IntValue)
            refuse("ID cannot represent a non-string and non-integer value: ");
        return;
    default: return;
    }
}

void LiteralCheck::checkCustomScalar(Node value, SchemaType type)
{
    // A value with variables is checked once their values are known.
    if (!m_scalars || (!m_variables && hasVariable(value)))
        return;
    InputScalars::Outcome outcome =
        m_scalars->parse(type, untypedValue(value, m_variables ? *m_variables : json::Value()));
    if (!outcome.value)
        report(std::move(outcome.problem), value);
}

} // namespace tooltray::graphql
