// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/parameters/parameters.h"

#include "workspace/snapshot/references.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::workspace {
namespace {

enum class Mappings : std::uint8_t { StayNames, Inlined };

class Inliner {
public:
    Inliner(const Workspace &workspace, Mappings mappings) : m_workspace(workspace), m_mappings(mappings) {}

    json::Value inlined(const json::Value &schema)
    {
        if (schema.isArray()) {
            json::Value out = json::Value::array();
            for (const json::Value &element : schema.elements())
                out.append(inlined(element));
            return out;
        }
        if (!schema.isObject())
            return schema;
        const CustomType *type = find<CustomType>(schema, kTypeReference);
        const Mapping *mapping =
            m_mappings == Mappings::Inlined ? find<Mapping>(schema, kMappingReference) : nullptr;
        // One that is being inlined already holds itself, and stays a name there.
        if (std::ranges::find(m_open, type) != m_open.end() || m_inlined > kMostInlinedSchemas)
            type = nullptr;
        if (!m_open.empty())
            ++m_inlined;
        json::Value beside = json::Value::object();
        for (const json::Member &member : schema.members()) {
            if ((type == nullptr && mapping == nullptr) || member.name != "$ref")
                beside.set(member.name, inlined(member.value));
        }
        if (mapping != nullptr)
            return merged(schemaOf(*mapping), mapping->description, std::move(beside));
        if (type == nullptr)
            return beside;
        m_open.push_back(type);
        json::Value out = inlined(type->schema);
        m_open.pop_back();
        return merged(std::move(out), type->description, std::move(beside));
    }

private:
    template <typename Named>
    const Named *find(const json::Value &schema, std::string_view prefix) const
    {
        const std::string_view reference = schema["$ref"].toString();
        return reference.starts_with(prefix) ? m_workspace.find<Named>(reference.substr(prefix.size()))
                                             : nullptr;
    }

    static json::Value merged(json::Value out, const std::string &description, json::Value beside)
    {
        if (!description.empty() && !out.contains("description"))
            out.set("description", json::Value(description));
        const bool isPlain = std::ranges::all_of(beside.members(), [&](const json::Member &member) {
            return isAnnotation(member.name) || !out.contains(member.name);
        });
        if (!isPlain) {
            if (beside["allOf"].isArray())
                beside.find("allOf")->append(std::move(out));
            else
                beside.set("allOf", json::Value::array({std::move(out)}));
            return beside;
        }
        for (const json::Member &member : beside.members())
            out.set(member.name, member.value);
        return out;
    }

    static bool isAnnotation(std::string_view keyword)
    {
        return keyword == "title" || keyword == "description" || keyword == "default" || keyword == "examples"
               || keyword == "deprecated";
    }

    const Workspace &m_workspace;
    Mappings m_mappings;
    std::vector<const CustomType *> m_open;
    std::size_t m_inlined = 0; // schemas that stand in place of names
};

// Which parameters there are stands in its properties, and nowhere else.
bool isPlainObject(const json::Value &schema)
{
    return std::ranges::none_of(schema.members(), [](const json::Member &member) {
        return member.name == "$ref" || member.name == "allOf" || member.name == "anyOf"
               || member.name == "oneOf" || member.name == "patternProperties"
               || member.name == "unevaluatedProperties" || member.name == "$dynamicRef";
    });
}

} // namespace

jsonschema::Schema::Compiled compileParameters(const Workspace &workspace, const json::Value &schema)
{
    jsonschema::CompileOptions options;
    options.resolve = [&](const std::string &uri) -> std::optional<json::Value> {
        const std::string_view text = uri;
        if (text.starts_with(kTypeReference)) {
            if (const auto *type = workspace.find<CustomType>(text.substr(kTypeReference.size())))
                return type->schema;
        } else if (text.starts_with(kMappingReference)) {
            if (const auto *mapping = workspace.find<Mapping>(text.substr(kMappingReference.size())))
                return schemaOf(*mapping);
        }
        return std::nullopt;
    };
    return jsonschema::Schema::compile(schema, options);
}

json::Value schemaOf(const Mapping &mapping)
{
    json::Value accepted = json::Value::array();
    for (const Mapping::Entry &entry : mapping.entries)
        accepted.append(json::Value(entry.label));
    for (const Mapping::Entry &entry : mapping.entries) {
        const auto already = accepted.elements();
        if (std::ranges::find(already, entry.value) == already.end())
            accepted.append(entry.value);
    }
    return json::Value::object({{"enum", std::move(accepted)}});
}

bool meansToBeClosed(const json::Value &schema)
{
    return schema.contains("properties") && !schema.contains("additionalProperties") && isPlainObject(schema);
}

bool mayHaveParameter(const json::Value &schema, std::string_view name)
{
    if (schema["properties"].contains(name))
        return true;
    const json::Value *others = schema.find("additionalProperties");
    const bool isClosed = others != nullptr && others->isBoolean() && !others->toBool();
    return !isPlainObject(schema) || (!isClosed && !meansToBeClosed(schema));
}

json::Value inlinedTypes(const Workspace &workspace, const json::Value &schema)
{
    return Inliner(workspace, Mappings::StayNames).inlined(schema);
}

json::Value inlined(const Workspace &workspace, const json::Value &schema)
{
    return Inliner(workspace, Mappings::Inlined).inlined(schema);
}

} // namespace tooltray::workspace
