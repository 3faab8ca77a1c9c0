// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/subscribe.h"

#include "upstream/subscription/eventsubscription.h"
#include "upstream/subscription/websocketsubscription.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::upstream {

namespace {

using Protocol = SubscriptionTransport::Protocol;

// True for an error that another protocol would meet as well, so that no other one is tried.
bool isAboutMoreThanTheProtocol(Protocol protocol, const CallError &error)
{
    constexpr std::array<std::string_view, 9> kOfAll{
        "unauthorized", "forbidden",    "too_many_requests", "name_not_found", "certificate_refused",
        "tls_failed",   "proxy_failed", "unusable_tls_file", "queue_full"};
    if (std::ranges::find(kOfAll, error.error.code) != kOfAll.end() || error.status == 401
        || error.status == 403 || error.status == 407 || error.status == 429)
        return true;
    // Sockets have ways of their own to be kept out. Whoever cannot be reached by a request cannot be by another one.
    return protocol != Protocol::TransportWs && error.level != Level::Http;
}

class TriedSubscription final : public Subscription {
public:
    TriedSubscription(SubscriptionTransport way, Transport &transport, Clock &clock, const Request &request,
                      const GraphQLOperation &operation, SubscriptionListener listener)
        : m_way(std::move(way))
        , m_transport(transport)
        , m_clock(clock)
        , m_request(request)
        , m_operation(operation)
        , m_listener(std::move(listener))
    {
        next();
    }

private:
    struct Attempt {
        Protocol protocol;
        CallError error;
    };

    Protocol protocol() const { return m_way.protocols[m_tried.size()]; }

    void next()
    {
        SubscriptionListener listener{
            .onEvent =
                [this](std::string_view event) {
                    found();
                    m_listener.onEvent(event);
                },
            .onEnd = [this](std::optional<CallError> error) { end(std::move(error)); },
            .onBegin = [this] { found(); }};
        switch (protocol()) {
        case Protocol::TransportWs:
            m_subscription = std::make_unique<WebSocketSubscription>(
                m_clock, m_request, m_way.userAgent, m_operation, m_way.payload, std::move(listener));
            break;
        case Protocol::EventStream:
            m_subscription = std::make_unique<EventSubscription>(m_transport, m_clock, m_request, m_operation,
                                                                 std::move(listener));
            break;
        case Protocol::SingleStream:
            m_subscription = std::make_unique<SingleStreamSubscription>(m_transport, m_clock, m_request,
                                                                        m_operation, std::move(listener));
            break;
        }
    }

    void found()
    {
        if (!std::exchange(m_isFound, true) && m_way.onFound)
            m_way.onFound(protocol());
    }

    void end(std::optional<CallError> error)
    {
        if (!error)
            found(); // over without an event
        if (m_isFound)
            return tell(std::move(error));
        const bool isLast =
            m_tried.size() + 1 == m_way.protocols.size() || isAboutMoreThanTheProtocol(protocol(), *error);
        m_tried.push_back({protocol(), *std::move(error)});
        if (isLast)
            return tell(summary());
        // Not from within what has just ended.
        m_later = m_clock.startTimer(std::chrono::nanoseconds(0), [this] { next(); });
    }

    void tell(std::optional<CallError> error)
    {
        if (const auto onEnd = std::exchange(m_listener.onEnd, nullptr))
            onEnd(std::move(error)); // which may destroy this
    }

    // The error of the last attempt; its message also has the errors of the earlier ones.
    CallError summary() const
    {
        CallError error = m_tried.back().error;
        // Nobody is there at all.
        const bool isUnreached =
            error.level == Level::Network && m_tried.back().protocol != Protocol::TransportWs;
        if (m_tried.size() == 1 || isUnreached)
            return error;
        json::Value tried = json::Value::array();
        std::string message = "No way to subscribe is taken.";
        for (const Attempt &attempt : m_tried) {
            const std::string name(protocolName(attempt.protocol));
            message.append(" ").append(name).append(": ").append(attempt.error.error.message);
            tried.append(json::Value::object({{"protocol", name},
                                              {"code", attempt.error.error.code},
                                              {"message", attempt.error.error.message}}));
        }
        error.error.message = std::move(message);
        error.error.hint =
            "Check that the API has subscriptions, and where: another address than that of queries "
            "is the URL of the endpoint's subscriptions.";
        if (!error.error.details.isObject())
            error.error.details = json::Value::object();
        error.error.details.set("tried", std::move(tried));
        return error;
    }

    SubscriptionTransport m_way;
    Transport &m_transport;
    Clock &m_clock;
    Request m_request;
    GraphQLOperation m_operation;
    SubscriptionListener m_listener;
    bool m_isFound = false;
    std::vector<Attempt> m_tried;
    std::unique_ptr<Subscription> m_subscription;
    Timer m_later;
};

} // namespace

std::string_view protocolName(Protocol protocol)
{
    constexpr std::array<std::string_view, 3> kNames{"graphql-transport-ws", "graphql-sse",
                                                     "graphql-sse with a single connection"};
    return kNames[static_cast<std::size_t>(protocol)];
}

std::unique_ptr<Subscription> subscribe(SubscriptionTransport way, Transport &transport, Clock &clock,
                                        const Request &request, const GraphQLOperation &operation,
                                        SubscriptionListener listener)
{
    return std::make_unique<TriedSubscription>(std::move(way), transport, clock, request, operation,
                                               std::move(listener));
}

} // namespace tooltray::upstream
