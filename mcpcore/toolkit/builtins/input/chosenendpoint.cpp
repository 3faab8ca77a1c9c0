// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/input/chosenendpoint.h"

#include "base/suggestion.h"

#include <vector>

namespace tooltray::toolkit {
namespace {

constexpr std::size_t kMostEndpointsNamed = 20;

std::string endpointList(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < kMostEndpointsNamed; ++i)
        text.append(i == 0 ? "\"" : ", \"").append(names[i]).append("\"");
    if (names.size() > kMostEndpointsNamed)
        text += " and " + std::to_string(names.size() - kMostEndpointsNamed) + " more";
    return text;
}

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
        return Error{ErrorKind::Invalid, "endpoint_missing",
                     "There are several endpoints, and \"endpoint\" does not say which one is meant.",
                     "Pass \"endpoint\" as one of " + endpointList(names) + "."};
    const std::string suggestion = didYouMean(suggestions(named, names));
    return Error{ErrorKind::NotFound, "endpoint_unknown",
                 "There is no endpoint \"" + std::string(named) + "\"."
                     + (suggestion.empty() ? "" : " " + suggestion),
                 "Pass \"endpoint\" as one of " + endpointList(names) + "."};
}

} // namespace tooltray::toolkit
