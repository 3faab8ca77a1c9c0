// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/snapshot/resolvedendpoint.h"

#include "text/words/suggestions.h"

#include <cstddef>
#include <utility>

namespace tooltray::workspace {

namespace {

constexpr std::size_t kMaxEndpointsNamed = 20;

std::string listed(const std::vector<std::string> &names)
{
    std::string text;
    for (std::size_t i = 0; i < names.size() && i < kMaxEndpointsNamed; ++i)
        text.append(i == 0 ? "" : ", ").append(names[i]);
    if (names.size() > kMaxEndpointsNamed)
        text += " and " + std::to_string(names.size() - kMaxEndpointsNamed) + " more";
    return text;
}

Error disabled(const std::string &endpoint, const std::string &variable)
{
    return {
        ErrorKind::Unavailable,
        "endpoint_left_out",
        {CORE_TEXT("Core", "The endpoint \"{name}\" needs the environment variable {variable}, which is "
                           "not set."),
         {{"name", endpoint}, {"variable", variable}}},
        {CORE_TEXT("Core", "Set {variable} and start Tooltray again, or give it a default in config.yaml."),
         {{"variable", variable}}}};
}

Error missing(const Workspace &workspace, std::string_view name)
{
    const Workspace::DisabledEndpoints &off = workspace.disabledEndpoints();
    const std::vector<std::string> names = endpointNames(workspace);
    // A tool that names no endpoint most likely means the disabled one, where that is the only one.
    const auto found = name.empty() && names.empty() ? off.begin() : off.find(name);
    if (found != off.end())
        return disabled(found->first, found->second);
    if (names.empty())
        return {ErrorKind::NotFound, "no_endpoint", CORE_TEXT("Core", "The workspace has no endpoint yet."),
                CORE_TEXT("Core", "Add one in the window or in config.yaml.")};
    const Message meant = didYouMean(suggestions(name, names));
    return {ErrorKind::NotFound, "endpoint_unknown",
            name.empty()
                ? Message(CORE_TEXT("Core", "The workspace has several endpoints, and none is named."))
                : Message(CORE_TEXT("Core", "There is no endpoint \"{name}\"."), {{"name", name}}),
            meant.empty() ? Message(CORE_TEXT("Core", "Endpoints: {names}."), {{"names", listed(names)}})
                          : meant};
}

} // namespace

Result<std::string> resolvedEndpoint(const Workspace &workspace, std::string_view name)
{
    const auto &endpoints = workspace.entries(ObjectKind::Endpoint);
    if (!name.empty() && endpoints.find(name) != nullptr)
        return std::string(name);
    if (name.empty() && endpoints.size() == 1)
        return endpoints.begin()->name;
    if (name.empty() && endpoints.find("default") != nullptr)
        return std::string("default");
    Error error = missing(workspace, name);
    error.details = json::Value::object({{"endpoint", json::Value(name)}});
    return error;
}

std::string endpointOf(const Workspace &workspace, const Tool &tool)
{
    if (!tool.endpoint.empty())
        return tool.endpoint;
    const Result<std::string> resolved = resolvedEndpoint(workspace, {});
    return resolved ? *resolved : std::string();
}

Message missingEndpointText(const Error &error)
{
    return Message::joined({error.message, error.hint});
}

std::vector<std::string> endpointNames(const Workspace &workspace)
{
    std::vector<std::string> names;
    for (const auto &item : workspace.entries(ObjectKind::Endpoint))
        names.push_back(item.name);
    return names;
}

} // namespace tooltray::workspace
