// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/wire/params.h"

#include "text/encoding/encoding.h"
#include "text/framing/httpsyntax.h"
#include "text/unicode/ascii.h"
#include "json/write.h"

#include <algorithm>
#include <string_view>

namespace tooltray::mcp {
namespace {

using StringMap = std::map<std::string, std::string, std::less<>>;

Failure missing(std::string_view name, std::string_view expected)
{
    return Failure::invalidParams("The parameter \"" + std::string(name) + "\" must be "
                                  + std::string(expected) + ".");
}

// An array of strings; absent reads as empty, anything else as nothing.
std::optional<std::vector<std::string>> readStrings(const json::Value &object, std::string_view name)
{
    std::vector<std::string> strings;
    const json::Value *array = object.find(name);
    if (!array)
        return strings;
    if (!array->isArray())
        return {};
    for (const json::Value &each : array->elements()) {
        if (!each.isString())
            return {};
        strings.emplace_back(each.toString());
    }
    return strings;
}

// A map of strings; absent reads as empty, anything else as nothing.
std::optional<StringMap> readStrings(const json::Value *value)
{
    StringMap strings;
    if (!value)
        return strings;
    if (!value->isObject())
        return {};
    for (const json::Member &member : value->members()) {
        if (!member.value.isString())
            return {};
        strings.insert_or_assign(std::string(member.name.view()), std::string(member.value.toString()));
    }
    return strings;
}

} // namespace

Outcome<ToolCall> readToolCall(const json::Value &params)
{
    const json::Value &name = params["name"];
    if (!name.isString())
        return missing("name", "the name of a tool");
    const json::Value *arguments = params.find("arguments");
    // Libraries write null for what their caller did not pass.
    if (!arguments || arguments->isNull())
        return ToolCall{std::string(name.toString()), json::Value::object()};
    if (!arguments->isObject())
        return missing("arguments", "an object");
    return ToolCall{std::string(name.toString()), *arguments};
}

Outcome<PromptRequest> readPromptRequest(const json::Value &params)
{
    const json::Value &name = params["name"];
    if (!name.isString())
        return missing("name", "the name of a prompt");
    auto arguments = readStrings(params.find("arguments"));
    if (!arguments)
        return missing("arguments", "an object whose members are all strings");
    return PromptRequest{std::string(name.toString()), std::move(*arguments)};
}

Outcome<CompletionRequest> readCompletionRequest(const json::Value &params)
{
    CompletionRequest request;
    const json::Value &reference = params["ref"];
    const std::string_view type = reference["type"].toString();
    if (type == "ref/prompt") {
        request.of = CompletionRequest::Of::Prompt;
        request.reference = reference["name"].toString();
    } else if (type == "ref/resource") {
        request.of = CompletionRequest::Of::ResourceTemplate;
        request.reference = reference["uri"].toString();
    }
    if (request.reference.empty())
        return missing("ref", "a prompt's name (ref/prompt) or a URI template (ref/resource)");
    const json::Value &argument = params["argument"];
    if (!argument["name"].isString() || !argument["value"].isString())
        return missing("argument", "an object with a name and a value, both strings");
    request.argument = argument["name"].toString();
    request.value = argument["value"].toString();
    auto context = readStrings(params["context"].find("arguments"));
    if (!context)
        return missing("context", "an object with arguments that are all strings");
    request.context = std::move(*context);
    return request;
}

Outcome<SubscriptionFilter> readSubscriptionFilter(const json::Value &params)
{
    const json::Value &notifications = params["notifications"];
    if (!notifications.isObject())
        return missing("notifications", "an object that says which notifications to send");
    SubscriptionFilter filter;
    filter.tools = notifications["toolsListChanged"].toBool();
    filter.prompts = notifications["promptsListChanged"].toBool();
    filter.resources = notifications["resourcesListChanged"].toBool();
    auto uris = readStrings(notifications, "resourceSubscriptions");
    if (!uris)
        return missing("notifications.resourceSubscriptions", "an array of URIs");
    auto tasks = readStrings(notifications, "taskIds");
    if (!tasks)
        return missing("notifications.taskIds", "an array of ids of tasks");
    filter.uris = *std::move(uris);
    filter.tasks = *std::move(tasks);
    return filter;
}

Outcome<std::string> readUri(const json::Value &params)
{
    const json::Value &uri = params["uri"];
    if (!uri.isString() || uri.toString().empty())
        return missing("uri", "the URI of a resource");
    return std::string(uri.toString());
}

Outcome<std::optional<std::string>> readCursor(const json::Value &params)
{
    const json::Value *cursor = params.find("cursor");
    if (!cursor)
        return std::optional<std::string>();
    if (!cursor->isString())
        return missing("cursor", "a cursor that an earlier page ended with");
    return std::optional(std::string(cursor->toString()));
}

Outcome<LogLevel> readLogLevel(const json::Value &params)
{
    if (const auto level = logLevelFrom(params["level"].toString()))
        return *level;
    return missing("level", "debug, info, notice, warning, error, critical, alert or emergency");
}

namespace {

constexpr std::string_view kPrefix = "=?base64?";
constexpr std::string_view kSuffix = "?=";

bool isVisible(char c)
{
    return c >= 0x20 && c <= 0x7e;
}

bool looksEncoded(std::string_view value)
{
    return value.size() >= kPrefix.size() + kSuffix.size() && value.starts_with(kPrefix)
           && value.ends_with(kSuffix);
}

} // namespace

std::optional<std::string> readMirrorHeader(std::string_view value)
{
    value = trimmed(value);
    if (!std::ranges::all_of(value, [](char c) { return isVisible(c) || c == '\t'; }))
        return {};
    if (!looksEncoded(value))
        return std::string(value);
    value.remove_prefix(kPrefix.size());
    value.remove_suffix(kSuffix.size());
    return decodeBase64(value);
}

std::string writeMirrorHeader(std::string_view text)
{
    if (std::ranges::all_of(text, isVisible) && !looksEncoded(text) && trimmed(text) == text)
        return std::string(text);
    return std::string(kPrefix) + encodeBase64(text) + std::string(kSuffix);
}

namespace {

void collect(const json::Value &schema, std::vector<std::string> &path, std::vector<HeaderParameter> &found)
{
    for (const json::Member &property : schema["properties"].members()) {
        path.emplace_back(property.name.view());
        const std::string_view header = property.value["x-mcp-header"].toString();
        if (!header.empty())
            found.push_back({std::string(header), path});
        collect(property.value, path, found);
        path.pop_back();
    }
}

const json::Value &at(const json::Value &arguments, std::span<const std::string> path)
{
    const json::Value *value = &arguments;
    for (const std::string &name : path)
        value = &(*value)[name];
    return *value;
}

bool says(const std::string &header, const json::Value &value)
{
    if (value.isBoolean())
        return header == (value.toBool() ? "true" : "false");
    if (!value.isNumber())
        return value.isString() && header == value.toString();
    const auto number = json::Value::number(header); // 42.0 says 42
    return number && *number == value;
}

Failure mismatch(const std::string &header, std::string_view problem)
{
    return {Fault::HeaderMismatch, "The header Mcp-Param-" + header + std::string(problem)};
}

} // namespace

std::vector<HeaderParameter> findHeaderParameters(const json::Value &inputSchema)
{
    std::vector<HeaderParameter> found;
    std::vector<std::string> path;
    collect(inputSchema, path, found);
    return found;
}

std::optional<Failure> checkHeaderParameters(std::span<const HeaderParameter> parameters,
                                             const json::Value &arguments,
                                             std::span<const ParameterHeader> headers)
{
    for (const HeaderParameter &parameter : parameters) {
        const json::Value &value = at(arguments, parameter.path);
        if (value.isNull())
            continue; // then no header is expected
        const auto sent = std::ranges::find_if(headers, [&](const ParameterHeader &header) {
            return equalsIgnoringAsciiCase(header.header, parameter.header);
        });
        if (sent == headers.end())
            return mismatch(parameter.header, " is missing.");
        const auto text = readMirrorHeader(sent->value);
        if (!text || !says(*text, value))
            return mismatch(parameter.header, " and the argument it repeats differ.");
    }
    return {};
}

std::vector<std::pair<std::string, std::string>>
writeHeaderParameters(std::span<const HeaderParameter> parameters, const json::Value &arguments)
{
    std::vector<std::pair<std::string, std::string>> headers;
    for (const HeaderParameter &parameter : parameters) {
        const json::Value &value = at(arguments, parameter.path);
        if (!text::isToken(parameter.header) || value.isNull() || value.isArray() || value.isObject())
            continue;
        headers.emplace_back(parameter.header,
                             value.isString() ? writeMirrorHeader(value.toString()) : json::write(value));
    }
    return headers;
}

} // namespace tooltray::mcp
