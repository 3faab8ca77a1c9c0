// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/exports/otlp.h"

#include "text/unicode/utf8.h"
#include "json/value.h"
#include "json/write.h"

#include <algorithm>
#include <chrono>
#include <initializer_list>
#include <utility>

namespace tooltray::journal {
namespace {

using json::Value;

// As the specification numbers them.
constexpr int kInternal = 1;
constexpr int kServer = 2;
constexpr int kClient = 3;
constexpr int kFailed = 2;
constexpr int kCumulative = 2;

// Clients and APIs choose names and places, some of any length.
std::string_view bounded(std::string_view text)
{
    constexpr std::size_t kMaxText = 1'024;
    return truncatedUtf8(text, kMaxText);
}

class Attributes {
public:
    void text(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            add(name, Value::object({{"stringValue", bounded(value)}}));
    }
    void number(std::string_view name, std::int64_t value)
    {
        add(name, Value::object({{"intValue", std::to_string(value)}}));
    }
    void boolean(std::string_view name, bool value)
    {
        add(name, Value::object({{"boolValue", Value(value)}}));
    }
    Value take() { return std::move(m_all); }

private:
    void add(std::string_view name, Value value)
    {
        m_all.append(Value::object({{"key", name}, {"value", std::move(value)}}));
    }

    Value m_all = Value::array();
};

Value attributes(std::initializer_list<std::pair<std::string_view, std::string_view>> texts)
{
    Attributes all;
    for (const auto &[name, value] : texts)
        all.text(name, value);
    return all.take();
}

std::string nanoseconds(WallTime time)
{
    return std::to_string(std::chrono::nanoseconds(time.time_since_epoch()).count());
}

std::string nanosecondsAfter(WallTime time, std::chrono::microseconds duration)
{
    return std::to_string((std::chrono::nanoseconds(time.time_since_epoch()) + duration).count());
}

struct Span {
    std::string name;
    int kind;
    std::string id;
    std::string parent;
    WallTime begun;
    std::chrono::microseconds duration;
    Value attributes;
    std::string failure = {}; // a code; empty: it went well
};

void write(const std::string &trace, Span span, std::string &out)
{
    Value value = Value::object({{"traceId", trace}, {"spanId", span.id}});
    if (!span.parent.empty())
        value.set("parentSpanId", span.parent);
    value.set("name", bounded(span.name));
    value.set("kind", Value(span.kind));
    value.set("startTimeUnixNano", nanoseconds(span.begun));
    value.set("endTimeUnixNano", nanosecondsAfter(span.begun, span.duration));
    value.set("attributes", std::move(span.attributes));
    if (!span.failure.empty())
        value.set("status", Value::object({{"code", Value(kFailed)}, {"message", span.failure}}));
    if (!out.empty())
        out += ',';
    json::write(value, out);
}

std::string failureOf(const LogEntry &entry)
{
    if (entry.outcome == Outcome::Cancelled)
        return "cancelled";
    return entry.outcome != Outcome::Error ? std::string() : entry.code.empty() ? "error" : entry.code;
}

// Without what a query may carry.
std::string_view placeOf(std::string_view url)
{
    return url.substr(0, url.find_first_of("?#"));
}

Value exchangeAttributes(const Exchange &exchange)
{
    Attributes all;
    all.text("tooltray.endpoint", exchange.endpoint);
    all.text("http.request.method", exchange.method);
    all.text("url.full", placeOf(exchange.url));
    if (exchange.status != 0)
        all.number("http.response.status_code", exchange.status);
    if (exchange.retry != 0)
        all.number("http.request.resend_count", exchange.retry);
    if (exchange.page != 0)
        all.number("tooltray.page", exchange.page);
    return all.take();
}

std::string exchangeFailure(const Exchange &exchange)
{
    constexpr int kFirstErrorStatus = 400;
    if (exchange.status >= kFirstErrorStatus)
        return std::to_string(exchange.status);
    return exchange.error.empty() ? std::string() : "no_answer";
}

// From its first request to the end of its last one.
struct Step {
    std::string span = {};
    WallTime begun = WallTime::max();
    std::chrono::microseconds ended = std::chrono::microseconds::min();
};

std::map<std::string_view, Step> stepsOf(const LogEntry &entry)
{
    std::map<std::string_view, Step> steps;
    for (const Exchange &exchange : entry.exchanges) {
        Step &step = steps[exchange.step];
        step.begun = std::min(step.begun, exchange.time);
        step.ended = std::max(step.ended, exchange.time.time_since_epoch() + exchange.duration);
    }
    return steps;
}

void writeExchanges(const LogEntry &entry, std::string &out)
{
    const std::string &trace = entry.trace->request.trace;
    std::map<std::string_view, Step> steps = stepsOf(entry);
    for (const Exchange &exchange : entry.exchanges) {
        if (exchange.isFromCache)
            continue;
        std::string parent = entry.trace->tool;
        if (!exchange.step.empty()) {
            Step &step = steps[exchange.step];
            if (step.span.empty()) {
                step.span = TraceContext::newSpan();
                write(trace,
                      {exchange.step, kInternal, step.span, entry.trace->tool, step.begun,
                       step.ended - step.begun.time_since_epoch(),
                       attributes({{"tooltray.step", exchange.step}})},
                      out);
            }
            parent = step.span;
        }
        write(trace,
              {exchange.method, kClient, exchange.span.empty() ? TraceContext::newSpan() : exchange.span,
               parent, exchange.time, exchange.duration, exchangeAttributes(exchange),
               exchangeFailure(exchange)},
              out);
    }
}

Value resourceValue(const OtlpResource &resource)
{
    return Value::object({{"attributes", attributes({{"service.name", resource.service},
                                                     {"service.version", resource.version},
                                                     {"service.instance.id", resource.instance}})}});
}

// {"resourceSpans": [{"resource", "scopeSpans": [{"scope", "spans": [...]}]}]}
std::string framed(const OtlpResource &resource, std::string_view what, std::string_view items)
{
    std::string body = R"({"resource)" + std::string(what) + R"(":[{"resource":)";
    json::write(resourceValue(resource), body);
    body += R"(,"scope)" + std::string(what) + R"(":[{"scope":{"name":"tooltray"},")";
    body += static_cast<char>(what.front() - 'A' + 'a');
    body += what.substr(1);
    body += R"(":[)";
    body += items;
    return body + "]}]}]}";
}

class MetricsJson {
public:
    explicit MetricsJson(const OtlpMetrics &metrics)
        : m_since(nanoseconds(metrics.since))
        , m_now(nanoseconds(metrics.now))
    {}

    Value point(Value attributes) const
    {
        return Value::object(
            {{"attributes", std::move(attributes)}, {"startTimeUnixNano", m_since}, {"timeUnixNano", m_now}});
    }

    Value sumPoint(Value attributes, std::uint64_t count) const
    {
        Value one = point(std::move(attributes));
        one.set("asInt", std::to_string(count));
        return one;
    }

    Value histogramPoint(Value attributes, const Counter &counter) const
    {
        Value one = point(std::move(attributes));
        one.set("count", std::to_string(counter.durations.count()));
        one.set("sum", Value(std::chrono::duration<double>(counter.durations.sum()).count()));
        Value &counts = one.set("bucketCounts", Value::array());
        for (std::size_t i = 0; i <= LatencyCounts::kBounds.size(); ++i)
            counts.append(std::to_string(counter.latencies.count(i)));
        Value &bounds = one.set("explicitBounds", Value::array());
        for (const auto bound : LatencyCounts::kBounds)
            bounds.append(Value(std::chrono::duration<double>(bound).count()));
        return one;
    }

    void add(std::string_view name, std::string_view unit, std::string_view kind, Value points)
    {
        if (points.isEmpty())
            return;
        Value data = Value::object(
            {{"aggregationTemporality", Value(kCumulative)}, {"dataPoints", std::move(points)}});
        if (kind == "sum")
            data.set("isMonotonic", Value(true));
        if (!m_all.empty())
            m_all += ',';
        json::write(Value::object({{"name", name}, {"unit", unit}, {kind, std::move(data)}}), m_all);
    }

    const std::string &all() const { return m_all; }

private:
    std::string m_since;
    std::string m_now;
    std::string m_all;
};

void addTable(const OtlpMetrics &metrics, Statistics::Table Statistics::*table, const std::string &name,
              std::string_view label, MetricsJson &out)
{
    Value sums = Value::array();
    Value histograms = Value::array();
    for (const auto &[workspace, pair] : metrics.statistics) {
        for (const auto &[mode, each] :
             {std::pair("production", &pair->production), std::pair("test", &pair->test)}) {
            for (const auto &[value, counter] : each->*table) {
                for (const auto &[status, count] :
                     {std::pair("ok", counter.ok), std::pair("error", counter.errors),
                      std::pair("cancelled", counter.cancelled)})
                    sums.append(out.sumPoint(
                        attributes(
                            {{"workspace", workspace}, {label, value}, {"mode", mode}, {"status", status}}),
                        count));
                histograms.append(out.histogramPoint(
                    attributes({{"workspace", workspace}, {label, value}, {"mode", mode}}), counter));
            }
        }
    }
    out.add("tooltray_" + name, "1", "sum", std::move(sums));
    out.add("tooltray_" + name + "_duration", "s", "histogram", std::move(histograms));
}

} // namespace

std::string otlpSpans(const LogEntry &entry, std::string_view workspace)
{
    std::string spans;
    const EntryTrace &trace = *entry.trace;
    Attributes request;
    request.text("tooltray.workspace", workspace);
    request.text("tooltray.origin", json::nameOf(entry.origin));
    request.text("tooltray.client", entry.client);
    request.text("mcp.method.name", entry.method);
    request.text("mcp.protocol.version", entry.era);
    request.boolean("tooltray.test", entry.isTest);
    write(trace.request.trace,
          {entry.method.empty() ? "message" : entry.method, kServer, trace.request.span, trace.parent,
           entry.time, entry.duration, request.take(), failureOf(entry)},
          spans);
    if (!entry.tool.empty()) {
        Attributes tool;
        tool.text("gen_ai.tool.name", entry.tool);
        tool.text("tooltray.tool.version", entry.toolVersion);
        tool.text("tooltray.operation", json::nameOf(entry.operation));
        if (entry.cacheAge)
            tool.number("tooltray.cache_age_seconds", entry.cacheAge->count());
        write(trace.request.trace,
              {entry.tool, kInternal, trace.tool, trace.request.span, entry.time, entry.duration, tool.take(),
               failureOf(entry)},
              spans);
    }
    writeExchanges(entry, spans);
    return spans;
}

std::string otlpTraces(const OtlpResource &resource, const std::vector<std::string> &spans)
{
    std::string all;
    for (const std::string &each : spans)
        all.append(all.empty() ? "" : ",").append(each);
    return framed(resource, "Spans", all);
}

std::string otlpMetrics(const OtlpResource &resource, const OtlpMetrics &metrics)
{
    MetricsJson out(metrics);
    addTable(metrics, &Statistics::tools, "tool_calls", "tool", out);
    addTable(metrics, &Statistics::clients, "client_calls", "client", out);
    addTable(metrics, &Statistics::endpoints, "upstream_requests", "endpoint", out);
    Value dropped = Value::array();
    dropped.append(out.sumPoint(Value::array(), metrics.dropped));
    out.add("tooltray_telemetry_dropped", "1", "sum", std::move(dropped));
    return framed(resource, "Metrics", out.all());
}

} // namespace tooltray::journal
