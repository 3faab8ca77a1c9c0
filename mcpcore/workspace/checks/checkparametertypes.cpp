// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkparametertypes.h"

#include "workspace/checks/checkinputs.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"
#include "json/write.h"

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

// The JSON types that values of the schema can have, as far as it says.
JsonTypes typesOf(const json::Value &schema)
{
    // The values of a mapping are looked up in every call.
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

// Labels of a mapping stand for other values, and what a reference within the schema leads to may be one.
bool holdsReference(const json::Value &schema)
{
    const auto inside = [](const json::Member &member) { return holdsReference(member.value); };
    return schema.contains("$ref") || std::ranges::any_of(schema.members(), inside)
           || std::ranges::any_of(schema.elements(), holdsReference);
}

std::string enumerated(const json::Value &names)
{
    std::string text;
    const auto all = names.elements();
    for (std::size_t i = 0; i < all.size(); ++i)
        text.append(i == 0                ? "\""
                    : i + 1 == all.size() ? " and \""
                                          : ", \"")
            .append(all[i].toString())
            .append("\"");
    return text;
}

// Deeper than any schema that somebody writes.
constexpr int kMaxParameterLevels = 40;

// Holds the values that a parameter lists against the type of its variable.
class ListedValues {
public:
    ListedValues(const Workspace &workspace, const graphql::Schema &schema, std::string name,
                 std::string variable, ToolProblems &problems)
        : m_workspace(workspace)
        , m_schema(schema)
        , m_name(std::move(name))
        , m_variable(std::move(variable))
        , m_problems(problems)
    {}

    void check(const json::Value &parameter, TypeRef type, const std::string &place, int level = 0)
    {
        if (!parameter.isObject() || level > kMaxParameterLevels)
            return;
        checkChoices(parameter, type, place, level);
        const TypeRef inner = type.nullable();
        if (inner.isList()) {
            check(parameter["items"], inner.inner(), place + "/items", level + 1);
            return;
        }
        const graphql::SchemaType named = m_schema.type(inner);
        if (!named.is(TypeKind::InputObject))
            return;
        // Exactly one field of such an object is passed (September 2025, 3.10.1).
        if (m_branches == 0 && named.isOneOf() && parameter["required"].size() > 1)
            m_problems.push_back({"one_of_unfit", place + "/required", std::nullopt,
                                  "The parameter \"" + m_name + "\" requires "
                                      + enumerated(parameter["required"]) + ", and the input type \""
                                      + std::string(named.name()) + "\" takes exactly one of its fields."});
        for (const json::Member &property : parameter["properties"].members()) {
            const std::string at = place + (json::Pointer() / "properties" / property.name.view()).toString();
            if (const graphql::SchemaInput field = named.inputField(property.name.view()))
                check(property.value, field.type(), at, level + 1);
            else
                m_problems.push_back({"input_field_unknown", at, std::nullopt,
                                      "The parameter \"" + m_name + "\" has the member \""
                                          + std::string(property.name.view()) + "\", and the input type \""
                                          + std::string(named.name()) + "\" has no such field."});
        }
    }

    // The value of calls that omit the parameter.
    void checkDefault(const json::Value &parameter, TypeRef type, const std::string &place)
    {
        const json::Value *value = parameter.find("default");
        if (value == nullptr || holdsReference(parameter))
            return;
        if (const auto reason = refusal(*value, type))
            m_problems.push_back({"parameter_default_unfit", place + "/default", std::nullopt,
                                  "The default of the parameter \"" + m_name + "\" is " + json::write(*value)
                                      + ", which the variable \"$" + m_variable
                                      + "\" never takes: " + *reason});
    }

    void checkMapping(const std::string &name, TypeRef type, const std::string &place)
    {
        const auto *mapping = m_workspace.find<Mapping>(name);
        if (mapping == nullptr)
            return;
        for (const Mapping::Entry &entry : mapping->entries) {
            if (const auto reason = refusal(entry.value, type))
                m_problems.push_back({"mapping_unfit", place, std::nullopt,
                                      "The mapping \"" + name + "\" sends " + json::write(entry.value)
                                          + " for \"" + entry.label + "\", which the variable \"$"
                                          + m_variable + "\" never takes: " + *reason});
        }
    }

private:
    void checkChoices(const json::Value &parameter, TypeRef type, const std::string &place, int level)
    {
        const std::string_view reference = parameter["$ref"].toString();
        if (reference.starts_with(kMappingReference))
            checkMapping(std::string(reference.substr(kMappingReference.size())), type, place);
        if (const json::Value *only = parameter.find("const"))
            checkValue(*only, type, place + "/const");
        for (std::size_t i = 0; i < parameter["enum"].size(); ++i)
            checkValue(parameter["enum"][i], type, place + "/enum/" + std::to_string(i));
        ++m_branches;
        for (const char *keyword : {"anyOf", "oneOf"}) {
            for (std::size_t i = 0; i < parameter[keyword].size(); ++i)
                check(parameter[keyword][i], type, place + '/' + keyword + '/' + std::to_string(i),
                      level + 1);
        }
        --m_branches;
    }

    void checkValue(const json::Value &value, TypeRef type, const std::string &place)
    {
        if (const auto reason = refusal(value, type))
            m_problems.push_back({"parameter_value_unfit", place, std::nullopt,
                                  "The parameter \"" + m_name + "\" lists " + json::write(value)
                                      + ", which the variable \"$" + m_variable
                                      + "\" never takes: " + *reason});
    }

    // Why the value is none of the type; null says that there is no value.
    std::optional<std::string> refusal(const json::Value &value, TypeRef type) const
    {
        const auto found = value.isNull() ? std::nullopt : inputRefusal(m_schema, type, value);
        if (!found)
            return std::nullopt;
        return found->path.empty() ? found->reason : "at " + found->path + ": " + found->reason;
    }

    const Workspace &m_workspace;
    const graphql::Schema &m_schema;
    std::string m_name;
    std::string m_variable;
    ToolProblems &m_problems;
    int m_branches = 0; // alternatives around what is looked at, of which another one may be taken
};

} // namespace

void checkParameterTypes(const Workspace &workspace, const json::Value &properties, const std::string &place,
                         const std::vector<NamedBinding> &bindings, graphql::OperationDefinition operation,
                         const graphql::Schema &schema, ToolProblems &problems)
{
    for (const graphql::VariableDefinition variable : operation.variables()) {
        const std::string_view name = parameterFor(variable.variable().name(), bindings);
        const json::Value *parameter = name.empty() ? nullptr : properties.find(name);
        const TypeRef type = schema.typeRef(variable.type());
        const graphql::SchemaType known = schema.type(type.named());
        if (parameter == nullptr || !known || !known.isInput())
            continue;
        if (mayFit(*parameter, type, schema)) {
            ListedValues values(workspace, schema, std::string(name), std::string(variable.variable().name()),
                                problems);
            const std::string at = place + (json::Pointer() / name).toString();
            values.check(*parameter, type, at);
            values.checkDefault(*parameter, type, at);
            continue;
        }
        problems.push_back({"parameter_unfit", place + (json::Pointer() / name).toString(), std::nullopt,
                            "The parameter \"" + std::string(name) + "\" is " + inWords(*parameter)
                                + ", which the variable \"$" + std::string(variable.variable().name())
                                + "\" of the type " + schema.print(type) + " never takes."});
    }
}

void checkMappedValues(const Workspace &workspace, const std::vector<NamedBinding> &bindings,
                       const std::string &place, graphql::OperationDefinition operation,
                       const graphql::Schema &schema, ToolProblems &problems)
{
    for (const graphql::VariableDefinition variable : operation.variables()) {
        const std::string_view name = variable.variable().name();
        const auto bound = std::ranges::find(bindings, name, &NamedBinding::name);
        const TypeRef type = schema.typeRef(variable.type());
        if (bound == bindings.end() || bound->binding.mapping.empty() || !bound->binding.transforms.empty()
            || !schema.type(type.named()) || !schema.type(type.named()).isInput())
            continue;
        ListedValues(workspace, schema, std::string(name), std::string(name), problems)
            .checkMapping(bound->binding.mapping, type, place + (json::Pointer() / name).toString());
    }
}

} // namespace tooltray::workspace
