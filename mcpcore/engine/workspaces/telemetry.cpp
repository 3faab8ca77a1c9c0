// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/telemetry.h"

#include "credentials/secrets/secret.h"
#include "upstream/exchange/failure.h"
#include "json/parser.h"

#include <algorithm>
#include <utility>

namespace tooltray::engine {
namespace {

using upstream::Outcome;
using upstream::Response;

constexpr std::chrono::seconds kPatience{10}; // with the collector
constexpr std::chrono::seconds kAtTheEnd{1};  // of the program, which has two
constexpr std::uint64_t kMaxAnswer = 64 * 1024;

// OTLP/HTTP 1.x, "Retryable Response Codes".
bool isRetried(const Outcome &outcome)
{
    const auto *response = std::get_if<Response>(&outcome);
    return response == nullptr || response->head.status == 429 || response->head.status == 502
           || response->head.status == 503 || response->head.status == 504;
}

bool isTaken(const Outcome &outcome)
{
    const auto *response = std::get_if<Response>(&outcome);
    return response != nullptr && response->head.status >= 200 && response->head.status < 300;
}

// Spans that the collector did not want all the same.
std::uint64_t rejectedIn(const Outcome &outcome)
{
    const json::Parsed answer = json::parse(std::get<Response>(outcome).body);
    const json::Value &rejected = answer.value["partialSuccess"]["rejectedSpans"];
    if (rejected.isString())
        return std::strtoull(std::string(rejected.toString()).c_str(), nullptr, 10);
    return rejected.toUInt64().value_or(0);
}

} // namespace

Result<std::unique_ptr<Telemetry>> Telemetry::create(Setting setting)
{
    std::string base = setting.configured.endpoint;
    while (base.ends_with('/'))
        base.pop_back();
    auto traces = upstream::Url::parse(base + "/v1/traces");
    if (!traces)
        return std::move(traces).error();
    auto metrics = upstream::Url::parse(base + "/v1/metrics");
    if (!metrics)
        return std::move(metrics).error();
    auto telemetry = std::unique_ptr<Telemetry>(new Telemetry(std::move(setting)));
    telemetry->m_traces = *std::move(traces);
    telemetry->m_metrics = *std::move(metrics);
    telemetry->m_connectivity = std::make_shared<const upstream::Connectivity>(
        upstream::Connectivity{.tls = {.caFile = telemetry->m_setting.configured.caFile}});
    telemetry->m_since = telemetry->m_setting.clock.wallTime();
    telemetry->m_metricTimer = telemetry->m_setting.clock.startTimer(
        kBetweenMetrics, [self = telemetry.get()] { self->sendMetrics(); });
    return telemetry;
}

void Telemetry::add(const journal::LogEntry &entry, std::string_view workspace)
{
    if (!entry.trace || !entry.trace->request.isSampled)
        return;
    std::string spans = journal::otlpSpans(entry, workspace);
    if (m_waiting.size() >= kMaxWaiting || m_waitingBytes + spans.size() > kMaxWaitingBytes)
        return drop(1, "because too many are already waiting");
    const bool wasFull = isBatchFull();
    m_waitingBytes += spans.size();
    m_waiting.push_back(std::move(spans));
    if (m_sendingTraces)
        return;
    if (isBatchFull() && !wasFull && m_pause == std::chrono::seconds(0))
        m_traceTimer = m_setting.clock.startTimer({}, [this] { sendTraces(); });
    else if (!m_traceTimer.isActive())
        m_traceTimer = m_setting.clock.startTimer(kBetweenTraces, [this] { sendTraces(); });
}

bool Telemetry::isBatchFull() const
{
    return m_waiting.size() >= kMaxBatch || m_waitingBytes >= kMaxBatchBytes;
}

void Telemetry::sendTraces()
{
    if (m_sendingTraces || m_waiting.empty())
        return;
    std::size_t calls = 0;
    for (std::size_t bytes = 0; calls < std::min(m_waiting.size(), kMaxBatch); ++calls) {
        bytes += m_waiting[calls].size();
        if (calls > 0 && bytes > kMaxBatchBytes)
            break;
    }
    const std::vector<std::string> spans(m_waiting.begin(),
                                         m_waiting.begin() + static_cast<std::ptrdiff_t>(calls));
    m_sendingTraces = m_setting.transport.start(
        requestFor(*m_traces, journal::otlpTraces(m_setting.resource, spans)),
        {.onDone = [this, calls](Outcome outcome) { finishTraces(std::move(outcome), calls); }});
}

void Telemetry::finishTraces(Outcome outcome, std::size_t calls)
{
    const std::unique_ptr<upstream::Transfer> sent = std::move(m_sendingTraces); // which calls this
    const bool isKept = !isTaken(outcome) && isRetried(outcome);
    if (!isKept) {
        for (std::size_t i = 0; i < calls; ++i) {
            m_waitingBytes -= m_waiting.front().size();
            m_waiting.pop_front();
        }
    }
    if (isTaken(outcome)) {
        m_pause = std::chrono::seconds(0);
        if (std::exchange(m_isFailing, false))
            m_log.info("The telemetry is accepted again.");
        if (const std::uint64_t rejected = rejectedIn(outcome); rejected != 0) // whatever number it says
            drop(std::min<std::uint64_t>(rejected, calls), "because the collector rejected them");
    } else {
        failed(outcome);
        if (!isKept)
            drop(calls, "because the collector refused them");
    }
    if (m_flushed && isTaken(outcome) && !m_waiting.empty())
        return sendTraces(); // for as long as there is time
    m_flushTimer.cancel();
    const auto flushed = std::exchange(m_flushed, {});
    if (!m_waiting.empty())
        m_traceTimer = m_setting.clock.startTimer(
            isBatchFull() && isTaken(outcome) ? std::chrono::seconds(0) : std::max(m_pause, kBetweenTraces),
            [this] { sendTraces(); });
    if (flushed)
        flushed();
}

void Telemetry::failed(const Outcome &outcome)
{
    m_pause = std::clamp(m_pause * 2, kFirstPause, kLongestPause);
    if (std::exchange(m_isFailing, true))
        return;
    const auto *response = std::get_if<Response>(&outcome);
    m_log.warning("The telemetry is not accepted by " + m_traces->origin() + ": "
                  + (response == nullptr ? upstream::errorOf(std::get<upstream::TransferFailure>(outcome),
                                                             requestFor(*m_traces, {}))
                                               .message.text()
                                         : "status " + std::to_string(response->head.status) + '.'));
}

void Telemetry::drop(std::uint64_t calls, std::string_view why)
{
    if (m_dropped == 0)
        m_log.warning("Traces of calls are dropped, " + std::string(why)
                      + ". How many is the metric tooltray_telemetry_dropped.");
    m_dropped += calls;
}

void Telemetry::sendMetrics()
{
    m_metricTimer = m_setting.clock.startTimer(kBetweenMetrics, [this] { sendMetrics(); });
    if (m_sendingMetrics) // the next ones say all that these would
        return;
    const journal::OtlpMetrics metrics{m_setting.statistics(), m_dropped, m_since,
                                       m_setting.clock.wallTime()};
    m_sendingMetrics = m_setting.transport.start(
        requestFor(*m_metrics, journal::otlpMetrics(m_setting.resource, metrics)),
        {.onDone = [this](const Outcome &) { const auto sent = std::move(m_sendingMetrics); }});
}

void Telemetry::flush(std::function<void()> done)
{
    sendMetrics();
    if (m_waiting.empty())
        return done();
    m_flushed = std::move(done);
    m_flushTimer = m_setting.clock.startTimer(kAtTheEnd, [this] { std::exchange(m_flushed, {})(); });
    m_traceTimer.cancel();
    sendTraces();
}

upstream::Request Telemetry::requestFor(const upstream::Url &url, std::string body) const
{
    upstream::Request request{.method = "POST", .url = url};
    request.fields = {{"Content-Type", std::string("application/json")}};
    for (const auto &[name, secret] : m_setting.configured.headers)
        request.fields.push_back(
            {name, secret.text.open([](std::string_view text) { return credentials::Secret(text); })});
    request.body = std::make_shared<const std::string>(std::move(body));
    request.timeouts.total = kPatience;
    request.limits.received = kMaxAnswer;
    request.limits.decoded = kMaxAnswer;
    request.connectivity = m_connectivity;
    return request;
}

} // namespace tooltray::engine
