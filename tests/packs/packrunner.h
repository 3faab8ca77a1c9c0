// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/runs/compositerun.h"
#include "graphql/schema/schema.h"
#include "packfile.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "upstream/policy/endpoint.h"
#include "json/value.h"

#include <functional>
#include <memory>
#include <string>

namespace tooltray::packs {

// Runs the tools of a pack whose operations are steps, against an API that answers what it is told to. It has no
// policy and limits: what is tested is the pack.
class PackRunner final : public execution::StepRunner {
public:
    // The schema is a file of tests/data.
    PackRunner(workspace::WorkspacePtr pack, const std::string &schemaFile, std::string graphqlUrl,
               std::string restUrl);

    // Of the next request; a body that is JSON is sent as such, any other as text.
    void willAnswer(int status, std::string body);

    struct Ran {
        std::string requests;     // "GET /path BODY;", of GraphQL the variables
        std::string result;       // JSON, or the code and status of the failure
        std::string message = {}; // of the failure
        std::string hint = {};
    };
    Ran run(const std::string &tool, const json::Value &arguments);

    [[nodiscard]] Result<std::unique_ptr<execution::Run>>
    run(execution::StepOrder order, Done<execution::OperationOutcome> done) override;

private:
    using Ended = Done<execution::OperationOutcome>;

    std::unique_ptr<execution::Run> runTool(const std::string &name, const json::Value &arguments,
                                            Ended done);
    std::unique_ptr<execution::Run> runRest(const workspace::RestRequest &request,
                                            const execution::StepOrder &order, Ended done);
    std::unique_ptr<execution::Run> runGraphql(const workspace::GraphqlOperation &operation,
                                               const execution::StepOrder &order, Ended done);
    // With the error rules of the tool that the step is part of, as the pipeline applies them.
    Ended judging(const execution::StepOrder &order, bool isMutation, Ended done) const;
    std::string sent() const;

    std::string m_graphqlUrl;
    std::string m_restUrl;
    workspace::WorkspacePtr m_workspace;
    graphql::SchemaPointer m_schema;
    test::FakeClock m_clock;
    test::FakeTransport m_transport{m_clock};
    upstream::Endpoint m_endpoint;
};

} // namespace tooltray::packs
