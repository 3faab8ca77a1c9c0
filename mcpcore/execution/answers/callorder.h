// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/task/cancellation.h"
#include "base/task/done.h"
#include "base/text/tracecontext.h"
#include "base/time/clock.h"
#include "upstream/policy/endpoint.h"
#include "upstream/policy/quota.h"
#include "workspace/definitions/endpoint.h"
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
    std::function<void(const std::string &handle)> onHandle = {}; // that the result names; see ResultCache
    std::optional<TraceContext> trace = {};                       // that the API is told of; nothing: none
};

// The error's code where a limit of the call ends it.
inline constexpr std::string_view kCallLimit = "call_limit";

// The resources that one call has used so far: all its steps, pages and retries, and the tools that it calls.
class CallBudget {
public:
    static constexpr std::uint64_t kSteps = 10'000; // of composite tools, whether they send anything or not

    explicit CallBudget(Clock &clock) : m_clock(clock), m_begun(clock.now()) {}

    std::uint64_t requests = 0;
    std::uint64_t items = 0;
    std::uint64_t bytes = 0; // of responses
    std::uint64_t steps = 0;

    // Without the time in which a person was asked.
    std::chrono::nanoseconds time() const { return m_clock.now() - m_begun - m_waited; }
    void waited(std::chrono::nanoseconds time) { m_waited += time; }

private:
    Clock &m_clock;
    MonotonicTime m_begun;
    std::chrono::nanoseconds m_waited{0};
};

// The part of a call's budget left for requests to one endpoint, by the limits that a person set there.
class EndpointBudget {
public:
    enum class Limit : std::uint8_t { Requests, Items, Time, Bytes, Steps };

    EndpointBudget() = default; // no limits
    EndpointBudget(std::shared_ptr<CallBudget> budget, const workspace::Endpoint &endpoint);

    // Counts one more request, unless there may be none.
    bool takeRequest();
    void take(std::uint64_t items, std::uint64_t bytes);
    std::optional<std::uint64_t> itemsLeft() const;
    std::optional<std::chrono::nanoseconds> timeLeft() const;
    // The limit that stops further requests; nothing: more may be sent.
    std::optional<Limit> reached() const;

    // Only for a share of an endpoint.
    std::uint64_t valueOf(Limit limit) const; // requests, items, seconds, bytes or steps
    Error error(Limit limit) const;

private:
    // Made once for each step: orders, options and callbacks share it.
    struct Part {
        std::shared_ptr<CallBudget> budget;
        workspace::EndpointLimits limits;
        std::string endpoint;
    };

    bool isBounded() const { return m_part && m_part->budget; }

    std::shared_ptr<const Part> m_part;
};

// "1,000 upstream requests"
Message amountText(EndpointBudget::Limit limit, std::uint64_t value);

// "This call reached the limit of 1,000 upstream requests after 3 items of 1 page."
Message limitNote(EndpointBudget::Limit limit, std::uint64_t value, Message fetched);

} // namespace tooltray::execution
