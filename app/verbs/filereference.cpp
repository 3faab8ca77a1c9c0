// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/verbs/reference.h"

#include "workspace/codec/document.h"
#include "workspace/codec/members.h"
#include "workspace/exchange/pack.h"
#include "json/parser.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

namespace tooltray::app {
namespace {

using json::Value;
using Errors = std::vector<workspace::DocumentError>;

constexpr std::string_view kUnknownMember = "member_that_does_not_exist";
constexpr std::size_t kDeepest = 12;
// What may stand where people choose the names.
constexpr std::array<std::string_view, 2> kNames{"name", "0.1.0"};

template <workspace::DocumentKind kind>
Errors decodeFile(const std::string &text)
{
    return workspace::decodeDocument({{kind, workspace::isSingle(kind) ? "" : "name"}, text}).errors;
}

Errors decodePackText(const std::string &text)
{
    return workspace::decodePack(std::string_view(text)).errors;
}

struct FileKind {
    std::string_view name;
    std::string_view title;
    std::string_view head; // members that every such file has
    Errors (*decode)(const std::string &text);
};

using enum workspace::DocumentKind;

constexpr std::array kFileKinds{
    FileKind{"workspace-file", "workspace.json: settings, endpoints, credentials and clients of a workspace",
             R"("format": 1)", decodeFile<Workspace>},
    FileKind{"tool-file", "tools/NAME.json: a tool of a workspace", R"("format": 1)", decodeFile<Tool>},
    FileKind{"type-file", "types/NAME.json: a type of a workspace", R"("format": 1)", decodeFile<Type>},
    FileKind{"mapping-file", "mappings/NAME.json: a mapping of a workspace", R"("format": 1)",
             decodeFile<Mapping>},
    FileKind{"prompt-file", "prompts/NAME.json: a prompt of a workspace", R"("format": 1)",
             decodeFile<Prompt>},
    FileKind{"context-file", "context/persistent_context.json: context variables of a workspace",
             R"("format": 1)", decodeFile<Context>},
    FileKind{"pack", "A pack: tools with the types and mappings that they need",
             R"("format": "tooltray-pack", "version": 1)", decodePackText},
};

// A place in a file of one line, and what the reader says of what stands there.
class Place {
public:
    explicit Place(const FileKind &kind)
        : m_kind(kind)
        , m_open('{' + std::string(kind.head) + ", ")
        , m_close("}")
    {}

    Place member(std::string_view name) const
    {
        return {m_kind, m_open + '"' + std::string(name) + "\": ", m_close};
    }
    Place object() const { return {m_kind, m_open + '{', '}' + m_close}; }
    Place element() const { return {m_kind, m_open + '[', ']' + m_close}; }

    // Of that value.
    Errors errorsOf(std::string_view value) const { return errorsAt(value, m_open.size() + 1); }
    // The members that an object may have there; nothing where it may have any, or where there is no object.
    std::optional<std::vector<std::string>> members() const
    {
        for (const workspace::DocumentError &error :
             errorsAt('"' + std::string(kUnknownMember) + "\": 1", m_open.size() + 1)) {
            if (!error.accepted.empty() && error.message.contains(kUnknownMember))
                return error.accepted;
        }
        return std::nullopt;
    }

private:
    Place(const FileKind &kind, std::string open, std::string close)
        : m_kind(kind)
        , m_open(std::move(open))
        , m_close(std::move(close))
    {}

    Errors errorsAt(std::string_view text, std::size_t column) const
    {
        Errors errors = m_kind.decode(m_open + std::string(text) + m_close);
        std::erase_if(errors, [&](const auto &error) {
            return error.position.line != 1 || error.position.column != column;
        });
        return errors;
    }

    const FileKind &m_kind;
    std::string m_open;
    std::string m_close;
};

// What reads like a value of the type, in several ways: formats want different ones.
struct Samples {
    std::string_view type;
    std::vector<std::string_view> values;
};

const std::array kSamples{
    Samples{"boolean", {"true"}},
    Samples{"integer", {"1", "5000"}},
    Samples{"number", {"1.5"}},
    Samples{"string",
            {"\"text\"", "\"0.1.0\"", "\"https://api.example.com/\"", "\"/path\"", "\"2026-01-01T00:00:00Z\"",
             "\"sha256:0000000000000000000000000000000000000000000000000000000000000000\"", "\"{ a }\""}},
    Samples{"array", {"[]", "[\"text\"]"}},
    Samples{"object", {"{}", "{\"name\": \"text\"}"}},
};

std::vector<std::string> typesAt(const Place &place)
{
    std::vector<std::string> types;
    for (const Samples &samples : kSamples) {
        if (std::ranges::any_of(samples.values,
                                [&](std::string_view value) { return place.errorsOf(value).empty(); }))
            types.emplace_back(samples.type);
    }
    if (std::ranges::find(types, "number") != types.end()) // which has the integers
        std::erase(types, "integer");
    return types;
}

// The objects that stand around a place, by their members: one that is the same again is described once.
struct Around {
    struct Object {
        std::vector<std::string> members;
        std::string name;
        bool isMeant = false;
    };

    std::vector<Object> objects = {};
    std::size_t depth = 0;
    Value definitions = Value::object();
};

Value schemaAt(const Place &place, Around &around);

Value referenceTo(const std::string &name)
{
    return Value::object({{"$ref", "#/$defs/" + name}});
}

Value objectSchema(const Place &inside, const std::vector<std::string> &members, Around &around)
{
    const auto same = std::ranges::find(around.objects, members, &Around::Object::members);
    if (same != around.objects.end()) {
        same->isMeant = true;
        return referenceTo(same->name);
    }
    std::string joined; // another object has other members
    for (const std::string &member : members)
        joined += (joined.empty() ? "" : "_") + member;
    around.objects.push_back({members, std::move(joined)});
    Value properties = Value::object();
    for (const std::string &name : members)
        properties.set(name, schemaAt(inside.member(name), around));
    const Around::Object object = std::move(around.objects.back());
    around.objects.pop_back();
    Value schema = Value::object(
        {{"type", "object"}, {"properties", std::move(properties)}, {"additionalProperties", Value(false)}});
    if (!object.isMeant)
        return schema;
    around.definitions.set(object.name, std::move(schema));
    return referenceTo(object.name);
}

// An object whose members have any names; nothing where that is not known.
std::optional<Value> mapSchema(const Place &place, Around &around)
{
    for (const std::string_view name : kNames) {
        Value below = schemaAt(place.object().member(name), around);
        if (!below.isEmpty())
            return Value::object({{"type", "object"}, {"additionalProperties", std::move(below)}});
    }
    return std::nullopt;
}

// Of a scalar, of anything, or of one of several.
Value plainSchema(const Place &place, const std::vector<std::string> &types)
{
    for (const workspace::DocumentError &error : place.errorsOf("\"a value that does not exist\"")) {
        if (!error.accepted.empty())
            return Value::object({{"enum", workspace::encode(error.accepted)}});
    }
    const bool isAnything = types.size() + 1 >= kSamples.size();
    if (types.empty() || isAnything)
        return Value::object();
    if (types.size() == 1)
        return Value::object({{"type", types.front()}});
    return Value::object({{"type", workspace::encode(types)}});
}

Value schemaOf(const Place &place, Around &around)
{
    const Place inside = place.object();
    if (const auto members = inside.members())
        return objectSchema(inside, *members, around);
    const std::vector<std::string> types = typesAt(place);
    const Place element = place.element();
    if (element.object().members() || types == std::vector<std::string>{"array"})
        return Value::object({{"type", "array"}, {"items", schemaAt(element, around)}});
    if (types.empty() || types == std::vector<std::string>{"object"}) {
        if (auto map = mapSchema(place, around))
            return *std::move(map);
    }
    return plainSchema(place, types);
}

Value schemaAt(const Place &place, Around &around)
{
    if (around.depth == kDeepest)
        return Value::object();
    ++around.depth;
    Value schema = schemaOf(place, around);
    --around.depth;
    return schema;
}

} // namespace

std::vector<std::string> fileKinds()
{
    std::vector<std::string> kinds;
    for (const FileKind &kind : kFileKinds)
        kinds.emplace_back(kind.name);
    return kinds;
}

Value fileSchema(std::string_view name)
{
    const FileKind &kind = *std::ranges::find(kFileKinds, name, &FileKind::name);
    const Place root(kind);
    Around around;
    Value schema =
        Value::object({{"$schema", "https://json-schema.org/draft/2020-12/schema"}, {"title", kind.title}});
    Value whole = objectSchema(root, root.members().value_or(std::vector<std::string>()), around);
    Value required = Value::array();
    const Value head = json::parse('{' + std::string(kind.head) + '}').value;
    for (const json::Member &member : head.members()) {
        whole.find("properties")->set(member.name, Value::object({{"const", member.value}}));
        required.append(member.name.view());
    }
    for (const json::Member &member : whole.members())
        schema.set(member.name, member.value);
    schema.set("required", std::move(required));
    if (!around.definitions.isEmpty())
        schema.set("$defs", std::move(around.definitions));
    return schema;
}

} // namespace tooltray::app
