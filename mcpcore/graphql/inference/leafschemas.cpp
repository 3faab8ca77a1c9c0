// SPDX-License-Identifier: GPL-3.0-or-later
#include "graphql/inference/leafschemas.h"

#include <cstdint>
#include <limits>
#include <utility>

namespace tooltray::graphql {

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

// Of those both ways are the same. Ids are text, but many servers answer with numbers.
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
