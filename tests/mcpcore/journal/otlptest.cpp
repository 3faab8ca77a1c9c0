// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/exports/otlp.h"
#include "samples.h"
#include "support/testcase.h"
#include "json/parser.h"

#include <QTest>

#include <map>
#include <string>

using namespace tooltray;
using namespace tooltray::journal;
using namespace tooltray::journal::test;
using namespace std::chrono_literals;

namespace {

const OtlpResource kResource{"tooltray", "1.2.3", "this start"};

json::Value parsed(const std::string &text)
{
    const json::Parsed read = json::parse(text);
    return read ? read.value : json::Value();
}

std::map<std::string, json::Value> spansOf(const std::string &body)
{
    std::map<std::string, json::Value> spans; // by name
    const json::Value all = parsed(body);
    for (const json::Value &span : all["resourceSpans"][0]["scopeSpans"][0]["spans"].elements())
        spans.insert_or_assign(std::string(span["name"].toString()), span);
    return spans;
}

std::string attribute(const json::Value &of, std::string_view name)
{
    for (const json::Value &each : of["attributes"].elements()) {
        if (each["key"].toString() == name)
            return std::string(each["value"].members()[0].value.isString()
                                   ? each["value"].members()[0].value.toString()
                                   : "?");
    }
    return "(none)";
}

LogEntry tracedEntry()
{
    LogEntry entry = sampleEntry();
    entry.trace =
        EntryTrace{{std::string(32, 'a'), std::string(16, 'b')}, std::string(16, 'c'), std::string(16, 'd')};
    entry.exchanges.front().span = std::string(16, 'e');
    return entry;
}

} // namespace

class OtlpTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void eachHopIsASpanBelowTheOneBefore()
    {
        LogEntry entry = tracedEntry();
        Exchange second = entry.exchanges.front();
        second.method = "GET";
        second.url = "https://api.example.org/issues/1?token=secret#there";
        second.step = "details";
        second.span = std::string(16, 'f');
        second.time += 200ms;
        second.duration = 50ms;
        second.status = 404;
        second.retry = 1;
        entry.exchanges.push_back(second);
        const std::string body = otlpTraces(kResource, {otlpSpans(entry, "default")});
        const auto spans = spansOf(body);
        QCOMPARE(spans.size(), std::size_t(5));
        for (const auto &[name, span] : spans)
            QCOMPARE(span["traceId"], json::Value(std::string(32, 'a')));
        const json::Value &request = spans.at("tools/call");
        QCOMPARE(request["spanId"], json::Value(std::string(16, 'b')));
        QCOMPARE(request["parentSpanId"], json::Value(std::string(16, 'c')));
        QCOMPARE(request["kind"], json::Value(2));
        QCOMPARE(request["startTimeUnixNano"], json::Value("1767268800000000000"));
        QCOMPARE(request["endTimeUnixNano"], json::Value("1767268800120000000"));
        QCOMPARE(attribute(request, "tooltray.client"), std::string("editor"));
        const json::Value &tool = spans.at("list_issues");
        QCOMPARE(tool["spanId"], json::Value(std::string(16, 'd')));
        QCOMPARE(tool["parentSpanId"], request["spanId"]);
        const json::Value &first = spans.at("POST");
        QCOMPARE(first["spanId"], json::Value(std::string(16, 'e')));
        QCOMPARE(first["parentSpanId"], tool["spanId"]);
        QCOMPARE(first["kind"], json::Value(3));
        QVERIFY(first["status"].isNull());
        const json::Value &step = spans.at("details");
        QCOMPARE(step["parentSpanId"], tool["spanId"]);
        QCOMPARE(step["startTimeUnixNano"], spans.at("GET")["startTimeUnixNano"]);
        QCOMPARE(spans.at("GET")["parentSpanId"], step["spanId"]);
        QCOMPARE(spans.at("GET")["status"]["message"], json::Value("404"));
        QCOMPARE(attribute(spans.at("GET"), "url.full"), std::string("https://api.example.org/issues/1"));
        QCOMPARE(attribute(parsed(body)["resourceSpans"][0]["resource"], "service.name"),
                 std::string("tooltray"));
        for (const char *inside : {"secret", "Authorization", "labels", "\"issues\""})
            QVERIFY2(body.find(inside) == std::string::npos, inside);
    }

    void whatIsNoCallOfAToolIsTheRequestAlone()
    {
        LogEntry entry = tracedEntry();
        entry.tool.clear();
        entry.exchanges.clear();
        entry.trace->parent.clear();
        entry.outcome = Outcome::Error;
        entry.code = "protocol_error";
        const auto spans = spansOf(otlpTraces(kResource, {otlpSpans(entry, "default")}));
        QCOMPARE(spans.size(), std::size_t(1));
        QVERIFY(!spans.begin()->second.contains("parentSpanId"));
        QCOMPARE(spans.begin()->second["status"]["message"], json::Value("protocol_error"));
    }

    void anyEntryMakesJson()
    {
        EntryGenerator generator(7);
        for (int i = 0; i < 200; ++i) {
            LogEntry entry = generator.entry();
            entry.trace = tracedEntry().trace;
            const std::string body = otlpTraces(kResource, {otlpSpans(entry, "a"), otlpSpans(entry, "b")});
            QVERIFY(parsed(body)["resourceSpans"][0]["scopeSpans"][0]["spans"].size() >= 2);
        }
    }

    void metricsAreThoseOfPrometheus()
    {
        StatisticsPair statistics;
        LogEntry entry = sampleEntry();
        statistics.add(entry);
        entry.duration = 3s;
        statistics.add(entry);
        const std::string body = otlpMetrics(
            kResource,
            {{{"default", &statistics}}, 7, at("2026-01-01T12:00:00Z"), at("2026-01-01T12:01:00Z")});
        std::map<std::string, json::Value> metrics;
        const json::Value all = parsed(body);
        for (const json::Value &metric : all["resourceMetrics"][0]["scopeMetrics"][0]["metrics"].elements())
            metrics.insert_or_assign(std::string(metric["name"].toString()), metric);
        QCOMPARE(metrics.size(), std::size_t(7));
        const json::Value &calls = metrics.at("tooltray_tool_calls")["sum"];
        QCOMPARE(calls["isMonotonic"], json::Value(true));
        QCOMPARE(calls["aggregationTemporality"], json::Value(2));
        QCOMPARE(calls["dataPoints"][0]["asInt"], json::Value("2"));
        QCOMPARE(attribute(calls["dataPoints"][0], "status"), std::string("ok"));
        QCOMPARE(attribute(calls["dataPoints"][0], "tool"), std::string("list_issues"));
        const json::Value &times = metrics.at("tooltray_tool_calls_duration")["histogram"]["dataPoints"][0];
        QCOMPARE(times["count"], json::Value("2"));
        QCOMPARE(times["bucketCounts"].size(), times["explicitBounds"].size() + 1);
        QCOMPARE(times["bucketCounts"][7], json::Value("1"));
        QCOMPARE(times["timeUnixNano"], json::Value("1767268860000000000"));
        QCOMPARE(metrics.at("tooltray_telemetry_dropped")["sum"]["dataPoints"][0]["asInt"], json::Value("7"));
    }
};

TOOLTRAY_TEST(OtlpTest)
#include "otlptest.moc"
