// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/argumentschemas.h"

#include "jsonschema/schema.h"
#include "text/words/message.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::workspace {
namespace {

// Deeper than any schema that somebody writes.
constexpr int kMaxArgumentLevels = 100;
// More than matching a name takes.
constexpr std::size_t kNamePatternSteps = 10'000;

std::string placeWithin(const std::string &place, std::string_view keyword, std::string_view name)
{
    return place + (json::Pointer() / keyword / name).toString();
}

} // namespace

const json::Value *referred(const json::Value &root, const json::Value &schema)
{
    const std::string_view reference = schema["$ref"].toString();
    const auto pointer =
        reference.starts_with("#/") ? json::Pointer::parse(reference.substr(1)) : std::nullopt;
    return pointer ? json::resolve(root, *pointer) : nullptr;
}

bool holdsReference(const json::Value &schema)
{
    const auto inside = [](const json::Member &member) { return holdsReference(member.value); };
    return schema.contains("$ref") || schema.contains("$dynamicRef")
           || std::ranges::any_of(schema.members(), inside)
           || std::ranges::any_of(schema.elements(), holdsReference);
}

ArgumentSchemas::ArgumentSchemas(json::Value schema) : m_root(std::move(schema))
{
    visit(m_root, {}, false, 0);
}

// Each part once, as references may go in circles.
void ArgumentSchemas::visit(const json::Value &schema, const std::string &place, bool isAlternative,
                            int level)
{
    if (!schema.isObject() || level > kMaxArgumentLevels || !m_visited.insert(&schema).second)
        return;
    Part part{&schema, place, {}, isAlternative};
    for (const json::Member &member : schema["patternProperties"].members()) {
        auto compiled = text::Regex::compile(member.name.view());
        if (compiled.regex)
            part.patterns.push_back({*std::move(compiled.regex), &member.value,
                                     placeWithin(place, "patternProperties", member.name.view())});
    }
    m_parts.push_back(std::move(part));
    visitAll(schema, place, isAlternative, level);
    visitChoices(schema, place, isAlternative, level);
}

// Visits the parts that count beside the schema.
void ArgumentSchemas::visitAll(const json::Value &schema, const std::string &place, bool isAlternative,
                               int level)
{
    const json::Value *target = referred(m_root, schema);
    if (target != nullptr)
        visit(*target, std::string(schema["$ref"].toString().substr(1)), isAlternative, level + 1);
    else if (schema.contains("$ref") || schema.contains("$dynamicRef"))
        m_isOpen = true;
    const json::Value &all = schema["allOf"];
    for (std::size_t i = 0; i < all.size(); ++i)
        visit(all[i], place + "/allOf/" + std::to_string(i), isAlternative, level + 1);
}

// Visits the parts that count for some arguments only.
void ArgumentSchemas::visitChoices(const json::Value &schema, const std::string &place, bool isAlternative,
                                   int level)
{
    for (const char *keyword : {"anyOf", "oneOf"}) {
        const json::Value &choices = schema[keyword];
        for (std::size_t i = 0; i < choices.size(); ++i)
            visit(choices[i], place + '/' + keyword + '/' + std::to_string(i),
                  isAlternative || choices.size() > 1, level + 1);
    }
    for (const char *keyword : {"then", "else"})
        visit(schema[keyword], place + '/' + keyword, true, level + 1);
    for (const json::Member &member : schema["dependentSchemas"].members())
        visit(member.value, placeWithin(place, "dependentSchemas", member.name.view()), true, level + 1);
}

std::vector<ArgumentSchemas::Found> ArgumentSchemas::of(std::string_view name) const
{
    std::vector<Found> found;
    for (const Part &part : m_parts) {
        const json::Value &others = (*part.schema)["additionalProperties"];
        if (!addNamed(part, name, found) && others.isObject())
            found.push_back({&others, part.place + "/additionalProperties", part.isAlternative});
    }
    return found;
}

std::vector<ArgumentSchemas::Found> ArgumentSchemas::parts() const
{
    std::vector<Found> found;
    for (const Part &part : m_parts)
        found.push_back({part.schema, part.place, part.isAlternative});
    return found;
}

bool ArgumentSchemas::addNamed(const Part &part, std::string_view name, std::vector<Found> &found)
{
    const std::size_t known = found.size();
    if (const json::Value *property = (*part.schema)["properties"].find(name))
        found.push_back({property, placeWithin(part.place, "properties", name), part.isAlternative});
    for (const Pattern &pattern : part.patterns) {
        if (pattern.regex.search(name, kNamePatternSteps).answer == text::Regex::Answer::Match)
            found.push_back({pattern.schema, pattern.place, part.isAlternative});
    }
    return found.size() > known;
}

bool ArgumentSchemas::declares(std::string_view name) const
{
    std::vector<Found> found;
    return m_isOpen
           || std::ranges::any_of(m_parts, [&](const Part &part) { return addNamed(part, name, found); });
}

bool ArgumentSchemas::describes(std::string_view name) const
{
    return m_isOpen || !of(name).empty();
}

namespace {

using graphql::TypeKind;
using graphql::TypeRef;

constexpr JsonTypes kArray = kListType;

struct NamedJsonType {
    std::string_view name;
    Template words;
    JsonTypes bit;
};

constexpr JsonTypes kString = 1;
constexpr JsonTypes kInteger = 2;
constexpr JsonTypes kNumber = 4;
constexpr JsonTypes kBoolean = 8;
constexpr JsonTypes kObject = 32;
constexpr JsonTypes kAny = 63;

constexpr std::array<NamedJsonType, 6> kJsonTypes{{{"string", CORE_TEXT("Core", "a string"), kString},
                                                   {"integer", CORE_TEXT("Core", "an integer"), kInteger},
                                                   {"number", CORE_TEXT("Core", "a number"), kNumber},
                                                   {"boolean", CORE_TEXT("Core", "true or false"), kBoolean},
                                                   {"array", CORE_TEXT("Core", "a list"), kArray},
                                                   {"object", CORE_TEXT("Core", "an object"), kObject}}};

JsonTypes typeNamed(std::string_view type)
{
    const auto found = std::ranges::find(kJsonTypes, type, &NamedJsonType::name);
    return found == kJsonTypes.end() ? JsonTypes{0} : found->bit;
}

JsonTypes typeOfValue(const json::Value &value)
{
    if (value.isString())
        return kString;
    if (value.isNumber())
        return value.toInt64() ? kInteger : kNumber;
    if (value.isBoolean())
        return kBoolean;
    if (value.isArray())
        return kArray;
    return value.isObject() ? kObject : JsonTypes{0};
}

// What a schema says of its values as a whole. References may go in circles, so that it gives up after some steps.
class SchemaFacts {
public:
    explicit SchemaFacts(const json::Value &root) : m_root(root) {}

    // The JSON types that values of the schema can have, as far as it says.
    JsonTypes types(const json::Value &schema, int level = 0)
    {
        if (!schema.isObject() || level > kMaxParameterLevels || ++m_steps > kMaxSteps)
            return kAny;
        // The values of a mapping are looked up in every call.
        if (schema.contains("$ref")) {
            const json::Value *target = referred(m_root, schema);
            return target == nullptr ? kAny : types(*target, level + 1);
        }
        JsonTypes found = 0;
        if (const json::Value *type = schema.find("type")) {
            if (type->isString())
                return typeNamed(type->toString());
            for (const json::Value &one : type->elements())
                found |= typeNamed(one.toString());
            return found;
        }
        if (schema.contains("const"))
            return typeOfValue(schema["const"]);
        if (const json::Value *values = schema.find("enum")) {
            for (const json::Value &value : values->elements())
                found |= typeOfValue(value);
            return found;
        }
        for (const char *keyword : {"anyOf", "oneOf"}) {
            if (const json::Value *choices = schema.find(keyword)) {
                for (const json::Value &choice : choices->elements())
                    found |= types(choice, level + 1);
                return found;
            }
        }
        found = kAny;
        for (const json::Value &part : schema["allOf"].elements())
            found &= types(part, level + 1);
        return found;
    }

    // True if there is no value but null.
    bool areNothing(const json::Value &schema, int level = 0)
    {
        if (!schema.isObject() || level > kMaxParameterLevels || ++m_steps > kMaxSteps)
            return schema.isBoolean() && !schema.toBool();
        const auto isNull = [](const json::Value &value) { return value.isNull(); };
        const auto isNullType = [](const json::Value &type) { return type.toString() == "null"; };
        const auto isNothing = [&](const json::Value &part) { return areNothing(part, level + 1); };
        const auto areAll = [](std::span<const json::Value> values, const auto &test) {
            return !values.empty() && std::ranges::all_of(values, test);
        };
        const json::Value *target = referred(m_root, schema);
        return isNullType(schema["type"]) || areAll(schema["type"].elements(), isNullType)
               || (schema.contains("const") && schema["const"].isNull())
               || areAll(schema["enum"].elements(), isNull) || areAll(schema["anyOf"].elements(), isNothing)
               || areAll(schema["oneOf"].elements(), isNothing)
               || std::ranges::any_of(schema["allOf"].elements(), isNothing)
               || (target != nullptr && isNothing(*target));
    }

private:
    static constexpr int kMaxSteps = 2'000;

    const json::Value &m_root;
    int m_steps = 0;
};

// The JSON types accepted for a scalar, enum or input object (September 2025, 3.5 and 3.9 to 3.10).
JsonTypes takenBy(graphql::SchemaType type)
{
    if (type.is(TypeKind::InputObject))
        return kObject;
    if (type.is(TypeKind::Enum))
        return kString;
    if (!type.isBuiltIn())
        return kAny;
    switch (type.symbol()) {
    case graphql::Symbol::IntType:
    case graphql::Symbol::FloatType: return kInteger | kNumber;
    case graphql::Symbol::BooleanType: return kBoolean;
    case graphql::Symbol::IdType: return kString | kInteger | kNumber;
    default: return kString;
    }
}

// Nothing that somebody lists by hand is longer.
constexpr std::size_t kMaxListed = 1'000;
constexpr std::size_t kListedTold = 5;

} // namespace

JsonTypes typesOf(const json::Value &root, const json::Value &schema)
{
    return SchemaFacts(root).types(schema);
}

bool isForNothing(const json::Value &root, const json::Value &schema)
{
    return SchemaFacts(root).areNothing(schema);
}

bool mayFit(const json::Value &root, const json::Value &parameter, TypeRef type,
            const graphql::Schema &schema)
{
    const JsonTypes types = typesOf(root, parameter);
    if (types == 0) // nothing but null
        return true;
    const TypeRef inner = type.nullable();
    if (!inner.isList())
        return (types & takenBy(schema.type(inner))) != 0;
    if ((types & kArray) != 0
        && (!parameter["items"].isObject() || mayFit(root, parameter["items"], inner.inner(), schema)))
        return true;
    // One value stands for a list of it.
    return (types & ~kArray & takenBy(schema.type(inner.named()))) != 0;
}

Message typesInWords(const json::Value &root, const json::Value &parameter)
{
    const JsonTypes types = typesOf(root, parameter);
    Message words;
    for (const NamedJsonType &type : kJsonTypes) {
        if ((types & type.bit) == 0)
            continue;
        words = words.empty() ? Message(type.words)
                              : Message(CORE_TEXT("Core", "{what} or {what_else}"),
                                        {{"what", std::move(words)}, {"what_else", type.words}});
    }
    const json::Value &items = parameter["items"];
    if (types == kArray && items.isObject() && std::popcount(typesOf(root, items)) == 1)
        return {CORE_TEXT("Core", "{what} whose elements are each {what_inside}"),
                {{"what", std::move(words)}, {"what_inside", typesInWords(root, items)}}};
    return words;
}

bool mayFit(const json::Value &made, const json::Value &root, const json::Value &taken)
{
    constexpr JsonTypes kNumbers = kInteger | kNumber;
    JsonTypes left = typesOf(made, made);
    const JsonTypes right = typesOf(root, taken);
    if ((left & kNumbers) != 0) // a number may be an integer
        left |= kNumbers;
    return left == 0 || right == 0 || (left & right) != 0;
}

std::vector<json::Value> listedIn(const json::Value &made)
{
    std::vector<json::Value> values;
    const auto add = [&values](const json::Value &value) {
        if (!value.isNull())
            values.push_back(value);
    };
    if (const json::Value *only = made.find("const"))
        add(*only);
    else
        std::ranges::for_each(made["enum"].elements(), add);
    return values.size() > kMaxListed ? std::vector<json::Value>() : values;
}

bool takesOneOf(const std::vector<json::Value> &values, const json::Value &taken)
{
    if (values.empty() || holdsReference(taken))
        return true;
    const auto compiled = jsonschema::Schema::compile(taken).schema;
    return !compiled
           || std::ranges::any_of(values, [&](const json::Value &value) { return compiled->isValid(value); });
}

std::string listed(const std::vector<json::Value> &values)
{
    std::string text;
    for (const json::Value &value : std::span(values).first(std::min(values.size(), kListedTold)))
        text.append(text.empty() ? "" : ", ").append(json::write(value));
    return values.size() > kListedTold ? text + ", ..." : text;
}

} // namespace tooltray::workspace
