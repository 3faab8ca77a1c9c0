// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "execution/answers/run.h"
#include "execution/delivery/operationrun.h"
#include "upstream/policy/endpoint.h"
#include "upstream/policy/queueslot.h"
#include "upstream/subscription/subscribe.h"
#include "workspace/definitions/endpoint.h"
#include "json/parser.h"

#include <chrono>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::execution {

struct SubscriptionOrder {
    CheckedOperation::Pointer operation;
    json::Value variables = json::Value::object(); // checked
    upstream::Request request;                     // to where the endpoint takes subscriptions
    upstream::SubscriptionTransport transport = {};
    std::shared_ptr<upstream::RateLimit> clientRate = {};        // of the client that asks; null: none
    std::optional<std::uint64_t> maxEvents = {};                 // nothing: as many as come
    std::chrono::nanoseconds maxTime = std::chrono::seconds(30); // the way to the server included
    EndpointBudget share = {};
    std::function<void(std::uint64_t events)> onProgress = {};      // after each event but the last
    std::function<void(const upstream::Attempt &)> onExchange = {}; // once, if it was sent: all of it
    RedactorPointer redactor = {};                                  // of what the API repeats
    std::optional<TraceContext> trace = {};                         // that the server is told of
};

// The protocols of an endpoint in the order in which they are tried: the one that worked before comes first.
std::vector<upstream::SubscriptionTransport::Protocol>
protocolsOf(const workspace::Subscriptions &subscriptions,
            std::optional<upstream::SubscriptionTransport::Protocol> takenBefore = {});

// Collects the events of a subscription until there are enough of them, for long enough, or until the server has no
// more; until it has its turn it waits as any request does. Data is the list of events, each an execution result with
// data, errors or both; extensions, and where it was not the server a note, say what ended it.
// A failure has the events that came before it.
class SubscriptionRun final : public RequestRun {
public:
    // The clock and what the endpoint sends by outlive it.
    SubscriptionRun(const upstream::Endpoint &endpoint, Clock &clock, SubscriptionOrder order,
                    Done<OperationOutcome> done);

    void start() override;
    // It keeps to the time of the call by itself.
    void stop(EndpointBudget::Limit) override {}

private:
    void take(upstream::QueueSlot::Turn turn);
    void subscribe();
    void endInTime();
    void take(std::string_view event);
    void readNext();
    void whenRead(std::function<void()> then);
    bool add(json::Parsed parsed);
    void end(std::optional<upstream::RequestError> error);
    Message noteOf(std::string_view endedBy) const;
    void complete(std::string_view endedBy);
    void fail(CallFailure failure);
    void finish(OperationOutcome outcome);
    void tellOfExchange(const OperationOutcome &outcome) const;
    upstream::GraphQLOperation operation() const;

    upstream::Transport &m_transport;
    Clock &m_clock;
    SubscriptionOrder m_order;
    Done<OperationOutcome> m_done;
    json::Value m_events = json::Value::array();
    std::uint64_t m_most; // events
    std::uint64_t m_bytes = 0;
    std::deque<std::string> m_waiting; // events that are to be read; the first one is being read
    std::function<void()> m_whenRead;  // what comes behind the last of them
    std::optional<WallTime> m_begun;
    std::string m_span; // its own in the trace
    MonotonicTime m_subscribed{};
    std::optional<upstream::SubscriptionTransport::Protocol> m_protocol; // that was taken
    Timer m_timer;
    std::unique_ptr<upstream::QueueSlot> m_queueSlot;
    std::unique_ptr<upstream::Subscription> m_subscription;
};

} // namespace tooltray::execution
