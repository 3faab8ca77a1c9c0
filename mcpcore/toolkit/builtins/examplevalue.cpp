// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/examplevalue.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace tooltray::toolkit {

namespace {

constexpr int kDeepestExample = 16;
constexpr std::uint64_t kLongestList = 5;
constexpr std::uint64_t kLongestText = 200;

struct FormatExample {
    std::string_view format;
    std::string_view example;
};

constexpr std::array<FormatExample, 11> kFormats{{{"date-time", "2026-01-31T09:00:00Z"},
                                                  {"date", "2026-01-31"},
                                                  {"time", "09:00:00Z"},
                                                  {"duration", "PT1H"},
                                                  {"email", "name@example.com"},
                                                  {"hostname", "example.com"},
                                                  {"ipv4", "192.0.2.1"},
                                                  {"ipv6", "2001:db8::1"},
                                                  {"uri", "https://example.com/"},
                                                  {"uri-reference", "/path"},
                                                  {"uuid", "123e4567-e89b-12d3-a456-426614174000"}}};

json::Value exampleAt(const json::Value &schema, int depth);

json::Value exampleText(const json::Value &schema)
{
    const std::string_view format = schema["format"].toString();
    const auto known = std::ranges::find(kFormats, format, &FormatExample::format);
    if (known != kFormats.end())
        return {known->example};
    const std::uint64_t least = std::min(schema["minLength"].toUInt64().value_or(0), kLongestText);
    std::string text = "text";
    if (const auto most = schema["maxLength"].toUInt64(); most && *most < text.size())
        text.resize(*most);
    text.resize(std::max<std::size_t>(text.size(), least), 'x');
    return {text};
}

// The number next to 1 that the bounds let through.
json::Value exampleNumber(const json::Value &schema, bool isInteger)
{
    double number = 1;
    if (const auto most = schema["maximum"].toDouble())
        number = std::min(number, isInteger ? std::floor(*most) : *most);
    if (const auto below = schema["exclusiveMaximum"].toDouble())
        number = std::min(number, isInteger ? std::ceil(*below) - 1 : *below - 0.5);
    if (const auto least = schema["minimum"].toDouble())
        number = std::max(number, isInteger ? std::ceil(*least) : *least);
    if (const auto above = schema["exclusiveMinimum"].toDouble(); above && number <= *above)
        number = isInteger ? std::floor(*above) + 1 : *above + 0.5;
    if (const auto step = schema["multipleOf"].toDouble(); step && *step > 0)
        number = std::ceil(number / *step) * *step;
    constexpr double kExact = 9e15; // beyond it a double does not know its neighbours
    if (number == std::floor(number) && std::abs(number) < kExact)
        return {static_cast<std::int64_t>(number)};
    return {number};
}

json::Value exampleObject(const json::Value &schema, int depth)
{
    json::Value object = json::Value::object();
    for (const json::Value &name : schema["required"].elements())
        object.set(name.toString(), exampleAt(schema["properties"][name.toString()], depth + 1));
    // One of several, none of which must be there by itself.
    const std::uint64_t least = schema["minProperties"].toUInt64().value_or(0);
    for (const json::Member &property : schema["properties"].members()) {
        if (object.size() >= least)
            break;
        if (!object.contains(property.name.view()))
            object.set(property.name, exampleAt(property.value, depth + 1));
    }
    return object;
}

json::Value exampleArray(const json::Value &schema, int depth)
{
    json::Value list = json::Value::array();
    const std::uint64_t least = std::max<std::uint64_t>(schema["minItems"].toUInt64().value_or(1), 1);
    const std::uint64_t most = schema["maxItems"].toUInt64().value_or(kLongestList);
    const std::uint64_t count = std::min({least, most, kLongestList});
    for (std::uint64_t i = 0; i < count; ++i)
        list.append(exampleAt(schema["items"], depth + 1));
    return list;
}

std::string_view typeOf(const json::Value &schema)
{
    const json::Value &type = schema["type"];
    if (type.isString())
        return type.toString();
    for (const json::Value &one : type.elements()) {
        if (one.toString() != "null")
            return one.toString();
    }
    if (schema.contains("properties") || schema.contains("required") || schema.contains("minProperties"))
        return "object";
    return schema.contains("items") ? "array" : "string";
}

// An object whose choices say what of it has to be there.
json::Value withBranch(json::Value schema, std::string_view choice, const json::Value &branch)
{
    schema.remove(choice);
    json::Value properties = schema["properties"];
    for (const json::Member &property : branch["properties"].members())
        properties.set(property.name, property.value);
    json::Value required = schema["required"].isArray() ? schema["required"] : json::Value::array();
    for (const json::Value &name : branch["required"].elements())
        required.append(name);
    schema.set("properties", std::move(properties));
    schema.set("required", std::move(required));
    return schema;
}

json::Value exampleAt(const json::Value &schema, int depth)
{
    if (schema.contains("const"))
        return schema["const"];
    if (!schema["examples"].isEmpty())
        return schema["examples"].isArray() ? schema["examples"][std::size_t{0}] : json::Value();
    if (schema.contains("default") && !schema["default"].isNull())
        return schema["default"];
    if (!schema["enum"].isEmpty())
        return schema["enum"][std::size_t{0}];
    if (depth == kDeepestExample)
        return {};
    for (const char *choice : {"oneOf", "anyOf"}) {
        for (const json::Value &branch : schema[choice].elements()) {
            if (branch["type"].toString() != "null")
                return exampleAt(schema.contains("properties") ? withBranch(schema, choice, branch) : branch,
                                 depth + 1);
        }
    }
    const std::string_view type = typeOf(schema);
    if (type == "object")
        return exampleObject(schema, depth);
    if (type == "array")
        return exampleArray(schema, depth);
    if (type == "boolean")
        return {true};
    if (type == "integer" || type == "number")
        return exampleNumber(schema, type == "integer");
    return type == "null" ? json::Value() : exampleText(schema);
}

} // namespace

json::Value exampleValue(const json::Value &schema)
{
    return exampleAt(schema, 0);
}

} // namespace tooltray::toolkit
