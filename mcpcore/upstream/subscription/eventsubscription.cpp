// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/eventsubscription.h"

#include "base/quantity.h"
#include "upstream/policy/httperror.h"

#include <limits>
#include <utility>

namespace tooltray::upstream {

namespace {

Request streamingRequest(const Request &endpoint, const GraphQLOperation &operation)
{
    Request request = graphqlRequest(endpoint, operation);
    request.timeouts.total.reset();
    // The stream as a whole may be of any size; each of its events has the limit.
    request.limits.received = request.limits.decoded = std::numeric_limits<std::uint64_t>::max();
    return request;
}

bool isExecutionResult(std::string_view text)
{
    JsonOutline outline = GraphQLAnswer::outline();
    return outline.add(text) && outline.end() && outline.kind() == JsonOutline::Kind::Object;
}

} // namespace

EventSubscription::EventSubscription(Transport &transport, Clock &clock, const Request &request,
                                     const GraphQLOperation &operation, SubscriptionListener listener)
    : m_clock(clock)
    , m_request(request)
    , m_listener(std::make_shared<SubscriptionListener>(std::move(listener)))
    , m_parser(static_cast<std::size_t>(request.limits.decoded))
{
    m_transfer = transport.start(streamingRequest(request, operation),
                                 {.onHead = [this](const ResponseHead &head) { begin(head); },
                                  .onBody = [this](std::string_view bytes) { read(bytes); },
                                  .onDone = [this](const Outcome &outcome) { end(outcome); },
                                  .delivery = Delivery::Pass});
}

EventSubscription::~EventSubscription() = default;

void EventSubscription::begin(const ResponseHead &head)
{
    m_head = head;
    m_isStream = head.status == 200 && head.mediaType() == "text/event-stream";
    if (const auto begun = m_isStream ? m_listener->onBegin : nullptr)
        begun();
}

void EventSubscription::read(std::string_view bytes)
{
    if (!m_isStream) {
        readSingle(bytes);
        return;
    }
    const auto outcome = m_parser.feed(bytes, [this](const StreamEvent &event) { return take(event); });
    if (outcome == EventStreamParser::Outcome::TooLong) {
        finish(violation("event_too_big",
                         "sends an event that is bigger than " + formatByteCount(m_request.limits.decoded)));
    }
}

void EventSubscription::readSingle(std::string_view bytes)
{
    if (m_single.size() + bytes.size() > m_request.limits.decoded) {
        finish(violation("answer_too_big",
                         "answers with more than " + formatByteCount(m_request.limits.decoded)));
        return;
    }
    m_single.append(bytes);
    m_outline.add(bytes);
}

bool EventSubscription::take(const StreamEvent &event)
{
    if (event.name == "complete") {
        finish(std::nullopt);
        return false;
    }
    // Servers that know nothing of the protocol send results as plain messages.
    if (event.name != "next" && !event.name.empty() && event.name != "message")
        return true;
    if (!isExecutionResult(event.data)) {
        finish(violation("broken_event", "sends an event that is no GraphQL response"));
        return false;
    }
    const auto listener = m_listener;
    listener->onEvent(event.data);
    return listener.use_count() > 1; // or this is gone
}

void EventSubscription::end(const Outcome &outcome)
{
    if (const auto *failure = std::get_if<Failure>(&outcome)) {
        finish(networkError(m_request, *failure));
        return;
    }
    const Response &response = std::get<Response>(outcome);
    if (m_isStream)
        finish(violation("stream_ended", "ended the stream before it was complete"));
    else
        endSingle(response);
}

// A server that refuses the subscription, or has a single result for it, answers as for any operation.
void EventSubscription::endSingle(const Response &response)
{
    Response whole = response;
    whole.body = std::exchange(m_single, {});
    GraphQLOutcome outcome = classify(m_request, std::move(whole), std::move(m_outline), m_clock.wallTime());
    if (auto *error = std::get_if<CallError>(&outcome)) {
        finish(std::move(*error));
        return;
    }
    const auto &answer = std::get<GraphQLAnswer>(outcome);
    if (!answer.hasData() && answer.hasErrors()) {
        finish(graphqlError(answer));
        return;
    }
    const auto listener = m_listener;
    listener->onEvent(answer.body());
    if (listener.use_count() > 1)
        finish(std::nullopt);
}

void EventSubscription::finish(std::optional<CallError> error)
{
    m_transfer.reset();
    const auto onEnd = std::exchange(m_listener->onEnd, nullptr);
    if (onEnd)
        onEnd(std::move(error));
}

CallError EventSubscription::violation(std::string code, const std::string &says) const
{
    return {.level = Level::Network,
            .error = {ErrorKind::Unavailable, std::move(code), m_request.url.origin() + ' ' + says + '.',
                      "Subscribe again; if it goes on, look at the server's log.",
                      json::Value::object({{"status", m_head.status}, {"origin", m_request.url.origin()}})},
            .report = {},
            .status = m_head.status};
}

} // namespace tooltray::upstream
