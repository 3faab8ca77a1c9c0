// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/operationfit.h"

#include "jsonschema/schema.h"
#include "openapi/changes/schemacomparison.h"
#include "openapi/request/callschema.h"
#include "openapi/schema/schemamerger.h"
#include "openapi/schema/schemawriter.h"
#include "text/unicode/ascii.h"
#include "workspace/snapshot/references.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace tooltray::workspace {

namespace {

using FieldPath = std::span<const std::string>;

constexpr std::size_t kMaxLookups = 3'000; // of schemas; beyond that a member may be anywhere

// Follows the patterns of a result shape into the schema of a response.
class ResponseFields {
public:
    explicit ResponseFields(const json::Value &definitions) : m_merger(definitions) {}

    // A schema that does not describe its members may have any.
    bool mayLeadSomewhere(const json::Value &schema, FieldPath tokens)
    {
        if (tokens.empty() || ++m_lookups > kMaxLookups)
            return true;
        const openapi::SchemaMerger::Merged merged = m_merger.merge(schema);
        const json::Value surface = merged.schema;
        const auto leads = [&](const json::Value &inner) { return mayLeadSomewhere(inner, tokens); };
        for (const char *keyword : {"anyOf", "oneOf"}) {
            if (std::ranges::any_of(surface[keyword].elements(), leads))
                return true;
        }
        if (surface.contains("anyOf") || surface.contains("oneOf"))
            return hasMember(surface, tokens);
        return !merged.isComplete || isOpen(surface) || hasMember(surface, tokens);
    }

    bool mayHaveAnywhere(const json::Value &schema, const std::string &name)
    {
        if (++m_lookups > kMaxLookups)
            return true;
        const openapi::SchemaMerger::Merged merged = m_merger.merge(schema);
        const json::Value surface = merged.schema;
        if (!merged.name.empty() && !isNew(merged.name))
            return false;
        const auto has = [&](const json::Value &inner) { return mayHaveAnywhere(inner, name); };
        for (const char *keyword : {"anyOf", "oneOf"}) {
            if (std::ranges::any_of(surface[keyword].elements(), has))
                return true;
        }
        const bool isChoice = surface.contains("anyOf") || surface.contains("oneOf");
        return !merged.isComplete || (!isChoice && isOpen(surface)) || surface["properties"].contains(name)
               || std::ranges::any_of(surface["properties"].members(), has, &json::Member::value)
               || (surface.contains("items") && has(surface["items"]));
    }

private:
    bool isNew(const std::string &definition)
    {
        if (std::ranges::find(m_visited, definition) != m_visited.end())
            return false;
        m_visited.push_back(definition);
        return true;
    }

    bool hasMember(const json::Value &surface, FieldPath tokens)
    {
        const std::string &token = tokens.front();
        const FieldPath rest = tokens.subspan(1);
        const bool isAny = token == "*";
        if (surface.contains("items") && (isAny || json::detail::arrayIndex(token)))
            return mayLeadSomewhere(surface["items"], rest);
        return std::ranges::any_of(surface["properties"].members(), [&](const json::Member &member) {
            return (isAny || member.name == token) && mayLeadSomewhere(member.value, rest);
        });
    }

    static bool isOpen(const json::Value &surface)
    {
        const std::vector<std::string_view> types = openapi::typesOf(surface);
        const bool isScalar =
            !types.empty() && !openapi::hasType(surface, "object") && !openapi::hasType(surface, "array");
        const json::Value *others = surface.find("additionalProperties");
        const bool hasOthers = others != nullptr && !(others->isBoolean() && !others->toBool());
        const bool isSaid = surface.contains("properties") || surface.contains("items");
        return hasOthers || surface.contains("patternProperties") || (!isScalar && !isSaid);
    }

    openapi::SchemaMerger m_merger;
    std::vector<std::string> m_visited; // definitions
    std::size_t m_lookups = 0;
};

} // namespace

std::vector<ResultShape::Renaming> lostFields(const openapi::Api &api, const openapi::ApiOperation &operation,
                                              const ResultShape &shape)
{
    const openapi::ApiNode node = openapi::answerSchema(openapi::successResponse(operation));
    const auto path = json::Pointer::parse(shape.path);
    if (shape.rename.empty() || !node || !path)
        return {};
    openapi::SchemaWriter writer(*api.documents, openapi::Direction::Response);
    const json::Value schema = writer.write(node);
    const json::Value &definitions = writer.definitions();
    std::vector<ResultShape::Renaming> lost;
    std::vector<std::string> given; // by renamings before
    for (const ResultShape::Renaming &renaming : shape.rename) {
        const auto pattern =
            renaming.from.starts_with('/') ? json::Pointer::parse(renaming.from) : std::nullopt;
        std::vector<std::string> tokens(path->tokens().begin(), path->tokens().end());
        if (pattern)
            tokens.insert(tokens.end(), pattern->tokens().begin(), pattern->tokens().end());
        else
            tokens = {renaming.from};
        const bool isRenamedAgain = std::ranges::any_of(
            tokens, [&](const std::string &token) { return std::ranges::find(given, token) != given.end(); });
        ResponseFields fields(definitions);
        if (!isRenamedAgain
            && !(pattern ? fields.mayLeadSomewhere(schema, tokens)
                         : fields.mayHaveAnywhere(schema, renaming.from)))
            lost.push_back(renaming);
        given.push_back(renaming.to);
    }
    return lost;
}

namespace {

using openapi::ApiArgument;

const Binding *bindingNamed(const std::vector<NamedBinding> &fields, std::string_view name)
{
    const auto found = std::ranges::find(fields, name, &NamedBinding::name);
    return found == fields.end() ? nullptr : &found->binding;
}

const Binding *bindingOfBody(const ApiArgument &argument, const RestRequest &request)
{
    if (!request.body)
        return nullptr;
    const auto *object = std::get_if<ObjectSource>(&request.body->source);
    if (argument.target == ApiArgument::Target::BodyProperty)
        return object == nullptr ? nullptr : bindingNamed(object->members, argument.key);
    return object == nullptr && argument.target == ApiArgument::Target::Body ? &*request.body : nullptr;
}

const Binding *bindingOfParameter(std::string_view key, const RestRequest &request)
{
    const std::size_t colon = std::min(key.find(':'), key.size() - 1);
    const std::string_view place = key.substr(0, colon);
    const std::string_view name = key.substr(colon + 1);
    if (place == "query" || place == "querystring")
        return bindingNamed(request.query, name);
    if (place == "cookie")
        return bindingNamed(request.cookies, name);
    if (place != "header")
        return nullptr;
    const auto found = std::ranges::find_if(request.headers, [name](const NamedBinding &header) {
        return equalsIgnoringAsciiCase(header.name, name);
    });
    return found == request.headers.end() ? nullptr : &found->binding;
}

bool fillsInDefault(const Binding &binding)
{
    return std::ranges::any_of(binding.transforms, [](const Transform &transform) {
        return transform.kind == Transform::Kind::Default;
    });
}

// What a reference or a combined schema says is not looked up: it may require the parameter or have a default for it.
bool mayBeOmitted(const json::Value &parameters, std::string_view name)
{
    constexpr std::array<std::string_view, 7> kCombined{
        "$ref", "allOf", "anyOf", "oneOf", "if", "dependentSchemas", "dependentRequired"};
    if (std::ranges::any_of(kCombined, [&](std::string_view word) { return parameters.contains(word); }))
        return false;
    const auto required = parameters["required"].elements();
    if (std::ranges::any_of(required, [name](const json::Value &one) { return one.toString() == name; }))
        return false;
    const json::Value &schema = parameters["properties"][name];
    const json::Value *reference = schema.find("$ref");
    const bool isKnown = reference == nullptr || reference->toString().starts_with(kMappingReference);
    return isKnown && schema["default"].isNull();
}

} // namespace

std::optional<std::string> optionalParameterFor(const ApiArgument &argument, const RestRequest &request,
                                                const json::Value &parameters)
{
    // Those that are hidden are for credentials, unless they have but one value.
    if (!argument.isRequired || (argument.isHidden && !argument.fixed))
        return std::nullopt;
    const Binding *binding = argument.target == ApiArgument::Target::Parameter
                                 ? bindingOfParameter(argument.key, request)
                                 : bindingOfBody(argument, request);
    const auto *source = binding == nullptr ? nullptr : std::get_if<ParameterSource>(&binding->source);
    if (source == nullptr || fillsInDefault(*binding) || !mayBeOmitted(parameters, source->name))
        return std::nullopt;
    return source->name;
}

namespace {

using openapi::SchemaMerger;

constexpr std::array<std::string_view, 6> kUnbounding{"title",    "description", "default",
                                                      "examples", "deprecated",  "format"};

bool boundsNothing(std::string_view keyword)
{
    return isOneOf(keyword, kUnbounding);
}

// Schemas that are combined or refer to others are not taken apart.
bool isUncombined(const json::Value &schema)
{
    constexpr std::array<std::string_view, 6> kCombined{"$ref", "allOf", "anyOf", "oneOf", "not", "if"};
    return schema.isObject()
           && std::ranges::none_of(kCombined, [&](std::string_view word) { return schema.contains(word); });
}

bool haveNoTypeInCommon(const json::Value &own, const json::Value &described)
{
    const std::vector<std::string_view> types = openapi::typesOf(own);
    return !types.empty() && !openapi::typesOf(described).empty()
           && std::ranges::none_of(types, [&](std::string_view type) {
                  return openapi::hasType(described, type)
                         || (type == "integer" && openapi::hasType(described, "number"))
                         || (type == "number" && openapi::hasType(described, "integer"));
              });
}

json::Value withTextsOf(const json::Value &own, json::Value schema)
{
    for (const std::string_view text : {"title", "description", "default", "deprecated"}) {
        if (const json::Value *said = own.find(text))
            schema.set(text, *said);
    }
    return schema;
}

json::Value narrowedMembers(json::Value own, const json::Value &described)
{
    for (const json::Member &member : described.members()) {
        const json::Value *known = std::as_const(own).find(member.name);
        if (known != nullptr)
            own.set(member.name, narrowedSchema(*known, member.value));
    }
    return own;
}

// A member that is required must be there to be passed.
void addRequiredMembers(const json::Value &described, json::Value &schema)
{
    json::Value *properties = schema.find("properties");
    for (const json::Value &name : described["required"].elements()) {
        const json::Value *member = described["properties"].find(name.toString());
        if (properties != nullptr && member != nullptr && !properties->contains(name.toString()))
            properties->set(name.toString(), *member);
    }
}

json::Value withoutUnfitDefault(json::Value schema)
{
    const json::Value *preset = std::as_const(schema).find("default");
    const auto compiled = preset == nullptr ? std::nullopt : jsonschema::Schema::compile(schema).schema;
    if (compiled && !compiled->isValid(*preset))
        schema.remove("default");
    return schema;
}

json::Value narrowedKeyword(std::string_view keyword, const json::Value &own, const json::Value &described)
{
    if (keyword == "items")
        return narrowedSchema(own, described);
    if (keyword == "properties")
        return narrowedMembers(own, described);
    const json::Value both = SchemaMerger::united(json::Value::object({{keyword, own}}),
                                                  json::Value::object({{keyword, described}}));
    return both[keyword];
}

} // namespace

bool acceptsMore(const json::Value &own, const json::Value &described)
{
    if (!isUncombined(own) || !isUncombined(described))
        return false;
    const json::Value none = json::Value::object();
    openapi::ApiChanges changes;
    openapi::SchemaComparison(none, none, openapi::Direction::Request)
        .compare(
            own, described, {}, [](std::string_view) { return true; }, changes);
    return std::ranges::any_of(changes, [](const openapi::ApiChange &change) {
        return change.kind == openapi::ApiChangeKind::Breaking;
    });
}

json::Value narrowedSchema(const json::Value &own, const json::Value &described)
{
    if (!acceptsMore(own, described))
        return own;
    if (haveNoTypeInCommon(own, described))
        return withoutUnfitDefault(withTextsOf(own, described));
    json::Value narrowed = own;
    for (const json::Member &member : described.members()) {
        const json::Value *known = own.find(member.name);
        if (known != nullptr && !boundsNothing(member.name))
            narrowed.set(member.name, narrowedKeyword(member.name, *known, member.value));
        else if (known == nullptr && !boundsNothing(member.name))
            narrowed.set(member.name, member.value);
    }
    addRequiredMembers(described, narrowed);
    return withoutUnfitDefault(std::move(narrowed));
}

} // namespace tooltray::workspace
