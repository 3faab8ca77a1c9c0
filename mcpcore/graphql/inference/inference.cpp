// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/inference.h"

#include <cstdint>
#include <initializer_list>
#include <limits>
#include <string_view>
#include <utility>

namespace tooltray::graphql {

namespace {

ScalarSchema text(std::string_view format = {})
{
    ScalarSchema schema{ofType("string"), ofType("string")};
    if (!format.empty())
        schema.input.set("format", format);
    return schema;
}

// JavaScript cannot hold them all as numbers, so that many servers use text.
ScalarSchema bigNumber(std::string_view numberType)
{
    json::Value schema = json::Value::object({{"type", json::Value::array({numberType, "string"})}});
    return {schema, schema};
}

} // namespace

ScalarSchemas wellKnownScalars()
{
    ScalarSchemas scalars;
    const auto add = [&](std::initializer_list<std::string_view> names, const ScalarSchema &schema) {
        for (const std::string_view name : names)
            scalars.emplace(name, schema);
    };
    add({"DateTime", "ISO8601DateTime"}, text("date-time"));
    add({"Date", "ISO8601Date", "LocalDate"}, text("date"));
    add({"URL", "URI"}, text("uri"));
    add({"UUID", "GUID"}, text("uuid"));
    add({"Email", "EmailAddress"}, text("email"));
    add({"HTML", "Markdown", "Base64String", "GitObjectID", "Color", "HexColorCode", "PhoneNumber", "Locale",
         "TimeZone", "CountryCode", "JWT", "IPv4", "IPv6"},
        text());
    add({"BigInt", "Long", "Int64", "UnsignedInt64"}, bigNumber("integer"));
    add({"Decimal", "BigDecimal", "Money"}, bigNumber("number"));
    add({"PositiveInt", "NonNegativeInt"}, {ofType("integer"), ofType("integer")});
    add({"JSONObject"}, {ofType("object"), ofType("object")});
    return scalars;
}

namespace {

json::Value enumSchema(SchemaType type)
{
    json::Value values = json::Value::array();
    for (const SchemaEnumValue value : type.enumValues())
        values.append(value.name());
    json::Value schema = ofType("string");
    if (!values.isEmpty()) // which no value would fit, and only a careless server sends
        schema.set("enum", std::move(values));
    return schema;
}

// These scalars are read and written alike. IDs are strings, but many servers return numbers.
json::Value builtInSchema(SchemaType type)
{
    switch (type.symbol()) {
    case Symbol::IntType: return ofType("integer");
    case Symbol::FloatType: return ofType("number");
    case Symbol::BooleanType: return ofType("boolean");
    case Symbol::IdType: return ofType(json::Value::array({"string", "integer"}));
    default: return ofType("string");
    }
}

} // namespace

json::Value ofType(json::Value type)
{
    return json::Value::object({{"type", std::move(type)}});
}

json::Value inputLeafSchema(SchemaType type, const ScalarSchemas &scalars)
{
    if (type.is(TypeKind::Enum))
        return enumSchema(type);
    if (!type.isBuiltIn()) {
        const auto known = scalars.find(type.name());
        return known == scalars.end() ? json::Value::object() : known->second.input;
    }
    json::Value schema = builtInSchema(type);
    if (type.symbol() == Symbol::IntType) {
        schema.set("minimum", std::numeric_limits<std::int32_t>::min());
        schema.set("maximum", std::numeric_limits<std::int32_t>::max());
    }
    return schema;
}

json::Value outputLeafSchema(SchemaType type, const ScalarSchemas &scalars)
{
    if (type.is(TypeKind::Enum))
        return enumSchema(type);
    if (type.isBuiltIn())
        return builtInSchema(type);
    const auto known = scalars.find(type.name());
    return known == scalars.end() ? json::Value::object() : known->second.output;
}

} // namespace tooltray::graphql
