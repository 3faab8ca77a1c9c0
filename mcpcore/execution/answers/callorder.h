// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/cancellation.h"
#include "base/task/done.h"
#include "base/text/tracecontext.h"
#include "upstream/policy/endpoint.h"
#include "upstream/policy/quota.h"
#include "workspace/definitions/policy.h"
#include "workspace/definitions/results.h"
#include "workspace/snapshot/workspace.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

namespace tooltray::execution {

// The caller and its rights.
struct Caller {
    std::string id;           // owns what is kept for it, such as results that were cut
    std::string name;         // for people
    std::string program = {}; // as it names itself; empty: it did not say
    bool readOnly = false;
    std::optional<workspace::MutationPolicy> mutations = {}; // the strictest of all that are said counts
    std::shared_ptr<upstream::RateLimit> rate = {};          // null: as fast as it goes
    std::uint64_t resultBytes = 40'000;
};

struct ApprovalRequest;

enum class Mode : std::uint8_t {
    Production,
    Test,    // with a trace, and never from the cache
    Preview, // the same, and nothing is sent
};

// The reason a call waits, besides the endpoint: a person, or its turn under a rate or concurrency limit.
enum class Waiting : std::uint8_t { ForNothing, ForApproval, ForTurn };

// A call of a tool as workspace::served() returns it. Reusing the pointer keeps what was prepared for it.
struct SavedToolOrder {
    std::shared_ptr<const workspace::Tool> tool;
    std::optional<workspace::Version> version = {}; // nothing: the active one
    json::Value arguments = json::Value::object();
};

// A call of an operation that is not saved.
struct AdHocOperation {
    std::string endpoint = {}; // empty: the only one, or "default"
    std::string document;
    std::string operationName = {}; // empty: the only one of the document
    json::Value variables = json::Value::object();
    // For subscriptions: whichever comes first ends them.
    std::optional<std::uint64_t> maxEvents = {};
    std::chrono::seconds maxTime{30};
};

// One exchange with an endpoint, for who keeps a record. Valid while they are told about it.
struct UpstreamExchange {
    std::string_view endpoint;
    std::string_view step; // of a composite tool
    std::uint64_t page;    // from 1
    const upstream::Attempt &attempt;
};

// Asks the user of the client whether a mutation may be sent, and hands over the answer: once, at once or later. An
// error says why the user could not be asked. See Approvals.
using ApprovalAsker = std::function<void(const ApprovalRequest &, Done<Result<bool>>)>;

struct CallOrder {
    workspace::WorkspacePtr workspace;
    std::variant<SavedToolOrder, AdHocOperation> call;
    Caller caller = {};
    Mode mode = Mode::Production;
    // The caller's options for the result, within what the tool allows.
    std::optional<std::uint64_t> maxItems = {};
    std::optional<workspace::ResultShape::Format> format = {};
    std::string resume = {}; // next_cursor of an earlier result; empty: from the beginning
    CancellationToken cancellation = {};
    ApprovalAsker asker = {}; // empty: this client cannot be asked
    // Whether the caller still has the rights that the call began with. Empty: always.
    std::function<bool()> hasSameRights = {};
    std::function<void(double done, std::optional<double> total, std::string_view message)> onProgress = {};
    std::function<void(Waiting)> onWaiting = {}; // whenever that changes
    std::function<void(const UpstreamExchange &)> onExchange = {};
    std::optional<TraceContext> trace = {}; // that the API is told of; nothing: none
};

} // namespace tooltray::execution
