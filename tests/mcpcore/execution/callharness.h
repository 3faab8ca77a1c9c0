// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "credentials/redaction/redactor.h"
#include "execution/delivery/answercache.h"
#include "execution/delivery/approvals.h"
#include "execution/delivery/endpoints.h"
#include "execution/results/resultcache.h"
#include "execution/runs/executor.h"
#include "fakecredentials.h"
#include "support/fakeclock.h"
#include "support/fakeschemas.h"
#include "support/faketransport.h"
#include "workspace/definitions/object.h"

#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::execution {

// An executor with everything around it, and an API of issues behind a transport that answers as it is told.
class CallHarness {
public:
    CallHarness();

    test::FakeClock clock;
    test::FakeTransport transport{clock};
    FakeCredentials credentials;
    test::FakeSchemas schemas;
    credentials::Redactor redactor;
    Endpoints endpoints{transport, clock, credentials};
    Approvals approvals{clock};
    AnswerCache answers{clock, 1'000'000};
    ResultCache results{clock};
    WorkspaceExecutor executor;

    // One call and what came of it.
    struct Call {
        std::unique_ptr<Run> run = {};
        std::optional<CallOutcome> outcome = {};
        CallTrace trace = {};

        const CallResult &result() const { return std::get<CallResult>(outcome.value()); }
        const CallFailure &failure() const { return std::get<CallFailure>(outcome.value()); }
        // "level code", or the text of the result.
        std::string told() const;
    };

    // The call lasts as long as the harness, so that its answer finds it.
    Call &start(CallOrder order);
    // The same, and lets happen what happens now.
    Call &run(CallOrder order);
    // The same until it is answered: tools of a described API are prepared on a pool.
    Call &answered(CallOrder order);
    void settle();

    void willAnswer(const std::string &body); // with apostrophes for quotes
    json::Value sent(std::size_t number) const { return bodyOf(transport.requests.at(number)); }
    static json::Value bodyOf(const upstream::Request &request);

private:
    std::deque<Call> m_calls;
};

// The endpoint "api", where mutations may be sent.
workspace::Endpoint issuesEndpoint();
// The same, with a REST API that has a description.
workspace::Endpoint describedEndpoint();
// With one version, 0.1.0, for the endpoint "api". The document needs no more than that.
workspace::Tool graphqlTool(const std::string &name, const std::string &document);
workspace::ToolVersion &onlyVersion(workspace::Tool &tool);

// A workspace of the endpoint and the tool, and more.
CallOrder callOf(const workspace::Tool &tool, const std::string &arguments,
                 std::vector<workspace::Object> more = {});
CallOrder adHoc(const std::string &document, const std::string &variables = "{}",
                std::vector<workspace::Object> more = {});

} // namespace tooltray::execution
