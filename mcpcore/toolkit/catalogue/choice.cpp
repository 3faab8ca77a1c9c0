// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/choice.h"

#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "text/words/suggestions.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/catalogue/changing.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kMaxEndpointsNamed = 20;
constexpr std::string_view kConfiguredWorkspace = "default"; // in the window and by config.yaml

std::string endpointHint(const std::vector<std::string> &names)
{
    if (names.size() <= kMaxEndpointsNamed)
        return "Pass " + namesOr(names).text() + " as \"endpoint\".";
    const std::span<const std::string> first = std::span(names).first(kMaxEndpointsNamed);
    return "Pass " + namesOr(first).text() + ", or one of "
           + std::to_string(names.size() - kMaxEndpointsNamed) + " others, as \"endpoint\".";
}

// Reading more than this would hold the event loop up.
constexpr std::size_t kTextRead = 256 * 1024;
} // namespace

Message noEndpointHint(std::string_view workspace)
{
    if (workspace == kConfiguredWorkspace)
        return CORE_TEXT("Core", "Ask the user to add one in the Tooltray window or in config.yaml.");
    return {CORE_TEXT("Core", "Ask the user to add one to \"endpoints\" in the file "
                              "workspaces/{name}/workspace.json of Tooltray's data folder."),
            {{"name", workspace}}};
}

Result<std::string> chosenEndpoint(const CommandContext &context, std::string_view named)
{
    Result<std::string> chosen = workspace::resolvedEndpoint(*context.workspace, named);
    if (chosen)
        return chosen;
    Error &error = chosen.error();
    if (error.code == "no_endpoint")
        error.hint = noEndpointHint(context.services->workspaceAccess.name());
    if (error.code != "endpoint_unknown")
        return chosen;
    const std::vector<std::string> names = workspace::endpointNames(*context.workspace);
    if (named.empty())
        return Error{ErrorKind::Invalid, "endpoint_missing",
                     "There are several endpoints, and \"endpoint\" is missing.", endpointHint(names)};
    const std::string suggestion = didYouMean(suggestions(named, names));
    error.message = Message::joined({error.message, suggestion});
    error.hint = endpointHint(names);
    return chosen;
}

BuiltInCommand::Run forEndpoint(EndpointRun run)
{
    return [run = std::move(run)](const CommandContext &context, const json::Value &arguments,
                                  CommandDone done) -> Running {
        Result<std::string> endpoint = chosenEndpoint(context, arguments["endpoint"].toString());
        if (!endpoint) {
            done(refused(std::move(endpoint).error()));
            return nullptr;
        }
        return run(context, arguments, *std::move(endpoint), std::move(done));
    };
}

std::string severalOperations(std::string_view document)
{
    if (document.size() > kTextRead)
        return {};
    const graphql::Document read = graphql::parseDocument(std::string(document));
    if (!read.isValid())
        return {};
    std::string names;
    std::size_t count = 0;
    for (const graphql::Node definition : read.definitions()) {
        const auto operation = graphql::as<graphql::OperationDefinition>(definition);
        if (!operation)
            continue;
        names.append(count++ == 0 ? "" : ", ")
            .append(operation.isAnonymous() ? "one without a name" : operation.name());
    }
    return count > 1 ? names : std::string();
}

using workspace::Tool;

Result<workspace::Workspace::NamedTool> chosenTool(const CommandContext &context, std::string_view name,
                                                   std::string_view argument)
{
    const workspace::Workspace &workspace = *context.workspace;
    const auto called = workspace.namedTool(name);
    if (called && context.isVisible(*called->tool))
        return *called;
    const std::size_t at = name.find('@');
    const auto unversioned = workspace.namedTool(name.substr(0, at));
    if (at != std::string_view::npos && unversioned && context.isVisible(*unversioned->tool))
        return unknownVersion(*unversioned->tool, std::string(name.substr(at + 1)), argument);
    std::vector<std::string> names;
    for (const auto &[known, entry] : workspace.entries(workspace::ObjectKind::Tool))
        names.push_back(known);
    std::vector<std::string> similar = suggestions(name.substr(0, at), names);
    std::erase_if(similar,
                  [&](const std::string &one) { return !context.isVisible(*workspace.find<Tool>(one)); });
    const std::string suggestion = didYouMean(similar);
    return Error{ErrorKind::NotFound, "tool_unknown",
                 "There is no saved tool \"" + std::string(name) + "\" (in \"" + std::string(argument)
                     + "\")." + (suggestion.empty() ? "" : " " + suggestion),
                 "Call list_saved_tools to see the tools."};
}

} // namespace tooltray::toolkit
