// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/health/checkheaders.h"

#include "base/ascii.h"
#include "workspace/definitions/walk.h"
#include "workspace/health/checkversion.h"

#include <algorithm>
#include <string>
#include <variant>

namespace tooltray::workspace {
namespace {

void checkRequest(const Workspace &workspace, const RestRequest &request, const std::string &endpoint,
                  const std::string &place, ToolProblems &problems)
{
    const auto *sent = workspace.find<Endpoint>(endpoint);
    if (sent == nullptr)
        return;
    for (const NamedBinding &header : request.headers) {
        const bool isTaken = std::ranges::any_of(
            sent->headers, [&](const Header &one) { return equalsIgnoringAsciiCase(one.name, header.name); });
        if (isTaken)
            problems.push_back({"header_of_endpoint", place + "/headers", std::nullopt,
                                "The endpoint \"" + endpoint + "\" sets the header \"" + header.name
                                    + "\", which no tool can replace. Remove it from the tool."});
    }
}

} // namespace

void checkHeadersOfEndpoint(const Workspace &workspace, const Tool &tool, const ToolVersion &version,
                            ToolProblems &problems)
{
    if (!version.operation)
        return;
    const std::string endpoint = endpointOf(workspace, tool);
    if (const auto *request = std::get_if<RestRequest>(&*version.operation))
        checkRequest(workspace, *request, endpoint, "/operation", problems);
    walkSteps(version, [&](const Step &step) {
        if (const auto *request = std::get_if<RestRequest>(&step.action))
            checkRequest(workspace, *request, step.endpoint.empty() ? endpoint : step.endpoint, "/operation",
                         problems);
    });
}

} // namespace tooltray::workspace
