// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/narrowedschema.h"

#include "jsonschema/schema.h"
#include "openapi/changes/schemacomparison.h"
#include "openapi/schema/schemamerger.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

namespace tooltray::workspace {

namespace {

using openapi::SchemaMerger;

constexpr std::array<std::string_view, 6> kUnbounding{"title",    "description", "default",
                                                      "examples", "deprecated",  "format"};

bool boundsNothing(std::string_view keyword)
{
    return std::ranges::find(kUnbounding, keyword) != kUnbounding.end();
}

// What stands at several places is not taken apart.
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
