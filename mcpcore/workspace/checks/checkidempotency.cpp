// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/operationchecks.h"

#include "graphql/language/parse.h"
#include "text/words/suggestions.h"
#include "workspace/checks/callgraph.h"
#include "workspace/definitions/walk.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <utility>
#include <variant>

namespace tooltray::workspace {

namespace {

bool isQuery(const GraphqlOperation &operation)
{
    // An operation that cannot be read is reported as a problem of its own.
    return typeOf(operation).value_or(graphql::OperationType::Query) == graphql::OperationType::Query;
}

// Returns nothing if the operation cannot be read, or is of a kind whose responses are not saved.
std::optional<std::vector<std::string>> namesInOperation(const ToolVersion &version)
{
    std::vector<std::string> names;
    if (const auto *operation = std::get_if<GraphqlOperation>(&*version.operation)) {
        const graphql::Document document = graphql::parseDocument(operation->document);
        const auto found = document.isValid() ? findOperation(document, operation->operationName)
                                              : graphql::OperationDefinition();
        if (!found)
            return std::nullopt;
        for (const graphql::VariableDefinition variable : found.variables())
            names.emplace_back(variable.variable().name());
        return names;
    }
    const auto *request = std::get_if<RestRequest>(&*version.operation);
    if (request == nullptr)
        return std::nullopt;
    std::string_view path = request->path;
    for (auto begin = path.find('{'); begin != std::string_view::npos; begin = path.find('{')) {
        path.remove_prefix(begin + 1);
        std::string name(path.substr(0, path.find('}')));
        // One that is bound differs by the parameters that it is made from.
        if (std::ranges::find(version.bindings, name, &NamedBinding::name) == version.bindings.end())
            names.push_back(std::move(name));
    }
    return names;
}

// The values that calls may differ in, by the names that a person would use.
std::optional<std::vector<std::string>> keyNames(const ToolVersion &version)
{
    auto names = namesInOperation(version);
    if (!names)
        return std::nullopt;
    for (const json::Member &property : version.parameters["properties"].members())
        names->emplace_back(property.name.view());
    walkBindings(version, [&](const Binding &binding) {
        if (const auto *source = std::get_if<ParameterSource>(&binding.source))
            names->push_back(source->name);
    });
    return names;
}

bool isKeyName(const Workspace &workspace, const std::vector<std::string> &names, const std::string &name)
{
    // The context is part of what tells calls apart in any case.
    return std::ranges::find(names, name) != names.end() || workspace.contextFor(name) != nullptr;
}

} // namespace

bool mayKeepAnswers(const ToolVersion &version)
{
    if (const auto *operation = std::get_if<GraphqlOperation>(&*version.operation))
        return isQuery(*operation);
    if (const auto *request = std::get_if<RestRequest>(&*version.operation))
        return !mutates(*request, version);
    bool mayKeep = true;
    walkSteps(version, [&](const Step &step) {
        if (const auto *operation = std::get_if<GraphqlOperation>(&step.action))
            mayKeep = mayKeep && isQuery(*operation);
        else if (const auto *request = std::get_if<RestRequest>(&step.action))
            mayKeep = mayKeep && !mutates(*request, step.pagination ? &*step.pagination : nullptr);
    });
    return mayKeep;
}

std::vector<std::string> unknownKeyParameters(const Workspace &workspace, const ToolVersion &version)
{
    std::vector<std::string> unknown;
    if (const auto names = keyNames(version)) {
        std::ranges::copy_if(version.idempotency->keyParameters, std::back_inserter(unknown),
                             [&](const std::string &name) { return !isKeyName(workspace, *names, name); });
    }
    return unknown;
}

void checkIdempotency(const Workspace &workspace, const ToolVersion &version, ToolProblems &problems)
{
    if (!version.operation || !version.idempotency || !version.idempotency->enabled)
        return;
    if (!mayKeepAnswers(version)) {
        problems.push_back({"idempotency_unfit", "/idempotency", std::nullopt,
                            CORE_TEXT("Core", "Only responses to read requests can be cached; remove "
                                              "\"idempotency\" from this tool.")});
        return;
    }
    for (const std::string &name : unknownKeyParameters(workspace, version)) {
        problems.push_back(
            {"unknown_key_parameter", "/idempotency/cache_key_params", std::nullopt,
             Message::joined({{CORE_TEXT("Core", "The \"cache_key_params\" name \"{name}\", which is neither "
                                                 "a parameter nor a variable of the tool."),
                               {{"name", name}}},
                              didYouMean(suggestions(name, *keyNames(version)))})});
    }
}

} // namespace tooltray::workspace
