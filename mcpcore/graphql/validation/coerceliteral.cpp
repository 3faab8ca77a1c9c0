// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/validation/coerceliteral.h"

#include "graphql/language/parse.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstdint>
#include <unordered_map>
#include <utility>

namespace tooltray::graphql {
namespace {

// Schemas in the wild may hold defaults that contain themselves.
constexpr int kMaxDefaultDepth = 100;

class LiteralCoercion {
public:
    LiteralCoercion(const Schema &schema, const json::Value &variables, const InputScalars *scalars,
                    int depth = 0)
        : m_schema(schema)
        , m_variables(variables)
        , m_scalars(scalars)
        , m_depth(depth)
    {}

    std::optional<json::Value> coerce(Node literal, TypeRef type) const;
    std::optional<json::Value> coerceDefault(SchemaInput input) const;

private:
    std::optional<json::Value> coerceList(Node literal, TypeRef item) const;
    std::optional<json::Value> coerceObject(Node literal, SchemaType type) const;
    std::optional<json::Value> coerceLeaf(Node literal, SchemaType type) const;
    const json::Value *variable(Node literal) const { return m_variables.find(literal.name()); }

    const Schema &m_schema;
    const json::Value &m_variables;
    const InputScalars *m_scalars;
    int m_depth;
};

json::Value numberFrom(std::string_view text)
{
    return json::Value::number(text).value_or(json::Value());
}

std::optional<json::Value> LiteralCoercion::coerce(Node literal, TypeRef type) const
{
    if (literal.is(NodeKind::Variable)) {
        const json::Value *value = variable(literal);
        if (!value || (value->isNull() && type.isNonNull()))
            return std::nullopt;
        return *value;
    }
    if (literal.is(NodeKind::NullValue))
        return type.isNonNull() ? std::nullopt : std::optional(json::Value());
    if (literal.is(NodeKind::Missing) || !type.isKnown())
        return std::nullopt;
    type = type.nullable();
    if (type.isList())
        return coerceList(literal, type.inner());
    const SchemaType named = m_schema.type(type);
    return named.is(TypeKind::InputObject) ? coerceObject(literal, named) : coerceLeaf(literal, named);
}

std::optional<json::Value> LiteralCoercion::coerceList(Node literal, TypeRef item) const
{
    json::Value list = json::Value::array();
    if (!literal.is(NodeKind::ListValue)) {
        std::optional<json::Value> only = coerce(literal, item);
        if (only)
            list.append(std::move(*only));
        return only ? std::optional(std::move(list)) : std::nullopt;
    }
    for (const Value element : ListValue(literal).items()) {
        std::optional<json::Value> value = coerce(element, item);
        // A variable that was not given leaves a null.
        if (!value && (!element.is(NodeKind::Variable) || item.isNonNull() || variable(element)))
            return std::nullopt;
        list.append(value ? std::move(*value) : json::Value());
    }
    return list;
}

std::optional<json::Value> LiteralCoercion::coerceObject(Node literal, SchemaType type) const
{
    if (!literal.is(NodeKind::ObjectValue))
        return std::nullopt;
    std::unordered_map<std::string_view, Value> given;
    for (const ObjectField field : ObjectValue(literal).fields()) {
        if (!type.inputField(field.name()))
            return std::nullopt;
        given[field.name()] = field.value();
    }
    json::Value object = json::Value::object();
    for (const SchemaInput field : type.inputFields()) {
        const auto found = given.find(field.name());
        const bool isGiven =
            found != given.end() && (!found->second.is(NodeKind::Variable) || variable(found->second));
        if (!isGiven) {
            if (field.isRequired())
                return std::nullopt;
            if (!field.hasDefaultValue())
                continue;
        }
        std::optional<json::Value> value =
            isGiven ? coerce(found->second, field.type()) : coerceDefault(field);
        if (!value)
            return std::nullopt;
        object.set(field.name(), std::move(*value));
    }
    if (type.isOneOf() && (given.size() != 1 || object.size() != 1 || object.members()[0].value.isNull()))
        return std::nullopt;
    return object;
}

std::optional<json::Value> LiteralCoercion::coerceLeaf(Node literal, SchemaType type) const
{
    const NodeKind kind = literal.kind();
    if (type.is(TypeKind::Enum)) {
        const bool isValue = kind == NodeKind::EnumValue && type.enumValue(literal.name());
        return isValue ? std::optional(json::Value(literal.name())) : std::nullopt;
    }
    if (!type.is(TypeKind::Scalar))
        return std::nullopt;
    if (!type.isBuiltIn()) {
        json::Value value = untypedValue(literal, m_variables);
        return m_scalars ? m_scalars->parse(type, value).value : std::optional(std::move(value));
    }
    switch (type.symbol()) {
    case Symbol::IntType: {
        const std::string_view text = literal.text();
        std::int32_t value = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
        if (kind != NodeKind::IntValue || error != std::errc() || end != text.data() + text.size())
            return std::nullopt;
        return json::Value(value);
    }
    case Symbol::FloatType:
        if (kind != NodeKind::IntValue && kind != NodeKind::FloatValue)
            return std::nullopt;
        return numberFrom(literal.text());
    case Symbol::StringType:
        if (kind != NodeKind::StringValue)
            return std::nullopt;
        return json::Value(StringValue(literal).value());
    case Symbol::BooleanType:
        if (kind != NodeKind::BooleanValue)
            return std::nullopt;
        return json::Value(BooleanValue(literal).value());
    default: // ID
        if (kind == NodeKind::IntValue)
            return json::Value(literal.text());
        if (kind == NodeKind::StringValue)
            return json::Value(StringValue(literal).value());
        return std::nullopt;
    }
}

std::optional<json::Value> LiteralCoercion::coerceDefault(SchemaInput input) const
{
    if (!input.hasDefaultValue() || m_depth > kMaxDefaultDepth)
        return std::nullopt;
    const Document document = parseConstantValue(std::string(input.defaultValue()));
    const json::Value none;
    return LiteralCoercion(m_schema, none, m_scalars, m_depth + 1).coerce(document.node(1), input.type());
}

} // namespace

std::optional<json::Value> coerceLiteral(const Schema &schema, Node literal, TypeRef type,
                                         const json::Value &variables, const InputScalars *scalars)
{
    return LiteralCoercion(schema, variables, scalars).coerce(literal, type);
}

std::optional<json::Value> coerceDefault(SchemaInput input, const InputScalars *scalars)
{
    const json::Value none;
    return LiteralCoercion(input.schema(), none, scalars).coerceDefault(input);
}

json::Value untypedValue(Node literal, const json::Value &variables)
{
    switch (literal.kind()) {
    case NodeKind::IntValue:
    case NodeKind::FloatValue: return numberFrom(literal.text());
    case NodeKind::StringValue: return StringValue(literal).value();
    case NodeKind::BooleanValue: return BooleanValue(literal).value();
    case NodeKind::EnumValue: return literal.name();
    case NodeKind::Variable: {
        const json::Value *value = variables.find(literal.name());
        return value ? *value : json::Value();
    }
    case NodeKind::ListValue: {
        json::Value list = json::Value::array();
        for (const Value item : ListValue(literal).items())
            list.append(untypedValue(item, variables));
        return list;
    }
    case NodeKind::ObjectValue: {
        json::Value object = json::Value::object();
        for (const ObjectField field : ObjectValue(literal).fields())
            if (!field.value().is(NodeKind::Variable) || variables.contains(field.value().name()))
                object.set(field.name(), untypedValue(field.value(), variables));
        return object;
    }
    default: return {};
    }
}

namespace {

constexpr std::size_t kMaxElements = 10;
constexpr std::size_t kMaxShownDepth = 2;
// JavaScript shows all of a text and of an object; a value that a client sends may have megabytes of both.
constexpr std::size_t kMaxBytes = 10'000;

void appendText(std::string_view text, std::string &out)
{
    std::size_t size = std::min(text.size(), kMaxBytes);
    while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80)
        --size; // to where a character begins
    json::writeString(text.substr(0, size), out);
    out += size < text.size() ? "..." : "";
}

void append(const json::Value &value, std::size_t depth, std::string &out)
{
    switch (value.type()) {
    case json::Type::Null: out += "null"; return;
    case json::Type::Boolean: out += value.toBool() ? "true" : "false"; return;
    case json::Type::String: appendText(value.toString(), out); return;
    case json::Type::Number: {
        const bool isNegative = value.numberText().starts_with('-');
        const auto number = value.toDouble();
        out += number ? inspectNumber(*number) : isNegative ? "-Infinity" : "Infinity";
        return;
    }
    case json::Type::Array: {
        if (value.isEmpty()) {
            out += "[]";
            return;
        }
        if (depth >= kMaxShownDepth) {
            out += "[Array]";
            return;
        }
        const auto elements = value.elements();
        const std::size_t shown = std::min(kMaxElements, elements.size());
        out += '[';
        for (std::size_t i = 0; i < shown; ++i) {
            out += i > 0 ? ", " : "";
            append(elements[i], depth + 1, out);
        }
        if (const std::size_t rest = elements.size() - shown; rest > 0)
            out.append(", ... ")
                .append(std::to_string(rest))
                .append(rest == 1 ? " more item" : " more items");
        out += ']';
        return;
    }
    case json::Type::Object: {
        if (value.isEmpty()) {
            out += "{}";
            return;
        }
        if (depth >= kMaxShownDepth) {
            out += "[Object]";
            return;
        }
        std::string_view separator = "{ ";
        for (const json::Member &member : value.members()) {
            if (out.size() > kMaxBytes) {
                out += ", ...";
                break;
            }
            out.append(separator).append(member.name.view()).append(": ");
            append(member.value, depth + 1, out);
            separator = ", ";
        }
        out += " }";
        return;
    }
    }
}

} // namespace

std::string inspect(const json::Value &value)
{
    std::string out;
    append(value, 0, out);
    return out;
}

// ECMAScript, Number::toString: the shortest digits that read back as the same number, with a point up to
// 21 digits and an exponent beyond.
std::string inspectNumber(double number)
{
    if (std::isnan(number))
        return "NaN";
    if (std::isinf(number))
        return number < 0 ? "-Infinity" : "Infinity";
    if (number == 0)
        return "0";
    std::array<char, 40> buffer{};
    const auto end = std::to_chars(buffer.data(), buffer.data() + buffer.size(), std::abs(number),
                                   std::chars_format::scientific)
                         .ptr;
    const std::string_view text(buffer.data(), static_cast<std::size_t>(end - buffer.data()));
    const std::size_t e = text.find('e');
    std::string digits(text.substr(0, 1));
    if (e > 2)
        digits += text.substr(2, e - 2);
    int exponent = 0;
    const std::size_t exponentStart = e + (text[e + 1] == '+' ? 2 : 1);
    std::from_chars(text.data() + exponentStart, end, exponent);

    const auto count = static_cast<int>(digits.size());
    const int point = exponent + 1; // digits in front of the point
    std::string out = number < 0 ? "-" : "";
    if (count <= point && point <= 21) {
        out.append(digits).append(static_cast<std::size_t>(point - count), '0');
    } else if (0 < point && point <= 21) {
        out.append(digits, 0, static_cast<std::size_t>(point)).append(".");
        out.append(digits, static_cast<std::size_t>(point));
    } else if (-6 < point && point <= 0) {
        out.append("0.").append(static_cast<std::size_t>(-point), '0').append(digits);
    } else {
        out.append(digits, 0, 1);
        if (count > 1)
            out.append(".").append(digits, 1);
        out.append(exponent < 0 ? "e-" : "e+").append(std::to_string(std::abs(exponent)));
    }
    return out;
}

} // namespace tooltray::graphql
