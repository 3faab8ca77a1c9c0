// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/answerschema.h"

#include "graphql/inference/outputschema.h"
#include "graphql/language/parse.h"
#include "workspace/checks/pageplan.h"
#include "workspace/snapshot/parameters.h"

#include <array>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace tooltray::toolkit {
namespace {

using namespace workspace;

// Every list of tools carries what is promised, and each answer is held against it.
constexpr std::size_t kMaxPromisedBytes = 64 * 1024;

json::Value ofType(std::string_view type)
{
    return json::Value::object({{"type", type}});
}

json::Value orNull(std::string_view type)
{
    return json::Value::object({{"type", json::Value::array({json::Value(type), json::Value("null")})}});
}

json::Value anything()
{
    return json::Value::object();
}

bool hasType(const json::Value &schema, std::string_view type)
{
    return schema["type"].toString() == type;
}

// Only the type of the constant is promised: a secret in it would be masked.
json::Value schemaOfConstant(const json::Value &value)
{
    switch (value.type()) {
    case json::Type::Boolean: return ofType("boolean");
    case json::Type::String: return ofType("string");
    case json::Type::Array: return ofType("array");
    case json::Type::Object: return ofType("object");
    case json::Type::Null:
    case json::Type::Number: break;
    }
    return anything();
}

json::Value schemaOfSource(const Binding &binding)
{
    if (const auto *constant = std::get_if<ConstantSource>(&binding.source))
        return schemaOfConstant(constant->value);
    if (const auto *object = std::get_if<ObjectSource>(&binding.source)) {
        json::Value schema = ofType("object");
        json::Value &properties = schema.set("properties", json::Value::object());
        for (const NamedBinding &member : object->members)
            properties.set(member.name, templateSchema(member.binding));
        return schema;
    }
    if (std::holds_alternative<ListSource>(binding.source))
        return ofType("array");
    if (const auto *each = std::get_if<EachSource>(&binding.source)) {
        json::Value schema = orNull("array");
        if (json::Value items = templateSchema(*each->as); !items.isEmpty())
            schema.set("items", std::move(items));
        return schema;
    }
    return anything(); // what others return
}

// Absent and null pass most transforms as they are.
json::Value schemaAfter(json::Value schema, const Transform &transform)
{
    using enum Transform::Kind;
    constexpr std::array<std::string_view, 4> kNeverNull{"string", "boolean", "array", "object"};
    bool isNeverNull = false;
    for (const std::string_view type : kNeverNull)
        isNeverNull = isNeverNull || hasType(schema, type);
    const auto text = [&] { return isNeverNull ? ofType("string") : orNull("string"); };
    switch (transform.kind) {
    case Present: return ofType("boolean");
    case Json:
    case Join: return text();
    case Split: return isNeverNull ? ofType("array") : orNull("array");
    case Default: // also in place of what is absent, as what Present makes may be
        return isNeverNull && !hasType(schema, "boolean") ? schema : anything();
    case Compact: return hasType(schema, "object") || hasType(schema, "array") ? schema : anything();
    case Gid:
    case UrlEncode:
    case UrlDecode:
    case Upper:
    case Lower:
    case String: return hasType(schema, "string") ? schema : anything(); // each element of a list
    case Number:
    case First:
    case ProjectPath:
    case Base64Text:
    case Base64Encoding: break;
    }
    return anything();
}

AnswerSchema unknownAnswer()
{
    return {{}, "What the result looks like is not known before the call."};
}

// The schema for a composite tool whose template makes an object that is not reshaped afterwards.
json::Value schemaOfTemplate(const ToolVersion &version)
{
    const auto *sequence = version.operation ? std::get_if<Sequence>(&*version.operation) : nullptr;
    if (sequence == nullptr || !sequence->result || !version.result.path.empty()
        || !version.result.rename.empty())
        return {};
    std::optional<json::Value> schema = shapedSchema(templateSchema(*sequence->result), version.result);
    return schema && (*schema)["type"].toString() == "object" ? *std::move(schema) : json::Value();
}
} // namespace

json::Value templateSchema(const Binding &result)
{
    json::Value schema = result.mapping.empty() ? schemaOfSource(result) : anything();
    for (const Transform &transform : result.transforms)
        schema = schemaAfter(std::move(schema), transform);
    return schema;
}

json::Value promisedSchema(const Workspace &workspace, const ToolVersion &version)
{
    // Texts keep no promise about structure.
    if (version.result.format != ResultShape::Format::Json)
        return {};
    if (version.outputSchema.isNull())
        return schemaOfTemplate(version);
    return version.outputSchema["type"].toString() == "object"
               ? whollyInlined(workspace, version.outputSchema, kMaxPromisedBytes)
               : json::Value();
}

AnswerSchema answerSchema(const Workspace &workspace, const ToolVersion &version,
                          const graphql::SchemaPointer &schema)
{
    if (!version.outputSchema.isNull()) {
        json::Value said = whollyInlined(workspace, version.outputSchema, kMaxPromisedBytes);
        return said.isNull() ? AnswerSchema{{}, "The schema of the result is too large to be shown."}
                             : AnswerSchema{std::move(said), {}};
    }
    if (json::Value made = schemaOfTemplate(version); !made.isNull())
        return {std::move(made)};
    const auto *operation = version.operation ? std::get_if<GraphqlOperation>(&*version.operation) : nullptr;
    if (operation == nullptr || !schema)
        return unknownAnswer();
    const graphql::Document document = graphql::parseDocument(operation->document);
    const auto definition = graphql::findOperation(document, operation->operationName);
    if (!definition || !document.errors().empty())
        return unknownAnswer();
    std::optional<json::Value> answer = graphql::inferDataSchema(*schema, definition).schema;
    if (version.pagination && version.pagination->enabled) {
        const Result<workspace::PagePlan> plan = workspace::planPages(definition, *version.pagination);
        if (!plan)
            return unknownAnswer();
        answer = mergedSchema(*std::move(answer), *plan);
    }
    if (answer)
        answer = shapedSchema(*std::move(answer), version.result);
    if (answer)
        return {*std::move(answer)};
    return {{},
            "The schema of the data is too intricate to follow how the tool merges and shapes it. Call it "
            "once to "
            "see what the result looks like."};
}

std::optional<PromisedOutput> promisedOutput(const workspace::Workspace &workspace,
                                             const workspace::Tool &tool,
                                             std::optional<workspace::Version> version)
{
    const auto called = tool.versions.find(version.value_or(tool.active));
    if (called == tool.versions.end())
        return std::nullopt;
    json::Value promised = promisedSchema(workspace, called->second);
    if (promised.isNull())
        return std::nullopt;
    return PromisedOutput{std::move(promised), called->second.outputSchema.isNull()};
}

} // namespace tooltray::toolkit
