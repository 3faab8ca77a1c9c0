// SPDX-License-Identifier: GPL-3.0-or-later
#include "workspace/checks/checkversion.h"
#include "workspace/checks/placedbindings.h"
#include "workspace/checks/rules.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <string>
#include <variant>

namespace tooltray::workspace {

namespace {

void reportNoRestUrl(LintSubject &subject, const std::string &name, const std::string &place)
{
    const auto *endpoint = subject.workspace().find<Endpoint>(name);
    if (endpoint == nullptr || endpoint->schema.kind == SchemaSource::Kind::None
        || restBase(*endpoint) != endpoint->url)
        return;
    subject.report(
        "rest_url_missing", LintSeverity::Warning, place,
        {CORE_TEXT(
             "Core",
             "The request goes to the GraphQL URL of the endpoint \"{endpoint}\", which has no REST URL."),
         {{"endpoint", name}}},
        CORE_TEXT(
            "Core",
            "Have a person set the REST URL of the endpoint, or say there that it has no GraphQL schema."));
}

} // namespace

// Without a REST URL the path is added to the URL where GraphQL is spoken.
void lintRestEndpoints(LintSubject &subject)
{
    const ToolVersion &version = subject.definition();
    const std::string own = endpointOf(subject.workspace(), subject.tool());
    if (version.operation && std::holds_alternative<RestRequest>(*version.operation))
        reportNoRestUrl(subject, own, "/operation");
    walkPlacedSteps(version, [&](const Step &step, const std::string &place) {
        if (std::holds_alternative<RestRequest>(step.action))
            reportNoRestUrl(subject, step.endpoint.empty() ? own : step.endpoint, place + "/operation");
    });
}

} // namespace tooltray::workspace
