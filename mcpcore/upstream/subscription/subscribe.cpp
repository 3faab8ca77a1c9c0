// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/subscribe.h"

#include "base/task/done.h"
#include "base/task/post.h"
#include "text/unicode/ascii.h"
#include "upstream/graphql/errormeaning.h"
#include "upstream/subscription/eventsubscription.h"
#include "upstream/subscription/websocketsubscription.h"

#include <QObject>
#include <algorithm>
#include <array>
#include <utility>

namespace tooltray::upstream {

namespace {

using Protocol = SubscriptionTransport::Protocol;

constexpr int kUnprocessableContent = 422;
constexpr Template kCorrectOrQuery =
    CORE_TEXT("Core", "Correct the operation if the message is about it; otherwise use a query instead.");

// The text of the operation that an error of GraphQL points at; empty: at none.
std::string_view textAt(std::string_view document, const json::Value &location)
{
    const std::uint64_t column = location["column"].toUInt64().value_or(0);
    std::uint64_t line = location["line"].toUInt64().value_or(0);
    if (line == 0 || column == 0)
        return {};
    while (--line > 0) {
        const std::size_t end = document.find('\n');
        if (end == std::string_view::npos)
            return {};
        document.remove_prefix(end + 1);
    }
    return column <= document.size() ? document.substr(column - 1) : std::string_view();
}

// True for an error about a part of the operation, such as an unknown field. One that points at its keyword is about
// the operation as a whole, and perhaps says that there are no subscriptions.
bool isAboutAPart(const json::Value &error, std::string_view document)
{
    return std::ranges::any_of(error["locations"].elements(), [&](const json::Value &location) {
        const std::string_view text = textAt(document, location);
        return !text.empty() && !text.starts_with("subscription");
    });
}

// True for an error that says by its code that the values of the operation are wrong.
bool isAboutValues(const json::Value &error)
{
    constexpr std::array<std::string_view, 5> kOfValues{"BAD_USER_INPUT", "USER_INPUT_ERROR", "INVALID_INPUT",
                                                        "INVALID_ARGUMENT", "INVALID_VARIABLES"};
    return isOneOf(error["extensions"]["code"].toString(), kOfValues);
}

// True for errors of GraphQL by which a server answers the operation, in place of an event stream: a code or the status
// says what is wrong, or they came of validation, with a location and no path (GraphQL specification, 7.1.2: a path is
// for errors of execution).
bool isOfOperation(const RequestError &error, std::string_view document)
{
    constexpr std::array kNotThisWay{404, 405, 406, 415, 426, 501};
    constexpr int kFailedWithin = 500;
    const json::Value &errors = error.error.details["errors"];
    if (std::ranges::find(kNotThisWay, error.status) != kNotThisWay.end() && error.level == ErrorLevel::Http)
        return false;
    if (const auto meaning = meaningOf(errors); meaning && meaning->status != kFailedWithin)
        return true;
    if (error.level == ErrorLevel::GraphQL && error.status == kUnprocessableContent)
        return true;
    return std::ranges::any_of(errors.elements(), [&](const json::Value &one) {
        return isAboutValues(one) || (one["path"].isNull() && isAboutAPart(one, document));
    });
}

// True for errors of execution, in a response that is a success otherwise. Another protocol may still be taken: a
// server that executes the subscription as if it were a query has such errors too. It finds nothing for a field that
// must not be null, which says nothing about the operation.
bool isOfExecution(const RequestError &error)
{
    static constexpr std::string_view kNoResolver = "Cannot return null for non-nullable ";
    return error.level == ErrorLevel::GraphQL
           && std::ranges::any_of(error.error.details["errors"].elements(), [](const json::Value &one) {
                  return !one["path"].isEmpty() && !one["message"].toString().starts_with(kNoResolver);
              });
}

// True for an error that another protocol would meet as well, so that no other one is tried.
bool isAboutMoreThanTheProtocol(Protocol protocol, const RequestError &error, std::string_view document)
{
    constexpr std::array<std::string_view, 9> kOfAll{
        "unauthorized", "forbidden",    "too_many_requests", "name_not_found", "certificate_refused",
        "tls_failed",   "proxy_failed", "unusable_tls_file", "queue_full"};
    if (isOneOf(error.error.code, kOfAll) || error.status == 401 || error.status == 403 || error.status == 407
        || error.status == 429)
        return true;
    // A server or a proxy may reject WebSockets alone. A host that one request does not reach, no other one does.
    if (protocol == Protocol::TransportWs)
        return false;
    if (error.level == ErrorLevel::Network || isUnavailable(error.status))
        return true;
    // A stream that was reserved and opened shows that the server knows the protocol.
    return protocol == Protocol::SingleStream ? error.error.details.contains("errors")
                                              : isOfOperation(error, document);
}

Message asSentence(const Message &message)
{
    constexpr std::string_view kEnds = ".!?";
    const bool isEnded = !message.empty() && kEnds.find(message.text().back()) != std::string_view::npos;
    return isEnded ? message : Message(CORE_TEXT("Core", "{problem}."), {{"problem", message}});
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
    }

    void start() override { next(); }

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
            m_subscription = started<WebSocketSubscription>(m_clock, m_request, m_way.userAgent, m_operation,
                                                            m_way.payload, std::move(listener));
            break;
        case Protocol::EventStream:
            m_subscription =
                started<EventSubscription>(m_transport, m_clock, m_request, m_operation, std::move(listener));
            break;
        case Protocol::SingleStream:
            m_subscription = started<SingleStreamSubscription>(m_transport, m_clock, m_request, m_operation,
                                                               std::move(listener));
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
        const bool isLast = m_tried.size() + 1 == m_way.protocols.size() || isAboutMore(protocol(), *error);
        m_tried.push_back({protocol(), *std::move(error)});
        if (isLast)
            return tell(summary());
        // Not from within what has just ended.
        post(&m_context, [this] { next(); });
    }

    void tell(std::optional<RequestError> error)
    {
        if (error)
            adviseOnRefusal(*error, m_operation.document);
        if (const auto onEnd = std::exchange(m_listener.onEnd, nullptr))
            onEnd(std::move(error)); // which may destroy this
    }

    bool isAboutMore(Protocol protocol, const RequestError &error) const
    {
        return isAboutMoreThanTheProtocol(protocol, error, m_operation.document);
    }

    // The error of the last attempt where another protocol would meet it as well; if it has errors of GraphQL, the
    // other attempts are details. So they are of an attempt that the API executed. Else the errors of all attempts,
    // with the details of the one by which the API says most: its own errors.
    RequestError summary() const
    {
        const Attempt &last = m_tried.back();
        // A server that answered before is there, whatever became of the last connection.
        const bool isCutOff =
            last.error.level == ErrorLevel::Network
            && std::ranges::any_of(m_tried, [](const Attempt &attempt) { return attempt.error.status != 0; });
        const bool isOfAll = !isCutOff && isAboutMore(last.protocol, last.error);
        if (m_tried.size() == 1 || (isOfAll && last.error.level != ErrorLevel::GraphQL))
            return last.error;
        const auto executed = std::ranges::find_if(
            m_tried, [](const Attempt &attempt) { return isOfExecution(attempt.error); });
        const auto telling =
            executed != m_tried.end() ? executed : std::ranges::find_if(m_tried, [](const Attempt &attempt) {
                return attempt.error.error.details.contains("errors");
            });
        RequestError error = isOfAll || telling == m_tried.end() ? last.error : telling->error;
        json::Value tried = json::Value::array();
        std::vector<Message> sentences{CORE_TEXT("Core", "The subscription failed over every protocol:")};
        for (const Attempt &attempt : m_tried) {
            const std::string name(protocolName(attempt.protocol));
            sentences.emplace_back(CORE_TEXT("Core", "{name}: {problem}"),
                                   std::vector<Message::Argument>{
                                       {"name", name}, {"problem", asSentence(attempt.error.error.message)}});
            tried.append(json::Value::object({{"protocol", name},
                                              {"code", attempt.error.error.code},
                                              {"message", attempt.error.error.message.text()}}));
        }
        if (!error.error.details.isObject())
            error.error.details = json::Value::object();
        error.error.details.set("tried", std::move(tried));
        if (isOfAll)
            return error;
        if (executed != m_tried.end()) {
            if (error.error.hint == kByTheMessage.english)
                error.error.hint = kCorrectOrQuery;
            return error;
        }
        error.level = ErrorLevel::Http;
        error.error.code = "no_subscription_protocol";
        error.error.message = Message::joined(sentences, "\n- ");
        const bool isAnyDown = std::ranges::any_of(
            m_tried, [](const Attempt &attempt) { return isUnavailable(attempt.error.status); });
        error.error.hint =
            adviceFor(m_request.repetition, RequestEffect::None,
                      isAnyDown ? Message(CORE_TEXT("Core", "Try again later.")) : Message(),
                      CORE_TEXT("Core", "Check that the API supports subscriptions. If it serves them at "
                                        "another URL than queries, set that URL on the endpoint."));
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
    QObject m_context;
};

} // namespace

void adviseOnRefusal(RequestError &error, std::string_view document)
{
    const bool isByMessage = error.level == ErrorLevel::GraphQL && error.error.hint == kByTheMessage.english;
    const auto isPlaced = [&](const json::Value &one) {
        return !one["path"].isNull() || isAboutValues(one) || isAboutAPart(one, document);
    };
    if (isByMessage && error.status != kUnprocessableContent
        && std::ranges::none_of(error.error.details["errors"].elements(), isPlaced))
        error.error.hint = kCorrectOrQuery;
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
    return started<TriedSubscription>(std::move(way), transport, clock, request, operation,
                                      std::move(listener));
}

} // namespace tooltray::upstream
