// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/trial.h"

#include "base/task/ask.h"
#include "base/time/clock.h"
#include "engine/settings/readyaml.h"
#include "engine/workspaces/openworkspace.h"
#include "execution/runs/executor.h"
#include "journal/record/journal.h"
#include "toolkit/access/clientview.h"
#include "toolkit/builtins/answerviews.h"
#include "toolkit/catalogue/answerschema.h"
#include "toolkit/catalogue/toolviews.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/commands/commandoutcome.h"
#include "toolkit/records/callrecord.h"
#include "toolkit/server/toolkit.h"
#include "upstream/exchange/response.h"
#include "workspace/edits/apply.h"
#include "json/write.h"

#include <algorithm>
#include <utility>
#include <variant>

namespace tooltray::engine {
namespace {

constexpr std::uint64_t kMaxShown = std::uint64_t(16) << 20U;
constexpr const char *kMethod = "tools/call";
// The name of the person, by the way the call came.
std::string personOf(journal::EntryOrigin origin)
{
    return origin == journal::EntryOrigin::CommandLine ? "Command line" : "Window";
}

// The principal of the program itself, see WorkspaceAccess::client().
constexpr const char *kPrincipal = "";

execution::Mode modeOf(Trial::Mode mode)
{
    switch (mode) {
    case Trial::Mode::Call: return execution::Mode::Production;
    case Trial::Mode::Test: return execution::Mode::Test;
    case Trial::Mode::Preview: break;
    }
    return execution::Mode::Preview;
}

TrialAnswer answerOf(const execution::CallOutcome &outcome, const toolkit::FailedTool &tool)
{
    TrialAnswer answer;
    if (const auto *failure = std::get_if<execution::CallFailure>(&outcome)) {
        answer.isError = true;
        answer.isCancelled =
            failure->error.kind == ErrorKind::Cancelled || failure->error.code == execution::kApprovalDenied;
        answer.structured = toolkit::failureJson(*failure, tool, toolkit::FailureReader::Person);
        answer.text = toolkit::failureText(*failure, toolkit::FailureReader::Person);
        answer.error = toolkit::errorForPerson(failure->error);
        return answer;
    }
    const auto &result = std::get<execution::CallResult>(outcome);
    answer.isError = result.isError;
    answer.isPartial = result.isPartial;
    answer.structured = result.structured;
    answer.text = result.text.empty() ? json::write(result.structured) : result.text;
    answer.note = result.note;
    answer.meta = result.meta;
    if (result.told && !result.isPartial)
        answer.error = toolkit::errorForPerson(result.told->error);
    return answer;
}

} // namespace

TrialRun::TrialRun(OpenWorkspace &workspace, Trial trial, ResultPromise<TrialAnswer> answer)
    : m_open(workspace)
    , m_trial(std::move(trial))
    , m_answer(std::move(answer))
    , m_workspace(workspace.live().workspace())
{}

TrialRun::~TrialRun()
{
    m_run.reset(); // what was under way still belongs into the entry
    m_command.reset();
    if (m_entry)
        m_open.journal().finish(*m_entry, {.outcome = journal::Outcome::Cancelled});
}

void TrialRun::start()
{
    m_begun = m_open.clock().now();
    if (const auto *saved = std::get_if<SavedTrial>(&m_trial.what);
        saved != nullptr && m_workspace->isBuiltIn(saved->tool))
        return startBuiltIn(saved->tool);
    Result<Target> target = this->target();
    if (!target)
        return finish(std::move(target).error());
    record(*target);
    const auto client = toolkit::clientOf(m_open.toolkit().services().workspaceAccess, kPrincipal);
    execution::CallOrder order{.workspace = m_workspace, .call = *std::move(target)};
    order.caller = {.id = kPrincipal, .name = personOf(m_trial.origin)};
    // A call gets as much as the client would; every other mode gets all there is.
    order.caller.resultBytes = m_trial.mode == Trial::Mode::Call && client ? client->resultBytes : kMaxShown;
    order.mode = modeOf(m_trial.mode);
    order.resume = m_trial.resume;
    order.cancellation = m_trial.cancellation;
    order.onExchange = [this](const execution::UpstreamExchange &exchange) {
        m_open.journal().addExchange(*m_entry, toolkit::exchangeRecord(exchange));
    };
    m_run = m_open.toolkit().services().executor.start(
        std::move(order), [this](execution::CallOutcome outcome, const execution::CallTrace &trace) {
            end(std::move(outcome), trace);
        });
}

Result<TrialRun::Target> TrialRun::target()
{
    if (auto *operation = std::get_if<OperationTrial>(&m_trial.what)) {
        return Target(execution::AdHocOperation{.endpoint = operation->endpoint,
                                                .document = operation->document,
                                                .operationName = operation->operationName,
                                                .variables = m_trial.arguments});
    }
    if (auto *draft = std::get_if<DraftTrial>(&m_trial.what)) {
        m_tool = std::make_shared<const workspace::Tool>(std::move(draft->tool));
    } else {
        const auto &saved = std::get<SavedTrial>(m_trial.what);
        const auto called = m_workspace->namedTool(saved.tool);
        if (!called) {
            return Error{ErrorKind::NotFound,
                         "tool_missing",
                         {CORE_TEXT("Core", "The tool {tool} no longer exists."), {{"tool", saved.tool}}},
                         CORE_TEXT("Core", "Choose another tool.")};
        }
        m_tool = m_open.toolkit().catalogue().saved().served(*m_workspace, called->tool->name);
        m_version = saved.version ? saved.version : called->version;
    }
    if (!m_tool->versions.contains(m_version.value_or(m_tool->active))) {
        return Error{ErrorKind::NotFound,
                     "version_missing",
                     {CORE_TEXT("Core", "The tool {tool} has no version {version}."),
                      {{"tool", m_tool->name}, {"version", m_version.value_or(m_tool->active).toString()}}},
                     CORE_TEXT("Core", "Choose another version.")};
    }
    m_named = {m_tool->name, m_version.value_or(m_tool->active).toString()};
    return Target(execution::SavedToolOrder{m_tool, m_version, m_trial.arguments});
}

// Ours are called as clients call them, and put into the log on that way.
void TrialRun::startBuiltIn(const std::string &name)
{
    m_named.name = name;
    toolkit::CommandOrder call{.name = name, .arguments = m_trial.arguments, .principal = kPrincipal};
    call.origin = m_trial.origin;
    call.replayOf = m_trial.replayOf;
    call.method = kMethod;
    call.cancellation = m_trial.cancellation;
    m_command =
        m_open.toolkit().dispatch().run(std::move(call), [this](const toolkit::CommandAnswer &answer) {
            TrialAnswer told = answerOf(answer.outcome, answer.tool);
            told.entry = answer.entry;
            finish(std::move(told));
        });
}

void TrialRun::record(const Target &target)
{
    journal::LogEntry entry;
    entry.origin = m_trial.origin;
    entry.client = personOf(m_trial.origin);
    entry.method = kMethod;
    entry.arguments = journal::Body::of(json::write(m_trial.arguments));
    entry.isTest = m_trial.mode != Trial::Mode::Call;
    entry.isPreview = m_trial.mode == Trial::Mode::Preview;
    entry.replayOf = m_trial.replayOf;
    const auto *adHoc = std::get_if<execution::AdHocOperation>(&target);
    if (adHoc == nullptr) {
        entry.tool = m_named.name;
        entry.toolVersion = m_named.version;
        entry.operation = toolkit::operationKind(*m_workspace, *m_tool, m_version,
                                                 toolkit::effectOf(*m_workspace, *m_tool));
    } else {
        entry.tool = "execute_graphql_query";
        entry.operation = toolkit::operationKind(adHoc->document, adHoc->operationName);
    }
    m_entry = m_open.journal().begin(std::move(entry));
}

void TrialRun::end(execution::CallOutcome outcome, const execution::CallTrace &trace)
{
    json::Value view;
    if (m_trial.mode != Trial::Mode::Call) {
        toolkit::TestedTool tested{m_named.name, {}, {}};
        if (m_tool) {
            tested.version = m_version.value_or(m_tool->active);
            tested.definition = toolkit::definitionView(*m_workspace, *m_tool, tested.version,
                                                        [](const workspace::Tool &) { return true; });
        }
        view = toolkit::testView(tested, outcome, trace);
    }
    const auto *result = std::get_if<execution::CallResult>(&outcome);
    if (!m_tool && result && result->isMutation)
        m_open.journal().describe(*m_entry, "execute_graphql_query", {}, journal::OperationKind::Mutation);
    // A request that is not sent returns nothing and breaks no promise.
    const bool isSent = m_trial.mode != Trial::Mode::Preview;
    const auto promised =
        m_tool && isSent ? toolkit::promisedOutput(*m_workspace, *m_tool, m_version) : std::nullopt;
    const execution::CallOutcome answered =
        toolkit::commandOutcome(*m_workspace, std::move(outcome), promised ? &*promised : nullptr);
    TrialAnswer answer = answerOf(answered, m_named);
    answer.trace = std::move(view);
    answer.entry = *m_entry;
    journal::EntryEnd end = toolkit::entryEnd(answered, m_named);
    end.waited = trace.times.approval;
    m_open.journal().finish(*m_entry, std::move(end));
    m_entry.reset();
    finish(std::move(answer));
}

void TrialRun::finish(Result<TrialAnswer> result)
{
    if (result) {
        result->duration =
            std::chrono::duration_cast<std::chrono::microseconds>(m_open.clock().now() - m_begun);
    }
    m_answer.give(std::move(result));
    m_open.pendingTasks().end(*this); // and with it this
}

void startTrial(OpenWorkspace &workspace, Trial trial, ResultPromise<TrialAnswer> answer)
{
    workspace.pendingTasks()
        .begin(std::make_unique<TrialRun>(workspace, std::move(trial), std::move(answer)))
        .start();
}

namespace {

constexpr std::chrono::seconds kPatienceWithPlace{5}; // for each place of a description
constexpr std::size_t kMaxPlaces = 8;

bool namesDescription(std::string_view url)
{
    const std::string_view path = url.substr(0, url.find_first_of("?#"));
    return path.ends_with(".json") || path.ends_with(".yaml") || path.ends_with(".yml")
           || path.ends_with("/api-docs");
}

// The URL itself, then where frameworks put the description, below it and at the top.
std::vector<std::string> placesOfDescription(const std::string &url)
{
    std::vector<std::string> places{url};
    if (namesDescription(url))
        return places;
    std::string base = url.substr(0, url.find_first_of("?#"));
    while (base.ends_with('/'))
        base.pop_back();
    const std::string top = execution::originOf(url);
    for (const char *path :
         {"/openapi.json", "/openapi.yaml", "/swagger.json", "/v3/api-docs", "/v2/api-docs", "/api-docs",
          "/swagger/v1/swagger.json", "/.well-known/openapi.json"}) {
        for (const std::string &above : {base, top}) {
            const std::string place = above + path;
            if (std::ranges::find(places, place) == places.end() && places.size() < kMaxPlaces)
                places.push_back(place);
        }
    }
    return places;
}

} // namespace

ProbeRun::ProbeRun(OpenWorkspace &workspace, ResultPromise<EndpointProbe> answer)
    : m_open(workspace)
    , m_answer(std::move(answer))
    , m_endpoints(workspace.transport(), workspace.clock(), workspace.vault())
{}

ProbeRun::~ProbeRun() = default;

void ProbeRun::start(workspace::Endpoint endpoint, Looking looking)
{
    m_begun = m_open.clock().now();
    const bool isDescription = endpoint.url.empty() || namesDescription(endpoint.url);
    if (endpoint.url.empty())
        m_places = {endpoint.api.location};
    else if (isDescription || looking == Looking::ForDescription)
        m_places = placesOfDescription(endpoint.url);
    std::ranges::reverse(m_places);
    useEndpoint(endpoint);
    if (!m_workspace)
        return; // it is over
    if (isDescription)
        return lookForDescription();
    using Ready = Result<execution::ReadyEndpoint>;
    auto ready = m_endpoints.prepare(m_workspace, m_endpoint.name, execution::Endpoints::For::Graphql,
                                     [this](const Ready &later) { send(later); });
    if (const auto *now = std::get_if<Ready>(&ready))
        return send(*now);
    m_preparation = std::get<execution::Ticket>(std::move(ready));
}

// What the person has typed counts as their consent while it is tried.
void ProbeRun::useEndpoint(const workspace::Endpoint &endpoint)
{
    m_endpoint = endpoint;
    m_workspace.reset();
    workspace::Edit edit{"Probe", workspace::Origin::Person, {}};
    edit.steps.push_back(workspace::PutObject{m_endpoint, {}, workspace::Layer::Session});
    Result<workspace::Applied> applied = workspace::apply(*m_open.live().workspace(), edit);
    if (!applied)
        return finish(std::move(applied).error());
    m_workspace = applied->workspace;
    Consents &consents = m_open.vault().consents();
    credentials::ConsentLedger::Digests entered;
    for (const auto &[digest, entry] : consents.enteredBy(*m_open.live().workspace(), edit, *m_workspace).put)
        entered.push_back(digest);
    m_entered = consents.ledger().lend(std::move(entered));
}

void ProbeRun::send(const Result<execution::ReadyEndpoint> &ready)
{
    if (!ready)
        return finish(ready.error());
    upstream::SendOptions options{.maxRetries = 0};
    options.onAttempt = [this](const upstream::Attempt &attempt) { take(attempt); };
    m_call = ready->endpoint->send(
        upstream::graphqlRequest(ready->request, {.document = "{ __typename }"}),
        m_reader.receiver([this](upstream::Outcome ended) { end(std::move(ended)); }), std::move(options));
}

void ProbeRun::take(const upstream::Attempt &attempt)
{
    m_probe.latency = std::chrono::duration_cast<std::chrono::microseconds>(
        upstream::reportOf(attempt.outcome).times.total);
    const auto *response = std::get_if<upstream::Response>(&attempt.outcome);
    if (response == nullptr)
        return;
    m_probe.status = response->head.status;
    m_probe.schemes = response->head.field("www-authenticate").value_or(std::string_view());
    m_probe.excerpt = upstream::excerptOf(response->body);
}

void ProbeRun::end(upstream::Outcome ended)
{
    const upstream::GraphQLOutcome outcome =
        m_reader.judge(m_call->request(), std::move(ended), m_open.clock().wallTime());
    m_call.reset();
    if (const auto *answer = std::get_if<upstream::GraphQLAnswer>(&outcome)) {
        m_probe.excerpt = upstream::excerptOf(answer->body());
        m_probe.isGraphql = true;
        m_probe.hasData = answer->hasData();
        if (const auto errors = upstream::readErrors(*answer); !errors.empty())
            m_probe.refusal = errors.front().message;
    } else {
        const Error &error = std::get<upstream::RequestError>(outcome).error;
        if (m_probe.status == 0)
            return finish(error);
        m_probe.isGraphql = error.details.contains("errors");
        m_probe.refusal = error.details["errors"][0]["message"].toString();
    }
    m_fetch = started<execution::SchemaFetch>(
        execution::SchemaFetch::Setting{m_endpoints, m_open.clock(), m_open.pool(), m_open.folder()},
        m_workspace, m_endpoint, [this](Result<execution::SchemaText> text) { build(std::move(text)); });
}

void ProbeRun::build(Result<execution::SchemaText> text)
{
    if (!text) {
        m_probe.schemaProblem = text.error();
        return m_probe.isGraphql ? finish(std::move(m_probe)) : lookForDescription();
    }
    const auto built = ask(&m_open.pool(), [text = *std::move(text), name = m_endpoint.name] {
        return execution::readSchema(text, name);
    });
    whenDone(built, context(), [this](const Result<graphql::SchemaPointer> &schema) {
        if (schema)
            m_probe.schema = *schema;
        else
            m_probe.schemaProblem = schema.error();
        finish(std::move(m_probe));
    });
}

// At the next of the places, or nowhere.
void ProbeRun::lookForDescription()
{
    if (m_places.empty())
        return finish(std::move(m_probe));
    const std::string url = std::exchange(m_places.back(), {});
    m_places.pop_back();
    workspace::Endpoint described = m_endpoint;
    described.url.clear();
    described.schema.kind = workspace::SchemaSource::Kind::None;
    described.api.location = url;
    described.timeouts.total =
        std::min<std::chrono::milliseconds>(described.timeouts.total, kPatienceWithPlace);
    described.retry.retries = 0;
    useEndpoint(described);
    if (!m_workspace)
        return; // it is over
    m_apiFetch = started<execution::ApiFetch>(
        execution::ApiFetch::Setting{m_endpoints, m_open.clock(), m_open.pool(), m_open.folder(),
                                     readDescription},
        m_workspace, m_endpoint, std::string(),
        [this, url](const Result<execution::FetchedApi> &fetched) { take(url, fetched); });
}

void ProbeRun::take(const std::string &url, const Result<execution::FetchedApi> &fetched)
{
    if (fetched && fetched->api) {
        m_probe.description = std::make_shared<const DescriptionSummary>(
            summaryOf(workspace::ApiSchemas(nullptr, fetched->api)));
        m_probe.descriptionUrl = url;
        m_probe.latency =
            std::chrono::duration_cast<std::chrono::microseconds>(m_open.clock().now() - m_begun);
        return finish(std::move(m_probe));
    }
    if (!fetched && m_probe.status == 0)
        m_probe.status = static_cast<int>(fetched.error().details["status"].toInt64().value_or(0));
    const bool isOver = m_probe.status == 0 && m_places.empty();
    if (!fetched && isOver)
        return finish(fetched.error());
    lookForDescription();
}

void ProbeRun::finish(Result<EndpointProbe> result)
{
    m_answer.give(std::move(result));
    m_open.pendingTasks().end(*this); // and with it this
}

void startProbe(OpenWorkspace &workspace, workspace::Endpoint endpoint, Looking looking,
                ResultPromise<EndpointProbe> answer)
{
    workspace.pendingTasks()
        .begin(std::make_unique<ProbeRun>(workspace, std::move(answer)))
        .start(std::move(endpoint), looking);
}

} // namespace tooltray::engine
