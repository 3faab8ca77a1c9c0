// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "execution/answers/callorder.h"
#include "execution/answers/callresult.h"
#include "execution/answers/run.h"
#include "execution/delivery/operationanswer.h"
#include "execution/pages/pagewalk.h"
#include "execution/preparation/checkedoperation.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/policy/endpoint.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <variant>
#include <vector>

namespace tooltray::execution {

// A request that may be sent page by page. What came until it ends is the answer, or goes with the failure.
class PagedRun : public RequestRun {
public:
    // Gives up what is under way: what came until then is the answer, else the limit is the failure.
    void stop(EndpointBudget::Limit limit) final;

protected:
    // Pages and items so far, before each further page.
    using OnProgress = std::function<void(std::uint64_t pages, std::uint64_t items)>;

    // Endpoint and clock outlive it.
    PagedRun(upstream::Endpoint &endpoint, Clock &clock, std::optional<PageOrder> pages, EndpointBudget share,
             OnProgress onProgress, Done<OperationOutcome> done);

    void takePage(PageWalk::Page page);
    void fail(CallFailure failure);
    void finish(OperationOutcome outcome);

    upstream::Endpoint &m_endpoint;
    Clock &m_clock;
    std::optional<PageOrder> m_pages;
    EndpointBudget m_share;
    MonotonicTime m_begun;
    OperationAnswer m_answer;
    std::optional<PageWalk> m_walk;
    std::optional<Error> m_linkProblem; // of the page that came last
    std::unique_ptr<upstream::EndpointRequest> m_call;

private:
    virtual void send() = 0;
    // Makes it fit for a caller, who may pass it again.
    virtual void seal(PagePosition & /*position*/) const {}
    void finishPages(PagedResult result);

    OnProgress m_onProgress;
    Done<OperationOutcome> m_done;
};

struct OperationOrder {
    CheckedOperation::Pointer operation;
    json::Value variables = json::Value::object();    // checked
    std::shared_ptr<const upstream::Request> request; // all of the endpoint but the operation
    upstream::SendOptions options = {};
    std::optional<PageOrder> pages = {};
    EndpointBudget share = {};
    // Pages and items so far, before each further page.
    std::function<void(std::uint64_t pages, std::uint64_t items)> onProgress = {};
    RedactorPointer redactor = {}; // of what the API repeats
};

// Sends an operation, page by page where that is wanted. A page with errors ends the walk: what came until then is
// the answer, with the errors; with a status that is no success it is a failure that keeps the data.
class OperationRun final : public PagedRun {
public:
    // Endpoint and clock outlive it.
    OperationRun(upstream::Endpoint &endpoint, Clock &clock, OperationOrder order,
                 Done<OperationOutcome> done);

    void start() override;

private:
    void send() override;
    void take(upstream::Outcome ended);
    void takeBody(std::string body, upstream::RequestError ifNoData);
    void takeMembers(json::Value members, upstream::RequestError ifNoData);
    void refuse(json::Value data);

    OperationOrder m_order;
    std::optional<upstream::RequestError> m_refusal; // of the response that is read
    upstream::GraphQLReader m_reader;
};

} // namespace tooltray::execution
