// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/eventsubscription.h"

#include "base/text/quantity.h"
#include "text/unicode/ascii.h"
#include "upstream/exchange/failure.h"
#include "upstream/graphql/graphqlanswer.h"
#include "json/parser.h"

#include <algorithm>
#include <limits>
#include <utility>

namespace tooltray::upstream {

namespace {

Message says(const Request &request, Template what, std::vector<Message::Argument> arguments = {})
{
    arguments.emplace_back("origin", request.url.origin());
    return {what, std::move(arguments)};
}

Message brokenEvent(const Request &request)
{
    return says(request, CORE_TEXT("Core", "{origin} sent an event that is not a GraphQL response."));
}

bool isSuccess(int status)
{
    return status / 100 == 2;
}

// Also of fields that are all null: a server that takes a subscription for a query finds nothing for them.
bool hasNothing(const GraphQLAnswer &answer)
{
    if (!answer.hasData())
        return true;
    const json::Parsed data = json::parse(answer.data());
    return std::ranges::all_of(data.value.members(),
                               [](const json::Member &member) { return member.value.isNull(); });
}

bool isExecutionResult(std::string_view text)
{
    JsonOutline outline = GraphQLAnswer::outline();
    return outline.add(text) && outline.end() && outline.kind() == JsonOutline::Kind::Object;
}

} // namespace

EventStreamSubscription::EventStreamSubscription(Transport &transport, Clock &clock, const Request &request,
                                                 GraphQLOperation operation, SubscriptionListener listener)
    : m_transport(transport)
    , m_clock(clock)
    , m_request(request)
    , m_operation(std::move(operation))
    , m_listener(std::make_shared<SubscriptionListener>(std::move(listener)))
    , m_events(static_cast<std::size_t>(request.limits.decoded))
{}

void EventStreamSubscription::openStream(Request request)
{
    request.timeouts.total.reset();
    // The stream as a whole may be of any size; each of its events has the limit.
    request.limits.received = request.limits.decoded = std::numeric_limits<std::uint64_t>::max();
    const auto onDone = [this](const Outcome &outcome) {
        if (const auto *failure = std::get_if<TransferFailure>(&outcome))
            finish(networkError(m_request, *failure));
        else
            end(std::get<Response>(outcome));
    };
    m_stream =
        m_transport.start(std::move(request), {.onHead = [this](const ResponseHead &head) { begin(head); },
                                               .onBody = [this](std::string_view bytes) { read(bytes); },
                                               .onDone = onDone,
                                               .delivery = BodyDelivery::Pass});
}

void EventStreamSubscription::readEvents(std::string_view bytes)
{
    const auto outcome = m_events.feed(bytes, [this](const text::StreamEvent &event) { return take(event); });
    if (outcome == text::EventStreamReader::Outcome::TooLong)
        finish(
            violation("event_too_big",
                      says(m_request, CORE_TEXT("Core", "{origin} sent an event that is larger than {size}."),
                           {{"size", formatByteCount(m_request.limits.decoded)}})));
}

void EventStreamSubscription::tellBegin()
{
    if (const auto begun = m_listener->onBegin)
        begun();
}

bool EventStreamSubscription::deliver(std::string_view result)
{
    const auto listener = m_listener;
    listener->onEvent(result);
    return listener.use_count() > 1;
}

void EventStreamSubscription::finish(std::optional<RequestError> error)
{
    m_stream.reset();
    if (const auto onEnd = std::exchange(m_listener->onEnd, nullptr))
        onEnd(std::move(error)); // which may destroy this
}

void EventSubscription::start()
{
    openStream(graphqlRequest(m_request, m_operation));
}

void EventSubscription::begin(const ResponseHead &head)
{
    m_head = head;
    m_isStream = head.mediaType() == "text/event-stream";
    if (m_isStream && isSuccess(head.status))
        tellBegin();
}

void EventSubscription::read(std::string_view bytes)
{
    if (m_isStream)
        return readEvents(bytes);
    if (m_single.size() + bytes.size() > m_request.limits.decoded) {
        finish(violation("answer_too_big",
                         says(m_request, CORE_TEXT("Core", "{origin} returned more than {size}."),
                              {{"size", formatByteCount(m_request.limits.decoded)}})));
        return;
    }
    m_single.append(bytes);
    m_outline.add(bytes);
}

bool EventSubscription::take(const text::StreamEvent &event)
{
    if (!isSuccess(m_head.status))
        return takeRejection(event);
    if (event.name == "complete") {
        finish(std::nullopt);
        return false;
    }
    // Servers that know nothing of the protocol send results as plain messages.
    if (event.name != "next" && !event.name.empty() && event.name != "message")
        return true;
    if (!isExecutionResult(event.data)) {
        finish(violation("broken_event", brokenEvent(m_request)));
        return false;
    }
    return deliver(event.data);
}

// GraphQL Yoga answers with a status that is no success and the errors as the only event of the stream.
bool EventSubscription::takeRejection(const text::StreamEvent &event)
{
    if (event.name != "complete") {
        if (event.data.empty())
            return true;
        if (json::parse(event.data).value["errors"].isArray())
            tellBegin(); // not for whatever a proxy says
        m_single = event.data;
        m_outline.add(event.data);
    }
    endSingle({.head = m_head});
    return false;
}

void EventSubscription::end(const Response &response)
{
    if (m_isStream && isSuccess(response.head.status))
        finish(violation(
            "stream_ended",
            says(m_request, CORE_TEXT("Core", "{origin} ended the stream before it was complete."))));
    else
        endSingle(response);
}

// A server that refuses the subscription, or has a single result for it, answers as for any operation.
void EventSubscription::endSingle(const Response &response)
{
    Response whole = response;
    whole.body = std::exchange(m_single, {});
    GraphQLOutcome outcome = classify(m_request, std::move(whole), std::move(m_outline), m_clock.wallTime());
    if (auto *error = std::get_if<RequestError>(&outcome)) {
        finish(std::move(*error));
        return;
    }
    const auto &answer = std::get<GraphQLAnswer>(outcome);
    if (answer.refusal() && !m_isStream) {
        finish(answer.refusal());
        return;
    }
    const bool isNothing = hasNothing(answer);
    if (isNothing && answer.hasErrors()) {
        finish(graphqlError(answer, m_clock.wallTime()));
        return;
    }
    if (isNothing && !m_isStream) {
        RequestError refused = violation(
            "subscription_refused",
            says(m_request, CORE_TEXT("Core", "{origin} rejected the subscription (HTTP {status})."),
                 {{"status", answer.status()}}));
        refused.level = ErrorLevel::Http;
        finish(std::move(refused));
        return;
    }
    if (deliver(answer.body()))
        finish(std::nullopt);
}

RequestError EventSubscription::violation(std::string code, Message message) const
{
    return {.level = ErrorLevel::Network,
            .error = {ErrorKind::Unavailable, std::move(code), std::move(message), subscribeAgain(),
                      json::Value::object({{"status", m_head.status}, {"origin", m_request.url.origin()}})},
            .report = {},
            .status = m_head.status};
}

namespace {

constexpr std::string_view kTokenField = "X-GraphQL-Event-Stream-Token";
constexpr std::size_t kMaxToken = 4096;

bool isVisible(std::string_view text)
{
    return std::ranges::all_of(text, [](char c) { return c > ' ' && c < 0x7f; });
}

void setField(Request &request, std::string_view name, std::string value)
{
    std::erase_if(request.fields,
                  [&](const RequestField &field) { return equalsIgnoringAsciiCase(field.name, name); });
    request.fields.push_back({std::string(name), std::move(value)});
}

} // namespace

// Reserves the stream.
void SingleStreamSubscription::start()
{
    Request request = m_request;
    request.method = "PUT";
    request.body = {};
    request.limits.received = request.limits.decoded = kMaxToken;
    m_other = m_transport.start(std::move(request),
                                {.onDone = [this](const Outcome &outcome) { takeReservation(outcome); }});
}

void SingleStreamSubscription::takeReservation(const Outcome &outcome)
{
    if (const auto *failure = std::get_if<TransferFailure>(&outcome))
        return finish(networkError(m_request, *failure));
    const auto &response = std::get<Response>(outcome);
    const int status = response.head.status;
    if (status == 401 || status == 403 || status == 429 || isUnavailable(status))
        return finish(httpError(m_request, response.head, response.body, m_clock.wallTime()));
    if (status != 201 || response.body.empty() || !isVisible(response.body))
        return finish(rejection(
            "stream_not_reserved",
            CORE_TEXT("Core", "{origin} did not reserve an event stream (HTTP {status})."), status));
    m_token = credentials::Secret::taken(std::string(response.body));
    open();
}

void SingleStreamSubscription::open()
{
    Request request = withToken(m_request);
    request.method = "GET";
    request.body = {};
    setField(request, "Accept", "text/event-stream");
    openStream(std::move(request));
}

void SingleStreamSubscription::begin(const ResponseHead &head)
{
    m_isOpen = head.status == 200 && head.mediaType() == "text/event-stream";
    if (m_isOpen)
        subscribe();
}

void SingleStreamSubscription::subscribe()
{
    m_operation.extensions =
        json::Value::object({{"operationId", "1"}}); // there is one subscription a stream
    Request request = graphqlRequest(withToken(m_request), m_operation);
    setField(request, "Accept", "application/json");
    m_other = m_transport.start(std::move(request),
                                {.onDone = [this](Outcome outcome) { takeAcceptance(std::move(outcome)); }});
}

void SingleStreamSubscription::takeAcceptance(Outcome outcome)
{
    if (const auto *failure = std::get_if<TransferFailure>(&outcome))
        return finish(networkError(m_request, *failure));
    auto &response = std::get<Response>(outcome);
    if (response.head.status == 202)
        return tellBegin();
    JsonOutline outline = GraphQLAnswer::outline();
    outline.add(response.body);
    const int status = response.head.status;
    GraphQLOutcome refused = classify(m_request, std::move(response), std::move(outline), m_clock.wallTime());
    if (auto *error = std::get_if<RequestError>(&refused))
        return finish(std::move(*error));
    const auto &answer = std::get<GraphQLAnswer>(refused);
    if (answer.refusal())
        return finish(answer.refusal());
    finish(answer.hasErrors()
               ? graphqlError(answer, m_clock.wallTime())
               : rejection("subscription_refused",
                           CORE_TEXT("Core", "{origin} rejected the subscription (HTTP {status})."), status));
}

void SingleStreamSubscription::read(std::string_view bytes)
{
    if (m_isOpen)
        readEvents(bytes);
}

// Each event carries the id of its operation; this stream has only one operation.
bool SingleStreamSubscription::take(const text::StreamEvent &event)
{
    if (event.name != "next" && event.name != "complete")
        return true;
    JsonOutline outline({"id", "payload"});
    const bool isRead = outline.add(event.data) && outline.end();
    if (event.name == "complete") {
        finish(std::nullopt);
        return false;
    }
    const std::string_view payload =
        isRead && outline.kind() == JsonOutline::Kind::Object ? outline.part(1).of(event.data) : "";
    if (!payload.starts_with('{')) {
        finish(violation("broken_event", brokenEvent(m_request)));
        return false;
    }
    return deliver(payload);
}

void SingleStreamSubscription::end(const Response &response)
{
    const int status = response.head.status;
    finish(
        m_isOpen ? rejection(
            "stream_ended",
            CORE_TEXT("Core", "{origin} ended the stream before it was complete (HTTP {status})."), status)
                 : rejection(
                     "stream_not_opened",
                     CORE_TEXT("Core", "{origin} does not open the stream that it reserved (HTTP {status})."),
                     status));
}

Request SingleStreamSubscription::withToken(Request request) const
{
    request.fields.push_back({std::string(kTokenField), m_token});
    return request;
}

void SingleStreamSubscription::finish(std::optional<RequestError> error)
{
    m_other.reset();
    EventStreamSubscription::finish(std::move(error));
}

RequestError SingleStreamSubscription::violation(std::string code, Message message) const
{
    return {.level = ErrorLevel::Network,
            .error = {ErrorKind::Unavailable, std::move(code), std::move(message), subscribeAgain(),
                      json::Value::object({{"origin", m_request.url.origin()}})},
            .report = {},
            .status = 0};
}

RequestError SingleStreamSubscription::rejection(std::string code, Template what, int status) const
{
    RequestError error = violation(std::move(code), says(m_request, what, {{"status", status}}));
    error.level = ErrorLevel::Http;
    error.status = status;
    return error;
}

} // namespace tooltray::upstream
