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
class OperationRun final : public RequestRun {
public:
    // Endpoint and clock outlive it.
    OperationRun(upstream::Endpoint &endpoint, Clock &clock, OperationOrder order,
                 Done<OperationOutcome> done);

    void start() override;
    // Gives up what is under way: what came until then is the answer, else the limit is the failure.
    void stop(EndpointBudget::Limit limit) override;

private:
    void send();
    void take(upstream::Outcome ended);
    void takeBody(std::string body, upstream::RequestError ifNoData);
    void takeMembers(json::Value members, upstream::RequestError ifNoData);
    void refuse(json::Value data);
    void takePage(json::Value data);
    void finishPages(PagedResult result);
    void fail(CallFailure failure);
    void finish(OperationOutcome outcome);

    upstream::Endpoint &m_endpoint;
    Clock &m_clock;
    OperationOrder m_order;
    Done<OperationOutcome> m_done;
    MonotonicTime m_begun;
    OperationAnswer m_answer;
    std::optional<upstream::RequestError> m_refusal; // of the response that is read
    std::optional<PageWalk> m_walk;
    upstream::GraphQLReader m_reader;
    std::unique_ptr<upstream::EndpointRequest> m_call;
};

} // namespace tooltray::execution
