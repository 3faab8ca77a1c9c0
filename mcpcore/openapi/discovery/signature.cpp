// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/discovery/signature.h"

#include "openapi/request/callschema.h"
#include "openapi/schema/schemamerger.h"
#include "openapi/schema/schemawriter.h"
#include "json/write.h"

#include <algorithm>
#include <vector>

namespace tooltray::openapi {

namespace {

constexpr std::size_t kMaxChoices = 8;
constexpr std::size_t kChoiceBytes = 80;
constexpr std::size_t kMaxAlternatives = 4;
constexpr std::size_t kTypeDepth = 4;
constexpr std::size_t kMaxShownNames = 8;
constexpr std::size_t kShownNamesBytes = 160;
constexpr std::size_t kAnswerBytes = 400;

std::string_view lastWord(std::string_view name)
{
    return name.substr(name.rfind('.') + 1);
}

// Names and what they are, separated by commas, as many as fit.
class Listing {
public:
    explicit Listing(std::size_t mostBytes) : m_most(mostBytes) {}

    void add(const std::string &part)
    {
        if (m_left > 0 || m_text.size() + part.size() > m_most) {
            ++m_left;
            return;
        }
        m_text += (m_text.empty() ? "" : ", ") + part;
    }

    std::string text() const
    {
        if (m_left == 0)
            return m_text;
        return m_text + (m_text.empty() ? "" : ", ") + "... " + std::to_string(m_left) + " more";
    }

private:
    std::string m_text;
    std::size_t m_most;
    std::size_t m_left = 0;
};

class TypeText {
public:
    explicit TypeText(const json::Value &definitions) : m_definitions(definitions) {}

    std::string of(const json::Value &schema, std::size_t depth = 0) const
    {
        const SchemaMerger::Merged merged = SchemaMerger(m_definitions).merge(schema);
        const std::string_view name = merged.name.empty() ? definitionOf(schema) : merged.name;
        const bool isKnown = definitionOf(schema).empty() || !merged.schema.isEmpty();
        if (depth > kTypeDepth)
            return "any";
        if (!name.empty() && (!isKnown || isObjectSchema(merged.schema)))
            return std::string(lastWord(name));
        return plain(merged.schema, depth);
    }

private:
    std::string plain(const json::Value &schema, std::size_t depth) const
    {
        if (std::string values = valuesOf(schema); !values.empty())
            return values;
        for (const std::string_view choice : {"oneOf", "anyOf"}) {
            if (!schema[choice].isEmpty())
                return alternatives(schema[choice], depth);
        }
        if (hasType(schema, "array") || (typesOf(schema).empty() && schema.contains("items")))
            return "[" + (schema.contains("items") ? of(schema["items"], depth + 1) : "any") + "]";
        if (isObjectSchema(schema))
            return objectText(schema);
        std::string text;
        for (const std::string_view type : typesOf(schema)) {
            if (type == "null")
                continue;
            const std::string_view format = type == "string" ? schema["format"].toString() : "";
            text += (text.empty() ? "" : "|") + std::string(format.empty() ? type : format);
        }
        return text.empty() ? "any" : text;
    }

    static std::string valuesOf(const json::Value &schema)
    {
        std::vector<json::Value> values;
        if (schema.contains("const"))
            values = {schema["const"]};
        else if (schema["enum"].size() <= kMaxChoices)
            values.assign(schema["enum"].elements().begin(), schema["enum"].elements().end());
        std::string text;
        for (const json::Value &value : values) {
            if (!value.isNull())
                text += (text.empty() ? "" : "|")
                        + (value.isString() ? std::string(value.toString()) : json::write(value));
        }
        return text.size() <= kChoiceBytes ? text : std::string();
    }

    std::string alternatives(const json::Value &branches, std::size_t depth) const
    {
        std::vector<std::string> texts;
        for (const json::Value &branch : branches.elements()) {
            std::string text = branch["type"].toString() == "null" ? std::string() : of(branch, depth + 1);
            if (!text.empty() && std::ranges::find(texts, text) == texts.end())
                texts.push_back(std::move(text));
        }
        std::string joined;
        for (std::size_t i = 0; i < std::min(texts.size(), kMaxAlternatives); ++i)
            joined += (i == 0 ? "" : "|") + texts[i];
        return texts.size() > kMaxAlternatives ? joined + "|..." : joined.empty() ? "any" : joined;
    }

    static std::string objectText(const json::Value &schema)
    {
        std::string names;
        std::size_t count = 0;
        for (const json::Member &member : schema["properties"].members()) {
            if (++count > kMaxShownNames || names.size() + member.name.view().size() > kShownNamesBytes)
                return "{" + names + (names.empty() ? "...}" : ", ...}");
            names += (names.empty() ? "" : ", ") + std::string(member.name.view());
        }
        return count == 0 ? "object" : "{" + names + "}";
    }

    const json::Value &m_definitions;
};

std::string typed(std::string_view name, bool isRequired, const std::string &type)
{
    return std::string(name) + (isRequired ? ": " : "?: ") + type + (isRequired ? "!" : "");
}

} // namespace

std::string coordinateOf(const ApiOperation &operation)
{
    return std::string(operation.method).append(" ").append(operation.path);
}

std::string argumentsText(const ApiArguments &arguments, std::size_t mostBytes)
{
    const TypeText types(arguments.definitions);
    Listing listing(mostBytes);
    for (const ApiArgument &argument : arguments.list) {
        if (!argument.isHidden)
            listing.add(typed(argument.name, argument.isRequired, types.of(argument.schema)));
    }
    return listing.text();
}

std::string answerText(const Api &api, const ApiOperation &operation)
{
    const ApiNode schema = answerSchema(successResponse(operation));
    if (!schema)
        return {};
    const json::Value none = json::Value::object();
    std::string text = TypeText(none).of(SchemaWriter(*api.documents, Direction::Response).write(schema));
    return text.size() > kAnswerBytes ? "any" : text;
}

std::string signatureOf(const Api &api, const ApiOperation &operation, std::size_t mostBytes)
{
    const std::string answer = answerText(api, operation);
    const std::string arguments = argumentsText(argumentsOf(api, operation), mostBytes);
    return coordinateOf(operation) + "(" + arguments + ")" + (answer.empty() ? "" : " -> " + answer);
}

ApiNode namedSchema(const Api &api, std::string_view name)
{
    const ApiNode root{&api.documents->root().root, &api.documents->root()};
    const ApiNode schemas = api.edition() == Edition::Swagger2 ? root.find("definitions")
                                                               : root.find("components").find("schemas");
    if (!schemas)
        return {};
    if (const ApiNode found = schemas.find(name))
        return found;
    ApiNode only;
    for (const json::Member &member : schemas->members()) {
        if (lastWord(member.name) != name)
            continue;
        if (only)
            return {};
        only = schemas.at(member.value);
    }
    return only;
}

std::string schemaText(const Api &api, std::string_view name, ApiNode schema, std::size_t mostBytes)
{
    SchemaWriter writer(*api.documents, Direction::Response);
    json::Value written = writer.write(schema);
    const json::Value definitions = writer.definitions();
    const json::Value merged = SchemaMerger(definitions).merge(written).schema;
    const TypeText types(definitions);
    if (merged["properties"].isEmpty())
        return std::string(name) + ": " + types.of(merged);
    Listing listing(mostBytes);
    const auto required = merged["required"].elements();
    for (const json::Member &member : merged["properties"].members()) {
        const bool isRequired =
            std::ranges::find(required, json::Value(member.name.view())) != required.end();
        listing.add(typed(member.name, isRequired, types.of(member.value)));
    }
    return std::string(name) + " {" + listing.text() + "}";
}

} // namespace tooltray::openapi
