// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/builtins/builtins.h"

#include "base/task/ask.h"
#include "execution/delivery/endpoints.h"
#include "execution/delivery/mutations.h"
#include "execution/preparation/schemas.h"
#include "execution/runs/executor.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/catalogue/budget.h"
#include "toolkit/catalogue/choice.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/commands/argumentsschema.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/failure.h"
#include "upstream/exchange/url.h"
#include "workspace/checks/apicredentials.h"
#include "workspace/checks/checkchange.h"
#include "workspace/definitions/enumnames.h"
#include "workspace/snapshot/resolvedendpoint.h"
#include "json/decode.h"

#include <algorithm>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::toolkit {

namespace {

// Nothing of a URL but where it leads, with its port where that is not the scheme's own; one with context variables in it as it is written, without what follows.
std::string hostOf(const std::string &url)
{
    if (const Result<upstream::Url> parsed = upstream::Url::parse(url))
        return parsed->origin().substr(parsed->origin().find("://") + 3);
    const std::size_t begin = url.find("://") == std::string::npos ? 0 : url.find("://") + 3;
    const std::string authority = url.substr(begin, url.find_first_of("/?#", begin) - begin);
    return authority.substr(authority.rfind('@') + 1);
}

// Why nothing can be sent to it, or else why there is no schema.
std::optional<Error> problemOf(const CommandContext &context, const workspace::Endpoint &endpoint,
                               const execution::SchemaState &state)
{
    if (std::optional<Error> refusal = context.services->executor.refusal(*context.workspace, endpoint.name))
        return refusal;
    if (!state.schema && state.problem)
        return state.problem;
    return state.described.api ? std::nullopt : state.described.problem;
}

const char *stateName(bool isThere, bool isLoading)
{
    return isThere ? "ready" : isLoading ? "loading" : "missing";
}

constexpr std::size_t kMaxMissing = 5;

// "credentials_missing": ["the API key X-Key in a header: 12 of 40 operations"]
void addMissingCredentials(const workspace::Workspace &workspace, const workspace::Endpoint &endpoint,
                           const openapi::Api &api, json::Value &view)
{
    json::Value list = json::Value::array();
    for (const workspace::MissingCredential &one : missingCredentials(workspace, endpoint, api)) {
        if (list.size() == kMaxMissing)
            break;
        list.append(one.what.text() + ": " + std::to_string(one.operations) + " of "
                    + std::to_string(api.operations.size()) + " operations");
    }
    if (!list.isEmpty())
        view.set("credentials_missing", std::move(list));
}

json::Value endpointView(const CommandContext &context, const workspace::Endpoint &endpoint)
{
    const workspace::Workspace &workspace = *context.workspace;
    const workspace::ClientPolicy &policy = context.client->policy;
    const execution::SchemaState state = context.services->schemas.state(endpoint.name);
    const bool hasSchema = !execution::hasNoSchema(workspace, endpoint.name);
    json::Value view = json::Value::object({{"name", endpoint.name}});
    if (!endpoint.description.empty())
        view.set("description", json::Value(endpoint.description));
    const bool isDescribed = !endpoint.api.location.empty();
    json::Value kinds = json::Value::array();
    if (!endpoint.url.empty())
        kinds.append("graphql");
    if (!endpoint.restUrl.empty() || !hasSchema
        || isDescribed) // where nobody says what speaks there, both may
        kinds.append("rest");
    view.set("kinds", std::move(kinds));
    view.set("host", json::Value(hostOf(endpoint.url.empty() ? restBase(endpoint) : endpoint.url)));
    view.set("schema", json::Value(hasSchema ? stateName(state.schema != nullptr, state.isLoading) : "none"));
    if (isDescribed)
        view.set("rest_description", stateName(state.described.api != nullptr, state.described.isLoading));
    if (state.described.api)
        addMissingCredentials(workspace, endpoint, *state.described.api, view);
    const workspace::MutationPolicy mutations =
        policy.readOnly ? workspace::MutationPolicy::Deny
                        : execution::effectivePolicy(endpoint.mutations, policy.mutations);
    view.set("mutations", json::Value(json::nameOf(mutations)));
    if (const std::optional<Error> problem = problemOf(context, endpoint, state))
        view.set("problem", json::Value(failureText(upstreamFailure(*problem))));
    return view;
}

// The endpoints that cannot be found, with the tools that name them: those that the configuration disables, and those
// that tools name in vain.
std::map<std::string, std::set<std::string>> missingEndpoints(const CommandContext &context)
{
    const workspace::Workspace &workspace = *context.workspace;
    std::map<std::string, std::set<std::string>> missing;
    for (const auto &[name, variable] : workspace.disabledEndpoints())
        missing[name];
    for (const auto &[name, entry] : workspace.entries(workspace::ObjectKind::Tool)) {
        if (!context.isVisible(std::get<workspace::Tool>(entry.object())))
            continue;
        for (const workspace::ObjectKey &used : entry.definition()->references) {
            if (used.kind == workspace::ObjectKind::Endpoint)
                missing[used.name].insert(name);
        }
    }
    std::erase_if(missing,
                  [&](const auto &one) { return workspace.find<workspace::Endpoint>(one.first) != nullptr; });
    return missing;
}

json::Value missingView(const workspace::Workspace &workspace, const std::string &name,
                        const std::set<std::string> &tools)
{
    Error error = workspace::resolvedEndpoint(workspace, name).error();
    if (error.code == "endpoint_unknown" || error.code == "no_endpoint") {
        std::string users;
        for (const std::string &tool : tools)
            users.append(users.empty() ? "" : ", ").append(tool);
        error.hint = "Ask the user to add this endpoint, which these tools use: " + users + '.';
    }
    return json::Value::object(
        {{"name", name}, {"problem", failureText(execution::toolFailure(std::move(error)))}});
}

} // namespace

std::unique_ptr<BuiltIn> listEndpoints()
{
    mcp::Tool tool;
    tool.name = "list_endpoints";
    tool.title = "Endpoints";
    tool.description = "Lists the APIs: name, kinds, host, status of the schema, whether you may send "
                       "mutations (deny, ask, allow), credentials that are missing, and the problem if it "
                       "cannot be used.";
    tool.inputSchema = argumentsSchema({});
    tool.hints = kReadsHere;
    auto run = [](const CommandContext &context, const json::Value & /*arguments*/,
                  CommandDone done) -> Running {
        json::Value list = json::Value::array();
        for (const auto &[name, entry] : context.workspace->entries(workspace::ObjectKind::Endpoint))
            list.append(endpointView(context, std::get<workspace::Endpoint>(entry.object())));
        for (const auto &[name, tools] : missingEndpoints(context))
            list.append(missingView(*context.workspace, name, tools));
        done(withinBudget(context, json::Value::object({{"endpoints", std::move(list)}})));
        return nullptr;
    };
    return std::make_unique<BuiltInCommand>(
        std::move(tool), BuiltInCommand::Traits{workspace::BuiltInGroup::Schema}, std::move(run));
}

namespace {

constexpr std::size_t kMaxChanges = 200;

json::Value changeViews(const graphql::SchemaChanges &changes)
{
    std::vector<const graphql::SchemaChange *> order;
    for (const graphql::SchemaChange &change : changes)
        order.push_back(&change);
    std::ranges::stable_sort(order, [](const auto *a, const auto *b) { return a->impact() > b->impact(); });
    json::Value list = json::Value::array();
    for (const graphql::SchemaChange *change : order) {
        if (list.size() == kMaxChanges)
            break;
        list.append(json::Value::object({{"coordinate", change->coordinate},
                                         {"kind", graphql::impactName(change->impact())},
                                         {"message", change->message.text()}}));
    }
    return list;
}

json::Value changeView(const openapi::ApiChange &change)
{
    return json::Value::object({{"coordinate", change.coordinate},
                                {"kind", openapi::changeKindName(change.kind)},
                                {"message", change.message.text()}});
}

// What became of a description, beside what became of a schema: its changes, and what of them matters to which tool.
void addDescription(const execution::SchemaNews &news, const workspace::Workspace &workspace,
                    const MaySee &isVisible, json::Value &view)
{
    if (!news.state.described.api)
        return;
    view.set("operations", json::Value(news.state.described.api->operations.size()));
    std::vector<const openapi::ApiChange *> order;
    for (const openapi::ApiChange &change : news.apiChanges)
        order.push_back(&change);
    std::ranges::stable_sort(order, [](const auto *a, const auto *b) { return a->kind > b->kind; });
    json::Value &changes = *view.find("changes");
    for (const openapi::ApiChange *change : order) {
        if (changes.size() < kMaxChanges)
            changes.append(changeView(*change));
    }
    if (const std::size_t all = news.changes.size() + news.apiChanges.size(); all > changes.size())
        view.set("changes_left_out", json::Value(all - changes.size()));
    json::Value affected = json::Value::array();
    for (const workspace::ToolDrift &drift : news.drift) {
        const auto *tool = workspace.find<workspace::Tool>(drift.tool);
        if (tool == nullptr || !isVisible(*tool))
            continue;
        json::Value &one = affected.append(json::Value::object({{"name", drift.tool}}));
        json::Value &list = one.set("changes", json::Value::array());
        for (const openapi::ApiChange &change : drift.changes)
            list.append(changeView(change));
    }
    if (!affected.isEmpty())
        view.set("affected_tools", std::move(affected));
    for (const auto &[name, problem] : {std::pair{"problem", news.state.problem},
                                        std::pair{"description_problem", news.state.described.problem}}) {
        if (problem)
            view.set(name, problem->message.text());
    }
}

// What became of a schema: the worst changes first, at most so many of them, with the number of those left out; the
// broken tools that may be seen, those that were broken in the same way before apart.
json::Value refreshView(const execution::SchemaNews &news, const workspace::Health &before,
                        const workspace::Health &health, const workspace::Workspace &workspace,
                        const MaySee &isVisible)
{
    json::Value view = json::Value::object({{"endpoint", news.endpoint}});
    view.set("source", news.state.schema ? news.state.source : "description");
    std::size_t types = 0;
    if (news.state.schema) {
        for (const graphql::SchemaType type : news.state.schema->types())
            types += type.isIntrospection() || type.isBuiltIn() ? 0 : 1;
    }
    view.set("types", json::Value(types));
    const std::size_t shown = view.set("changes", changeViews(news.changes)).size();
    if (shown < news.changes.size())
        view.set("changes_left_out", json::Value(news.changes.size() - shown));
    addDescription(news, workspace, isVisible, view);
    json::Value &broken = view.set("broken_tools", json::Value::array());
    json::Value still = json::Value::array();
    for (const std::string &name : health.broken()) {
        const auto *found = workspace.find<workspace::Tool>(name);
        if (found == nullptr || !isVisible(*found))
            continue;
        if (!workspace::hasNewProblems(name, before, health)) {
            still.append(json::Value(name));
            continue;
        }
        json::Value &tool = broken.append(json::Value::object({{"name", name}}));
        json::Value &errors = tool.set("errors", json::Value::array());
        for (const workspace::ToolProblem &problem : health.of(name)->served.problems)
            errors.append(json::Value(withPlace(problemFor(workspace, isVisible, *found, problem)).text()));
    }
    if (!still.isEmpty())
        view.set("still_broken", std::move(still));
    return view;
}

using HealthPointer = std::shared_ptr<const workspace::Health>;

// Looks at the tools itself, as the health that is kept may still be that of the schema before. What was broken then
// is not this schema's doing.
void answerRefresh(const Guard &guard, const CommandContext &context, const WorkPool &pool,
                   execution::SchemaNews news, const HealthPointer &before, const CommandDone &done)
{
    auto work = [workspace = context.services->workspaceAccess.workspace(),
                 schemas = context.services->schemas.all(), before]() -> Result<workspace::Health> {
        return workspace::Health::check(workspace, schemas, *before);
    };
    whenDone(
        ask(pool.get(), std::move(work)), guard.get(),
        [context, news = std::move(news), before, done](const Result<workspace::Health> &health) {
            if (!health)
                return done(refused(health.error()));
            const auto workspace = context.services->workspaceAccess.workspace();
            done(withinBudget(context, refreshView(news, *before, *health, *workspace, context.isVisible)));
        });
}

CallOutcome notFetched(const CommandContext &context, const std::string &endpoint, Error error)
{
    const execution::SchemaState state = context.services->schemas.state(endpoint);
    if (state.schema || state.described.api) {
        const bool isEnded = error.message.text().find_last_of(".?!") == error.message.size() - 1;
        error.message = error.message.text() + (isEnded ? "" : ".") + " The last good schema stays in use.";
    }
    return upstreamFailure(std::move(error));
}

} // namespace

std::unique_ptr<BuiltIn> refreshSchema(WorkPool pool)
{
    mcp::Tool tool;
    tool.name = "refresh_schema";
    tool.title = "Refresh the schema";
    tool.description =
        "Fetches the GraphQL schema of an endpoint again and reports what changed (breaking, dangerous and "
        "safe changes, each with its coordinate) and which saved tools no longer fit, with the reasons. If "
        "it cannot be fetched, the last good schema stays in use. Fix broken tools with update_saved_tool.";
    tool.inputSchema = argumentsSchema({{"endpoint", endpointArgument()}});
    tool.hints = kReadsUpstream;
    auto run = forEndpoint([pool = std::move(pool)](const CommandContext &context, const json::Value &,
                                                    std::string endpoint, CommandDone done) -> Running {
        Guard guard = makeGuard();
        auto take = [context, pool, endpoint, before = context.services->workspaceAccess.health(),
                     done = std::move(done),
                     weak = std::weak_ptr(guard)](Result<execution::SchemaNews> news) {
            if (!news)
                return done(notFetched(context, endpoint, std::move(news).error()));
            answerRefresh(weak.lock(), context, pool, *std::move(news), before, done);
        };
        context.services->schemas.refresh(endpoint, whileKept(guard, std::move(take)));
        return guard;
    });
    return std::make_unique<BuiltInCommand>(
        std::move(tool),
        BuiltInCommand::Traits{.group = workspace::BuiltInGroup::Schema,
                               .restNote = "The OpenAPI description of a REST API is fetched along with it."},
        std::move(run));
}

} // namespace tooltray::toolkit
