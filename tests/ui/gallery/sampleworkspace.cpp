// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/gallery/sampleworkspace.h"

#include "engine/engine.h"
#include "support/await.h"
#include "workspace/codec/operationcodec.h"
#include "json/decode.h"
#include "json/parser.h"

#include <QTest>

#include <chrono>
#include <utility>
#include <vector>

namespace tooltray::test {
namespace {

using namespace workspace;

struct SampleTool {
    const char *name;
    const char *title;
    const char *description;
    const char *document;
    std::vector<std::string> tags;
};

const SampleTool kTools[] = {
    {"list_issues",
     "List issues",
     "Lists issues, newest first, with their state, priority and assignees.",
     "query ListIssues($first: Int = 20, $after: String, $filter: IssueFilter) {\n"
     "  issues(first: $first, after: $after, filter: $filter) {\n"
     "    nodes {\n      key\n      title\n      state\n      priority\n      assignees { login }\n"
     "      updatedAt\n    }\n    pageInfo { hasNextPage endCursor }\n    totalCount\n  }\n}\n",
     {"issues"}},
    {"get_issue",
     "Get an issue",
     "One issue by its key, with its text and the last comments.",
     "query GetIssue($by: IssueRef!) {\n  issue(by: $by) {\n    key\n    title\n    body\n    state\n"
     "    comments(last: 5) { nodes { body } }\n  }\n}\n",
     {"issues"}},
    {"search_everything",
     "Search",
     "Finds issues, projects and users by words in their names or texts.",
     "query Search($text: String!, $first: Int! = 10) {\n  search(text: $text, first: $first) {\n"
     "    __typename\n    ... on Issue { key title }\n    ... on Project { key name }\n"
     "    ... on User { login name }\n  }\n}\n",
     {"issues", "people"}},
    {"create_issue",
     "Create an issue",
     "Opens an issue in a project. Asks before it does.",
     "mutation CreateIssue($input: CreateIssueInput!) {\n  createIssue(input: $input) {\n"
     "    issue { key title }\n    errors { message }\n  }\n}\n",
     {"issues"}},
    {"delete_issue",
     "Delete an issue",
     "Deletes an issue with its comments. It cannot be brought back.",
     "mutation DeleteIssue($input: DeleteIssueInput!) {\n  deleteIssue(input: $input) {\n"
     "    errors { message }\n  }\n}\n",
     {"issues"}},
    {"get_statistics",
     "Statistics",
     "How many issues there are, by state, of all projects or of one.",
     "query Statistics($project: String) {\n  statistics(project: $project) { __typename }\n}\n",
     {"reports"}},
    {"list_projects",
     "List projects",
     "All projects by key.",
     "query Projects {\n  projects(first: 100) {\n    nodes { key naem }\n  }\n}\n",
     {"reports"}},
    {"who_am_i",
     "Who am I",
     "The user that the endpoint takes you for.",
     "query WhoAmI {\n  viewer { login name }\n}\n",
     {"people"}},
};

json::Value parsed(const char *text)
{
    return json::parse(text).value;
}

// A version before, and examples of which one does not hold any more.
void addHistory(Tool &tool, const ToolVersion &version)
{
    ToolVersion &before = tool.versions[*Version::parse("0.9.0")];
    before = version;
    before.description = "One issue by its key.";
    before.operation = GraphqlOperation{
        "query GetIssue($by: IssueRef!) {\n  issue(by: $by) {\n    key\n    title\n  }\n}\n"};
    Example found;
    found.name = "By its key";
    found.parameters = parsed("{\"by\": {\"key\": \"TRAY-1\"}}");
    found.assertions = {{"/issue/key", Assertion::Equals{json::Value("TRAY-1")}},
                        {"/issue/title", Assertion::HasType{JsonType::String}}};
    Example open = found;
    open.name = "One that is open";
    open.assertions.push_back({"/issue/state", Assertion::Equals{json::Value("OPEN")}});
    Example missing;
    missing.name = "Without saying which";
    missing.expectsSuccess = false;
    tool.examples = {found, open, missing};
}

// What a tool may say beside its operation.
void fillListing(ToolVersion &version)
{
    version.pagination.emplace();
    version.pagination->maxItems = 500;
    version.result.path = "/issues";
    version.result.drop = {"/nodes/*/priority"};
    version.result.rename = {{"/nodes/*/key", "issue"}};
    version.result.maxItems = 100;
    version.behaviour.timeout = std::chrono::seconds(10);
    version.annotations.idempotent = true;
    version.idempotency.emplace();
    version.errors.push_back({.nullAt = "/issues", .status = 404, .message = "There are no issues."});
}

Tool toolOf(const SampleTool &sample)
{
    Tool tool;
    tool.name = sample.name;
    tool.title = sample.title;
    tool.endpoint = "tracker";
    tool.tags = sample.tags;
    tool.active = *Version::parse("1.0.0");
    tool.enabled = tool.name != "delete_issue";
    ToolVersion version;
    version.description = sample.description;
    version.operation = GraphqlOperation{sample.document};
    if (tool.name == "list_issues")
        fillListing(version);
    if (tool.name == "get_issue")
        addHistory(tool, version);
    tool.versions.emplace(tool.active, std::move(version));
    return tool;
}

// What more than one request or none of GraphQL does, as files say it.
struct SampleDefinition {
    const char *name;
    const char *title;
    const char *description;
    const char *operation;
    const char *parameters;
};

const SampleDefinition kDefinitions[] = {
    {"add_note", "Add a note", "Writes a note to an issue, for the people who work on it.",
     R"({"method": "POST", "path": "/projects/{project}/issues/{number}/notes",
         "query": {"notify": {"constant": false}},
         "headers": {"X-Request-Origin": {"constant": "tooltray"}},
         "body": {"object": {"text": {"parameter": "text"}, "author": {"context": "user_login"},
                             "labels": {"parameter": "labels", "transforms": ["compact", "join:;"]}}},
         "expected_status": [200, 201]})",
     R"({"type": "object", "properties": {"project": {"type": "string"}, "number": {"type": "integer"},
         "text": {"type": "string"}, "labels": {"type": "array", "items": {"type": "string"}}},
         "required": ["project", "number", "text"]})"},
    {"close_issue", "Close an issue", "Finds an issue, says why it is closed, and closes it.",
     R"({"steps": [
           {"name": "issue", "operation": {"tool": "get_issue"},
            "bindings": {"by": {"object": {"key": {"parameter": "key"}}}}},
           {"name": "note", "operation": {"tool": "add_note"},
            "when": {"all": [{"exists": {"parameter": "reason"}},
                             {"any": [{"equals": [{"step": "issue", "path": "/issue/state"}, {"constant": "OPEN"}]},
                                      {"not": {"matches": {"context": "user_login"}, "pattern": "^bot-"}}]}]},
            "bindings": {"project": {"context": "project"}, "text": {"parameter": "reason"},
                         "number": {"step": "issue", "path": "/issue/key", "transforms": ["number"]}}},
           {"name": "close",
            "operation": {"document": ["mutation Close($input: UpdateIssueInput!) {",
                                       "  updateIssue(input: $input) {", "    issue { key state }",
                                       "    errors { message }", "  }", "}"]},
            "when": {"all": [{"exists": {"step": "issue", "path": "/issue/key"}},
                             {"not": {"equals": [{"step": "issue", "path": "/issue/state"},
                                                 {"constant": "DONE"}]}}]},
            "bindings": {"input": {"object": {"key": {"parameter": "key"}, "state": {"constant": "DONE"}}}}}],
         "result": {"object": {"issue": {"step": "close", "path": "/updateIssue/issue"},
                               "note": {"step": "note"}}}})",
     R"({"type": "object", "properties": {"key": {"type": "string"}, "reason": {"type": "string"}},
         "required": ["key"]})"},
    {"find_things", "Find", "Finds issues or people, as `what` says.",
     R"({"parameter": "what", "cases": {
           "issues": {"operation": {"tool": "search_everything"},
                      "parameters": {"type": "object", "properties": {"text": {"type": "string"}}}},
           "people": {"operation": {"path": "/people", "query": {"name": {"parameter": "text"}}}}}})",
     R"({"type": "object", "properties": {"what": {"enum": ["issues", "people"]}, "text": {"type": "string"}},
         "required": ["what"]})"},
};

Tool toolOf(const SampleDefinition &sample)
{
    Tool tool;
    tool.name = sample.name;
    tool.title = sample.title;
    tool.endpoint = "tracker";
    tool.tags = {"issues"};
    ToolVersion &version = tool.versions[tool.active];
    version.description = sample.description;
    version.operation = json::decode<Operation>(parsed(sample.operation)).value;
    version.parameters = parsed(sample.parameters);
    return tool;
}

Endpoint endpointAt(const char *name, const std::string &url, const char *description)
{
    Endpoint endpoint;
    endpoint.name = name;
    endpoint.url = url;
    endpoint.description = description;
    return endpoint;
}

Credential credentialFor(const char *name, Credential::Scheme scheme)
{
    Credential credential;
    credential.name = name;
    credential.scheme = scheme;
    credential.source = Credential::Source::Memory;
    return credential;
}

ContextVariable variableOf(const char *key, json::Value value, const char *description)
{
    ContextVariable variable;
    variable.key = key;
    variable.value = std::move(value);
    variable.description = description;
    return variable;
}

Edit everything(const std::string &url)
{
    Edit edit{"Set up the tracker", Origin::Person, {}};
    const auto put = [&edit](Object object) { edit.steps.push_back(PutObject{std::move(object)}); };
    put(credentialFor("tracker-token", Credential::Scheme::Bearer));
    put(credentialFor("billing-key", Credential::Scheme::ApiKey));
    put(endpointAt("tracker", url, "Issues, projects and people of the team"));
    put(endpointAt("billing", "https://billing.invalid/graphql", "Invoices; answers in the office only"));
    put(CustomType{.name = "issue_state",
                   .description = "How far an issue has come",
                   .scalars = {},
                   .schema = parsed(R"({"type":"string","oneOf":[
                       {"const":"OPEN","title":"Open","description":"Nobody has begun."},
                       {"const":"IN_PROGRESS","title":"In progress","description":"Somebody works on it."},
                       {"const":"DONE","title":"Done","description":"It is finished."}]})")});
    put(CustomType{.name = "short_date",
                   .description = "A day, as 2026-02-14",
                   .scalars = {"Date"},
                   .schema = parsed(R"({"type":"string","format":"date"})")});
    put(Mapping{.name = "teams",
                .description = "What people call the projects",
                .entries = {{"Tray", json::Value("TRAY")}, {"Platform", json::Value("PLAT")}}});
    put(variableOf("project", json::Value("TRAY"), "Where work goes on"));
    put(variableOf("pageSize", json::Value(25), "Of lists"));
    put(Prompt{.name = "review_issue",
               .title = "Review an issue",
               .description = "Checks whether an issue can be worked on",
               .arguments = {{"key", "Such as TRAY-1", true}, {"focus", "What to look at first", false}},
               .messages = {{Prompt::Role::User,
                             "Read issue {{key}} with get_issue. Say what is missing before somebody can "
                             "start.\nLook at {{focus}} first."}}});
    Client client;
    client.name = "claude-code";
    client.title = "Claude Code";
    client.profile = client.name;
    client.tokenHash = "sha256:" + std::string(64, '0');
    client.policy.allowedTags = {"issues"};
    client.policy.callsPerMinute = 60;
    put(client);
    client = Client();
    client.name = "cursor";
    client.title = "Cursor";
    client.profile = client.name;
    client.tokenHash = "sha256:" + std::string(64, '1');
    client.policy.readOnly = true;
    put(client);
    for (const SampleTool &sample : kTools)
        put(toolOf(sample));
    for (const SampleDefinition &sample : kDefinitions)
        put(toolOf(sample));
    return edit;
}

engine::Trial callOf(const char *tool, const char *arguments, engine::Trial::Mode mode)
{
    engine::Trial trial{.what = engine::SavedTrial{tool}, .arguments = parsed(arguments)};
    trial.mode = mode;
    return trial;
}

// An empty text, or what went wrong before a tool could answer.
std::string makeCalls(engine::Engine &engine)
{
    using Mode = engine::Trial::Mode;
    std::vector<engine::Trial> trials;
    for (int round = 0; round < 3; ++round) {
        trials.push_back(callOf("list_issues", "{}", Mode::Call));
        trials.push_back(callOf("get_issue", R"({"by":{"key":"TRAY-1"}})", Mode::Call));
        trials.push_back(callOf("search_everything", R"({"text":"log"})", Mode::Call));
        trials.push_back(callOf("who_am_i", "{}", Mode::Test));
    }
    trials.push_back(callOf("list_projects", "{}", Mode::Call));
    trials.push_back(callOf("get_issue", R"({"by":"TRAY-1"})", Mode::Call));
    trials.push_back({.what = engine::OperationTrial{"tracker", "{ failure(message: \"Out of order\") }"}});
    for (engine::Trial &trial : trials) {
        if (const auto answer = await(engine.calls().run(std::move(trial))); !answer)
            return answer.error().message;
    }
    return {};
}

} // namespace

std::string fillSampleWorkspace(engine::Engine &engine)
{
    if (const auto applied = await(engine.workspaceClient().apply(everything(engine.serverStatus().demoUrl)));
        !applied)
        return applied.error().message;
    if (const auto kept = await(engine.secrets().keep("tracker-token", std::string("not-a-real-token")));
        !kept)
        return kept.error().message;
    const bool isFetched = QTest::qWaitFor(
        [&engine] {
            const auto &schemas = engine.workspaceClient().state().schemas;
            const auto found = schemas.find("tracker");
            return found != schemas.end() && found->second.schema;
        },
        20'000);
    if (!isFetched)
        return "The schema of the sample API does not come.";
    return makeCalls(engine);
}

} // namespace tooltray::test
