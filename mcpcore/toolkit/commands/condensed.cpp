// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/commands/condensed.h"

#include "json/write.h"

#include <algorithm>
#include <span>

namespace tooltray::toolkit {
namespace {

constexpr int kDeepestTold = 12; // deeper lies nothing that a few words could tell

std::string condensed(const json::Value &schema, int depth);

std::string alternatives(std::span<const json::Value> branches, int depth)
{
    std::string text;
    for (const json::Value &branch : branches)
        text.append(text.empty() ? "" : " | ").append(condensed(branch, depth));
    return text;
}

std::string constants(std::span<const json::Value> values)
{
    std::string text;
    for (const json::Value &value : values)
        text.append(text.empty() ? "" : " | ").append(json::write(value));
    return text;
}

std::string objectText(const json::Value &schema, int depth)
{
    const json::Value &properties = schema["properties"];
    if (properties.isEmpty())
        return schema["additionalProperties"].isObject()
                   ? "{[key]: " + condensed(schema["additionalProperties"], depth) + "}"
                   : "object";
    const auto required = schema["required"].elements();
    std::string text = "{";
    for (const json::Member &property : properties.members()) {
        const bool isRequired =
            std::ranges::find(required, json::Value(property.name.view())) != required.end();
        text.append(text.size() == 1 ? "" : ", ")
            .append(property.name.view())
            .append(isRequired ? ": " : "?: ");
        text += condensed(property.value, depth);
        if (const json::Value *fallback = property.value.find("default"))
            text.append(" = ").append(json::write(*fallback));
    }
    return text + "}";
}

std::string listText(const json::Value &schema, int depth)
{
    std::string item = condensed(schema["items"], depth);
    if (item.find(' ') != std::string::npos && !item.starts_with('{'))
        item = "(" + item + ")";
    return item + "[]";
}

std::string typeText(std::string_view type, const json::Value &schema, int depth)
{
    if (type == "object")
        return objectText(schema, depth);
    if (type == "array")
        return listText(schema, depth);
    return std::string(type);
}

std::string condensed(const json::Value &schema, int depth)
{
    if (!schema.isObject() || depth > kDeepestTold)
        return "any";
    if (const json::Value *constant = schema.find("const"))
        return json::write(*constant);
    if (const json::Value *values = schema.find("enum"))
        return constants(values->elements());
    for (const char *keyword : {"oneOf", "anyOf"}) {
        if (const json::Value *branches = schema.find(keyword))
            return alternatives(branches->elements(), depth + 1);
    }
    const json::Value &type = schema["type"];
    if (type.isArray()) {
        std::string text;
        for (const json::Value &each : type.elements())
            text.append(text.empty() ? "" : " | ").append(typeText(each.toString(), schema, depth + 1));
        return text;
    }
    if (type.isString())
        return typeText(type.toString(), schema, depth + 1);
    return schema.contains("properties") ? objectText(schema, depth + 1) : "any";
}

} // namespace

std::string condensed(const json::Value &schema)
{
    return condensed(schema, 0);
}

} // namespace tooltray::toolkit
