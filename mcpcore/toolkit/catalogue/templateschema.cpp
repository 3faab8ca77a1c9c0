// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/templateschema.h"

#include <array>
#include <string_view>
#include <variant>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

json::Value ofType(std::string_view type)
{
    return json::Value::object({{"type", type}});
}

json::Value orNull(std::string_view type)
{
    return json::Value::object({{"type", json::Value::array({json::Value(type), json::Value("null")})}});
}

json::Value anything()
{
    return json::Value::object();
}

bool hasType(const json::Value &schema, std::string_view type)
{
    return schema["type"].toString() == type;
}

// Of which nothing but the type is promised: a secret in it would be masked.
json::Value schemaOfConstant(const json::Value &value)
{
    switch (value.type()) {
    case json::Type::Boolean: return ofType("boolean");
    case json::Type::String: return ofType("string");
    case json::Type::Array: return ofType("array");
    case json::Type::Object: return ofType("object");
    case json::Type::Null:
    case json::Type::Number: break;
    }
    return anything();
}

json::Value schemaOfSource(const Binding &binding)
{
    if (const auto *constant = std::get_if<ConstantSource>(&binding.source))
        return schemaOfConstant(constant->value);
    if (const auto *object = std::get_if<ObjectSource>(&binding.source)) {
        json::Value schema = ofType("object");
        json::Value &properties = schema.set("properties", json::Value::object());
        for (const NamedBinding &member : object->members)
            properties.set(member.name, templateSchema(member.binding));
        return schema;
    }
    if (std::holds_alternative<ListSource>(binding.source))
        return ofType("array");
    if (const auto *each = std::get_if<EachSource>(&binding.source)) {
        json::Value schema = orNull("array");
        if (json::Value items = templateSchema(*each->as); !items.isEmpty())
            schema.set("items", std::move(items));
        return schema;
    }
    return anything(); // what others return
}

// Absent and null pass most transforms as they are.
json::Value schemaAfter(json::Value schema, const Transform &transform)
{
    using enum Transform::Kind;
    constexpr std::array<std::string_view, 4> kNeverNull{"string", "boolean", "array", "object"};
    bool isNeverNull = false;
    for (const std::string_view type : kNeverNull)
        isNeverNull = isNeverNull || hasType(schema, type);
    const auto text = [&] { return isNeverNull ? ofType("string") : orNull("string"); };
    switch (transform.kind) {
    case Present: return ofType("boolean");
    case Json:
    case Join: return text();
    case Split: return isNeverNull ? ofType("array") : orNull("array");
    case Default: // also in place of what is absent, as what Present makes may be
        return isNeverNull && !hasType(schema, "boolean") ? schema : anything();
    case Compact: return hasType(schema, "object") || hasType(schema, "array") ? schema : anything();
    case Gid:
    case UrlEncode:
    case UrlDecode:
    case Upper:
    case Lower:
    case String: return hasType(schema, "string") ? schema : anything(); // each element of a list
    case Number:
    case First:
    case ProjectPath:
    case Base64Text:
    case Base64Encoding: break;
    }
    return anything();
}

} // namespace

json::Value templateSchema(const Binding &result)
{
    json::Value schema = result.mapping.empty() ? schemaOfSource(result) : anything();
    for (const Transform &transform : result.transforms)
        schema = schemaAfter(std::move(schema), transform);
    return schema;
}

} // namespace tooltray::toolkit
