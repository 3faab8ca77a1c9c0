// SPDX-License-Identifier: GPL-3.0-or-later
#include "workbench.h"

#include "credentials/redaction/redactor.h"
#include "jsonschema/schema.h"
#include "support/eventually.h"
#include "workspace/checks/pinning.h"
#include "json/parser.h"
#include "json/write.h"

#include <QtGlobal>

#include <algorithm>
#include <utility>

namespace tooltray::toolkit {
namespace {

constexpr std::string_view kIssuesSdl = R"(
"A moment."
scalar DateTime
enum State { "Still to do." OPEN "Done." CLOSED }
interface Node { id: ID! }
"A piece of work."
type Issue implements Node {
  id: ID!
  title: String!
  state: State!
  createdAt: DateTime!
  author: User
  notes(first: Int = 10): [String!]!
  weight: Int @deprecated(reason: "Use state.")
}
type User implements Node { id: ID! login: String! friends: [User!]! }
type PageInfo { hasNextPage: Boolean! endCursor: String }
type IssueConnection { nodes: [Issue!]! pageInfo: PageInfo! }
input NewIssue { title: String! state: State = OPEN workspaceId: ID }
type Query {
  "One issue by its id."
  issue(id: ID!): Issue
  issues(workspaceId: ID!, first: Int = 20, after: String, state: State): IssueConnection!
  viewer: User!
}
type Mutation { createIssue(input: NewIssue!): Issue }
type Subscription { issueChanged: Issue! }
)";

workspace::BuiltInNames namesOfAll(const std::vector<std::unique_ptr<BuiltIn>> &all)
{
    workspace::BuiltInNames names;
    for (const auto &one : all)
        names.insert(one->tool().name);
    return names;
}

workspace::Endpoint issuesEndpoint()
{
    workspace::Endpoint endpoint;
    endpoint.name = "api";
    endpoint.url = "https://api.example.com/graphql";
    return endpoint;
}

} // namespace

Workbench::Workbench()
    : workspaceAccess({issuesEndpoint()}, namesOfAll(builtIns()))
    , schemas("api", kIssuesSdl)
    , m_builtIns(builtIns())
{
    workspaceAccess.setSchemas(schemas.all());
    client.id = "client-1";
    client.name = "agent";
    reopenJournal();
}

void Workbench::reopenJournal()
{
    m_services.reset();
    journal.reset();
    auto archive = journal::ArchiveWriter::open(m_folder / "journal", {});
    if (!archive)
        qFatal("%s", archive.error().message.c_str());
    journal = std::make_unique<journal::Journal>(*std::move(archive),
                                                 journal::JournalOptions{.folder = m_folder / "journal"},
                                                 std::make_shared<credentials::Redactor>(), clock);
    m_services =
        std::make_unique<Services>(Services{workspaceAccess, executor, schemas, cache, *journal, clock});
}

json::Value Workbench::value(std::string text)
{
    std::ranges::replace(text, '\'', '"');
    json::Parsed parsed = json::parse(text);
    if (!parsed)
        qFatal("%s: %s", parsed.error->message.c_str(), text.c_str());
    return std::move(parsed.value);
}

std::string Workbench::shown(const json::Value &value)
{
    std::string text = json::write(value);
    std::ranges::replace(text, '"', '\'');
    return text;
}

BuiltIn &Workbench::builtIn(std::string_view name)
{
    const auto found =
        std::ranges::find_if(m_builtIns, [&](const auto &one) { return one->tool().name == name; });
    if (found == m_builtIns.end())
        qFatal("There is no such built-in tool.");
    return **found;
}

Running Workbench::begin(std::string_view name, const json::Value &arguments,
                         std::optional<CallOutcome> &outcome)
{
    BuiltIn &called = builtIn(name);
    const auto schema = jsonschema::Schema::compile(called.tool().inputSchema).schema;
    if (!schema || !schema->isValid(arguments))
        qFatal("%s: the arguments do not fit: %s", called.tool().name.c_str(), shown(arguments).c_str());
    CommandContext context;
    context.client = std::make_shared<const ClientView>(client);
    context.workspace =
        m_services->contexts->workspaceFor(client.contextOwner(), workspaceAccess.workspace());
    context.services = m_services.get();
    context.isVisible = [this](const workspace::Tool &tool) { return !m_hidden.contains(tool.name); };
    context.served = [](const workspace::Tool &tool) {
        return std::make_shared<const workspace::Tool>(workspace::served(tool));
    };
    context.onTool = [this](const std::string &, const std::string &, journal::OperationKind operation) {
        told.push_back(operation);
    };
    return called.run(context, arguments, [&](CallOutcome came) { outcome = std::move(came); });
}

CallOutcome Workbench::call(std::string_view name, const json::Value &arguments)
{
    std::optional<CallOutcome> outcome;
    const Running running = begin(name, arguments, outcome);
    const bool answersOnABeat = name == "get_recent_calls";
    const auto hasCome = [&] {
        if (!outcome && answersOnABeat && clock.pendingTimers() > 0)
            clock.advance(std::chrono::milliseconds(100));
        return outcome.has_value();
    };
    if (!eventually(hasCome))
        qFatal("%s: no answer.", std::string(name).c_str());
    return *std::move(outcome);
}

std::string Workbench::answer(std::string_view name, const std::string &arguments)
{
    const CallOutcome outcome = call(name, arguments);
    if (const auto *failure = std::get_if<execution::CallFailure>(&outcome))
        return failure->error.code + ": " + failure->error.message.text();
    const auto &result = std::get<CallResult>(outcome);
    return result.structured.isNull() ? result.text : shown(result.structured);
}

Error Workbench::failure(std::string_view name, const std::string &arguments)
{
    const CallOutcome outcome = call(name, arguments);
    const auto *failure = std::get_if<execution::CallFailure>(&outcome);
    return failure == nullptr ? Error{} : failure->error;
}

json::Value Workbench::structured(std::string_view name, const std::string &arguments)
{
    const CallOutcome outcome = call(name, arguments);
    if (const auto *failure = std::get_if<execution::CallFailure>(&outcome))
        return json::Value::object({{"error", failure->error.code + ": " + failure->error.message.text()}});
    return std::get<CallResult>(outcome).structured;
}

void Workbench::putTool(const std::string &name, const std::string &document, std::vector<std::string> tags)
{
    workspace::Tool tool;
    tool.name = name;
    tool.endpoint = "api";
    tool.tags = std::move(tags);
    workspace::ToolVersion version;
    version.description = "Does what " + name + " says, for tests.";
    version.operation = workspace::GraphqlOperation{document};
    tool.versions.emplace(tool.active, std::move(version));
    put(std::move(tool));
}

} // namespace tooltray::toolkit
