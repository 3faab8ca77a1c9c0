// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/subscription/subscriptionrun.h"

#include "base/post.h"
#include "base/quantity.h"
#include "json/parse.h"

#include <utility>

namespace tooltray::execution {
namespace {

bool isOnlyErrors(const json::Value &event)
{
    return event["data"].isNull() && !event["errors"].isEmpty();
}

CallFailure refusal(const json::Value &event)
{
    const json::Value &errors = event["errors"];
    const std::string_view message = errors[0]["message"].toString();
    CallFailure failure{
        Level::GraphQL,
        {ErrorKind::Invalid, "graphql_errors",
         message.empty() ? "The server refuses the subscription without a message." : std::string(message),
         "Correct the operation or its variables by what the message says."}};
    failure.error.details = json::Value::object({{"count", errors.size()}, {"errors", errors}});
    return failure;
}

} // namespace

upstream::SubscriptionWay::Protocol protocolOf(const workspace::Subscriptions &subscriptions)
{
    using Protocol = workspace::Subscriptions::Protocol;
    using Way = upstream::SubscriptionWay::Protocol;
    return subscriptions.protocol == Protocol::GraphqlSse ? Way::EventStream : Way::TransportWs;
}

SubscriptionRun::SubscriptionRun(upstream::Transport &transport, Clock &clock, SubscriptionOrder order,
                                 Done done)
    : m_order(std::move(order))
    , m_done(std::move(done))
{
    if (m_order.maxEvents == 0) {
        post(&m_context, [this] { complete("count"); });
        return;
    }
    m_timer = clock.startTimer(m_order.maxTime, [this] { complete("time"); });
    subscribe(transport, clock);
}

void SubscriptionRun::subscribe(upstream::Transport &transport, Clock &clock)
{
    const upstream::GraphQLOperation operation{.kind = upstream::GraphQLOperation::Kind::Subscription,
                                               .document = std::string(m_order.operation->text()),
                                               .variables = m_order.variables.isEmpty() ? json::Value()
                                                                                        : m_order.variables,
                                               .operationName = std::string(m_order.operation->name())};
    upstream::SubscriptionListener listener{
        .onEvent = [this](std::string_view event) { take(event); },
        .onEnd = [this](std::optional<upstream::CallError> error) { end(std::move(error)); }};
    m_subscription =
        upstream::subscribe(m_order.way, transport, clock, m_order.request, operation, std::move(listener));
}

void SubscriptionRun::take(std::string_view event)
{
    m_bytes += event.size();
    if (m_bytes > m_order.request.limits.decoded) {
        CallFailure failure{Level::Http,
                            {ErrorKind::Unavailable, "answer_too_big",
                             "The events of the subscription are more than "
                                 + formatByteCount(m_order.request.limits.decoded) + " together.",
                             "Ask for fewer events or fewer fields, or raise the endpoint's limit."}};
        return fail(std::move(failure));
    }
    json::Parsed parsed = json::parse(event);
    if (parsed.error)
        return fail({Level::Http,
                     {ErrorKind::Unavailable, "answer_not_json",
                      "An event of the subscription is no valid JSON: " + parsed.error->message,
                      "Try again, or look at the server's log."}});
    m_events.append(std::move(parsed.value));
    if (m_events.size() >= m_order.maxEvents)
        return complete("count");
    if (m_order.onProgress)
        m_order.onProgress(m_events.size());
}

void SubscriptionRun::end(std::optional<upstream::CallError> error)
{
    if (error)
        return fail(failureFrom(*std::move(error)));
    // A server that refuses the operation may say so in the one event there is.
    if (m_events.size() == 1 && isOnlyErrors(m_events[0]))
        return fail(refusal(std::exchange(m_events, json::Value::array())[0]));
    complete("server");
}

void SubscriptionRun::complete(std::string_view endedBy)
{
    OperationAnswer answer;
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
    m_timer.cancel();
    m_subscription.reset();
    const Done done = std::exchange(m_done, nullptr);
    done(std::move(outcome));
}

} // namespace tooltray::execution
