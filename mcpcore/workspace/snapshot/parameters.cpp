// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/parameters.h"

#include "workspace/snapshot/references.h"
#include "json/pointer.h"
#include "json/write.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

graphql::InferenceOptions inferenceOptions(const Workspace &workspace)
{
    graphql::InferenceOptions options;
    for (const auto &[name, entry] : workspace.entries(ObjectKind::Type)) {
        for (const std::string &scalar : std::get<CustomType>(entry.object()).scalars)
            options.scalars[scalar].input =
                json::Value::object({{"$ref", std::string(kTypeReference) + name}});
    }
    return options;
}

namespace {

bool isNull(const json::Value &choice, std::string_view keyword)
{
    return keyword == "enum" ? choice.isNull()
                             : (keyword == "type" ? choice : choice["type"]).toString() == "null";
}

// The only type that is left stands alone. The only schema that is left takes the place of the choice; what is said
// beside the choice goes first.
void takeNull(json::Value &property, std::string_view keyword)
{
    json::Value others = json::Value::array();
    for (const json::Value &choice : property[keyword].elements()) {
        if (!isNull(choice, keyword))
            others.append(choice);
    }
    if (others.isEmpty())
        return;
    const json::Value only = others.elements().front();
    if (others.size() > 1 || keyword == "enum") {
        property.set(keyword, std::move(others));
    } else if (keyword == "type") {
        property.set(keyword, only);
    } else {
        property.remove(keyword);
        for (const auto &[name, value] : only.members()) {
            if (!property.contains(name))
                property.set(name, value);
        }
    }
}

} // namespace

json::Value withoutNulls(json::Value schema)
{
    json::Value *properties = schema.find("properties");
    if (properties == nullptr)
        return schema;
    for (auto &[name, property] : properties->members()) {
        for (const char *keyword : {"type", "enum", "anyOf", "oneOf"})
            takeNull(property, keyword);
    }
    return schema;
}

namespace {

constexpr int kMaxLevels = 200;

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
    if (!schema.isObject() || depth > kMaxLevels)
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
    using Int = std::numeric_limits<std::int32_t>;
    if (schema["minimum"] == json::Value(Int::min()) && schema["maximum"] == json::Value(Int::max())) {
        schema.remove("minimum");
        schema.remove("maximum");
    }
    makeInnerPlain(schema, depth);
}

} // namespace

json::Value plainTypes(json::Value schema)
{
    makeInnerPlain(schema, 0);
    return schema;
}

namespace {

const CustomType *findType(const Workspace &workspace, std::string_view reference)
{
    return reference.starts_with(kTypeReference)
               ? workspace.find<CustomType>(reference.substr(kTypeReference.size()))
               : nullptr;
}

const Definition *findMapping(const Workspace &workspace, std::string_view reference)
{
    const Entry *entry =
        reference.starts_with(kMappingReference)
            ? workspace.entries(ObjectKind::Mapping).find(reference.substr(kMappingReference.size()))
            : nullptr;
    return entry == nullptr ? nullptr : entry->definition().get();
}

enum class Mappings : std::uint8_t { StayNames, Inlined };

class Inliner {
public:
    Inliner(const Workspace &workspace, Mappings mappings, std::size_t bytes)
        : m_workspace(workspace)
        , m_mappings(mappings)
        , m_left(bytes)
    {}

    bool isWhole() const { return m_isWhole; }

    json::Value inlined(const json::Value &schema)
    {
        if (schema.isArray()) {
            // A long list of values stays shared with the type that has it.
            if (std::ranges::none_of(schema.elements(), holdsMembers))
                return schema;
            json::Value out = json::Value::array();
            for (const json::Value &element : schema.elements())
                out.append(inlined(element));
            return out;
        }
        if (!schema.isObject())
            return schema;
        const CustomType *type = findType(m_workspace, schema["$ref"].toString());
        const Definition *mapping =
            m_mappings == Mappings::Inlined ? findMapping(m_workspace, schema["$ref"].toString()) : nullptr;
        // One that is being inlined already holds itself, and stays a name there.
        if (std::ranges::find(m_open, type) != m_open.end())
            type = nullptr;
        if (type != nullptr && !hasRoomFor(type->schema))
            type = nullptr;
        if (mapping != nullptr && !takesRoom(std::get<Mapping>(mapping->object).entries.size() * kEntryBytes))
            mapping = nullptr;
        if (!m_open.empty())
            ++m_inlined;
        json::Value beside = json::Value::object();
        for (const json::Member &member : schema.members()) {
            if ((type == nullptr && mapping == nullptr) || member.name != "$ref")
                beside.set(member.name, inlined(member.value));
        }
        if (mapping != nullptr)
            return merged(mapping->accepted, std::get<Mapping>(mapping->object).description,
                          std::move(beside));
        if (type == nullptr)
            return beside;
        m_open.push_back(type);
        json::Value out = inlined(type->schema);
        m_open.pop_back();
        return merged(std::move(out), type->description, std::move(beside));
    }

private:
    static bool holdsMembers(const json::Value &value) { return value.isArray() || value.isObject(); }

    // The approximate size of a mapping's entry: measuring takes long, and many tools may share the mapping.
    static constexpr std::size_t kEntryBytes = 32;

    bool takesRoom(std::size_t bytes)
    {
        const bool fits = m_inlined <= kMaxInlinedSchemas && bytes <= m_left;
        m_left -= fits ? bytes : 0;
        m_isWhole = m_isWhole && fits;
        return fits;
    }

    // A schema that does not fit once does not fit later, and is not measured again.
    bool hasRoomFor(const json::Value &schema)
    {
        if (m_tooLarge.contains(&schema))
            return false;
        const bool fits = takesRoom(json::writtenSize(schema, m_left));
        if (!fits)
            m_tooLarge.insert(&schema);
        return fits;
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
    std::size_t m_left;        // bytes
    std::set<const json::Value *> m_tooLarge;
    bool m_isWhole = true;
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

// Says it of the type or the mapping that a reference names and the workspace lacks.
void nameMissing(const Workspace &workspace, const json::Value &schema, jsonschema::CompileError &error)
{
    if (error.kind != jsonschema::CompileError::Kind::UnknownReference)
        return;
    const CustomType *around = error.document.empty() ? nullptr : findType(workspace, error.document);
    const auto pointer = json::Pointer::parse(error.pointer);
    if (!pointer || (around == nullptr && !error.document.empty()))
        return;
    const json::Value *reference = json::resolve(around == nullptr ? schema : around->schema, *pointer);
    const std::string_view name = reference == nullptr ? std::string_view() : reference->toString();
    for (const auto &[prefix, kind] :
         {std::pair(kTypeReference, "type"), std::pair(kMappingReference, "mapping")}) {
        if (name.starts_with(prefix))
            error.message =
                std::string("There is no ") + kind + " \"" + std::string(name.substr(prefix.size())) + "\".";
    }
}

jsonschema::Schema::Compiled compiledWith(const Workspace &workspace, const json::Value &schema,
                                          const json::Value *ofMappings)
{
    jsonschema::CompileOptions options;
    options.resolve = [&](const std::string &uri) -> std::optional<json::Value> {
        if (const auto *type = findType(workspace, uri))
            return type->schema;
        if (const auto *mapping = findMapping(workspace, uri))
            return ofMappings == nullptr ? mapping->accepted : *ofMappings;
        return std::nullopt;
    };
    jsonschema::Schema::Compiled compiled = jsonschema::Schema::compile(schema, options);
    for (jsonschema::CompileError &error : compiled.errors)
        nameMissing(workspace, schema, error);
    return compiled;
}

} // namespace

jsonschema::Schema::Compiled compileParameters(const Workspace &workspace, const json::Value &schema)
{
    return compiledWith(workspace, schema, nullptr);
}

std::vector<jsonschema::CompileError> parameterErrors(const Workspace &workspace, const json::Value &schema)
{
    const json::Value any = json::Value::object({{"enum", json::Value::array({json::Value(true)})}});
    return compiledWith(workspace, schema, &any).errors;
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

namespace {

// Whether it or a type that it refers to says so: most do not, and need not be looked at any closer.
bool mayHaveDefault(const Workspace &workspace, const json::Value &schema)
{
    constexpr int kMaxTypes = 100; // that refer to each other, perhaps in a circle
    const json::Value *at = &schema;
    for (int i = 0; i < kMaxTypes; ++i) {
        if (at->contains("default"))
            return true;
        const CustomType *type = findType(workspace, (*at)["$ref"].toString());
        if (type == nullptr)
            return false;
        at = &type->schema;
    }
    return false;
}

} // namespace

json::Value defaultsOf(const Workspace &workspace, const json::Value &schema)
{
    json::Value defaults = json::Value::object();
    for (const json::Member &property : schema["properties"].members()) {
        if (!mayHaveDefault(workspace, property.value))
            continue;
        const json::Value type = inlinedTypes(workspace, property.value);
        if (const json::Value *value = type.find("default"); value != nullptr && !value->isNull())
            defaults.set(property.name.view(), *value);
    }
    return defaults;
}

void addDefaults(const json::Value &defaults, json::Value &arguments)
{
    for (const json::Member &member : defaults.members()) {
        if (!arguments.contains(member.name.view()))
            arguments.set(member.name.view(), member.value);
    }
}

json::Value inlinedTypes(const Workspace &workspace, const json::Value &schema, std::size_t bytes)
{
    return Inliner(workspace, Mappings::StayNames, bytes).inlined(schema);
}

json::Value inlined(const Workspace &workspace, const json::Value &schema)
{
    return Inliner(workspace, Mappings::Inlined, kMaxInlinedBytes).inlined(schema);
}

json::Value whollyInlined(const Workspace &workspace, const json::Value &schema, std::size_t bytes)
{
    Inliner inliner(workspace, Mappings::Inlined, bytes);
    json::Value inlined = inliner.inlined(schema);
    return inliner.isWhole() && json::writtenSize(inlined, bytes) <= bytes ? inlined : json::Value();
}

} // namespace tooltray::workspace
