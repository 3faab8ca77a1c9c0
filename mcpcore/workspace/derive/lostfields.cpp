// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/derive/lostfields.h"

#include "openapi/request/callschema.h"
#include "openapi/schema/schemamerger.h"
#include "openapi/schema/schemawriter.h"
#include "json/pointer.h"

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tooltray::workspace {

namespace {

using FieldPath = std::span<const std::string>;

constexpr std::size_t kMaxLookups = 3'000; // of schemas; beyond that a member may be anywhere

// Follows the patterns of a result shape into the schema of a response.
class ResponseFields {
public:
    explicit ResponseFields(const json::Value &definitions) : m_merger(definitions) {}

    // What a schema does not describe may have any member.
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

} // namespace tooltray::workspace
