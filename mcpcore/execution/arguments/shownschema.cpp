// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/arguments/shownschema.h"

#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>
#include <vector>

namespace tooltray::execution {
namespace {

using namespace workspace;

constexpr std::string_view kMeaningsBegin = "Values:";

bool isOneOf(std::string_view name, std::span<const std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

// The keywords under which a schema holds schemas: alone, in a list, or as the members of an object.
constexpr std::array<std::string_view, 11> kHoldSchema{
    "items", "additionalItems",  "additionalProperties", "contains", "propertyNames", "not", "if", "then",
    "else",  "unevaluatedItems", "unevaluatedProperties"};
constexpr std::array<std::string_view, 5> kHoldList{"allOf", "anyOf", "oneOf", "prefixItems", "items"};
constexpr std::array<std::string_view, 4> kHoldMembers{"properties", "patternProperties", "dependentSchemas",
                                                       "dependencies"};
// Keywords that have no use once every definition stands where it is used.
constexpr std::array<std::string_view, 5> kOnlyForReferences{"$defs", "definitions", "$id", "$anchor",
                                                             "$ref"};

void describe(json::Value &schema, const std::string &text)
{
    if (text.empty())
        return;
    const std::string_view before = schema["description"].toString();
    schema.set("description", json::Value(before.empty() ? text : std::string(before) + '\n' + text));
}

// "low": not urgent
std::string meaning(const json::Value &branch)
{
    std::string text = "\n- " + json::write(branch["const"]);
    const std::string_view title = branch["title"].toString();
    const std::string_view description = branch["description"].toString();
    if (!title.empty() && title != branch["const"].toString())
        text.append(": ").append(title);
    if (!description.empty())
        text.append(title.empty() || title == branch["const"].toString() ? ": " : ", ").append(description);
    return text;
}

// Turns the meanings of enum values, as editors of JSON Schema write them ("enumDescriptions": a list beside
// the values, or an object by value), into a choice of constants.
void adoptEnumDescriptions(json::Value &schema)
{
    const json::Value *given = schema.find("enumDescriptions");
    if (given == nullptr)
        return;
    const json::Value descriptions = *given;
    schema.remove("enumDescriptions");
    const json::Value &values = schema["enum"];
    if (!values.isArray() || values.isEmpty() || schema.contains("oneOf"))
        return;
    json::Value branches = json::Value::array();
    for (std::size_t i = 0; i < values.size(); ++i) {
        json::Value &branch = branches.append(json::Value::object({{"const", values[i]}}));
        const json::Value &text =
            descriptions.isArray() ? descriptions[i] : descriptions[values[i].toString()];
        if (!text.toString().empty())
            branch.set("description", text);
    }
    schema.remove("enum");
    schema.set("oneOf", std::move(branches));
}

// [{"const": ...}, ...] as an enum; of other schemas, nothing.
void flattenChoice(json::Value &schema)
{
    const json::Value &branches = schema["oneOf"];
    const auto isConstant = [](const json::Value &branch) { return branch.contains("const"); };
    if (branches.isEmpty() || schema.contains("enum")
        || !std::ranges::all_of(branches.elements(), isConstant))
        return;
    json::Value values = json::Value::array();
    std::string meanings;
    bool hasMeaning = false;
    for (const json::Value &branch : branches.elements()) {
        values.append(branch["const"]);
        meanings += meaning(branch);
        hasMeaning = hasMeaning || branch.contains("title") || branch.contains("description");
    }
    schema.remove("oneOf");
    schema.set("enum", std::move(values));
    if (hasMeaning)
        describe(schema, std::string(kMeaningsBegin) + meanings);
}

class Inlining {
public:
    Inlining(const Workspace &workspace, EnumStyle style) : m_workspace(workspace), m_style(style) {}

    json::Value run(const json::Value &schema)
    {
        m_document = &schema;
        return shown(schema);
    }

private:
    json::Value shown(const json::Value &schema, const std::string &otherwiseDescribed = {})
    {
        if (!schema.isObject())
            return schema;
        if (!m_open.empty())
            ++m_inlined;
        json::Value out = json::Value::object();
        if (const json::Value *reference = schema.find("$ref"))
            out = referred(reference->toString());
        for (const json::Member &member : schema.members()) {
            if (!isOneOf(member.name, kOnlyForReferences))
                out.set(member.name, shownMember(member));
        }
        if (!out.contains("description"))
            describe(out, otherwiseDescribed);
        adoptEnumDescriptions(out);
        if (m_style == EnumStyle::Plain)
            flattenChoice(out);
        return out;
    }

    json::Value shownMember(const json::Member &member)
    {
        const json::Value &value = member.value;
        if (value.isArray() && isOneOf(member.name, kHoldList)) {
            json::Value list = json::Value::array();
            for (const json::Value &element : value.elements())
                list.append(shown(element));
            return list;
        }
        if (value.isObject() && isOneOf(member.name, kHoldMembers)) {
            json::Value object = json::Value::object();
            for (const json::Member &inner : value.members())
                object.set(inner.name, shown(inner.value));
            return object;
        }
        return isOneOf(member.name, kHoldSchema) ? shown(value) : value;
    }

    // A missing definition allows any value; the health of the tool reports it.
    json::Value referred(std::string_view reference)
    {
        if (reference.starts_with(kMappingReference)) {
            const auto *mapping = m_workspace.find<Mapping>(reference.substr(kMappingReference.size()));
            return mapping == nullptr ? json::Value::object() : labelsOf(*mapping);
        }
        if (reference.starts_with(kTypeReference)) {
            const auto *type = m_workspace.find<CustomType>(reference.substr(kTypeReference.size()));
            if (type == nullptr)
                return json::Value::object();
            const json::Value *document = std::exchange(m_document, &type->schema);
            json::Value out = inside(type->schema, type->description);
            m_document = document;
            return out;
        }
        const auto pointer =
            reference.starts_with('#') ? json::Pointer::parse(reference.substr(1)) : std::nullopt;
        const json::Value *found = pointer ? json::resolve(*m_document, *pointer) : nullptr;
        return found == nullptr ? json::Value::object() : inside(*found);
    }

    json::Value inside(const json::Value &schema, const std::string &otherwiseDescribed = {})
    {
        if (std::ranges::find(m_open, &schema) != m_open.end())
            return json::Value::object({{"type", "object"}});
        if (m_inlined > kMaxInlinedSchemas)
            return json::Value::object();
        m_open.push_back(&schema);
        json::Value out = shown(schema, otherwiseDescribed);
        m_open.pop_back();
        return out;
    }

    static json::Value labelsOf(const Mapping &mapping)
    {
        json::Value labels = json::Value::array();
        for (const Mapping::Entry &entry : mapping.entries)
            labels.append(json::Value(entry.label));
        json::Value schema = json::Value::object({{"type", "string"}, {"enum", std::move(labels)}});
        describe(schema, mapping.description);
        return schema;
    }

    const Workspace &m_workspace;
    EnumStyle m_style;
    const json::Value *m_document = nullptr; // that "#/..." is about
    std::vector<const json::Value *> m_open; // that are being written
    std::size_t m_inlined = 0;               // schemas that stand in place of references
};

void hide(json::Value &schema, const std::set<std::string, std::less<>> &hidden)
{
    if (json::Value *properties = schema.find("properties")) {
        for (const std::string &name : hidden)
            properties->remove(name);
    }
    json::Value *required = schema.find("required");
    if (required == nullptr || !required->isArray())
        return;
    json::Value left = json::Value::array();
    for (json::Value &name : required->elements()) {
        if (!hidden.contains(name.toString()))
            left.append(std::move(name));
    }
    if (left.isEmpty())
        schema.remove("required");
    else
        *required = std::move(left);
}

} // namespace

json::Value shownSchema(const Workspace &workspace, const json::Value &schema,
                        const std::set<std::string, std::less<>> &hidden, EnumStyle style)
{
    json::Value out = Inlining(workspace, style).run(schema);
    hide(out, hidden);
    return out;
}

} // namespace tooltray::execution
