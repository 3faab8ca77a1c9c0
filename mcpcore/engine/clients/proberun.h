// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "credentials/consent/consentledger.h"
#include "engine/clients/workspacestate.h"
#include "execution/answers/run.h"
#include "execution/delivery/endpoints.h"
#include "execution/schemas/schemafetch.h"
#include "upstream/graphql/graphqlexchange.h"

#include <memory>

namespace tooltray::engine {

class OpenWorkspace;

// Asks an endpoint that may not be saved: whether it answers, and then for its schema. Its limits and connections
// are its own, so that those of the endpoint that is in use stay as they are.
class ProbeRun final : public execution::Run {
public:
    ProbeRun(OpenWorkspace &workspace, ResultPromise<EndpointProbe> answer);
    ~ProbeRun() override;

    void start(workspace::Endpoint endpoint);

private:
    void send(const Result<execution::ReadyEndpoint> &ready);
    void take(const upstream::Attempt &attempt);
    void end(const upstream::GraphQLOutcome &outcome);
    void build(Result<execution::SchemaText> text);
    void finish(Result<EndpointProbe> result);

    OpenWorkspace &m_open;
    ResultPromise<EndpointProbe> m_answer;
    execution::Endpoints m_endpoints;
    workspace::Endpoint m_endpoint;
    workspace::WorkspacePtr m_workspace;        // with the endpoint in it
    credentials::ConsentLedger::Loan m_entered; // what the person has typed counts while it is tried
    EndpointProbe m_probe;
    execution::Ticket m_preparation;
    std::unique_ptr<upstream::GraphQLExchange> m_call;
    std::unique_ptr<execution::SchemaFetch> m_fetch;
};

void startProbe(OpenWorkspace &workspace, workspace::Endpoint endpoint, ResultPromise<EndpointProbe> answer);

} // namespace tooltray::engine
