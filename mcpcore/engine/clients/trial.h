// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "base/task/cancellation.h"
#include "credentials/consent/consentledger.h"
#include "engine/clients/workspacestate.h"
#include "execution/answers/callorder.h"
#include "execution/answers/callresult.h"
#include "execution/answers/run.h"
#include "execution/delivery/endpoints.h"
#include "execution/schemas/apifetch.h"
#include "execution/schemas/schemafetch.h"
#include "journal/entries/logentry.h"
#include "toolkit/commands/builtin.h"
#include "toolkit/commands/failure.h"
#include "upstream/graphql/graphqlanswer.h"
#include "workspace/definitions/names.h"
#include "workspace/definitions/tool.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace tooltray::engine {

// A tool as it is saved.
struct SavedTrial {
    std::string tool;
    std::optional<workspace::Version> version = {}; // nothing: the active one
};

// A tool as it is being edited.
struct DraftTrial {
    workspace::Tool tool;
};

// An operation that is no tool.
struct OperationTrial {
    std::string endpoint = {};
    std::string document;
    std::string operationName = {};
};

// A call that a person makes from the window or a terminal.
struct Trial {
    enum class Mode : std::uint8_t {
        Call,    // as a client's call, and counted as one
        Test,    // with a trace, and never from the cache
        Preview, // the same, and nothing is sent
    };

    std::variant<SavedTrial, DraftTrial, OperationTrial> what;
    json::Value arguments = json::Value::object();
    Mode mode = Mode::Test;
    std::string resume = {}; // next_cursor of an answer; empty: from the beginning
    std::optional<journal::EntryId> replayOf = {};
    journal::EntryOrigin origin = journal::EntryOrigin::Window;
    CancellationToken cancellation = {};
};

// The outcome of a trial: a result, or a failure as clients are told of it.
struct TrialAnswer {
    bool isError = false;
    bool isPartial = false; // data that came with errors, which a client may be told as a success
    bool isCancelled = false;
    json::Value structured = {};     // null: the text alone is the answer
    std::string text = {};           // as clients read it
    Message note = {};               // the end of that: what was cut, and how to get the rest
    std::optional<Error> error = {}; // why there is no result, for people
    json::Value meta = {};           // what was cut, pages, cache
    json::Value trace = {};          // of Test and Preview: what test_saved_tool tells; else null
    journal::EntryId entry{};        // in the log
    std::chrono::microseconds duration{0};

    // The text without the note.
    std::string_view data() const
    {
        std::string_view rest = text;
        if (!note.empty() && rest.ends_with(note))
            rest.remove_suffix(note.size());
        return note.empty() ? rest : rest.substr(0, rest.find_last_not_of('\n') + 1);
    }
};

class OpenWorkspace;

// A person's call, from the window to the log.
class TrialRun final : public execution::Run {
public:
    TrialRun(OpenWorkspace &workspace, Trial trial, ResultPromise<TrialAnswer> answer);
    ~TrialRun() override;

    void start();

private:
    using Target = std::variant<execution::SavedToolOrder, execution::AdHocOperation>;

    Result<Target> target();
    void startBuiltIn(const std::string &name);
    void record(const Target &target);
    void end(execution::CallOutcome outcome, const execution::CallTrace &trace);
    void finish(Result<TrialAnswer> result);

    OpenWorkspace &m_open;
    Trial m_trial;
    ResultPromise<TrialAnswer> m_answer;
    workspace::WorkspacePtr m_workspace;
    std::shared_ptr<const workspace::Tool> m_tool; // null: an operation that is no tool
    std::optional<workspace::Version> m_version;
    toolkit::FailedTool m_named;
    std::optional<journal::EntryId> m_entry;
    MonotonicTime m_begun{};
    std::unique_ptr<execution::Run> m_run;
    toolkit::Running m_command; // of a tool of ours
};

void startTrial(OpenWorkspace &workspace, Trial trial, ResultPromise<TrialAnswer> answer);

class OpenWorkspace;

// Asks an endpoint that may not be saved: whether it answers, then for its schema and, where it is no GraphQL, for the
// description of a REST API at the places where servers have it. Its limits and connections are its own, so that those
// of the endpoint that is in use stay as they are.
class ProbeRun final : public execution::Run {
public:
    ProbeRun(OpenWorkspace &workspace, ResultPromise<EndpointProbe> answer);
    ~ProbeRun() override;

    void start(workspace::Endpoint endpoint, Looking looking);

private:
    void useEndpoint(const workspace::Endpoint &endpoint);
    void send(const Result<execution::ReadyEndpoint> &ready);
    void take(const upstream::Attempt &attempt);
    void end(upstream::Outcome ended);
    void build(Result<execution::SchemaText> text);
    void lookForDescription();
    void take(const std::string &url, const Result<execution::FetchedApi> &fetched);
    void finish(Result<EndpointProbe> result);

    OpenWorkspace &m_open;
    ResultPromise<EndpointProbe> m_answer;
    execution::Endpoints m_endpoints;
    workspace::Endpoint m_endpoint;
    workspace::WorkspacePtr m_workspace;        // with the endpoint in it
    credentials::ConsentLedger::Loan m_entered; // what the person has typed counts while it is tried
    EndpointProbe m_probe;
    MonotonicTime m_begun{};
    execution::Ticket m_preparation;
    upstream::GraphQLReader m_reader;
    std::unique_ptr<upstream::EndpointRequest> m_call;
    std::unique_ptr<execution::SchemaFetch> m_fetch;
    std::vector<std::string> m_places; // where a description may be, the last one comes first
    std::unique_ptr<execution::ApiFetch> m_apiFetch;
};

void startProbe(OpenWorkspace &workspace, workspace::Endpoint endpoint, Looking looking,
                ResultPromise<EndpointProbe> answer);

} // namespace tooltray::engine
