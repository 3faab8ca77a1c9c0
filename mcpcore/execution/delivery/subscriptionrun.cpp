// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/delivery/subscriptionrun.h"

#include "base/task/ask.h"
#include "base/task/post.h"
#include "base/text/quantity.h"
#include "execution/pages/pageorder.h"
#include "upstream/exchange/failure.h"
#include "upstream/graphql/graphqlanswer.h"
#include "json/parser.h"
#include "json/write.h"

#include <QPointer>
#include <QThreadPool>
#include <algorithm>
#include <cstddef>
#include <limits>
#include <utility>

namespace tooltray::execution {
namespace {

constexpr std::size_t kReadAtOnce = std::size_t(128) << 10U;
constexpr std::uint64_t kNoLimit = std::numeric_limits<std::uint64_t>::max();

constexpr std::string_view kByCount = "count";
constexpr std::string_view kByTime = "time";
constexpr std::string_view kByServer = "server";

bool isOnlyErrors(const json::Value &event)
{
    return event["data"].isNull() && !event["errors"].isEmpty();
}

CallFailure refusal(const json::Value &event, std::string_view document)
{
    constexpr int kStatusOfEvents = 200;
    const json::Value &errors = event["errors"];
    upstream::RequestError error =
        upstream::graphqlError(errors.isArray() ? errors : json::Value::array({errors}), kStatusOfEvents);
    upstream::adviseOnRefusal(error, document);
    return failureFrom(std::move(error));
}

json::Parsed readEvent(std::string_view event, const RedactorPointer &redactor)
{
    json::Parsed parsed = json::parse(event);
    parsed.value = withoutSecrets(std::move(parsed.value), event, redactor);
    return parsed;
}

upstream::RequestError unsent(const upstream::Request &request, upstream::Cause cause, Message reason)
{
    return upstream::networkError(request, {.cause = cause,
                                            .phase = upstream::Phase::Queued,
                                            .departure = upstream::Departure::NeverLeft,
                                            .reason = std::move(reason),
                                            .report = {}});
}

upstream::RequestError notBegun(const SubscriptionOrder &order)
{
    const std::string origin = order.request.url.origin();
    return {.level = upstream::ErrorLevel::Network,
            .error = {ErrorKind::Timeout,
                      "timeout_waiting",
                      {CORE_TEXT("Core", "{origin} did not start the subscription within {duration}."),
                       {{"origin", origin}, {"duration", formatDuration(order.maxTime)}}},
                      CORE_TEXT("Core", "Allow the subscription more time."),
                      json::Value::object({{"origin", origin}})}};
}

} // namespace

std::vector<upstream::SubscriptionTransport::Protocol>
protocolsOf(const workspace::Subscriptions &subscriptions,
            std::optional<upstream::SubscriptionTransport::Protocol> takenBefore)
{
    using Protocol = workspace::Subscriptions::Protocol;
    using TransportProtocol = upstream::SubscriptionTransport::Protocol;
    std::vector<TransportProtocol> protocols;
    if (subscriptions.protocol != Protocol::GraphqlSse)
        protocols.push_back(TransportProtocol::TransportWs);
    if (subscriptions.protocol != Protocol::GraphqlTransportWs)
        protocols.insert(protocols.end(), {TransportProtocol::EventStream, TransportProtocol::SingleStream});
    if (const auto found = std::ranges::find(protocols, takenBefore); found != protocols.end())
        std::rotate(protocols.begin(), found, found + 1);
    return protocols;
}

SubscriptionRun::SubscriptionRun(const upstream::Endpoint &endpoint, Clock &clock, SubscriptionOrder order,
                                 Done<OperationOutcome> done)
    : m_transport(endpoint.transport())
    , m_clock(clock)
    , m_order(std::move(order))
    , m_done(std::move(done))
    , m_most(lesser(m_order.maxEvents, m_order.share.itemsLeft()).value_or(kNoLimit))
    , m_queueSlot(endpoint.queueSlot())
{}

void SubscriptionRun::start()
{
    if (m_most == 0)
        return later([this] { complete(kByCount); });
    m_timer = m_clock.startTimer(m_order.maxTime, [this] { endInTime(); });
    take(m_queueSlot->ask(m_order.clientRate, [this](upstream::QueueSlot::Turn later) { take(later); }));
}

void SubscriptionRun::take(upstream::QueueSlot::Turn turn)
{
    if (turn == upstream::QueueSlot::Turn::Granted)
        return subscribe();
    if (turn == upstream::QueueSlot::Turn::Waiting)
        return;
    m_timer.cancel();
    later([this] {
        fail(failureFrom(unsent(m_order.request, upstream::Cause::QueueFull, m_queueSlot->refusal())));
    });
}

// An empty list is a result only once the server has started the subscription.
void SubscriptionRun::endInTime()
{
    if (!m_begun)
        return fail(failureFrom(unsent(m_order.request, upstream::Cause::Timeout, {})));
    if (!m_protocol)
        return fail(failureFrom(notBegun(m_order)));
    m_subscription.reset();
    whenRead([this] { complete(kByTime); });
}

void SubscriptionRun::subscribe()
{
    m_begun = m_clock.wallTime();
    m_subscribed = m_clock.now();
    if (m_order.trace) {
        m_span = TraceContext::newSpan();
        upstream::tellTrace(m_order.request, m_order.trace->at(m_span));
    }
    upstream::SubscriptionTransport transport = m_order.transport;
    transport.onFound = [this](upstream::SubscriptionTransport::Protocol protocol) {
        m_protocol = protocol;
        if (m_order.transport.onFound)
            m_order.transport.onFound(protocol);
    };
    upstream::SubscriptionListener listener{
        .onEvent = [this](std::string_view event) { take(event); },
        .onEnd = [this](std::optional<upstream::RequestError> error) { end(std::move(error)); }};
    m_subscription = upstream::subscribe(std::move(transport), m_transport, m_clock, m_order.request,
                                         operation(), std::move(listener));
}

void SubscriptionRun::take(std::string_view event)
{
    m_bytes += event.size();
    m_order.share.take(0, event.size());
    if (m_bytes > m_order.request.limits.decoded) {
        CallFailure failure{Level::Http,
                            {ErrorKind::Unavailable,
                             "answer_too_big",
                             {CORE_TEXT("Core", "The events of the subscription exceed {size} in total."),
                              {{"size", formatByteCount(m_order.request.limits.decoded)}}},
                             CORE_TEXT("Core", "Request fewer events or fewer fields.")}};
        return fail(std::move(failure));
    }
    if (m_waiting.empty() && event.size() <= kReadAtOnce) {
        add(readEvent(event, m_order.redactor));
        return;
    }
    m_waiting.emplace_back(event);
    if (m_events.size() + m_waiting.size() >= m_most)
        m_subscription.reset(); // there are enough, unless one of them is no JSON: then it fails
    if (m_waiting.size() == 1)
        readNext();
}

// A big one would hold up the event loop. Those behind it wait for it, so that they stay in order.
void SubscriptionRun::readNext()
{
    auto read = [text = std::move(m_waiting.front()), redactor = m_order.redactor] {
        return Result<json::Parsed>(readEvent(text, redactor));
    };
    takeWhenDone(ask(QThreadPool::globalInstance(), std::move(read)), context(),
                 [this](Result<json::Parsed> parsed) {
                     m_waiting.pop_front();
                     if (!parsed)
                         return fail(toolFailure(std::move(parsed).error()));
                     if (!add(*std::move(parsed)))
                         return;
                     if (!m_waiting.empty())
                         return readNext();
                     if (const auto then = std::exchange(m_whenRead, nullptr))
                         then();
                 });
}

void SubscriptionRun::whenRead(std::function<void()> then)
{
    if (m_waiting.empty())
        then();
    else
        m_whenRead = std::move(then);
}

// False: it is over.
bool SubscriptionRun::add(json::Parsed parsed)
{
    if (parsed.error) {
        fail({Level::Http,
              {ErrorKind::Unavailable,
               "answer_not_json",
               {CORE_TEXT("Core", "An event of the subscription is not valid JSON: {problem}"),
                {{"problem", parsed.error->message}}},
               CORE_TEXT("Core", "Try again, or look at the server's log.")}});
        return false;
    }
    m_events.append(std::move(parsed.value));
    m_order.share.take(1, 0);
    if (m_events.size() >= m_most) {
        complete(kByCount);
        return false;
    }
    const QPointer<QObject> alive(context());
    if (m_order.onProgress)
        m_order.onProgress(m_events.size());
    return !alive.isNull();
}

void SubscriptionRun::end(std::optional<upstream::RequestError> error)
{
    m_timer.cancel(); // the server has ended it, however long the last events take to be read
    whenRead([this, error = std::move(error)] {
        if (error)
            return fail(failureFrom(*error));
        complete(kByServer);
    });
}

Message SubscriptionRun::noteOf(std::string_view endedBy) const
{
    if (endedBy == kByServer)
        return {};
    const Message events = m_events.size() == 1
                               ? Message(CORE_TEXT("Core", "1 event"))
                               : Message(CORE_TEXT("Core", "{count} events"), {{"count", m_events.size()}});
    if (endedBy == kByCount && m_most < m_order.maxEvents.value_or(kNoLimit))
        return limitNote(EndpointBudget::Limit::Items, m_order.share.valueOf(EndpointBudget::Limit::Items),
                         events);
    return {endedBy == kByTime ? CORE_TEXT("Core", "Stopped at the time limit after {fetched}.")
                               : CORE_TEXT("Core", "Stopped at the item limit after {fetched}."),
            {{"fetched", events}}};
}

void SubscriptionRun::complete(std::string_view endedBy)
{
    // A server that refuses the operation may say so in the one event there is.
    if (m_events.size() == 1 && isOnlyErrors(m_events[0]))
        return fail(refusal(std::exchange(m_events, json::Value::array())[0], m_order.operation->text()));
    OperationAnswer answer;
    answer.note = noteOf(endedBy);
    answer.extensions = json::Value::object({{"events", m_events.size()}, {"ended_by", endedBy}});
    answer.data = std::move(m_events);
    answer.bytes = m_bytes;
    finish(std::move(answer));
}

void SubscriptionRun::fail(CallFailure failure)
{
    if (!m_events.isEmpty() && failure.data.isNull())
        failure.data = std::move(m_events);
    finish(std::move(failure));
}

void SubscriptionRun::finish(OperationOutcome outcome)
{
    if (!m_done)
        return; // an event that was being read came after the end
    m_timer.cancel();
    m_subscription.reset();
    m_queueSlot->leave();
    tellOfExchange(outcome);
    std::exchange(m_done, nullptr)(std::move(outcome)); // which may destroy this
}

upstream::GraphQLOperation SubscriptionRun::operation() const
{
    return {.kind = upstream::GraphQLOperation::Kind::Subscription,
            .document = std::string(m_order.operation->text()),
            .variables = m_order.variables.isEmpty() ? json::Value() : m_order.variables,
            .operationName = std::string(m_order.operation->name())};
}

// Handshakes and reservations are part of it: a record has the operation and the events.
void SubscriptionRun::tellOfExchange(const OperationOutcome &outcome) const
{
    if (!m_begun || !m_order.onExchange)
        return;
    constexpr int kSwitchingProtocols = 101;
    constexpr int kOk = 200;
    constexpr int kFirstErrorStatus = 400;
    const bool isSocket = m_protocol == upstream::SubscriptionTransport::Protocol::TransportWs;
    upstream::Request request = upstream::graphqlRequest(m_order.request, operation());
    if (isSocket)
        request.method = "GET";
    upstream::Report report;
    report.times.total = std::chrono::duration_cast<std::chrono::microseconds>(m_clock.now() - m_subscribed);
    upstream::Response response{.head = {.status = isSocket ? kSwitchingProtocols : kOk}, .report = report};
    upstream::Outcome ended;
    const auto *failure = std::get_if<CallFailure>(&outcome);
    if (failure == nullptr) {
        response.body = json::write(std::get<OperationAnswer>(outcome).data);
        ended = std::move(response);
    } else if (failure->status >= kFirstErrorStatus || !failure->data.isNull()) {
        response.head.status = std::max(failure->status, response.head.status);
        response.body = failure->data.isNull() ? std::string() : json::write(failure->data);
        ended = std::move(response);
    } else {
        ended = upstream::TransferFailure{
            .departure = upstream::Departure::MayHaveLeft, .report = report, .status = failure->status};
    }
    m_order.onExchange({.number = 1,
                        .reason = upstream::Attempt::Reason::First,
                        .begun = *m_begun,
                        .request = request,
                        .outcome = ended,
                        .problem = failure == nullptr ? Message() : failure->error.message,
                        .span = m_span});
}

} // namespace tooltray::execution
