// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/catalogue/choice.h"

#include "base/text/words.h"
#include "graphql/language/ast.h"
#include "graphql/language/parse.h"
#include "toolkit/catalogue/removal.h"

#include <cstddef>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kMaxEndpointsNamed = 20;

std::string endpointList(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < kMaxEndpointsNamed; ++i)
        text.append(i == 0 ? "\"" : ", \"").append(names[i]).append("\"");
    if (names.size() > kMaxEndpointsNamed)
        text += " and " + std::to_string(names.size() - kMaxEndpointsNamed) + " more";
    return text;
}

// Reading more than this would hold the event loop up.
constexpr std::size_t kTextRead = 256 * 1024;
} // namespace

Result<std::string> chosenEndpoint(const workspace::Workspace &workspace, std::string_view named)
{
    const auto &endpoints = workspace.entries(workspace::ObjectKind::Endpoint);
    if (!named.empty() && endpoints.find(named) != nullptr)
        return std::string(named);
    if (named.empty() && endpoints.size() == 1)
        return endpoints.begin()->name;
    if (named.empty() && endpoints.find("default") != nullptr)
        return std::string("default");
    std::vector<std::string> names;
    for (const auto &[name, entry] : endpoints)
        names.push_back(name);
    if (names.empty())
        return Error{ErrorKind::NotFound, "no_endpoint", "The workspace has no endpoint yet.",
                     "Ask the person to add one in Tooltray's window or in config.yaml."};
    if (named.empty())
        return Error{ErrorKind::Invalid,
                     "endpoint_missing",
                     "Several endpoints: pass \"endpoint\" as one of " + endpointList(names) + ".",
                     {}};
    const std::string suggestion = didYouMean(suggestions(named, names));
    return Error{ErrorKind::NotFound, "endpoint_unknown",
                 "There is no endpoint \"" + std::string(named) + "\"."
                     + (suggestion.empty() ? "" : " " + suggestion),
                 "Pass \"endpoint\" as one of " + endpointList(names) + "."};
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

Result<workspace::Workspace::CalledTool> chosenTool(const CommandContext &context, std::string_view name,
                                                    std::string_view argument)
{
    const workspace::Workspace &workspace = *context.workspace;
    const auto called = workspace.calledTool(name);
    if (called && context.isVisible(*called->tool))
        return *called;
    const std::size_t at = name.find('@');
    const auto unversioned = workspace.calledTool(name.substr(0, at));
    if (at != std::string_view::npos && unversioned && context.isVisible(*unversioned->tool))
        return unknownVersion(*unversioned->tool, std::string(name.substr(at + 1)));
    std::vector<std::string> names;
    for (const auto &[known, entry] : workspace.entries(workspace::ObjectKind::Tool))
        names.push_back(known);
    std::vector<std::string> similar = suggestions(name.substr(0, at), names);
    std::erase_if(similar,
                  [&](const std::string &one) { return !context.isVisible(*workspace.find<Tool>(one)); });
    const std::string suggestion = didYouMean(similar);
    return Error{ErrorKind::NotFound, "tool_unknown",
                 "There is no saved tool with the " + std::string(argument) + " \"" + std::string(name)
                     + "\"." + (suggestion.empty() ? "" : " " + suggestion),
                 "Call list_saved_tools to see what there is."};
}

} // namespace tooltray::toolkit
