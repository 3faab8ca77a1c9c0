// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/proberun.h"

#include "base/task/ask.h"
#include "engine/workspaces/openworkspace.h"
#include "upstream/exchange/response.h"
#include "workspace/edits/apply.h"

#include <utility>
#include <variant>

namespace tooltray::engine {

ProbeRun::ProbeRun(OpenWorkspace &workspace, ResultPromise<EndpointProbe> answer)
    : m_open(workspace)
    , m_answer(std::move(answer))
    , m_endpoints(workspace.transport(), workspace.clock(), workspace.vault())
{}

ProbeRun::~ProbeRun() = default;

void ProbeRun::start(workspace::Endpoint endpoint)
{
    m_endpoint = std::move(endpoint);
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
    using Ready = Result<execution::ReadyEndpoint>;
    auto ready = m_endpoints.prepare(m_workspace, m_endpoint.name, execution::Endpoints::For::Graphql,
                                     [this](const Ready &later) { send(later); });
    if (const auto *now = std::get_if<Ready>(&ready))
        return send(*now);
    m_preparation = std::get<execution::Ticket>(std::move(ready));
}

void ProbeRun::send(const Result<execution::ReadyEndpoint> &ready)
{
    if (!ready)
        return finish(ready.error());
    upstream::SendOptions options{.maxRetries = 0};
    options.onAttempt = [this](const upstream::Attempt &attempt) { take(attempt); };
    m_call = started<upstream::GraphQLExchange>(
        *ready->endpoint, m_open.clock(), ready->request,
        upstream::GraphQLOperation{.document = "{ __typename }"}, std::move(options),
        [this](const upstream::GraphQLOutcome &outcome) { end(outcome); });
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

void ProbeRun::end(const upstream::GraphQLOutcome &outcome)
{
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
        return finish(std::move(m_probe));
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

void ProbeRun::finish(Result<EndpointProbe> result)
{
    m_answer.give(std::move(result));
    m_open.pendingTasks().end(*this); // and with it this
}

void startProbe(OpenWorkspace &workspace, workspace::Endpoint endpoint, ResultPromise<EndpointProbe> answer)
{
    workspace.pendingTasks()
        .begin(std::make_unique<ProbeRun>(workspace, std::move(answer)))
        .start(std::move(endpoint));
}

} // namespace tooltray::engine
