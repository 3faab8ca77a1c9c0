// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/checkparametertypes.h"

#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace tooltray::workspace {
namespace {

using graphql::TypeKind;
using graphql::TypeRef;

// Types of JSON as a set of bits; null is not among them, as it says that there is no value.
using JsonTypes = std::uint8_t;

struct NamedJsonType {
    std::string_view name;
    std::string_view words;
    JsonTypes bit;
};

constexpr JsonTypes kString = 1;
constexpr JsonTypes kInteger = 2;
constexpr JsonTypes kNumber = 4;
constexpr JsonTypes kBoolean = 8;
constexpr JsonTypes kArray = 16;
constexpr JsonTypes kObject = 32;
constexpr JsonTypes kAny = 63;

constexpr std::array<NamedJsonType, 6> kJsonTypes{{{"string", "a string", kString},
                                                   {"integer", "an integer", kInteger},
                                                   {"number", "a number", kNumber},
                                                   {"boolean", "true or false", kBoolean},
                                                   {"array", "a list", kArray},
                                                   {"object", "an object", kObject}}};

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

// What values of the schema can be, as far as it says.
JsonTypes typesOf(const json::Value &schema)
{
    // What a mapping stands for is looked up in every call.
    if (!schema.isObject() || schema.contains("$ref"))
        return kAny;
    JsonTypes types = 0;
    if (const json::Value *type = schema.find("type")) {
        if (type->isString())
            return typeNamed(type->toString());
        for (const json::Value &one : type->elements())
            types |= typeNamed(one.toString());
        return types;
    }
    if (schema.contains("const"))
        return typeOfValue(schema["const"]);
    if (const json::Value *values = schema.find("enum")) {
        for (const json::Value &value : values->elements())
            types |= typeOfValue(value);
        return types;
    }
    for (const char *keyword : {"anyOf", "oneOf"}) {
        if (const json::Value *choices = schema.find(keyword)) {
            for (const json::Value &choice : choices->elements())
                types |= typesOf(choice);
            return types;
        }
    }
    return kAny;
}

// What is taken for a value of a scalar, enum or input object (September 2025, 3.5 and 3.9 to 3.10).
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

bool mayFit(const json::Value &parameter, TypeRef type, const graphql::Schema &schema)
{
    const JsonTypes types = typesOf(parameter);
    if (types == 0) // nothing but null
        return true;
    const TypeRef inner = type.nullable();
    if (!inner.isList())
        return (types & takenBy(schema.type(inner))) != 0;
    if ((types & kArray) != 0
        && (!parameter["items"].isObject() || mayFit(parameter["items"], inner.inner(), schema)))
        return true;
    // One value stands for a list of it.
    return (types & ~kArray & takenBy(schema.type(inner.named()))) != 0;
}

std::string inWords(const json::Value &parameter)
{
    const JsonTypes types = typesOf(parameter);
    std::string words;
    for (const NamedJsonType &type : kJsonTypes) {
        if ((types & type.bit) != 0)
            words.append(words.empty() ? "" : " or ").append(type.words);
    }
    const json::Value &items = parameter["items"];
    if (types == kArray && items.isObject() && std::popcount(typesOf(items)) == 1)
        words += " whose elements are each " + inWords(items);
    return words;
}

// The parameter that a variable gets as it is passed; none where something is made of it.
std::string_view parameterFor(std::string_view variable, const std::vector<NamedBinding> &bindings)
{
    const auto bound = std::ranges::find(bindings, variable, &NamedBinding::name);
    if (bound == bindings.end())
        return variable;
    const auto *source = std::get_if<ParameterSource>(&bound->binding.source);
    const bool isAsPassed = source != nullptr && source->path.empty() && bound->binding.mapping.empty()
                            && bound->binding.transforms.empty();
    return isAsPassed ? std::string_view(source->name) : std::string_view();
}

} // namespace

void checkParameterTypes(const json::Value &properties, const std::string &place,
                         const std::vector<NamedBinding> &bindings, graphql::OperationDefinition operation,
                         const graphql::Schema &schema, ToolProblems &problems)
{
    for (const graphql::VariableDefinition variable : operation.variables()) {
        const std::string_view name = parameterFor(variable.variable().name(), bindings);
        const json::Value *parameter = name.empty() ? nullptr : properties.find(name);
        const TypeRef type = schema.typeRef(variable.type());
        const graphql::SchemaType known = schema.type(type.named());
        if (parameter == nullptr || !known || !known.isInput() || mayFit(*parameter, type, schema))
            continue;
        problems.push_back({"parameter_unfit", place + (json::Pointer() / name).toString(), std::nullopt,
                            "The parameter \"" + std::string(name) + "\" is " + inWords(*parameter)
                                + ", which the variable \"$" + std::string(variable.variable().name())
                                + "\" of the type " + schema.print(type) + " never takes."});
    }
}

} // namespace tooltray::workspace
