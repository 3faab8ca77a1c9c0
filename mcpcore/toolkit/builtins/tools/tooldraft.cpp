// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tools/tooldraft.h"

#include "toolkit/builtins/input/chosenendpoint.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/names.h"
#include "json/reader.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

using workspace::ObjectKind;
using workspace::Tool;
using workspace::ToolVersion;
using workspace::Version;
using workspace::Workspace;

// What an argument is called in the stored form of a version, which knows how to read it.
struct StoredName {
    std::string_view argument;
    std::string_view member;
};

constexpr std::array<StoredName, 5> kStoredNames{{{"description", "description"},
                                                  {"parameter_schema", "parameters"},
                                                  {"pagination_config", "pagination"},
                                                  {"idempotency", "idempotency"},
                                                  {"result", "result"}}};

// "expected integer at /pagination/page_size, found ..." as the caller knows the place.
std::string inTheirWords(std::string message)
{
    for (const StoredName &name : kStoredNames) {
        const std::string stored = " at /" + std::string(name.member);
        const std::size_t place = message.find(stored);
        const std::size_t end = place + stored.size();
        if (place == std::string::npos
            || (end < message.size() && message[end] != '/' && message[end] != ','))
            continue;
        return message.replace(place, stored.size(), " at /" + std::string(name.argument));
    }
    return message;
}

Error unfitArguments(const std::vector<json::DecodeError> &errors)
{
    json::Value list = json::Value::array();
    for (const json::DecodeError &error : errors)
        list.append(json::Value(inTheirWords(error.message)));
    const std::string first(list[std::size_t{0}].toString());
    Error error{ErrorKind::Invalid, "arguments_invalid", "The definition does not fit: " + first + ".",
                "Correct the argument that the path begins with and call again."};
    error.details = json::Value::object({{"errors", std::move(list)}});
    return error;
}

Result<ToolVersion> versionFrom(json::Value stored, const json::Value &arguments)
{
    for (const StoredName &name : kStoredNames) {
        if (const json::Value *value = arguments.find(name.argument))
            stored.set(name.member, *value);
    }
    // An empty schema declares nothing: the parameters are inferred then, as when there is none.
    if (arguments["parameter_schema"].isObject() && arguments["parameter_schema"].isEmpty())
        stored.remove("parameters");
    if (const json::Value *query = arguments.find("graphql_query"))
        stored.set("operation", json::Value::object({{"document", *query}}));
    std::vector<json::DecodeError> errors;
    ToolVersion version;
    workspace::read(json::Reader(stored, errors), version);
    if (!errors.empty())
        return unfitArguments(errors);
    return version;
}

std::optional<Error> takeTags(const json::Value &arguments, Tool &tool)
{
    const json::Value *tags = arguments.find("tags");
    if (tags == nullptr)
        return std::nullopt;
    tool.tags.clear();
    for (const json::Value &tag : tags->elements()) {
        std::string text(tag.toString());
        if (text.empty())
            return Error{ErrorKind::Invalid, "tag_empty", "One of the \"tags\" is empty.",
                         "Leave it out or say something."};
        if (std::ranges::find(tool.tags, text) == tool.tags.end())
            tool.tags.push_back(std::move(text));
    }
    return std::nullopt;
}

Result<Version> wantedVersion(const json::Value &arguments, Version otherwise)
{
    const json::Value *wanted = arguments.find("version");
    if (wanted == nullptr)
        return otherwise;
    if (const auto version = Version::parse(wanted->toString()))
        return *version;
    return Error{ErrorKind::Invalid, "version_invalid",
                 "\"" + std::string(wanted->toString()) + "\" as \"version\" is not the number of a version.",
                 "Pass three numbers joined by dots, such as 0.2.0."};
}

} // namespace

Result<ToolDraft> newTool(const Workspace &workspace, const json::Value &arguments)
{
    ToolDraft draft;
    draft.tool.name = arguments["tool_name"].toString();
    if (const auto problem = workspace::nameProblem(ObjectKind::Tool, draft.tool.name))
        return Error{ErrorKind::Invalid, "name_invalid", *problem, "Choose another \"tool_name\"."};
    if (workspace.isBuiltIn(draft.tool.name))
        return Error{ErrorKind::Conflict, "name_taken",
                     "The tool_name \"" + draft.tool.name + "\" is that of a command of Tooltray itself.",
                     "Choose another \"tool_name\"."};
    if (workspace.find<Tool>(draft.tool.name) != nullptr || workspace.aliased(draft.tool.name) != nullptr)
        return Error{ErrorKind::Conflict, "name_taken", "The tool_name \"" + draft.tool.name + "\" is taken.",
                     "Change your own tool with update_saved_tool, or choose another \"tool_name\"."};
    Result<std::string> endpoint = chosenEndpoint(workspace, arguments["endpoint"].toString());
    if (!endpoint)
        return std::move(endpoint).error();
    draft.tool.endpoint = *std::move(endpoint);
    if (auto error = takeTags(arguments, draft.tool))
        return std::move(*error);
    Result<Version> version = wantedVersion(arguments, Version());
    if (!version)
        return std::move(version).error();
    draft.version = *version;
    Result<ToolVersion> definition = versionFrom(json::Value::object(), arguments);
    if (!definition)
        return std::move(definition).error();
    draft.tool.active = draft.version;
    draft.tool.versions.emplace(draft.version, *std::move(definition));
    return draft;
}

Result<ToolDraft> changedTool(const Workspace &workspace, const Tool &tool, const json::Value &arguments)
{
    const workspace::Entry &entry = *workspace.find({ObjectKind::Tool, tool.name});
    ToolDraft draft{tool, tool.active, entry.revision(), entry.definition()};
    if (arguments.contains("endpoint")) {
        Result<std::string> endpoint = chosenEndpoint(workspace, arguments["endpoint"].toString());
        if (!endpoint)
            return std::move(endpoint).error();
        draft.tool.endpoint = *std::move(endpoint);
    }
    if (auto error = takeTags(arguments, draft.tool))
        return std::move(*error);
    Result<Version> version = wantedVersion(arguments, tool.active);
    if (!version)
        return std::move(version).error();
    draft.version = *version;
    const bool isNew = !tool.versions.contains(draft.version);
    // A new version begins as the active one, with an operation of its own: what is before it may change.
    const ToolVersion before = isNew ? tool.resolved(tool.active) : tool.versions.at(draft.version);
    if (arguments.contains("graphql_query") && tool.kind() != workspace::ToolKind::Graphql)
        return Error{ErrorKind::Invalid, "not_graphql",
                     "The tool \"" + tool.name
                         + "\" is no GraphQL tool, so that \"graphql_query\" cannot be changed.",
                     "Ask the person to change it in Tooltray's window, or create another tool."};
    Result<ToolVersion> definition = versionFrom(workspace::encode(before), arguments);
    if (!definition)
        return std::move(definition).error();
    draft.tool.versions.insert_or_assign(draft.version, *std::move(definition));
    if (isNew && draft.version > tool.active)
        draft.tool.active = draft.version;
    return draft;
}

} // namespace tooltray::toolkit
