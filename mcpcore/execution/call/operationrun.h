// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "execution/call/callbudget.h"
#include "execution/call/callfailure.h"
#include "execution/call/sentfailure.h"
#include "execution/check/checkedoperation.h"
#include "execution/pages/pagewalk.h"
#include "execution/run/run.h"
#include "upstream/graphql/graphqlcall.h"

#include <QObject>

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace tooltray::execution {

// How a list is fetched whole.
struct PageOrder {
    PagePlan plan;
    PageLimits limits;
    std::optional<std::chrono::nanoseconds> time; // after which no further page is asked for
    PagePosition from = {};
    bool canResume = true; // whoever called, from a cursor; else none is given
    std::function<PagePosition(PagePosition)> inCall = {}; // see PageWish

    std::string cursorOf(PagePosition position) const; // for whoever called; empty: none is given
};

struct OperationOrder {
    CheckedOperation::Pointer operation;
    json::Value variables = json::Value::object(); // checked
    upstream::Request request;                     // all of the endpoint but the operation
    upstream::CallOptions options = {};
    std::optional<PageOrder> pages = {};
    CallShare share = {};
    // Pages and items so far, before each further page.
    std::function<void(std::uint64_t pages, std::uint64_t items)> onProgress = {};
    RedactorPointer redactor = {}; // of what the API repeats
};

// What came of an operation. Data may come with errors; whether that is a success is for the tool to say.
struct OperationAnswer {
    json::Value data = {}; // null when there is none
    json::Value errors = json::Value::array();
    json::Value extensions = {};           // of the last page
    std::uint64_t bytes = 0;               // of all bodies
    int status = 0;                        // of the last response to a REST request
    std::optional<PagedResult> pages = {}; // without its data
};

using OperationOutcome = std::variant<OperationAnswer, CallFailure>;

// Sends an operation, page by page where that is wanted. A page with errors ends the walk: what came until then is
// the answer, with the errors. Destroying it cancels without a word.
class OperationRun final : public Run {
public:
    using Done = std::function<void(OperationOutcome)>;

    // Calls back once, from the event loop, and may be destroyed from there. Endpoint and clock outlive it.
    OperationRun(upstream::Endpoint &endpoint, Clock &clock, OperationOrder order, Done done);

    // Gives up what is under way: what came until then is the answer, else the limit is the failure.
    void stop(CallShare::Limit limit);

private:
    void send();
    void take(upstream::GraphQLOutcome outcome);
    void takeBody(std::string body, upstream::CallError ifNoData);
    void takeMembers(json::Value members, upstream::CallError ifNoData);
    void takePage(json::Value data);
    void finishPages(PagedResult result);
    void fail(CallFailure failure);
    void finish(OperationOutcome outcome);

    upstream::Endpoint &m_endpoint;
    Clock &m_clock;
    OperationOrder m_order;
    Done m_done;
    MonotonicTime m_begun;
    OperationAnswer m_answer;
    std::optional<PageWalk> m_walk;
    std::unique_ptr<upstream::GraphQLCall> m_call;
    QObject m_context; // of what a pool works on
};

} // namespace tooltray::execution
