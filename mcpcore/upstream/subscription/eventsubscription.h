// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "text/framing/eventstreamreader.h"
#include "upstream/exchange/transport.h"
#include "upstream/graphql/graphqlanswer.h"
#include "upstream/graphql/graphqloperation.h"
#include "upstream/subscription/subscription.h"

#include <memory>
#include <string>
#include <string_view>

namespace tooltray::upstream {

// A subscription over server-sent events: the "distinct connections" mode of the GraphQL over SSE protocol, in
// which the stream is the response to the operation.
class EventSubscription final : public Subscription {
public:
    // Only the timeouts for connecting and for silence apply. Transport and clock outlive it.
    EventSubscription(Transport &transport, Clock &clock, const Request &request, GraphQLOperation operation,
                      SubscriptionListener listener);
    EventSubscription(const EventSubscription &) = delete;
    EventSubscription &operator=(const EventSubscription &) = delete;

    void start() override;

private:
    void begin(const ResponseHead &head);
    void tellBegin();
    void read(std::string_view bytes);
    void readSingle(std::string_view bytes);
    bool take(const text::StreamEvent &event);
    bool takeRejection(const text::StreamEvent &event);
    void end(const Outcome &outcome);
    void endSingle(const Response &response);
    void finish(std::optional<RequestError> error);
    RequestError violation(std::string code, Message message) const;

    Transport &m_transport;
    Clock &m_clock;
    Request m_request;
    GraphQLOperation m_operation;
    // Shared with the callback that runs, which may destroy this.
    std::shared_ptr<SubscriptionListener> m_listener;
    ResponseHead m_head;
    bool m_isStream = false;
    text::EventStreamReader m_events;
    JsonOutline m_outline = GraphQLAnswer::outline(); // of a response that is no stream
    std::string m_single;
    std::unique_ptr<Transfer> m_transfer;
};

// A subscription over server-sent events in the "single connection" mode of the GraphQL over SSE protocol: a stream is
// reserved (PUT), opened (GET) and then told by requests of its own what to carry (POST).
class SingleStreamSubscription final : public Subscription {
public:
    // Only the timeouts for connecting and for silence apply to the stream. Transport and clock outlive it.
    SingleStreamSubscription(Transport &transport, Clock &clock, const Request &request,
                             GraphQLOperation operation, SubscriptionListener listener);
    SingleStreamSubscription(const SingleStreamSubscription &) = delete;
    SingleStreamSubscription &operator=(const SingleStreamSubscription &) = delete;

    void start() override;

private:
    void takeReservation(const Outcome &outcome);
    void open();
    void begin(const ResponseHead &head);
    void subscribe();
    void takeAcceptance(Outcome outcome);
    void read(std::string_view bytes);
    bool take(const text::StreamEvent &event);
    void ended(const Outcome &outcome);
    Request withToken(Request request) const;
    void finish(std::optional<RequestError> error);
    RequestError violation(std::string code, Message message, int status = 0) const;

    Transport &m_transport;
    Clock &m_clock;
    Request m_request;
    GraphQLOperation m_operation;
    // Shared with the callback that runs, which may destroy this.
    std::shared_ptr<SubscriptionListener> m_listener;
    credentials::Secret m_token;
    bool m_isOpen = false;
    text::EventStreamReader m_events;
    std::unique_ptr<Transfer> m_stream;
    std::unique_ptr<Transfer> m_other; // the reservation, then the operation
};

} // namespace tooltray::upstream
