// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/telemetry.h"
#include "support/fakeclock.h"
#include "support/faketransport.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QTest>

#include <memory>
#include <string>

using namespace tooltray;
using namespace tooltray::engine;
using namespace std::chrono_literals;
using test::response;

namespace {

journal::LogEntry call(bool isSampled = true)
{
    journal::LogEntry entry;
    entry.method = "tools/call";
    entry.tool = "list_issues";
    entry.outcome = journal::Outcome::Ok;
    entry.trace =
        journal::EntryTrace{TraceContext::begun().at(TraceContext::newSpan()), {}, TraceContext::newSpan()};
    entry.trace->request.isSampled = isSampled;
    return entry;
}

std::string fieldOf(const upstream::Request &request, std::string_view name)
{
    for (const upstream::RequestField &field : request.fields) {
        if (field.name == name)
            return std::string(valueOf(field));
    }
    return {};
}

} // namespace

class TelemetryTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_transport = std::make_unique<test::FakeTransport>(m_clock);
        storage::ConfiguredTelemetry configured{"https://otel.example.com/in/"};
        configured.headers["api-key"] = {{}, storage::SealedText("s3cret")};
        auto made = Telemetry::create({configured, *m_transport, m_clock, {"tooltray", "1", "x"}, [] {
                                           return std::map<std::string, const journal::StatisticsPair *>();
                                       }});
        VERIFY_RESULT(made);
        m_telemetry = *std::move(made);
    }

    void cleanup()
    {
        m_telemetry.reset();
        m_transport.reset();
    }

    void callsAreSentTogetherAfterAMoment()
    {
        for (int i = 0; i < 3; ++i)
            m_telemetry->add(call(), "default");
        m_telemetry->add(call(false), "default"); // the client does not want it
        QCOMPARE(m_transport->requests.size(), std::size_t(0));
        m_clock.advance(Telemetry::kBetweenTraces);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        const upstream::Request &sent = m_transport->requests.front();
        QCOMPARE(sent.url.text(), std::string("https://otel.example.com/in/v1/traces"));
        QCOMPARE(fieldOf(sent, "Content-Type"), std::string("application/json"));
        QCOMPARE(fieldOf(sent, "api-key"), std::string("s3cret"));
        QCOMPARE(QByteArray::fromStdString(*sent.body).count("\"name\":\"list_issues\""), 3);
        m_transport->answer(response(200, "{}"));
        QCOMPARE(m_telemetry->waiting(), std::size_t(0));
        QCOMPARE(m_telemetry->dropped(), std::uint64_t(0));
    }

    void whatIsNotTakenYetIsSentAgain_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {429, 502, 503, 504, 0})
            QTest::addRow("%d", status) << status;
    }

    void whatIsNotTakenYetIsSentAgain()
    {
        QFETCH(const int, status);
        m_telemetry->add(call(), "default");
        m_clock.advance(Telemetry::kBetweenTraces);
        if (status == 0)
            m_transport->answer(upstream::TransferFailure{.cause = upstream::Cause::Refused});
        else
            m_transport->answer(response(status));
        QCOMPARE(m_telemetry->waiting(), std::size_t(1));
        m_clock.advance(Telemetry::kFirstPause - 1ms);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        m_clock.advance(1ms);
        QCOMPARE(m_transport->requests.size(), std::size_t(2));
        QCOMPARE(*m_transport->requests[0].body, *m_transport->requests[1].body);
        m_transport->answer(response(202));
        QCOMPARE(m_telemetry->waiting(), std::size_t(0));
    }

    // A redirect leads elsewhere, and is followed nowhere.
    void whatIsRefusedIsDroppedAndCounted_data()
    {
        QTest::addColumn<int>("status");
        for (const int status : {302, 307, 400, 401, 500})
            QTest::addRow("%d", status) << status;
    }

    void whatIsRefusedIsDroppedAndCounted()
    {
        QFETCH(const int, status);
        m_telemetry->add(call(), "default");
        m_telemetry->add(call(), "default");
        m_clock.advance(Telemetry::kBetweenTraces);
        m_transport->answer(response(status, {}, {{"location", "https://elsewhere.example.com/"}}));
        QCOMPARE(m_telemetry->waiting(), std::size_t(0));
        QCOMPARE(m_telemetry->dropped(), std::uint64_t(2));
        m_clock.advance(20s);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
    }

    // As many as were sent at most, so that no collector makes nonsense of the count.
    void whatACollectorRejectsIsCounted_data()
    {
        addColumns<std::string, int>("answer", "dropped");
        const auto rejects = [](const std::string &count) {
            return R"({"partialSuccess":{"rejectedSpans":)" + count + "}}";
        };
        QTest::newRow("one") << rejects(R"("1")") << 1;
        QTest::newRow("a number") << rejects("2") << 2;
        QTest::newRow("more") << rejects(R"("5")") << 3;
        QTest::newRow("all there are") << rejects(R"("18446744073709551615")") << 3;
        QTest::newRow("fewer than none") << rejects(R"("-1")") << 3;
        QTest::newRow("none") << rejects(R"("0")") << 0;
        QTest::newRow("no number") << rejects(R"("x")") << 0;
        QTest::newRow("nothing") << rejects("null") << 0;
        QTest::newRow("no object") << std::string("[[1]]") << 0;
        QTest::newRow("no JSON") << std::string("\xff\0{", 3) << 0;
    }

    void whatACollectorRejectsIsCounted()
    {
        QFETCH(const std::string, answer);
        QFETCH(const int, dropped);
        for (int i = 0; i < 3; ++i)
            m_telemetry->add(call(), "default");
        m_clock.advance(Telemetry::kBetweenTraces);
        m_transport->answer(response(200, answer));
        QCOMPARE(m_telemetry->dropped(), std::uint64_t(dropped));
        QCOMPARE(m_telemetry->waiting(), std::size_t(0));
    }

    void whatWaitsIsBounded()
    {
        for (std::size_t i = 0; i < Telemetry::kMaxWaiting + 10; ++i)
            m_telemetry->add(call(), "default");
        QCOMPARE(m_telemetry->waiting(), Telemetry::kMaxWaiting);
        QCOMPARE(m_telemetry->dropped(), std::uint64_t(10));
        m_clock.advance(0ms); // full, it waits for no other one
        QCOMPARE(
            QByteArray::fromStdString(*m_transport->requests.front().body).count("\"name\":\"list_issues\""),
            qsizetype(Telemetry::kMaxBatch));
        m_transport->answer(response(200));
        QCOMPARE(m_telemetry->waiting(), Telemetry::kMaxWaiting - Telemetry::kMaxBatch);
        m_clock.advance(0ms);
        QCOMPARE(m_transport->requests.size(), std::size_t(2));
        m_transport->answer(response(503)); // a collector that has enough is not pressed
        m_clock.advance(Telemetry::kFirstPause - 1ms);
        QCOMPARE(m_transport->requests.size(), std::size_t(2));
    }

    // Whatever names clients and APIs choose.
    void aRequestIsBoundedInBytes()
    {
        journal::LogEntry large = call();
        large.exchanges.resize(1'000);
        for (journal::Exchange &exchange : large.exchanges) {
            exchange.step = exchange.method = std::string(100'000, 'x');
            exchange.url = "https://api.example.com/" + exchange.method;
        }
        for (int i = 0; i < 4; ++i)
            m_telemetry->add(large, "default");
        m_clock.advance(0ms);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        const std::size_t sent = m_transport->requests.front().body->size();
        QVERIFY2(sent < 2 * 4 * Telemetry::kMaxBatchBytes, std::to_string(sent).c_str());
        m_transport->answer(response(200));
        QCOMPARE(m_telemetry->waiting(), std::size_t(3));
    }

    void metricsAreSentNowAndThen()
    {
        m_clock.advance(Telemetry::kBetweenMetrics);
        QCOMPARE(m_transport->requests.size(), std::size_t(1));
        QCOMPARE(m_transport->requests.front().url.text(),
                 std::string("https://otel.example.com/in/v1/metrics"));
        m_transport->answer(response(500)); // the next ones say as much
        m_clock.advance(Telemetry::kBetweenMetrics);
        QCOMPARE(m_transport->requests.size(), std::size_t(2));
    }

    void theEndWaitsForAMomentOnly()
    {
        int flushed = 0;
        m_telemetry->flush([&] { ++flushed; });
        QCOMPARE(flushed, 1);
        m_telemetry->add(call(), "default");
        m_telemetry->flush([&] { ++flushed; });
        QCOMPARE(flushed, 1);
        m_clock.advance(1s);
        QCOMPARE(flushed, 2);
    }

    void theEndSendsAllThatWaits()
    {
        for (std::size_t i = 0; i <= Telemetry::kMaxBatch; ++i)
            m_telemetry->add(call(), "default");
        int flushed = 0;
        m_telemetry->flush([&] { ++flushed; });
        m_transport->answer(response(200)); // the metrics
        m_transport->answer(response(200));
        QCOMPARE(flushed, 0);
        m_transport->answer(response(200));
        QCOMPARE(flushed, 1);
        QCOMPARE(m_telemetry->waiting(), std::size_t(0));
    }

private:
    test::FakeClock m_clock;
    std::unique_ptr<test::FakeTransport> m_transport;
    std::unique_ptr<Telemetry> m_telemetry;
};

TOOLTRAY_TEST(TelemetryTest)
#include "telemetrytest.moc"
