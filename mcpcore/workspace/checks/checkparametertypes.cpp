// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/operationchecks.h"

#include "base/text/quantity.h"
#include "jsonschema/schema.h"
#include "workspace/checks/argumentschemas.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
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

// True if an object of the schema has the members that it declares and no others.
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
                   {CORE_TEXT("Core", "The mapping \"{name}\" sends {count} more values that the variable "
                                      "\"${variable}\" never accepts."),
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
        const bool isList = (typesOf(m_declared.schema, parameter) & kListType) != 0;
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
                       {CORE_TEXT("Core", "The parameter \"{name}\" has the member \"{member}\", but the "
                                          "input type \"{type}\" has no such field."),
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

    // True if a value of an enum, or a number that an Int may be, fits the schema.
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
                   {CORE_TEXT("Core", "The parameter \"{name}\" lists {count} more values that the variable "
                                      "\"${variable}\" never accepts."),
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
