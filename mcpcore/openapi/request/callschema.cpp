// SPDX-License-Identifier: GPL-3.0-or-later
#include "openapi/request/callschema.h"

#include "openapi/schema/schemamerger.h"

#include <algorithm>
#include <utility>

namespace tooltray::openapi {

namespace {

// The lower, the rather.
int preference(std::string_view mediaType)
{
    const std::string essence = mediaTypeEssence(mediaType);
    if (essence == "application/json")
        return 0;
    if (essence == "application/json-patch+json")
        return 9;
    if (essence == "application/merge-patch+json")
        return 1;
    if (isJsonMediaType(essence))
        return 2;
    if (isFormMediaType(essence))
        return 3;
    if (isMultipartMediaType(essence))
        return 4;
    if (essence.find("xml") != std::string::npos)
        return 7;
    if (essence.starts_with("text/"))
        return 5;
    return essence.ends_with("/*") ? 8 : 6;
}

json::Value orFile(json::Value schema)
{
    return json::Value::object({{"anyOf", json::Value::array({std::move(schema), fileSchema()})}});
}

json::Value bytesSchema()
{
    const json::Value text = json::Value::object({{"type", "string"}});
    json::Value forms = json::Value::array({text, fileSchema()});
    for (const std::string_view name : {"body_base64", "body_text"})
        forms.append(json::Value::object({{"type", "object"},
                                          {"properties", json::Value::object({{name, text}})},
                                          {"required", json::Value::array({name})},
                                          {"additionalProperties", false}}));
    return json::Value::object({{"anyOf", std::move(forms)}});
}

// Top-level properties that are bytes may be given as files, and so may elements of lists of them.
json::Value withFiles(json::Value body, const json::Value &definitions)
{
    SchemaMerger merger(definitions);
    const SchemaMerger::Merged merged = merger.merge(body);
    if (!merged.isComplete || !std::as_const(merged.schema)["properties"].isObject())
        return body;
    json::Value schema = merged.schema;
    json::Value properties = std::as_const(schema)["properties"];
    bool hasFile = false;
    for (const json::Member &member : std::as_const(merged.schema)["properties"].members()) {
        const json::Value surface = merger.merge(member.value).schema;
        const json::Value items = merger.merge(surface["items"]).schema;
        if (isBinarySchema(surface)) {
            properties.set(member.name, orFile(member.value));
        } else if (surface.contains("items") && isBinarySchema(items)) {
            json::Value list = surface;
            list.set("items", orFile(items));
            properties.set(member.name, std::move(list));
        } else {
            continue;
        }
        hasFile = true;
    }
    if (!hasFile)
        return body;
    schema.set("properties", std::move(properties));
    return schema;
}

} // namespace

BodyForm bodyFormOf(std::string_view mediaType)
{
    const std::string essence = mediaTypeEssence(mediaType);
    if (isJsonMediaType(essence) || essence == "*/*" || essence == "application/*" || essence.empty())
        return BodyForm::Json;
    if (isFormMediaType(essence))
        return BodyForm::Form;
    if (isMultipartMediaType(essence))
        return BodyForm::Multipart;
    const bool isText = essence.starts_with("text/") || essence.find("xml") != std::string::npos
                        || essence.find("yaml") != std::string::npos || essence.ends_with("+json-seq")
                        || essence == "application/graphql" || essence == "application/x-ndjson"
                        || essence == "application/jsonl";
    return isText ? BodyForm::Text : BodyForm::Bytes;
}

const ApiMediaType *usualMediaType(const ApiOperation &operation)
{
    if (!operation.body || operation.body->media.empty())
        return nullptr;
    return &*std::ranges::min_element(operation.body->media, {},
                                      [](const ApiMediaType &type) { return preference(type.name); });
}

std::string valueKey(const Parameter &parameter)
{
    return std::string(placeName(parameter.place)).append(":").append(parameter.name);
}

json::Value fileSchema()
{
    const json::Value text = json::Value::object({{"type", "string"}});
    json::Value schema = json::Value::object({{"type", "object"}});
    schema.set("properties", json::Value::object(
                                 {{"filename", text},
                                  {"content_base64",
                                   json::Value::object({{"type", "string"}, {"contentEncoding", "base64"}})},
                                  {"text", text},
                                  {"content_type", text}}));
    schema.set("anyOf", json::Value::array(
                            {json::Value::object({{"required", json::Value::array({"content_base64"})}}),
                             json::Value::object({{"required", json::Value::array({"text"})}})}));
    schema.set("additionalProperties", false);
    return schema;
}

bool isBinarySchema(const json::Value &schema)
{
    if (schema["format"].toString() == "binary")
        return true;
    const std::string_view media = schema["contentMediaType"].toString();
    return !media.empty() && !schema.contains("contentEncoding") && bodyFormOf(media) == BodyForm::Bytes;
}

json::Value bodySchema(SchemaWriter &writer, const ApiMediaType &mediaType)
{
    const BodyForm form = bodyFormOf(mediaType.name);
    if (form == BodyForm::Bytes)
        return bytesSchema();
    json::Value schema = writer.write(mediaType.schema);
    if (form == BodyForm::Text && !hasType(schema, "string"))
        return json::Value::object({{"type", "string"}}); // XML and the like are given as they are sent
    if (form == BodyForm::Multipart)
        return withFiles(std::move(schema), writer.definitions());
    return schema;
}

const ApiResponse *successResponse(const ApiOperation &operation)
{
    const ApiResponse *range = nullptr;
    const ApiResponse *fallback = nullptr;
    const ApiResponse *best = nullptr;
    bool hasSuccess = false;
    for (const ApiResponse &response : operation.responses) {
        const bool isSuccess = response.status.size() == 3 && response.status.front() == '2';
        hasSuccess = hasSuccess || isSuccess;
        if (response.status == "2XX" || response.status == "2xx")
            range = &response;
        else if (response.status == "default")
            fallback = &response;
        else if (isSuccess && !response.media.empty() && (best == nullptr || response.status < best->status))
            best = &response;
    }
    if (best != nullptr)
        return best;
    if (range != nullptr)
        return range;
    return hasSuccess ? nullptr : fallback;
}

namespace {

// JSON before all else, and the more specific types before the general one.
std::vector<const ApiMediaType *> wantedTypes(const ApiResponse &response)
{
    std::vector<const ApiMediaType *> types;
    const auto add = [&](auto isWanted) {
        for (const ApiMediaType &type : response.media) {
            if (isWanted(type.name) && std::ranges::find(types, &type) == types.end())
                types.push_back(&type);
        }
    };
    add([](std::string_view name) {
        return isJsonMediaType(name) && mediaTypeEssence(name) != "application/json";
    });
    add(isJsonMediaType);
    if (types.empty())
        add([](std::string_view name) { return name != "*/*"; });
    return types;
}

} // namespace

std::string acceptedTypes(const ApiOperation &operation)
{
    const ApiResponse *response = successResponse(operation);
    std::string accepted;
    if (response == nullptr)
        return accepted;
    for (const ApiMediaType *type : wantedTypes(*response)) {
        const bool isText = std::ranges::none_of(
            type->name, [](char c) { return static_cast<unsigned char>(c) < ' ' || c == 0x7F; });
        if (isText)
            accepted.append(type->name).append(", ");
    }
    const bool isUsual = accepted.empty() || accepted == "application/json, ";
    return isUsual ? std::string() : accepted + "*/*;q=0.1";
}

ApiNode answerSchema(const ApiResponse *response)
{
    if (response == nullptr)
        return {};
    for (const ApiMediaType *type : wantedTypes(*response)) {
        if (type->schema)
            return type->schema;
    }
    return response->media.empty() ? ApiNode() : response->media.front().schema;
}

} // namespace tooltray::openapi
