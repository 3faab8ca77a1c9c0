// SPDX-License-Identifier: GPL-3.0-or-later
#include "samples.h"

#include "openapi/model/apireader.h"
#include "workspace/checks/health.h"
#include "workspace/edits/apply.h"
#include "json/parser.h"

#include <QtGlobal>

#include <algorithm>
#include <utility>

namespace tooltray::workspace::samples {
namespace {

constexpr const char *kDescriptionUrl = "https://api.test/openapi.json";

json::Value parsed(std::string_view text)
{
    return json::parse(text).value;
}

Binding parameter(std::string name, std::vector<Transform> transforms = {})
{
    return {ParameterSource{std::move(name)}, {}, std::move(transforms)};
}

} // namespace

Endpoint endpoint(const std::string &name)
{
    Endpoint endpoint;
    endpoint.name = name;
    endpoint.description = "Issues, merge requests and pipelines";
    endpoint.url = "https://git.example.com/api/graphql";
    endpoint.restUrl = "https://git.example.com/api/v4";
    endpoint.headers = {{"X-Group", "{GROUP}"}, {"Accept-Language", "en"}};
    endpoint.schema = {SchemaSource::Kind::File, "schemas/gitlab.graphql"};
    endpoint.api = {"https://git.example.com/openapi.yaml", {"https://docs.example.com"}};
    endpoint.mutations = MutationPolicy::Allow;
    endpoint.limits.depth = 12;
    endpoint.limits.requestsPerMinute = 600;
    endpoint.timeouts.total = std::chrono::seconds(60);
    endpoint.retry.retries = 5;
    endpoint.proxy = "http://proxy.example.com:3128";
    endpoint.tls = {false, "/etc/ssl/own.pem", "client.pem", "client.key"};
    endpoint.subscriptions = {Subscriptions::Protocol::GraphqlSse, "https://git.example.com/api/stream"};
    endpoint.errors = {{"/project", {}, {}, 404, "Project not found: '{project}'"},
                       {{}, "already exists", 200, 409, {}}};
    return endpoint;
}

Credential credential(const std::string &name)
{
    Credential credential;
    credential.name = name;
    credential.scheme = Credential::Scheme::OAuth2Code;
    credential.source = Credential::Source::Command;
    credential.headerName = "Private-Token";
    credential.user = "someone";
    credential.variable = "GITLAB_TOKEN";
    credential.command = {"glab", "auth", "token"};
    credential.commandLifetime = std::chrono::seconds(900);
    credential.oauth2 = {"https://git.example.com/oauth/token",
                         "https://git.example.com/oauth/authorize",
                         "tooltray",
                         {"api", "read_user"},
                         "git"};
    return credential;
}

Client client(const std::string &name)
{
    Client client;
    client.name = name;
    client.title = "Cursor on the laptop";
    client.profile = "cursor";
    client.tokenHash = "sha256:" + std::string(64, 'a');
    client.enabled = false;
    client.policy.readOnly = true;
    client.policy.allowedTools = {"list_issues"};
    client.policy.allowedTags = {"issues", "reading"};
    client.policy.mutations = MutationPolicy::Deny;
    client.policy.callsPerMinute = 120;
    client.policy.resultBytes = 25'000;
    client.policy.surface = Surface{SurfaceMode::Commands, 10, 60'000};
    client.policy.groupsOff = {BuiltInGroup::Management};
    return client;
}

CustomType type(const std::string &name)
{
    return {name, "State of an issue\nas the API names it", {"IssueState"}, parsed(R"({
        "type": "string",
        "oneOf": [{"const": "opened", "title": "Open", "description": "Still to do"},
                  {"const": "closed", "title": "Closed", "description": "Done"}]})")};
}

Mapping mapping(const std::string &name)
{
    return {name,
            "Orders people ask for",
            {{"newest", "CREATED_DESC"}, {"urgent", "PRIORITY_DESC"}, {"size", 7}, {"any", true}}};
}

Prompt prompt(const std::string &name)
{
    return {name,
            "Triage",
            "Goes through the new issues",
            {{"project", "Path of the project", true}, {"label", {}, false}},
            {{Prompt::Role::User, "Look at {{project}}.\nLabel what is new."},
             {Prompt::Role::Assistant, "I list the issues first."}}};
}

ContextVariable variable(const std::string &key)
{
    return {key, "workspace_123", {}, "Where we work", Origin::Agent};
}

Settings settings()
{
    Settings settings;
    settings.title = "Work";
    settings.surface = {SurfaceMode::Direct, 60, 80'000};
    settings.groupsOff = {BuiltInGroup::Execute, BuiltInGroup::Context};
    settings.resultBytes = 100'000;
    settings.contextScope = ContextScope::Persistent;
    return settings;
}

Tool graphqlTool(const std::string &name)
{
    ToolVersion first;
    first.description = "Lists the issues of a project.";
    first.operation =
        GraphqlOperation{"query ListIssues($project: ID!, $state: IssuableState = opened, $first: Int = 100, "
                         "$after: String) {\n"
                         "  project(fullPath: $project) {\n"
                         "    issues(state: $state, first: $first, after: $after) { nodes { iid title } }\n"
                         "  }\n"
                         "}",
                         "ListIssues"};
    first.parameters = parsed(R"({
        "type": "object",
        "properties": {
            "project": {"type": "string", "description": "Path, plain or URL-encoded"},
            "state": {"$ref": "tooltray:types/issue_state"},
            "sort": {"$ref": "tooltray:mappings/sort_orders"}},
        "required": ["project"]})");
    first.bindings = {{"project", parameter("project", {{Transform::Kind::UrlDecode}})},
                      {"sort", {ParameterSource{"sort"}, "sort_orders", {}}},
                      {"first", {ConstantSource{100}, {}, {}}},
                      {"workspaceId", {ContextSource{"WORKSPACE_ID"}, {}, {}}}};
    first.pagination = Pagination{};
    first.pagination->style = Pagination::Style::Relay;
    first.pagination->mergeStrategy = Pagination::MergeStrategy::Custom;
    first.pagination->paths = {"/project/issues", "/project/other"};
    first.pagination->nextCursorPath = "/project/issues/pageInfo/endCursor";
    first.pagination->variables = {"first", "after", "offset", "page"};
    first.pagination->maxPages = 50;
    first.pagination->maxItems = 5'000;
    first.pagination->maxBytes = 1'000'000;
    first.pagination->maxTime = std::chrono::seconds(30);
    first.idempotency = Idempotency{true, {"project"}, std::chrono::seconds(120)};
    first.result.path = "/project/issues/nodes";
    first.result.drop = {"webUrl"};
    first.result.rename = {{"iid", "number"}, {"webUrl", "web_url"}};
    first.result.maxItems = 500;
    first.result.maxBytes = 40'000;
    first.result.format = ResultShape::Format::Toon;
    first.result.exposeErrors = true;
    first.annotations = {true, false, true, false};
    first.behaviour = {std::chrono::milliseconds(20'000), 2, 60, MutationPolicy::Deny, true};
    first.outputSchema = parsed(R"({"type": "array"})");
    first.errors = {{"/project", {}, {}, 404, "Project not found: '{project}'"}};

    ToolVersion second = first;
    second.description = "Lists the issues of a project, newest first.";
    second.operation.reset();

    Tool tool;
    tool.name = name;
    tool.title = "List issues";
    tool.endpoint = "gitlab";
    tool.tags = {"issues", "reading"};
    tool.aliases = {"gitlab." + name};
    tool.enabled = false;
    tool.alwaysListed = true;
    tool.active = {0, 2, 0};
    tool.versions = {{Version{0, 1, 0}, first}, {Version{0, 2, 0}, second}};
    tool.examples = {{"closed ones",
                      "What was done",
                      parsed(R"({"project": "group/project", "state": "closed"})"),
                      false,
                      {{"/0/number", Assertion::Equals{"7"}},
                       {"/0/title", Assertion::Matches{"^Fix"}},
                       {"/0/state", Assertion::Exists{false}},
                       {"", Assertion::HasType{JsonType::Array}}}}};
    tool.pin = Pin{"2026-11-01T09:30:00Z", "gitlab", {0, 1, 0}, first};
    return tool;
}

Tool restTool(const std::string &name)
{
    RestRequest request;
    request.method = RestRequest::Method::Put;
    request.path = "/projects/{project}/issues/{issue_iid}";
    request.query = {{"per_page", {ConstantSource{100}, {}, {}}}};
    request.headers = {{"X-Trace", {ContextSource{"TRACE"}, {}, {}}}};
    request.body = Binding{
        ObjectSource{{{"title", {ParameterSource{"updates", "/title"}, {}, {}}},
                      {"labels", {ParameterSource{"updates", "/labels"}, {}, {{Transform::Kind::Join, ","}}}},
                      {"ids",
                       {ListSource{{parameter("assignee_id"), parameter("other_id")}},
                        {},
                        {{Transform::Kind::Compact}}}}}},
        {},
        {}};
    request.expectedStatus = {200, 204};
    ToolVersion version;
    version.description = "Changes an issue.";
    version.operation = std::move(request);
    Tool tool = plainTool(name);
    tool.endpoint = "gitlab";
    tool.versions = {{Version{0, 1, 0}, std::move(version)}};
    return tool;
}

Tool compositeTool(const std::string &name)
{
    Step head;
    head.name = "head";
    head.action = GraphqlOperation{"query Head($project: ID!) { project(fullPath: $project) { id } }", {}};
    head.pagination = Pagination{};
    Step check;
    check.name = "check";
    check.action = ToolInvocation{"list_issues", Version{0, 1, 0}};
    check.when = Condition{AllTest{
        {Condition{ExistsTest{parameter("project")}},
         Condition{NotTest{Condition{EqualsTest{parameter("squash"), {ConstantSource{true}, {}, {}}}}}},
         Condition{AnyTest{{Condition{MatchesTest{parameter("project"), "^[0-9]+$"}}}}}}}};
    Step merge;
    merge.name = "merge";
    merge.endpoint = "gitlab";
    merge.action = RestRequest{RestRequest::Method::Post, "/merge"};
    merge.bindings = {
        {"sha", {StepSource{"head", "/project/mergeRequest/diffHeadSha"}, {}, {}}},
        {"squash", {FirstSource{{parameter("squash"), {StepSource{"head", "/squash"}, {}, {}}}}, {}, {}}},
        {"variables",
         {EachSource{Binding{ParameterSource{"variables"}, {}, {}},
                     Binding{ObjectSource{{{"key", {ItemSource{"/key"}, {}, {}}}}}, {}, {}}},
          {},
          {}}}};
    ToolVersion version;
    version.description = "Merges a merge request.";
    version.operation = Sequence{{head, check, merge}, Binding{StepSource{"merge"}, {}, {}}};
    version.behaviour.allowMultipleMutations = true;
    Tool tool = plainTool(name);
    tool.endpoint = "gitlab";
    tool.versions = {{Version{0, 1, 0}, std::move(version)}};
    return tool;
}

Tool switchTool(const std::string &name)
{
    Switch::Case create;
    create.step.name = "create";
    create.step.action =
        GraphqlOperation{"mutation Create($title: String!) { createIssue(title: $title) { id } }", {}};
    create.parameters =
        parsed(R"({"type": "object", "properties": {"state": {"$ref": "tooltray:types/issue_state"}}})");
    Switch::Case close;
    close.step.name = "close";
    close.step.action = RestRequest{RestRequest::Method::Delete, "/issues/{iid}"};
    ToolVersion version;
    version.description = "Creates or closes an issue.";
    version.operation = Switch{"action", {create, close}};
    Tool tool = plainTool(name);
    tool.versions = {{Version{0, 1, 0}, std::move(version)}};
    return tool;
}

Tool plainTool(const std::string &name)
{
    ToolVersion version;
    version.description = "Says who is asking.";
    version.operation = GraphqlOperation{"{ viewer { login } }", {}};
    Tool tool;
    tool.name = name;
    tool.versions = {{Version{0, 1, 0}, std::move(version)}};
    return tool;
}

std::vector<Object> everything()
{
    Endpoint used = endpoint();
    used.credential = "gitlab-token";
    ContextVariable secret = variable("API_KEY");
    secret.value = {};
    secret.credential = "gitlab-token";
    return {settings(), used,   credential(),  client(),   type(),          mapping(),   prompt(),
            variable(), secret, graphqlTool(), restTool(), compositeTool(), switchTool()};
}

openapi::ApiPointer describedApi(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    return openapi::readApi(
               kDescriptionUrl, text, {},
               [](const std::string &) { return openapi::Fetched{.text = {}, .error = Message("none")}; })
        .api;
}

Endpoint describedEndpoint(const std::string &name)
{
    Endpoint endpoint;
    endpoint.name = name;
    endpoint.api.location = kDescriptionUrl;
    return endpoint;
}

Tool derivedTool(const openapi::Api &api, DerivedFor purpose)
{
    Result<DerivedTool> derived =
        ToolDeriver(api, describedEndpoint()).derive(api.operations.front(), purpose);
    if (!derived)
        qFatal("%s", derived.error().message.text().c_str());
    return std::move(derived->tool);
}

ToolProblems problemsWith(const Tool &tool, const openapi::ApiPointer &api, std::vector<Object> others)
{
    Edit edit{"Set up", Origin::Person, {PutObject{describedEndpoint()}}};
    for (Object &other : others)
        edit.steps.emplace_back(PutObject{std::move(other)});
    edit.steps.emplace_back(PutObject{tool});
    const Result<Applied> applied = apply(*Workspace::create({}), edit);
    if (!applied)
        qFatal("%s", applied.error().message.text().c_str());
    return Health::check(applied->workspace, {{"api", {{}, api}}}, {}).of(tool.name)->served.problems;
}

} // namespace tooltray::workspace::samples
