// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/schema/schematools.h"

#include "execution/delivery/endpoints.h"
#include "execution/delivery/mutations.h"
#include "execution/preparation/schemas.h"
#include "json/decode.h"
#include "toolkit/builtins/input/argumentsschema.h"
#include "toolkit/builtins/results/budget.h"
#include "toolkit/command/services.h"
#include "upstream/exchange/url.h"
#include "workspace/definitions/enumnames.h"

#include <optional>
#include <string>
#include <utility>

namespace tooltray::toolkit {
namespace {

// Nothing of a URL but where it leads; one with context variables in it as it is written, without what follows.
std::string hostOf(const std::string &url)
{
    if (const Result<upstream::Url> parsed = upstream::Url::parse(url))
        return parsed->host();
    const std::size_t begin = url.find("://") == std::string::npos ? 0 : url.find("://") + 3;
    const std::string authority = url.substr(begin, url.find_first_of("/?#", begin) - begin);
    return authority.substr(authority.rfind('@') + 1);
}

json::Value endpointView(const workspace::Workspace &workspace, const workspace::Endpoint &endpoint,
                         const execution::SchemaState &state, const workspace::ClientPolicy &policy)
{
    json::Value view = json::Value::object({{"name", endpoint.name}});
    if (!endpoint.description.empty())
        view.set("description", json::Value(endpoint.description));
    json::Value kinds = json::Value::array({json::Value("graphql")});
    if (!endpoint.restUrl.empty())
        kinds.append(json::Value("rest"));
    view.set("kinds", std::move(kinds));
    view.set("host", json::Value(hostOf(endpoint.url)));
    const char *schema = execution::hasNoSchema(workspace, endpoint.name) ? "none"
                         : state.schema                                   ? "ready"
                         : state.isLoading                                ? "loading"
                                                                          : "missing";
    view.set("schema", json::Value(schema));
    const workspace::MutationPolicy mutations =
        policy.readOnly ? workspace::MutationPolicy::Deny
                        : execution::effectivePolicy(endpoint.mutations, policy.mutations);
    view.set("mutations", json::Value(json::nameOf(mutations)));
    return view;
}

} // namespace

std::unique_ptr<BuiltIn> listEndpoints()
{
    mcp::Tool tool;
    tool.name = "list_endpoints";
    tool.title = "Endpoints";
    tool.description =
        "Lists the APIs: name, kinds, host, whether the schema is there, and whether mutations may be "
        "sent by you (deny, ask, allow).";
    tool.inputSchema = argumentsSchema({});
    tool.hints = kReadsHere;
    auto run = [](const CommandContext &context, const json::Value & /*arguments*/,
                  CommandDone done) -> Running {
        json::Value list = json::Value::array();
        for (const auto &[name, entry] : context.workspace->entries(workspace::ObjectKind::Endpoint))
            list.append(endpointView(*context.workspace, std::get<workspace::Endpoint>(entry.object()),
                                     context.services->schemas.state(name), context.client.policy));
        done(withinBudget(context, json::Value::object({{"endpoints", std::move(list)}})));
        return nullptr;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Schema}, std::move(run));
}

} // namespace tooltray::toolkit
