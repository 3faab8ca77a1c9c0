// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkparametertypes.h"

#include "base/text/quantity.h"
#include "jsonschema/schema.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>
#include <iterator>
#include <limits>
#include <optional>
#include <set>
#include <span>
#include <string>
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
    Template words;
    JsonTypes bit;
};

constexpr JsonTypes kString = 1;
constexpr JsonTypes kInteger = 2;
constexpr JsonTypes kNumber = 4;
constexpr JsonTypes kBoolean = 8;
constexpr JsonTypes kArray = 16;
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

// Deeper than any schema that somebody writes.
constexpr int kMaxParameterLevels = 40;

// What a schema says of its values as a whole. References may go in circles, so that it gives up after some steps.
class SchemaFacts {
public:
    explicit SchemaFacts(const json::Value &root) : m_root(root) {}

    // The JSON types that values of the schema can have, as far as it says.
    JsonTypes types(const json::Value &schema, int level = 0)
    {
        if (!schema.isObject() || level > kMaxParameterLevels || ++m_steps > kMostSteps)
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

    // Whether there is no value but null.
    bool areNothing(const json::Value &schema, int level = 0)
    {
        if (!schema.isObject() || level > kMaxParameterLevels || ++m_steps > kMostSteps)
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
    static constexpr int kMostSteps = 2'000;

    const json::Value &m_root;
    int m_steps = 0;
};

JsonTypes typesOf(const json::Value &root, const json::Value &schema)
{
    return SchemaFacts(root).types(schema);
}

bool isForNothing(const json::Value &root, const json::Value &schema)
{
    return SchemaFacts(root).areNothing(schema);
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

} // namespace

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

namespace {

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

// Numbers beyond 32 bits are no Int (September 2025, 3.5.1).
bool isBeyondInt(const json::Value &parameter)
{
    constexpr double kLeast = std::numeric_limits<std::int32_t>::min();
    constexpr double kMost = std::numeric_limits<std::int32_t>::max();
    return parameter["minimum"].toDouble().value_or(0) > kMost
           || parameter["exclusiveMinimum"].toDouble().value_or(0) >= kMost
           || parameter["maximum"].toDouble().value_or(0) < kLeast
           || parameter["exclusiveMaximum"].toDouble().value_or(0) <= kLeast;
}

// Whether an object of the schema has the members that it declares and no others.
bool isClosedObject(const json::Value &schema)
{
    const json::Value *others = schema.find("additionalProperties");
    return others != nullptr && others->isBoolean() && !others->toBool()
           && !schema.contains("patternProperties");
}

// Holds a parameter and what is within it against the type of its variable.
class ParameterChecker {
public:
    ParameterChecker(const Workspace &workspace, const graphql::Schema &schema,
                     const DeclaredParameters &declared, std::string name, std::string variable,
                     MappedValues &mapped, ToolProblems &problems)
        : m_workspace(workspace)
        , m_schema(schema)
        , m_declared(declared)
        , m_name(std::move(name))
        , m_variable(std::move(variable))
        , m_mapped(mapped)
        , m_problems(problems)
    {}

    void check(const ArgumentSchemas::Found &parameter, TypeRef type, bool isRequired)
    {
        m_branches = parameter.isAlternative ? 1 : 0;
        check(*parameter.schema, type, m_declared.place + parameter.place, {{}, {}, isRequired}, 0);
    }

    // The value of calls that omit the parameter.
    void checkDefault(const json::Value &parameter, TypeRef type, const std::string &place)
    {
        const json::Value *value = parameter.find("default");
        if (value == nullptr || holdsReference(parameter))
            return;
        std::size_t unfit = 0;
        if (const auto reason = refusal(*value, InputValues(m_schema, type), unfit))
            report("parameter_default_unfit", place + "/default",
                   {CORE_TEXT("Core", "The default of the parameter \"{name}\" is {value}, which "
                                      "the variable \"${variable}\" never takes: {reason}"),
                    {{"name", m_name},
                     {"value", json::write(*value)},
                     {"variable", m_variable},
                     {"reason", *reason}}});
    }

    void checkMapping(const std::string &name, TypeRef type, const std::string &place)
    {
        const auto *mapping = m_workspace.find<Mapping>(name);
        if (mapping == nullptr)
            return;
        const UnfitValues &unfit = m_mapped.unfit(*mapping, m_schema, type);
        for (const UnfitValues::Unfit &one : unfit.told) {
            const Mapping::Entry &entry = mapping->entries[one.index];
            report("mapping_unfit", place,
                   {CORE_TEXT("Core", "The mapping \"{name}\" sends {value} for \"{label}\", which the "
                                      "variable \"${variable}\" never takes: {reason}"),
                    {{"name", name},
                     {"value", json::write(entry.value)},
                     {"label", entry.label},
                     {"variable", m_variable},
                     {"reason", one.reason}}});
        }
        if (unfit.count > unfit.told.size())
            report("mapping_unfit", place,
                   {CORE_TEXT("Core", "The mapping \"{name}\" sends more values that the "
                                      "variable \"${variable}\" never takes: {count}."),
                    {{"name", name},
                     {"variable", m_variable},
                     {"count", formatCount(unfit.count - unfit.told.size())}}});
    }

private:
    // What a schema is for: the parameter itself, or a member that an input type has a field for.
    struct Use {
        std::string member;
        std::string input;
        bool isRequired = false;
    };

    void check(const json::Value &parameter, TypeRef type, const std::string &place, const Use &use,
               int level)
    {
        if (level > kMaxParameterLevels)
            return;
        if (isForNothing(m_declared.schema, parameter)) {
            if (use.isRequired && m_branches == 0)
                reportNothingFits(type, place, use);
            return;
        }
        if (const json::Value *target = referred(m_declared.schema, parameter)) {
            // Types of a circle are looked at once.
            const std::string reference(parameter["$ref"].toString());
            if (m_followed.emplace(reference, m_schema.print(type) + (m_branches == 0 ? "" : "?")).second)
                check(*target, type, m_declared.place + reference.substr(1), use, level + 1);
            return;
        }
        if (!parameter.isObject())
            return;
        if (m_branches == 0 && !mayFit(m_declared.schema, parameter, type, m_schema))
            return reportUnfit(parameter, type, place, use);
        const std::size_t known = m_problems.size();
        checkChoices(parameter, type, place, use, level);
        const TypeRef inner = type.nullable();
        const bool isList = (typesOf(m_declared.schema, parameter) & kArray) != 0;
        if (inner.isList() && isList) {
            check(parameter["items"], inner.inner(), place + "/items", {use.member, use.input, false},
                  level + 1);
            return;
        }
        // One value stands for a list of it.
        const graphql::SchemaType named = m_schema.type(type.named());
        if (!named)
            return;
        if (named.is(TypeKind::InputObject))
            checkMembers(parameter, named, type, place, use, level);
        else if (m_branches == 0 && m_problems.size() == known && !mayNameOne(parameter, named))
            reportNothingFits(type, place, use);
    }

    void checkMembers(const json::Value &parameter, graphql::SchemaType named, TypeRef type,
                      const std::string &place, const Use &use, int level)
    {
        // Exactly one field of such an object is passed (September 2025, 3.10.1).
        if (m_branches == 0 && named.isOneOf() && parameter["required"].size() > 1)
            report(
                "one_of_unfit", place + "/required",
                {CORE_TEXT("Core", "The parameter \"{name}\" requires {fields}, and the input type "
                                   "\"{type}\" takes exactly one of its fields."),
                 {{"name", m_name}, {"fields", enumerated(parameter["required"])}, {"type", named.name()}}});
        const json::Value &properties = parameter["properties"];
        for (const json::Member &property : properties.members()) {
            const std::string_view name = property.name.view();
            const std::string at = place + (json::Pointer() / "properties" / name).toString();
            if (const graphql::SchemaInput field = named.inputField(name))
                check(property.value, field.type(), at,
                      {std::string(name), std::string(named.name()), field.isRequired()}, level + 1);
            else
                report("input_field_unknown", at,
                       {CORE_TEXT("Core", "The parameter \"{name}\" has the member \"{member}\", and "
                                          "the input type \"{type}\" has no such field."),
                        {{"name", m_name}, {"member", name}, {"type", named.name()}}});
        }
        if (m_branches == 0)
            checkFields(parameter, named, type, place, use);
    }

    // An object must be allowed the fields that it needs, and have as many as it has to.
    void checkFields(const json::Value &parameter, graphql::SchemaType named, TypeRef type,
                     const std::string &place, const Use &use)
    {
        std::optional<jsonschema::Schema> names;
        if (parameter.contains("propertyNames") && !holdsReference(parameter["propertyNames"]))
            names = jsonschema::Schema::compile(parameter["propertyNames"]).schema;
        const bool isClosed = isClosedObject(parameter);
        std::uint64_t allowed = 0;
        for (const graphql::SchemaInput field : named.inputFields()) {
            if ((!isClosed || parameter["properties"].contains(field.name()))
                && (!names || names->isValid(json::Value(field.name()))))
                ++allowed;
            else if (field.isRequired())
                report("input_field_missing", place,
                       {CORE_TEXT("Core", "The parameter \"{name}\" allows no member \"{member}\", which the "
                                          "input type \"{type}\" requires."),
                        {{"name", m_name}, {"member", field.name()}, {"type", named.name()}}});
        }
        const std::uint64_t most = named.isOneOf() ? std::min<std::uint64_t>(allowed, 1) : allowed;
        if (parameter["minProperties"].toUInt64().value_or(0) > most)
            reportNothingFits(type, place, use);
    }

    // Whether a value of an enum, or a number that an Int may be, fits the schema.
    bool mayNameOne(const json::Value &parameter, graphql::SchemaType type) const
    {
        if (type.isBuiltIn() && type.symbol() == graphql::Symbol::IntType)
            return !isBeyondInt(parameter);
        if (!type.is(TypeKind::Enum) || holdsReference(parameter))
            return true;
        const auto compiled = jsonschema::Schema::compile(parameter).schema;
        if (!compiled)
            return true;
        for (const graphql::SchemaEnumValue value : type.enumValues()) {
            if (compiled->isValid(json::Value(value.name())))
                return true;
        }
        return false;
    }

    void report(std::string code, std::string place, Message message)
    {
        m_problems.push_back({std::move(code), std::move(place), std::nullopt, std::move(message)});
    }

    void reportNothingFits(TypeRef type, const std::string &place, const Use &use)
    {
        const std::string printed = m_schema.print(type);
        if (use.member.empty())
            report("parameter_unfit", place,
                   {CORE_TEXT("Core", "No value of the parameter \"{name}\" fits the variable "
                                      "\"${variable}\" of the type {type}."),
                    {{"name", m_name}, {"variable", m_variable}, {"type", printed}}});
        else
            report("parameter_unfit", place,
                   {CORE_TEXT("Core", "No value of the member \"{member}\" of the parameter \"{name}\" fits "
                                      "its field of the type {type} in the input type \"{input}\"."),
                    {{"member", use.member}, {"name", m_name}, {"type", printed}, {"input", use.input}}});
    }

    void reportUnfit(const json::Value &parameter, TypeRef type, const std::string &place, const Use &use)
    {
        const Message what = typesInWords(m_declared.schema, parameter);
        const std::string printed = m_schema.print(type);
        if (use.member.empty())
            report("parameter_unfit", place,
                   {CORE_TEXT("Core", "The parameter \"{name}\" is {what}, which the variable "
                                      "\"${variable}\" of the type {type} never takes."),
                    {{"name", m_name}, {"what", what}, {"variable", m_variable}, {"type", printed}}});
        else
            report("parameter_unfit", place,
                   {CORE_TEXT("Core", "The member \"{member}\" of the parameter \"{name}\" is {what}, which "
                                      "its field of the type {type} in the input type \"{input}\" never "
                                      "takes."),
                    {{"member", use.member},
                     {"name", m_name},
                     {"what", what},
                     {"type", printed},
                     {"input", use.input}}});
    }

    void checkChoices(const json::Value &parameter, TypeRef type, const std::string &place, const Use &use,
                      int level)
    {
        const std::string_view reference = parameter["$ref"].toString();
        if (reference.starts_with(kMappingReference))
            checkMapping(std::string(reference.substr(kMappingReference.size())), type, place);
        if (const json::Value *only = parameter.find("const"))
            checkValues({only, 1}, type, [&](std::size_t) { return place + "/const"; });
        checkValues(parameter["enum"].elements(), type,
                    [&](std::size_t i) { return place + "/enum/" + std::to_string(i); });
        for (const char *keyword : {"allOf", "anyOf", "oneOf"}) {
            const json::Value &parts = parameter[keyword];
            const auto isForNull = [&](const json::Value &part) {
                return isForNothing(m_declared.schema, part);
            };
            const auto some =
                std::ssize(parts.elements()) - std::ranges::count_if(parts.elements(), isForNull);
            const int branches = some > 1 && std::string_view(keyword) != "allOf" ? 1 : 0;
            m_branches += branches;
            for (std::size_t i = 0; i < parts.size(); ++i)
                check(parts[i], type, place + '/' + keyword + '/' + std::to_string(i),
                      {use.member, use.input, false}, level + 1);
            m_branches -= branches;
        }
    }

    void checkValues(std::span<const json::Value> values, TypeRef type, const auto &placeOf)
    {
        if (values.empty())
            return;
        const InputValues taken(m_schema, type);
        std::size_t unfit = 0;
        for (std::size_t i = 0; i < values.size(); ++i) {
            if (const auto reason = refusal(values[i], taken, unfit))
                report("parameter_value_unfit", placeOf(i),
                       {CORE_TEXT("Core", "The parameter \"{name}\" lists {value}, which the "
                                          "variable \"${variable}\" never takes: {reason}"),
                        {{"name", m_name},
                         {"value", json::write(values[i])},
                         {"variable", m_variable},
                         {"reason", *reason}}});
        }
        if (unfit > UnfitValues::kMaxTold)
            report("parameter_value_unfit", placeOf(values.size() - 1),
                   {CORE_TEXT("Core", "The parameter \"{name}\" lists more values that the "
                                      "variable \"${variable}\" never takes: {count}."),
                    {{"name", m_name},
                     {"variable", m_variable},
                     {"count", formatCount(unfit - UnfitValues::kMaxTold)}}});
    }

    // Why the value is none of the type, as long as there are few such values; counts all of them. Null says that there
    // is no value.
    static std::optional<std::string> refusal(const json::Value &value, const InputValues &taken,
                                              std::size_t &unfit)
    {
        const bool isTold = unfit < UnfitValues::kMaxTold;
        const auto found = value.isNull() ? std::nullopt
                                          : taken.refusal(value, isTold ? graphql::Suggestions::Show
                                                                        : graphql::Suggestions::Hide);
        if (!found)
            return std::nullopt;
        ++unfit;
        if (!isTold)
            return std::nullopt;
        return inWords(*found);
    }

    const Workspace &m_workspace;
    const graphql::Schema &m_schema;
    const DeclaredParameters &m_declared;
    std::string m_name;
    std::string m_variable;
    MappedValues &m_mapped;
    ToolProblems &m_problems;
    int m_branches = 0; // alternatives around what is looked at, of which another one may be taken
    std::set<std::pair<std::string, std::string>> m_followed; // references, for types
};

} // namespace

void checkParameterTypes(const Workspace &workspace, const DeclaredParameters &declared,
                         const std::vector<InputUse> &uses, const graphql::Schema &schema,
                         MappedValues &mapped, ToolProblems &problems)
{
    const ArgumentSchemas schemas(declared.schema);
    for (const InputUse &use : uses) {
        if (use.parameter.empty())
            continue;
        ParameterChecker checker(workspace, schema, declared, use.parameter, use.variable, mapped, problems);
        for (const ArgumentSchemas::Found &found : schemas.of(use.parameter))
            checker.check(found, use.type, use.isRequired);
        // Only those of its own properties count in calls.
        const json::Value *own = declared.schema["properties"].find(use.parameter);
        if (own != nullptr && mayFit(declared.schema, *own, use.type, schema))
            checker.checkDefault(
                *own, use.type,
                declared.place
                    + (json::Pointer() / "properties" / std::string_view(use.parameter)).toString());
    }
}

void checkMappedValues(const Workspace &workspace, const std::vector<InputUse> &uses,
                       const graphql::Schema &schema, MappedValues &mapped, ToolProblems &problems)
{
    const DeclaredParameters none;
    for (const InputUse &use : uses) {
        if (!use.mapping.empty())
            ParameterChecker(workspace, schema, none, use.variable, use.variable, mapped, problems)
                .checkMapping(use.mapping, use.type, use.place);
    }
}

} // namespace tooltray::workspace
