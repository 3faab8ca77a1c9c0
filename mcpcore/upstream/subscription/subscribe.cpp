// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/subscribe.h"

#include "base/text/ascii.h"
#include "upstream/subscription/eventsubscription.h"
#include "upstream/subscription/websocketsubscription.h"

#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::upstream {

namespace {

using Protocol = SubscriptionTransport::Protocol;

// True for a response with the errors of GraphQL and the status of a server that failed.
bool isOfFailedOperation(const RequestError &error)
{
    constexpr int kNotImplemented = 501;
    return error.status >= 500 && error.status != kNotImplemented && error.error.details.contains("errors");
}

// True for errors by which a server tells that it runs no subscription for a request like this one, or shows that it
// took the operation for a query: "Subscriptions are not supported over HTTP.", "Cannot return null for non-nullable
// field Subscription.tick.", "Subscription field must return Async Iterable.".
bool isOfNoSubscriptions(const RequestError &error)
{
    constexpr std::array<std::string_view, 7> kSigns{
        "non-nullable", "support", "http", "websocket", "transport", "not allowed", "async iterable"};
    const bool isOfApi = error.level == ErrorLevel::GraphQL || isOfFailedOperation(error);
    if (!isOfApi || error.error.kind == ErrorKind::Denied)
        return false;
    return std::ranges::any_of(error.error.details["errors"].elements(), [&](const json::Value &one) {
        const std::string message = asciiLower(one["message"].toString());
        return message.find("subscription") != std::string::npos
               && std::ranges::any_of(
                   kSigns, [&](std::string_view sign) { return message.find(sign) != std::string::npos; });
    });
}

// The message by which a server tells that it has no subscriptions, over whatever protocol; empty: it does not.
std::string_view denialOfSubscriptions(const RequestError &error)
{
    constexpr std::array<std::string_view, 15> kSigns{"not configured for subscription",
                                                      "not configured to execute subscription",
                                                      "subscriptions are not supported",
                                                      "subscriptions are not enabled",
                                                      "subscriptions are not available",
                                                      "subscriptions are not configured",
                                                      "subscriptions are not implemented",
                                                      "subscription operation is not supported",
                                                      "not support subscription",
                                                      "n't support subscription",
                                                      "subscription type not defined",
                                                      "subscription type is not defined",
                                                      "not define a subscription",
                                                      "no subscription type",
                                                      "subscription field must return async iterable"};
    constexpr std::array<std::string_view, 3> kProtocols{"http", "websocket", "transport"};
    if (error.error.kind == ErrorKind::Denied)
        return {};
    for (const json::Value &one : error.error.details["errors"].elements()) {
        const std::string message = asciiLower(one["message"].toString());
        const auto has = [&](std::string_view part) { return message.find(part) != std::string::npos; };
        if (std::ranges::any_of(kSigns, has) && std::ranges::none_of(kProtocols, has))
            return one["message"].toString();
    }
    return {};
}

// True for an error that another protocol would meet as well, so that no other one is tried.
bool isAboutMoreThanTheProtocol(Protocol protocol, const RequestError &error)
{
    constexpr std::array<std::string_view, 9> kOfAll{
        "unauthorized", "forbidden",    "too_many_requests", "name_not_found", "certificate_refused",
        "tls_failed",   "proxy_failed", "unusable_tls_file", "queue_full"};
    if (std::ranges::find(kOfAll, error.error.code) != kOfAll.end() || error.status == 401
        || error.status == 403 || error.status == 407 || error.status == 429)
        return true;
    // A server or a proxy may reject WebSockets alone. A host that one request does not reach, no other one does.
    if (protocol == Protocol::TransportWs || isOfNoSubscriptions(error)
        || !denialOfSubscriptions(error).empty())
        return false;
    return error.level != ErrorLevel::Http || isUnavailable(error.status) || isOfFailedOperation(error);
}

std::string asSentence(std::string text)
{
    constexpr std::string_view kEnds = ".!?";
    if (text.empty() || kEnds.find(text.back()) == std::string_view::npos)
        text += '.';
    return text;
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
        m_request.repetition = Repetition::Harmless;
        next();
    }

private:
    struct Attempt {
        Protocol protocol;
        RequestError error;
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
            .onEnd = [this](std::optional<RequestError> error) { end(std::move(error)); },
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

    void end(std::optional<RequestError> error)
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

    void tell(std::optional<RequestError> error)
    {
        if (error)
            nameMissingSubscriptions(*error);
        if (const auto onEnd = std::exchange(m_listener.onEnd, nullptr))
            onEnd(std::move(error)); // which may destroy this
    }

    // The error of the last attempt where it is the API's own, else one of the errors of all attempts. With errors of
    // GraphQL the API has understood the operation, so that they are the answer to it: the other attempts are details.
    // Not so with those that say that it has no subscriptions this way. One that says that it has none at all explains
    // what the others met with.
    RequestError summary() const
    {
        const auto denied = std::ranges::find_if(
            m_tried, [](const Attempt &attempt) { return !denialOfSubscriptions(attempt.error).empty(); });
        if (denied != m_tried.end())
            return denied->error;
        const Attempt &last = m_tried.back();
        RequestError error = last.error;
        const bool isAnswer = error.level == ErrorLevel::GraphQL && !isOfNoSubscriptions(error);
        const bool standsAlone = !isAnswer && isAboutMoreThanTheProtocol(last.protocol, error);
        if (m_tried.size() == 1 || standsAlone)
            return error;
        json::Value tried = json::Value::array();
        std::string message = "The subscription failed over every protocol:";
        for (const Attempt &attempt : m_tried) {
            const std::string name(protocolName(attempt.protocol));
            message.append("\n- ").append(name).append(": ").append(asSentence(attempt.error.error.message));
            tried.append(json::Value::object({{"protocol", name},
                                              {"code", attempt.error.error.code},
                                              {"message", attempt.error.error.message}}));
        }
        if (!error.error.details.isObject())
            error.error.details = json::Value::object();
        error.error.details.set("tried", std::move(tried));
        if (isAnswer)
            return error;
        error.level = ErrorLevel::Http;
        error.error.code = "no_subscription_protocol";
        error.error.message = std::move(message);
        const bool isAnyDown = std::ranges::any_of(
            m_tried, [](const Attempt &attempt) { return isUnavailable(attempt.error.status); });
        error.error.hint = adviceFor(m_request.repetition, RequestEffect::None,
                                     isAnyDown ? std::string_view("Try again later.") : std::string_view(),
                                     "Check that the API supports subscriptions. If it serves them at "
                                     "another URL than queries, set that URL on the endpoint.");
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

void nameMissingSubscriptions(RequestError &error)
{
    const std::string message(denialOfSubscriptions(error));
    if (message.empty())
        return;
    error.error.kind = ErrorKind::Invalid;
    error.error.code = "no_subscriptions";
    error.error.message = "The server does not provide subscriptions: " + asSentence(message);
    error.error.hint = "Use a query instead.";
    error.retryAfter.reset();
}

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
