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

// What both modes of the GraphQL over SSE protocol share: a stream of events that carry the results.
class EventStreamSubscription : public Subscription {
public:
    // Only the timeouts for connecting and for silence apply to the stream. Transport and clock outlive it.
    EventStreamSubscription(Transport &transport, Clock &clock, const Request &request,
                            GraphQLOperation operation, SubscriptionListener listener);
    EventStreamSubscription(const EventStreamSubscription &) = delete;
    EventStreamSubscription &operator=(const EventStreamSubscription &) = delete;

protected:
    void openStream(Request request);
    void readEvents(std::string_view bytes);
    void tellBegin();
    // False if this is gone.
    bool deliver(std::string_view result);
    virtual void finish(std::optional<RequestError> error);

    Transport &m_transport;
    Clock &m_clock;
    Request m_request;
    GraphQLOperation m_operation;

private:
    virtual void begin(const ResponseHead &head) = 0;
    virtual void read(std::string_view bytes) = 0;
    virtual bool take(const text::StreamEvent &event) = 0;
    virtual void end(const Response &response) = 0;
    virtual RequestError violation(std::string code, Message message) const = 0;

    // Shared with the callback that runs, which may destroy this.
    std::shared_ptr<SubscriptionListener> m_listener;
    text::EventStreamReader m_events;
    std::unique_ptr<Transfer> m_stream;
};

// A subscription over server-sent events: the "distinct connections" mode of the GraphQL over SSE protocol, in
// which the stream is the response to the operation.
class EventSubscription final : public EventStreamSubscription {
public:
    using EventStreamSubscription::EventStreamSubscription;

    void start() override;

private:
    void begin(const ResponseHead &head) override;
    void read(std::string_view bytes) override;
    bool take(const text::StreamEvent &event) override;
    bool takeRejection(const text::StreamEvent &event);
    void end(const Response &response) override;
    void endSingle(const Response &response);
    RequestError violation(std::string code, Message message) const override;

    ResponseHead m_head;
    bool m_isStream = false;
    JsonOutline m_outline = GraphQLAnswer::outline(); // of a response that is no stream
    std::string m_single;
};

// A subscription over server-sent events in the "single connection" mode of the GraphQL over SSE protocol: a stream is
// reserved (PUT), opened (GET) and then told by requests of its own what to carry (POST).
class SingleStreamSubscription final : public EventStreamSubscription {
public:
    using EventStreamSubscription::EventStreamSubscription;

    void start() override;

private:
    void takeReservation(const Outcome &outcome);
    void open();
    void begin(const ResponseHead &head) override;
    void subscribe();
    void takeAcceptance(Outcome outcome);
    void read(std::string_view bytes) override;
    bool take(const text::StreamEvent &event) override;
    void end(const Response &response) override;
    void finish(std::optional<RequestError> error) override;
    RequestError violation(std::string code, Message message) const override;
    RequestError rejection(std::string code, Template what, int status) const;
    Request withToken(Request request) const;

    credentials::Secret m_token;
    bool m_isOpen = false;
    std::unique_ptr<Transfer> m_other; // the reservation, then the operation
};

} // namespace tooltray::upstream
