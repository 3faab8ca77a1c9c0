// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/schema/schemamerger.h"

#include "text/unicode/ascii.h"
#include "json/number.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxMergeDepth = 40;
constexpr std::size_t kMaxMergeSteps = 3'000;

json::Value common(const json::Value &first, const json::Value &second)
{
    json::Value both = json::Value::array();
    for (const json::Value &value : first.elements()) {
        if (std::ranges::find(second.elements(), value) != second.elements().end())
            both.append(value);
    }
    return both;
}

json::Value listOf(const json::Value &value)
{
    return value.isArray() ? value : json::Value::array({value});
}

json::Value commonTypes(const json::Value &first, const json::Value &second)
{
    json::Value types = json::Value::array();
    const json::Value some = listOf(first);
    const json::Value others = listOf(second);
    for (const json::Value &type : some.elements()) {
        const auto has = [&](std::string_view word) {
            return std::ranges::find(others.elements(), json::Value(word)) != others.elements().end();
        };
        if (has(type.toString()) || (type == json::Value("integer") && has("number")))
            types.append(type);
        else if (type == json::Value("number") && has("integer"))
            types.append("integer");
    }
    if (types.isEmpty())
        return second;
    return types.size() == 1 ? json::Value(types[std::size_t{0}]) : types;
}

json::Value bothOf(const json::Value &first, const json::Value &second)
{
    if (first == second)
        return first;
    return json::Value::object({{"allOf", json::Value::array({first, second})}});
}

json::Value unitedProperties(json::Value first, const json::Value &second)
{
    for (const json::Member &member : second.members()) {
        const json::Value *known = std::as_const(first).find(member.name);
        first.set(member.name, known == nullptr ? member.value : bothOf(*known, member.value));
    }
    return first;
}

json::Value unitedNames(json::Value first, const json::Value &second)
{
    for (const json::Value &name : second.elements()) {
        const auto known = std::as_const(first).elements();
        if (std::ranges::find(known, name) == known.end())
            first.append(name);
    }
    return first;
}

json::Value unitedKeyword(std::string_view keyword, const json::Value &first, const json::Value &second)
{
    if (keyword == "properties" || keyword == "patternProperties")
        return unitedProperties(first, second);
    if (keyword == "required")
        return unitedNames(first, second);
    if (keyword == "type")
        return commonTypes(first, second);
    if (keyword == "description" && first.toString().empty())
        return second;
    if (isOneOf(keyword, {"description", "oneOf", "anyOf", "default", "examples"}))
        return first;
    if (keyword == "enum") {
        json::Value values = common(first, second);
        return values.isEmpty() ? second : values;
    }
    if (keyword == "items")
        return bothOf(first, second);
    if (keyword == "additionalProperties") {
        if (first.isBoolean() || second.isBoolean())
            return first.isBoolean() == first.toBool() ? second : first; // true says nothing
        return bothOf(first, second);
    }
    const bool isNumber = first.isNumber() && second.isNumber();
    if (isNumber
        && isOneOf(keyword, {"minimum", "exclusiveMinimum", "minLength", "minItems", "minProperties"}))
        return json::compareNumbers(first.numberText(), second.numberText()) < 0 ? second : first;
    if (isNumber
        && isOneOf(keyword, {"maximum", "exclusiveMaximum", "maxLength", "maxItems", "maxProperties"}))
        return json::compareNumbers(first.numberText(), second.numberText()) > 0 ? second : first;
    return second;
}

} // namespace

std::string_view definitionOf(const json::Value &schema)
{
    constexpr std::string_view place = "#/$defs/";
    const std::string_view reference = schema["$ref"].toString();
    return reference.starts_with(place) ? reference.substr(place.size()) : std::string_view();
}

std::vector<std::string_view> typesOf(const json::Value &schema)
{
    const json::Value &type = schema["type"];
    std::vector<std::string_view> types;
    if (type.isString())
        types.push_back(type.toString());
    for (const json::Value &one : type.elements())
        types.push_back(one.toString());
    return types;
}

bool hasType(const json::Value &schema, std::string_view type)
{
    const std::vector<std::string_view> types = typesOf(schema);
    return std::ranges::find(types, type) != types.end();
}

bool isObjectSchema(const json::Value &schema)
{
    return hasType(schema, "object") || (!schema.contains("type") && schema.contains("properties"));
}

json::Value SchemaMerger::united(json::Value first, const json::Value &second)
{
    if (first.isEmpty() && first.isObject())
        return second;
    for (const json::Member &member : second.members()) {
        const json::Value *known = std::as_const(first).find(member.name);
        first.set(member.name,
                  known == nullptr ? member.value : unitedKeyword(member.name, *known, member.value));
    }
    return first;
}

const json::Value *SchemaMerger::definition(std::string_view name) const
{
    return m_definitions.find(name);
}

SchemaMerger::Merged SchemaMerger::merge(const json::Value &schema)
{
    m_steps = 0;
    m_isComplete = true;
    Merged merged;
    const json::Value *named = &schema;
    if (const json::Value &branches = schema["allOf"]; schema.size() <= 2 && branches.size() == 1)
        named = &branches[std::size_t{0}];
    merged.name = definitionOf(*named);
    merged.schema = surface(schema, 0);
    merged.isComplete = m_isComplete;
    return merged;
}

json::Value SchemaMerger::surface(const json::Value &schema, std::size_t depth)
{
    if (schema.isBoolean() && !schema.toBool())
        return json::Value::object({{"not", json::Value::object()}});
    if (!schema.isObject())
        return json::Value::object();
    if (depth > kMaxMergeDepth || ++m_steps > kMaxMergeSteps) {
        m_isComplete = false;
        return json::Value::object();
    }
    const json::Value *reference = schema.find("$ref");
    const json::Value &branches = schema["allOf"];
    if (reference == nullptr && branches.isEmpty())
        return schema;
    json::Value own = schema;
    own.remove("$ref");
    own.remove("allOf");
    if (reference != nullptr) {
        if (const json::Value *found = definition(definitionOf(schema)))
            own = united(std::move(own), surface(*found, depth + 1));
    }
    for (const json::Value &branch : branches.elements())
        own = united(std::move(own), surface(branch, depth + 1));
    return own;
}

} // namespace tooltray::openapi
