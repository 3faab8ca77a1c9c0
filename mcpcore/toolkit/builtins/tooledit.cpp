// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/tooledit.h"

#include "base/text/quantity.h"
#include "toolkit/catalogue/changing.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/commands/argumentsschema.h"
#include "workspace/codec/toolcodec.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/walk.h"
#include "json/reader.h"

#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <variant>
#include <vector>

namespace tooltray::toolkit {

namespace {

using workspace::ObjectKind;
using workspace::Tool;
using workspace::ToolVersion;
using workspace::Version;
using workspace::Workspace;

// The name of an argument in the stored form of a version, which knows how to read it.
struct StoredName {
    std::string_view argument;
    std::string_view member;
};

constexpr std::array<StoredName, 8> kStoredNames{{{"description", "description"},
                                                  {"operation", "operation"},
                                                  {"parameter_schema", "parameters"},
                                                  {"bindings", "bindings"},
                                                  {"pagination_config", "pagination"},
                                                  {"idempotency", "idempotency"},
                                                  {"result", "result"},
                                                  {"annotations", "annotations"}}};

// "expected an integer at /pagination/page_size, found ..." as the caller knows the place.
std::string inTheirWords(std::string message)
{
    for (const StoredName &name : kStoredNames) {
        const std::string stored = "at /" + std::string(name.member);
        const std::size_t place = message.find(stored);
        const std::size_t end = place + stored.size();
        if (place == std::string::npos || (place > 0 && message[place - 1] != ' ')
            || (end < message.size()
                && std::string_view("/,:;").find(message[end]) == std::string_view::npos))
            continue;
        return message.replace(place, stored.size(), "at /" + std::string(name.argument));
    }
    return message;
}

Error unfitArguments(std::vector<json::DecodeError> errors)
{
    json::Value list = json::Value::array();
    for (json::DecodeError &error : errors) {
        error.message = inTheirWords(error.message.text());
        list.append(json::Value(error.message.text()));
    }
    Error error{ErrorKind::Invalid, "arguments_invalid",
                listedErrors("The definition does not fit.", "The definition has", errors),
                errors.size() == 1 ? "Correct the value at this path."
                                   : "Correct the values at these paths."};
    error.details = json::Value::object({{"errors", std::move(list)}});
    return error;
}

Result<ToolVersion> versionFrom(json::Value stored, const json::Value &arguments)
{
    if (arguments.contains("graphql_query") && arguments.contains("operation"))
        return Error{ErrorKind::Invalid, "operation_twice",
                     "\"graphql_query\" and \"operation\" were both passed.",
                     "Pass a GraphQL operation as \"graphql_query\", anything else as \"operation\"."};
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
        return unfitArguments(std::move(errors));
    return version;
}

// With each of the arguments that fits, and without what those that do not were to replace: nothing that is said of the
// rest comes from them. The operation stays, as everything else is checked by it.
ToolVersion withWhatFits(json::Value stored, const json::Value &arguments)
{
    for (const json::Member &argument : arguments.members()) {
        const std::string_view name = argument.name.view();
        const auto place = std::ranges::find(kStoredNames, name, &StoredName::argument);
        if (place == kStoredNames.end() && name != "graphql_query")
            continue;
        const auto version = versionFrom(stored, json::Value::object({{name, argument.value}}));
        if (version)
            stored = workspace::encode(*version);
        else if (place != kStoredNames.end() && place->member != "operation")
            stored.remove(place->member);
    }
    std::vector<json::DecodeError> errors;
    ToolVersion version;
    workspace::read(json::Reader(stored, errors), version);
    return version;
}

// Not of a composite whose steps call saved tools or name their own endpoint.
bool needsEndpoint(const ToolVersion &version)
{
    bool hasSteps = false;
    bool isNeeded = false;
    workspace::walkSteps(version, [&](const workspace::Step &step) {
        hasSteps = true;
        isNeeded =
            isNeeded
            || (step.endpoint.empty() && !std::holds_alternative<workspace::ToolInvocation>(step.action));
    });
    return !hasSteps || isNeeded;
}

// The aliases and examples of the tool, whichever version it is.
std::optional<Error> takeToolMembers(const json::Value &arguments, Tool &tool)
{
    json::Value stored = workspace::encode(tool);
    bool isChanged = false;
    for (const char *member : {"aliases", "examples"}) {
        const json::Value *value = arguments.find(member);
        if (value == nullptr)
            continue;
        stored.set(member, *value);
        isChanged = true;
    }
    if (!isChanged)
        return std::nullopt;
    std::vector<json::DecodeError> errors;
    Tool read;
    workspace::read(json::Reader(stored, errors), read);
    if (!errors.empty())
        return unfitArguments(std::move(errors));
    tool.aliases = std::move(read.aliases);
    tool.examples = std::move(read.examples);
    return std::nullopt;
}

// Why a tool cannot have the name that the argument says.
std::optional<Error> wrongName(const Workspace &workspace, const std::string &name,
                               const std::string &argument)
{
    const std::string choose = "Choose another \"" + argument + "\".";
    if (const auto problem = workspace::nameProblem(ObjectKind::Tool, name))
        return Error{ErrorKind::Invalid, "name_invalid", *problem, choose};
    if (workspace.isBuiltIn(name))
        return Error{ErrorKind::Conflict, "name_taken",
                     "The name \"" + name + "\" (in \"" + argument + "\") is that of a built-in command.",
                     choose};
    if (workspace.find<Tool>(name) != nullptr || workspace.aliased(name) != nullptr)
        return Error{ErrorKind::Conflict, "name_taken",
                     "The name \"" + name + "\" (in \"" + argument + "\") is taken.",
                     "Change your own tool with update_saved_tool, or choose another \"" + argument + "\"."};
    return std::nullopt;
}

// The name of a draft whose own cannot be.
constexpr const char *kUnnamed = "new_tool";

// True if the arguments change something of a version, and not of the tool alone.
bool changesVersion(const json::Value &arguments)
{
    return arguments.contains("graphql_query")
           || std::ranges::any_of(kStoredNames,
                                  [&](const StoredName &name) { return arguments.contains(name.argument); });
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
                         "Remove it, or give it some text."};
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
                 "\"" + std::string(wanted->toString()) + "\" (in \"version\") is not a version number.",
                 "Pass three numbers joined by dots, such as 0.2.0."};
}

// Changes or adds the version that is meant, and makes active the one that is to be. Returns what does not fit.
std::vector<Error> changeVersions(const Tool &tool, const json::Value &arguments, ToolEdit &draft)
{
    std::vector<Error> problems;
    Result<Version> version = wantedVersion(arguments, tool.active);
    draft.version = version ? *version : tool.active;
    if (!version)
        problems.push_back(std::move(version).error());
    const bool isNew = !tool.versions.contains(draft.version);
    // A new version begins as the active one, with an operation of its own: what is before it may change.
    const ToolVersion before = isNew ? tool.resolved(tool.active) : tool.versions.at(draft.version);
    json::Value fitting = arguments;
    if (arguments.contains("graphql_query") && tool.kind() != workspace::ToolKind::Graphql) {
        problems.push_back({ErrorKind::Invalid, "tool_not_graphql",
                            "The tool \"" + tool.name
                                + "\" is not a GraphQL tool, so it has no \"graphql_query\" to change.",
                            "Pass what it does as \"operation\"; get_query_dsl explains how."});
        fitting.remove("graphql_query");
    }
    Result<ToolVersion> definition = versionFrom(workspace::encode(before), fitting);
    if (!definition) {
        problems.push_back(definition.error());
        definition = withWhatFits(workspace::encode(before), fitting);
    }
    draft.tool.versions.insert_or_assign(draft.version, *std::move(definition));
    if (isNew && draft.version > tool.active)
        draft.tool.active = draft.version;
    const json::Value *active = arguments.find("active_version");
    if (active == nullptr)
        return problems;
    const auto number = Version::parse(active->toString());
    if (!number || !draft.tool.versions.contains(*number)) {
        problems.push_back(unknownVersion(draft.tool, std::string(active->toString()), "active_version"));
        return problems;
    }
    draft.tool.active = *number;
    if (!arguments.contains("version") && !changesVersion(arguments))
        draft.version = *number;
    return problems;
}

} // namespace

json::Value problemList(const std::vector<Error> &problems)
{
    json::Value list = json::Value::array();
    const auto add = [&](const Error &problem, std::string message) -> json::Value & {
        return list.append(json::Value::object(
            {{"level", "definition"}, {"code", problem.code}, {"message", std::move(message)}}));
    };
    for (const Error &problem : problems) {
        const auto parts = problem.details["errors"].elements();
        for (const json::Value &part : parts)
            add(problem, Message(std::string(part.toString())).asSentence());
        if (parts.empty())
            add(problem, problem.message.text()).set("suggestion", json::Value(problem.hint.text()));
    }
    return list;
}

Error joinedProblems(std::vector<Error> problems)
{
    if (problems.size() == 1)
        return std::move(problems.front());
    std::vector<std::string> sentences;
    json::Value list = problemList(problems);
    for (const json::Value &problem : list.elements()) {
        sentences.emplace_back(problem["message"].toString());
        if (problem.contains("suggestion"))
            sentences.back().append(" ").append(problem["suggestion"].toString());
    }
    Error error = std::move(problems.front());
    error.message = listedSentences(sentences, "problems");
    error.hint = "Correct all of them and call again.";
    error.details = json::Value::object({{"errors", std::move(list)}});
    return error;
}

Result<ToolEdit> newTool(const CommandContext &context, const json::Value &arguments)
{
    const Workspace &workspace = *context.workspace;
    ToolEdit draft;
    const auto note = [&](std::optional<Error> problem) {
        if (problem)
            draft.problems.push_back(*std::move(problem));
        return problem.has_value();
    };
    draft.tool.name = arguments["tool_name"].toString();
    if (note(wrongName(workspace, draft.tool.name, "tool_name")))
        draft.tool.name = kUnnamed;
    const bool hasOperation = arguments.contains("graphql_query") || arguments.contains("operation");
    if (!hasOperation)
        note(Error{ErrorKind::Invalid, "operation_missing",
                   "The tool has no operation: neither \"graphql_query\" nor \"operation\" was passed.",
                   "Pass a GraphQL operation as \"graphql_query\", or a REST or composite one as "
                   "\"operation\"; get_query_dsl has an example of each."});
    Result<ToolVersion> definition = versionFrom(json::Value::object(), arguments);
    if (!definition) {
        note(std::move(definition).error());
        definition =
            withWhatFits(json::Value::object({{"description", arguments["description"]}}), arguments);
    }
    const std::string named(arguments["endpoint"].toString());
    Result<std::string> endpoint = chosenEndpoint(context, named);
    const bool isMissing = !endpoint && (!named.empty() || !definition || needsEndpoint(*definition));
    if (isMissing)
        note(endpoint.error());
    note(takeTags(arguments, draft.tool));
    Result<Version> version = wantedVersion(arguments, Version());
    if (!version)
        note(std::move(version).error());
    if (isMissing || !definition->operation)
        return joinedProblems(std::move(draft.problems));
    if (!arguments["result"].contains("format"))
        definition->result.format = workspace::ResultShape::Format::Auto;
    draft.tool.endpoint = std::move(endpoint).valueOr(std::string());
    draft.version = std::move(version).valueOr(Version());
    draft.tool.active = draft.version;
    draft.tool.versions.emplace(draft.version, *std::move(definition));
    return draft;
}

ToolEdit changedTool(const CommandContext &context, const Tool &tool, const json::Value &arguments)
{
    const workspace::Entry &entry = *context.workspace->find({ObjectKind::Tool, tool.name});
    ToolEdit draft{tool, tool.active, entry.revision(), entry.definition()};
    const auto note = [&](std::optional<Error> problem) {
        if (problem)
            draft.problems.push_back(*std::move(problem));
        return problem.has_value();
    };
    const std::string newName(arguments["new_name"].toString());
    if (arguments.contains("new_name") && newName != tool.name
        && !note(wrongName(*context.workspace, newName, "new_name"))) {
        draft.renamedFrom = tool.name;
        draft.tool.name = newName;
    }
    if (arguments.contains("endpoint")) {
        Result<std::string> endpoint = chosenEndpoint(context, arguments["endpoint"].toString());
        if (endpoint)
            draft.tool.endpoint = *std::move(endpoint);
        else
            note(std::move(endpoint).error());
    }
    note(takeTags(arguments, draft.tool));
    note(takeToolMembers(arguments, draft.tool));
    for (Error &problem : changeVersions(tool, arguments, draft))
        draft.problems.push_back(std::move(problem));
    return draft;
}

workspace::Edit editOf(const ToolEdit &draft)
{
    const std::string &name = draft.tool.name;
    workspace::Edit edit{
        (draft.basedOn == 0 ? "Create the tool " : "Change the tool ") + name, workspace::Origin::Agent, {}};
    if (draft.renamedFrom.empty()) {
        edit.steps.emplace_back(workspace::PutObject{draft.tool, draft.basedOn});
        return edit;
    }
    edit.steps.emplace_back(
        workspace::RenameObject{{ObjectKind::Tool, draft.renamedFrom}, name, draft.basedOn});
    edit.steps.emplace_back(workspace::PutObject{draft.tool});
    return edit;
}

} // namespace tooltray::toolkit
