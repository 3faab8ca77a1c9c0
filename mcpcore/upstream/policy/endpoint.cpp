// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/endpoint.h"

#include "base/task/post.h"
#include "text/encoding/encoding.h"
#include "text/unicode/ascii.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::upstream {
namespace {

std::shared_ptr<const Connectivity> withoutHttp2(const std::shared_ptr<const Connectivity> &connectivity)
{
    auto older =
        connectivity ? std::make_shared<Connectivity>(*connectivity) : std::make_shared<Connectivity>();
    older->version = HttpPreference::Http11;
    return older;
}

} // namespace

void tellTrace(Request &request, const TraceContext &trace)
{
    constexpr const char *kName = "traceparent";
    std::erase_if(request.fields,
                  [&](const RequestField &field) { return equalsIgnoringAsciiCase(field.name, kName); });
    request.fields.push_back({kName, trace.text()});
}

Endpoint::Endpoint(Transport &transport, Clock &clock, const QueueLimits &limits)
    : Endpoint(transport, clock, limits, RetrySchedule(limits.retry))
{}

Endpoint::Endpoint(Transport &transport, Clock &clock, const QueueLimits &limits, RetrySchedule retry)
    : m_state(std::make_shared<EndpointState>(EndpointState{
        .transport = transport,
        .clock = clock,
        .rate = limits.rate ? std::make_shared<RateLimit>(clock, *limits.rate, limits.maxWaiting) : nullptr,
        .slots = ConcurrencyLimit(limits.maxAtOnce, limits.maxWaiting),
        .retry = std::move(retry)}))
{}

std::unique_ptr<EndpointRequest> Endpoint::send(Request request, Receiver receiver, SendOptions options)
{
    auto call = std::make_unique<EndpointRequest>(m_state, std::move(request), std::move(receiver),
                                                  std::move(options));
    call->start();
    return call;
}

std::unique_ptr<QueueSlot> Endpoint::queueSlot() const
{
    return std::make_unique<QueueSlot>(m_state);
}

EndpointRequest::EndpointRequest(std::shared_ptr<EndpointState> endpoint, Request request, Receiver receiver,
                                 SendOptions options)
    : m_endpoint(std::move(endpoint))
    , m_request(std::move(request))
    , m_receiver(std::move(receiver))
    , m_options(std::move(options))
    , m_queueSlot(m_endpoint)
    , m_context(std::make_unique<QObject>())
{}

EndpointRequest::~EndpointRequest()
{
    giveUpTransfer();
}

void EndpointRequest::start()
{
    Clock &clock = m_endpoint->clock;
    if (const auto error = unsendable(m_request)) {
        fail(Cause::Invalid, error->message);
        return;
    }
    m_onCancel = m_options.cancellation.onCancel([this, context = m_context.get()] {
        post(context, [this] { finish(failureBeforeSending(Cause::Cancelled, {})); });
    });
    if (m_options.cancellation.isCancelled())
        return; // which is on its way
    if (m_request.timeouts.total) {
        const auto total =
            std::min<std::chrono::milliseconds>(*m_request.timeouts.total, RequestTimeouts::kHardCap);
        m_due = clock.now() + total;
        m_deadline = clock.startTimer(total, [this] {
            if (!m_transfer)
                finish(failureBeforeSending(Cause::Timeout, {}));
        });
    }
    begin(Attempt::Reason::First);
}

void EndpointRequest::begin(Attempt::Reason reason)
{
    m_reason = reason;
    m_asked = m_endpoint->clock.now();
    const QueueSlot::Turn turn = m_queueSlot.ask(m_options.clientRate, [this](QueueSlot::Turn later) {
        if (later == QueueSlot::Turn::Granted && m_options.onQueue)
            m_options.onQueue(QueueEvent::Left);
        take(later);
    });
    if (turn == QueueSlot::Turn::Waiting && m_options.onQueue)
        m_options.onQueue(QueueEvent::Joined);
    take(turn);
}

void EndpointRequest::take(QueueSlot::Turn turn)
{
    if (turn == QueueSlot::Turn::Granted)
        exchange();
    else if (turn == QueueSlot::Turn::Refused)
        fail(Cause::QueueFull, m_queueSlot.refusal());
}

void EndpointRequest::exchange()
{
    Request request = m_request;
    if (const auto left = timeLeft()) {
        request.timeouts.total =
            std::max(std::chrono::ceil<std::chrono::milliseconds>(*left), std::chrono::milliseconds(1));
    }
    if (m_options.trace) {
        m_span = TraceContext::newSpan();
        tellTrace(request, m_options.trace->at(m_span));
    }
    ++m_attempts;
    m_begun = m_endpoint->clock.wallTime();
    m_sent = m_endpoint->clock.now();
    m_status = 0;
    m_transfer = m_endpoint->transport.start(
        std::move(request), {.onHead =
                                 [this, onHead = m_receiver.onHead](const ResponseHead &head) {
                                     m_status = head.status;
                                     if (onHead)
                                         onHead(head); // which may destroy this
                                 },
                             .onBody = m_receiver.onBody,
                             .onDone = [this](Outcome outcome) { takeOutcome(std::move(outcome)); },
                             .delivery = m_receiver.delivery});
}

void EndpointRequest::takeOutcome(Outcome outcome)
{
    // Let go of it only now that it is through: this is called by it.
    const std::unique_ptr<Transfer> transfer = std::move(m_transfer);
    Report &report = reportOf(outcome);
    if (const auto *failure = std::get_if<TransferFailure>(&outcome);
        !failure || failure->departure != Departure::NeverLeft)
        m_departure = Departure::MayHaveLeft;
    const auto queued = m_endpoint->clock.now() - m_asked - report.times.total;
    report.times.queued =
        std::max(std::chrono::floor<std::chrono::microseconds>(queued), std::chrono::microseconds(0));
    if (m_options.onAttempt)
        m_options.onAttempt({m_attempts, m_reason, m_begun, m_request, outcome, {}, m_span});
    std::optional<TransferFailure> refused;
    if (follow(outcome, refused) || (!refused && retry(outcome)))
        return;
    finish(refused ? Outcome(std::move(*refused)) : std::move(outcome));
}

bool EndpointRequest::follow(const Outcome &outcome, std::optional<TransferFailure> &refused)
{
    const auto *response = std::get_if<Response>(&outcome);
    if (!response)
        return false;
    auto next = redirected(m_request, response->head, response->report.scope);
    if (!next)
        return false;
    Message problem;
    if (!*next)
        problem = next->error().message;
    else if (++m_redirects > kMaxRedirects)
        problem = {CORE_TEXT("Core", "it was redirected more than {count} times"),
                   {{"count", kMaxRedirects}}};
    else if (m_options.mayRepeat && !m_options.mayRepeat())
        problem = CORE_TEXT("Core", "the call has reached its limit of requests");
    if (!problem.empty()) {
        refused = TransferFailure{.cause = Cause::Redirect,
                                  .phase = Phase::Receiving,
                                  .departure = Departure::MayHaveLeft,
                                  .reason = std::move(problem),
                                  .report = response->report,
                                  .status = response->head.status};
        return false;
    }
    m_request = std::move(*next).value();
    m_queueSlot.leave();
    begin(Attempt::Reason::Redirect);
    return true;
}

bool EndpointRequest::retry(const Outcome &outcome)
{
    using namespace std::chrono_literals;
    if (isStaleConnection(outcome) && mayBeRepeated(m_request, outcome)
        && !std::exchange(m_hadStaleConnection, true) && (!m_options.mayRepeat || m_options.mayRepeat())) {
        retryAfter(0ns);
        return true;
    }
    const auto delay = m_endpoint->retry.delayBefore(m_retries + 1, m_request, outcome,
                                                     m_endpoint->clock.wallTime(), m_options.maxRetries);
    if (const auto left = timeLeft(); !delay || (left && *delay >= *left))
        return false;
    if (m_options.mayRepeat && !m_options.mayRepeat())
        return false;
    ++m_retries;
    if (const auto *failure = std::get_if<TransferFailure>(&outcome);
        failure && failure->cause == Cause::Protocol)
        m_request.connectivity = withoutHttp2(m_request.connectivity);
    retryAfter(*delay);
    return true;
}

void EndpointRequest::retryAfter(std::chrono::nanoseconds delay)
{
    m_queueSlot.leave();
    m_pause = m_endpoint->clock.startTimer(delay, [this] { begin(Attempt::Reason::Retry); });
}

std::optional<std::chrono::nanoseconds> EndpointRequest::timeLeft() const
{
    if (!m_due)
        return std::nullopt;
    return *m_due - m_endpoint->clock.now();
}

void EndpointRequest::fail(Cause cause, Message reason)
{
    post(m_context.get(),
         [this, cause, reason = std::move(reason)] { finish(failureBeforeSending(cause, reason)); });
}

TransferFailure EndpointRequest::failureBeforeSending(Cause cause, Message reason) const
{
    const Phase phase = m_transfer ? Phase::Waiting : Phase::Queued;
    return {.cause = cause,
            .phase = phase,
            .departure = m_transfer ? Departure::MayHaveLeft : m_departure,
            .reason = std::move(reason),
            .report = {}};
}

// Whoever keeps a record hears of what is not waited for as well: it may have done its work.
void EndpointRequest::giveUpTransfer()
{
    if (!std::exchange(m_transfer, nullptr) || !m_options.onAttempt)
        return;
    using std::chrono::floor;
    using std::chrono::microseconds;
    TransferFailure failure{.cause = Cause::Cancelled,
                            .phase = m_status == 0 ? Phase::Waiting : Phase::Receiving,
                            .departure = Departure::MayHaveLeft,
                            .status = m_status};
    failure.report.times.queued = floor<microseconds>(m_sent - m_asked);
    failure.report.times.total = floor<microseconds>(m_endpoint->clock.now() - m_sent);
    const Outcome outcome = std::move(failure);
    m_options.onAttempt({m_attempts, m_reason, m_begun, m_request, outcome, {}, m_span});
}

void EndpointRequest::finish(Outcome outcome)
{
    if (!std::exchange(m_isOpen, false))
        return;
    giveUpTransfer();
    m_deadline.cancel();
    m_pause.cancel();
    m_queueSlot.leave();
    if (const auto onDone = std::exchange(m_receiver.onDone, nullptr))
        onDone(std::move(outcome)); // which may destroy this
}

namespace {

using namespace std::string_view_literals;

constexpr std::array kHarmlessFields{"accept"sv, "accept-language"sv, "content-type"sv, "content-language"sv,
                                     "user-agent"sv};

bool isRedirect(int status)
{
    return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

bool becomesGet(const std::string &method, int status)
{
    if (status == 303)
        return method != "GET" && method != "HEAD";
    return (status == 301 || status == 302) && method == "POST";
}

// Without the query, which may hold what others must not see.
std::string withoutQuery(const Url &url)
{
    return url.origin() + url.target().substr(0, url.target().find('?'));
}

Error refusal(Message message)
{
    return {ErrorKind::Unavailable, "redirect_refused", std::move(message), {}};
}

void dropBody(Request &request)
{
    request.method = "GET";
    request.body = nullptr;
    request.repetition = Repetition::Harmless;
    std::erase_if(request.fields,
                  [](const RequestField &field) { return asciiLower(field.name).starts_with("content-"); });
}

// Encoded or not: the URL may be a parameter of another one. What is encoded more often than anybody does may hide it.
bool repeatsKey(const Url &url, const std::vector<credentials::Secret> &keys)
{
    constexpr int kMaxEncodings = 8;
    std::string text = url.text();
    for (int i = 0; i < kMaxEncodings; ++i) {
        if (std::ranges::any_of(keys, [&](const auto &key) { return text.find(key.reveal()) != text.npos; }))
            return true;
        std::string decoded = decodePercentLeniently(text);
        if (decoded == text)
            return false;
        text = std::move(decoded);
    }
    return !keys.empty();
}

void dropCredentials(Request &request)
{
    std::erase_if(request.fields, [](const RequestField &field) {
        return !isOneOf(asciiLower(field.name), kHarmlessFields)
               || std::holds_alternative<credentials::Secret>(field.value);
    });
    if (!request.connectivity || request.connectivity->tls.clientCertificateFile.empty())
        return;
    auto without = std::make_shared<Connectivity>(*request.connectivity);
    without->tls.clientCertificateFile.clear();
    without->tls.clientKeyFile.clear();
    without->tls.clientKeyPassword.reset();
    request.connectivity = std::move(without);
}

} // namespace

std::optional<Result<Request>> redirected(const Request &request, const ResponseHead &head, AddressScope from)
{
    const auto location = head.field("Location");
    if (!isRedirect(head.status) || !location)
        return std::nullopt;
    if (location->empty())
        return refusal(CORE_TEXT("Core", "it does not say where to go"));
    Result<Url> target = request.url.resolve(*location);
    if (!target)
        return refusal({CORE_TEXT("Core", "it does not say where to go: {reason}"),
                        {{"reason", target.error().message}}});
    if (request.url.isSecure() && !target->isSecure())
        return refusal({CORE_TEXT("Core", "it leads from https to http, to {origin}"),
                        {{"origin", withoutQuery(*target)}}});
    if (*target == request.url && !becomesGet(request.method, head.status))
        return refusal(CORE_TEXT("Core", "it leads to itself"));
    Request next = request;
    next.url = std::move(target).value();
    if (becomesGet(request.method, head.status)) {
        if (request.redirects == Redirects::KeepMethod)
            return refusal({CORE_TEXT("Core", "it requires a GET without a body at {url}"),
                            {{"url", withoutQuery(next.url)}}});
        dropBody(next);
    }
    if (!next.url.hasSameOrigin(request.url)) {
        if (next.body)
            return refusal(
                {CORE_TEXT("Core", "it leads to {origin}, and the body of the request does not go there"),
                 {{"origin", withoutQuery(next.url)}}});
        if (next.method != "GET" && next.method != "HEAD")
            return refusal({CORE_TEXT("Core", "it leads to {origin}, and a {method} does not go there"),
                            {{"origin", withoutQuery(next.url)}, {"method", next.method}}});
        if (repeatsKey(next.url, request.keysInUrl))
            return refusal(
                {CORE_TEXT("Core", "it leads to {origin}, and the key in the URL does not go there"),
                 {{"origin", next.url.origin()}}});
        dropCredentials(next);
    }
    if (const AddressScope to = addressScope(next.url.host()); !mayLeadTo(from, to))
        return refusal(
            {CORE_TEXT("Core", "it leads from {from} to {origin}, which is {to}"),
             {{"from", describe(from)}, {"origin", withoutQuery(next.url)}, {"to", describe(to)}}});
    next.redirectedFrom = from;
    return next;
}

} // namespace tooltray::upstream
