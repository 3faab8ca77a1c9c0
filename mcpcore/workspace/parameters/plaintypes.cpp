// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/parameters/plaintypes.h"

#include "workspace/parameters/withoutnulls.h"

#include <utility>

namespace tooltray::workspace {
namespace {

constexpr int kMostLevels = 200;

void makePlain(json::Value &schema, int depth);

void makeInnerPlain(json::Value &schema, int depth)
{
    for (const char *keyword : {"properties", "$defs", "definitions"}) {
        if (json::Value *named = schema.find(keyword)) {
            for (auto &[name, inner] : named->members())
                makePlain(inner, depth + 1);
        }
    }
    for (const char *keyword : {"items", "additionalProperties"}) {
        if (json::Value *inner = schema.find(keyword))
            makePlain(*inner, depth + 1);
    }
    for (const char *keyword : {"anyOf", "oneOf", "allOf"}) {
        if (json::Value *choices = schema.find(keyword)) {
            for (json::Value &inner : choices->elements())
                makePlain(inner, depth + 1);
        }
    }
}

void makePlain(json::Value &schema, int depth)
{
    if (!schema.isObject() || depth > kMostLevels)
        return;
    json::Value holder =
        json::Value::object({{"properties", json::Value::object({{"value", std::move(schema)}})}});
    holder = withoutNulls(std::move(holder));
    schema = std::move(*holder.find("properties")->find("value"));
    const json::Value &type = schema["type"];
    if (type.isArray() && !type.isEmpty()) {
        json::Value first = type[std::size_t{0}];
        schema.set("type", std::move(first));
    }
    makeInnerPlain(schema, depth);
}

} // namespace

json::Value plainTypes(json::Value schema)
{
    makeInnerPlain(schema, 0);
    return schema;
}

} // namespace tooltray::workspace
