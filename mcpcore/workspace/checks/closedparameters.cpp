// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/closedparameters.h"

#include "graphql/language/parse.h"
#include "workspace/definitions/walk.h"
#include "workspace/snapshot/parameters.h"
#include "workspace/snapshot/restparameters.h"
#include "json/pointer.h"

#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::workspace {

namespace {

constexpr int kDeepestClosed = 40;

// The members of a value that bindings read. Without any, they read the value as a whole.
struct Reading {
    std::map<std::string, Reading> members = {};
    bool isWhole = false;
};

void addReading(Reading &reading, std::span<const std::string> path)
{
    if (path.empty() || json::detail::arrayIndex(path.front())) // the elements of a list are not told apart
        reading.isWhole = true;
    else
        addReading(reading.members[path.front()], path.subspan(1));
}

// What the version reads of each of its parameters.
std::map<std::string, Reading, std::less<>> readingsOf(const ToolVersion &version)
{
    std::map<std::string, Reading, std::less<>> readings;
    const auto addWhole = [&readings](std::string name) { readings[std::move(name)].isWhole = true; };
    const auto addOpen = [&addWhole](const auto &action) {
        if (const auto *request = std::get_if<RestRequest>(&action))
            std::ranges::for_each(placeholdersOf(request->path), addWhole);
        const auto *operation = std::get_if<GraphqlOperation>(&action);
        const graphql::Document document =
            graphql::parseDocument(operation == nullptr ? std::string() : operation->document);
        const auto found = operation != nullptr && document.isValid()
                               ? findOperation(document, operation->operationName)
                               : graphql::OperationDefinition();
        if (!found)
            return;
        for (const graphql::VariableDefinition variable : found.variables())
            addWhole(std::string(variable.variable().name()));
    };
    addOpen(*version.operation);
    walkSteps(version, [&](const Step &step) { addOpen(step.action); });
    walkBindings(version, [&](const Binding &binding) {
        const auto *source = std::get_if<ParameterSource>(&binding.source);
        const auto path = source == nullptr ? std::nullopt : json::Pointer::parse(source->path);
        if (path)
            addReading(readings[source->name], path->tokens());
    });
    return readings;
}

bool saysWhichMembers(const json::Value &schema)
{
    constexpr std::array<std::string_view, 15> kOthers{"$dynamicRef",   "$ref",  "additionalProperties",
                                                       "allOf",         "anyOf", "const",
                                                       "enum",          "else",  "if",
                                                       "not",           "oneOf", "patternProperties",
                                                       "propertyNames", "then",  "unevaluatedProperties"};
    return std::ranges::any_of(kOthers, [&](std::string_view keyword) { return schema.contains(keyword); });
}

void close(json::Value &schema, const Reading &reading, int level)
{
    if (reading.isWhole || reading.members.empty() || level > kDeepestClosed
        || schema["type"].toString() != "object" || saysWhichMembers(schema))
        return;
    if (!schema.contains("properties")) {
        json::Value properties = json::Value::object();
        for (const auto &[name, inner] : reading.members)
            properties.set(name, json::Value::object());
        schema.set("properties", std::move(properties));
    }
    schema.set("additionalProperties", json::Value(false));
    for (json::Member &member : schema.find("properties")->members()) {
        const auto inner = reading.members.find(std::string(member.name.view()));
        if (inner != reading.members.end())
            close(member.value, inner->second, level + 1);
    }
}

void addUnread(const json::Value &schema, const Reading &reading, const json::Pointer &place, int level,
               std::vector<json::Pointer> &unread)
{
    if (reading.isWhole || reading.members.empty() || level > kDeepestClosed)
        return;
    for (const json::Member &member : schema["properties"].members()) {
        const std::string name(member.name.view());
        const json::Pointer at = place / "properties" / member.name.view();
        const auto inner = reading.members.find(name);
        if (inner == reading.members.end())
            unread.push_back(at);
        else
            addUnread(member.value, inner->second, at, level + 1, unread);
    }
}

// True where other parts than the root say which names there are, and none opens them.
bool isCombined(const json::Value &schema)
{
    const bool isOpened = schema.contains("additionalProperties") || schema.contains("patternProperties")
                          || schema.contains("unevaluatedProperties") || schema.contains("$dynamicRef");
    return !isOpened
           && (schema.contains("$ref") || schema.contains("allOf") || schema.contains("anyOf")
               || schema.contains("oneOf"));
}

} // namespace

json::Value closedParameters(json::Value parameters, const ToolVersion &version)
{
    if (!parameters.isObject() || !version.operation)
        return parameters;
    if (meansToBeClosed(parameters))
        parameters.set("additionalProperties", json::Value(false));
    else if (isCombined(parameters))
        parameters.set("unevaluatedProperties", json::Value(false));
    if (!parameters.contains("properties"))
        return parameters;
    const auto readings = readingsOf(version);
    for (json::Member &property : parameters.find("properties")->members()) {
        const auto reading = readings.find(property.name.view());
        if (reading != readings.end())
            close(property.value, reading->second, 0);
    }
    return parameters;
}

std::vector<json::Pointer> unreadMembers(const ToolVersion &version)
{
    std::vector<json::Pointer> unread;
    if (!version.operation)
        return unread;
    const auto readings = readingsOf(version);
    for (const json::Member &property : version.parameters["properties"].members()) {
        const auto reading = readings.find(property.name.view());
        if (reading != readings.end())
            addUnread(property.value, reading->second, json::Pointer() / "properties" / property.name.view(),
                      0, unread);
    }
    return unread;
}

} // namespace tooltray::workspace
