// SPDX-License-Identifier: GPL-3.0-or-later
#include "callharness.h"

#include "support/testcase.h"
#include "values.h"
#include "workspacewith.h"
#include "json/parser.h"

#include <QCoreApplication>

#include <algorithm>
#include <utility>

namespace tooltray::execution {
namespace {

constexpr const char *kServedSchema = R"(
type Query {
  issue(id: ID!): Issue
  issues(first: Int, after: String, state: State): Issues
  deep: Deep
}
type Mutation {
  createIssue(title: String!): CreateIssuePayload
  closeIssues(first: Int, after: String): Issues
  deleteIssue(id: ID!, reason: String, token: String): CreateIssuePayload
}
type Subscription { tick: Int }
type CreateIssuePayload { issue: Issue errors: [String!]! }
type Issues { nodes: [Issue!]! pageInfo: PageInfo! }
type Issue { id: ID! title: String! state: State }
type PageInfo { hasNextPage: Boolean! endCursor: String }
type Deep { deep: Deep name: String }
enum State { OPEN CLOSED }
)";

bool hasEndpoint(const std::vector<workspace::Object> &objects)
{
    return std::ranges::any_of(objects, [](const workspace::Object &object) {
        return workspace::kindOf(object) == workspace::ObjectKind::Endpoint;
    });
}

} // namespace

CallHarness::CallHarness()
    : schemas("api", kServedSchema)
    , executor(ExecutionServices{endpoints, schemas, approvals, answers, results, clock, redactor})
{}

CallHarness::Call &CallHarness::start(CallOrder order)
{
    Call &call = m_calls.emplace_back();
    call.run = executor.start(std::move(order), [&call](CallOutcome outcome, CallTrace trace) {
        if (call.outcome)
            qFatal("A call is answered once.");
        call.outcome = std::move(outcome);
        call.trace = std::move(trace);
        call.run.reset();
    });
    if (call.outcome)
        qFatal("A call is not answered while it is started.");
    return call;
}

CallHarness::Call &CallHarness::run(CallOrder order)
{
    Call &call = start(std::move(order));
    settle();
    return call;
}

CallHarness::Call &CallHarness::answered(CallOrder order)
{
    Call &call = start(std::move(order));
    if (!QTest::qWaitFor([&] { return settle(), call.outcome.has_value(); }, test::kPatienceMs))
        qFatal("The call was not answered.");
    return call;
}

void CallHarness::settle()
{
    for (int i = 0; i < 5; ++i) {
        QCoreApplication::processEvents();
        clock.advance(std::chrono::nanoseconds(0));
    }
}

void CallHarness::willAnswer(const std::string &body)
{
    std::string text = body;
    std::ranges::replace(text, '\'', '"');
    transport.willAnswer(test::response(200, std::move(text)));
}

json::Value CallHarness::bodyOf(const upstream::Request &request)
{
    return request.body ? json::parse(*request.body).value : json::Value();
}

std::string CallHarness::Call::told() const
{
    if (!outcome)
        return "nothing yet";
    if (const auto *failure = std::get_if<CallFailure>(&*outcome))
        return std::string(levelName(failure->level)) + ' ' + failure->error.code;
    std::string text = result().text;
    std::ranges::replace(text, '"', '\'');
    return text;
}

workspace::Endpoint issuesEndpoint()
{
    workspace::Endpoint endpoint;
    endpoint.name = "api";
    endpoint.url = "https://api.example/graphql";
    endpoint.mutations = workspace::MutationPolicy::Allow;
    endpoint.retry.retries = 0;
    return endpoint;
}

workspace::Endpoint describedEndpoint()
{
    workspace::Endpoint endpoint = issuesEndpoint();
    endpoint.restUrl = "https://api.example";
    endpoint.api.location = "https://api.example/openapi.json";
    return endpoint;
}

workspace::Tool graphqlTool(const std::string &name, const std::string &document)
{
    workspace::Tool tool;
    tool.name = name;
    tool.endpoint = "api";
    onlyVersion(tool).operation = workspace::GraphqlOperation{document};
    return tool;
}

workspace::ToolVersion &onlyVersion(workspace::Tool &tool)
{
    return tool.versions[tool.active];
}

CallOrder callOf(const workspace::Tool &tool, const std::string &arguments,
                 std::vector<workspace::Object> more)
{
    if (!hasEndpoint(more))
        more.emplace_back(issuesEndpoint());
    more.emplace_back(tool);
    SavedToolOrder call{std::make_shared<workspace::Tool>(tool)};
    call.arguments = value(arguments);
    CallOrder order{.workspace = workspaceWith(more), .call = std::move(call)};
    order.caller.id = "client";
    return order;
}

CallOrder adHoc(const std::string &document, const std::string &variables,
                std::vector<workspace::Object> more)
{
    if (!hasEndpoint(more))
        more.emplace_back(issuesEndpoint());
    AdHocOperation call{.document = document, .variables = value(variables)};
    CallOrder order{.workspace = workspaceWith(more), .call = std::move(call)};
    order.caller.id = "client";
    return order;
}

} // namespace tooltray::execution
