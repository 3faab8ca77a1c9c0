// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpclient.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;
using namespace std::chrono_literals;

// What happens between the arrival of a request and its answer.
class ServerRequestTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_context.reset();
        m_reply.reset();
        RecordingOutlet::acceptsStreams = true;
        m_client = std::make_unique<HttpClient>();
        m_client->backend.onCall = [this](RequestContext context, const ToolCall &, Reply<ToolResult> reply) {
            m_context = std::move(context);
            m_reply.emplace(std::move(reply));
        };
    }

    void progressGoesToThoseWhoAskedForIt()
    {
        const auto silent = m_client->modern("tools/call", R"("name":"a")");
        QVERIFY(!m_context->wantsProgress());
        m_context->progress(1, 2, "half");
        QVERIFY(silent->sent.empty());

        const auto told = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":"t-1")");
        QVERIFY(m_context->wantsProgress());
        m_context->progress(0.5, 2, "quarter");
        QCOMPARE(told->message(0), value(R"({"jsonrpc":"2.0","method":"notifications/progress",
        "params":{"progressToken":"t-1","progress":0.5,"total":2,"message":"quarter"}})"));
        m_reply->send({});
        QVERIFY(told->answer);
    }

    void progressOnlyGrows()
    {
        const auto told = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
        for (const double progress : {0.0, 5.0, 5.0, 4.0, 6.0}) {
            m_context->progress(progress);
            m_client->clock.advance(1s);
        }
        QCOMPARE(told->sent.size(), std::size_t(3));
        QCOMPARE(told->message(2)["params"], value(R"({"progressToken":1,"progress":6})"));
    }

    void progressThatComesTooFastIsLeftOut()
    {
        const auto told = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
        for (int i = 0; i <= 1000; ++i) {
            m_context->progress(i, 1000);
            m_client->clock.advance(1ms);
        }
        QCOMPARE(told->sent.size(), std::size_t(51)); // one in 20 ms, and the last
        QCOMPARE(told->message(50)["params"]["progress"], json::Value(1000));
    }

    void progressMessagesAreForRevisionsThatHaveThem()
    {
        m_client->initialize("2024-11-05");
        const auto told = m_client->legacy("tools/call", R"({"name":"a","_meta":{"progressToken":1}})");
        m_context->progress(1, {}, "words");
        QCOMPARE(told->message(0)["params"], value(R"({"progressToken":1,"progress":1})"));
    }

    void aCallThatTakesLongSaysThatItIsAlive_data()
    {
        QTest::addColumn<QByteArray>("revision"); // empty: the modern era
        QTest::addColumn<QByteArray>("message");
        QTest::newRow("2026-07-28") << QByteArray() << QByteArray("Still working.");
        QTest::newRow("2025-11-25") << QByteArray("2025-11-25") << QByteArray("Still working.");
        QTest::newRow("2025-03-26") << QByteArray("2025-03-26") << QByteArray("Still working.");
        QTest::newRow("2024-11-05") << QByteArray("2024-11-05") << QByteArray();
    }
    void aCallThatTakesLongSaysThatItIsAlive()
    {
        QFETCH(const QByteArray, revision);
        QFETCH(const QByteArray, message);
        if (!revision.isEmpty())
            m_client->initialize(revision.toStdString());
        const auto outlet =
            revision.isEmpty()
                ? m_client->modern("tools/call", R"("name":"a")", R"("progressToken":"t")")
                : m_client->legacy("tools/call", R"({"name":"a","_meta":{"progressToken":"t"}})");
        m_client->clock.advance(4999ms);
        QVERIFY(outlet->sent.empty());
        // Clients that forget their timeout when they hear of progress wait a minute.
        double last = 0;
        for (std::size_t beats = 1; beats <= 120; ++beats) {
            m_client->clock.advance(beats == 1 ? 1ms : 5s);
            QCOMPARE(outlet->sent.size(), beats);
            const json::Value params = outlet->message(beats - 1)["params"];
            QCOMPARE(params["progressToken"], json::Value("t"));
            QCOMPARE(params["message"].toString(), std::string_view(message.constData()));
            QVERIFY(params["progress"].toDouble() > last);
            last = params["progress"].toDouble().value_or(0);
        }
        m_reply->send({});
        QVERIFY(outlet->answer);
        m_client->clock.advance(1h); // the outlet fails the test when something comes after the answer
        QCOMPARE(outlet->sent.size(), std::size_t(120));
    }

    void whatACallWaitsForIsToldAtOnceAndAgain()
    {
        const auto told = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
        const auto shown = [&] {
            return std::string(told->message(told->sent.size() - 1)["params"]["message"].toString());
        };
        m_context->setStatus("Waiting for somebody.");
        QCOMPARE(told->sent.size(), std::size_t(1));
        QCOMPARE(shown(), std::string("Waiting for somebody."));
        m_context->setStatus("Waiting for somebody.");
        QCOMPARE(told->sent.size(), std::size_t(1));
        m_client->clock.advance(10s);
        QCOMPARE(told->sent.size(), std::size_t(3));
        QCOMPARE(shown(), std::string("Waiting for somebody."));
        m_context->setStatus({});
        m_client->clock.advance(5s);
        QCOMPARE(shown(), std::string("Still working."));
        m_reply->send({});
        m_context->setStatus("Waiting for nobody.");
        QCOMPARE(told->sent.size(), std::size_t(4));

        const auto silent = m_client->modern("tools/call", R"("name":"a")");
        m_context->setStatus("Waiting for somebody.");
        m_client->clock.advance(1h);
        QVERIFY(silent->sent.empty());
    }

    void signsOfLifeNeverReachTheNextStep()
    {
        const auto told = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
        for (int done = 1; done <= 3; ++done) {
            m_context->progress(done, 3, "step");
            QCOMPARE(told->message(told->sent.size() - 1)["params"]["progress"], json::Value(done));
            m_client->clock.advance(10min + 1s);
            const json::Value params = told->message(told->sent.size() - 1)["params"];
            QVERIFY(params["progress"].toDouble() > done && params["progress"].toDouble() < done + 1);
            QCOMPARE(params.contains("total"), done < 3); // progress beyond the total says nothing
            QCOMPARE(params["message"], json::Value("step"));
        }
    }

    void progressIsASignOfLife()
    {
        const auto told = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
        for (int done = 1; done <= 100; ++done) {
            m_client->clock.advance(3s);
            m_context->progress(done);
        }
        QCOMPARE(told->sent.size(), std::size_t(100));
    }

    void withoutATokenTheHeadersGoOutEarly_data()
    {
        addColumns<bool, bool>("isLegacy", "accepts");
        QTest::newRow("modern") << false << true;
        QTest::newRow("legacy") << true << true;
        QTest::newRow("modern, JSON only") << false << false;
    }
    void withoutATokenTheHeadersGoOutEarly()
    {
        QFETCH(const bool, isLegacy);
        QFETCH(const bool, accepts);
        RecordingOutlet::acceptsStreams = accepts;
        if (isLegacy)
            m_client->initialize();
        const auto outlet = isLegacy ? m_client->legacy("tools/call", R"({"name":"a"})")
                                     : m_client->modern("tools/call", R"("name":"a")");
        m_client->clock.advance(4999ms);
        QVERIFY(!outlet->isStream);
        m_client->clock.advance(1ms);
        QCOMPARE(outlet->isStream, accepts);
        m_client->clock.advance(10min);
        QVERIFY(outlet->sent.empty());
        m_reply->send({});
        QVERIFY(outlet->answer);
    }

    void listenersNeedNoSignOfLife()
    {
        const auto stream = m_client->modern(
            "subscriptions/listen", R"("notifications":{"toolsListChanged":true})", R"("progressToken":1)");
        m_client->clock.advance(1h);
        QCOMPARE(stream->sent.size(), std::size_t(1));
    }

    void logsGoToModernClientsThatAskedForThem_data()
    {
        addColumns<QByteArray, int>("meta", "count");
        QTest::newRow("not asked") << QByteArray() << 0;
        QTest::newRow("everything") << QByteArray(R"("io.modelcontextprotocol/logLevel":"debug")") << 2;
        QTest::newRow("worse than info")
            << QByteArray(R"("io.modelcontextprotocol/logLevel":"warning")") << 1;
        QTest::newRow("worst") << QByteArray(R"("io.modelcontextprotocol/logLevel":"emergency")") << 0;
    }
    void logsGoToModernClientsThatAskedForThem()
    {
        QFETCH(const QByteArray, meta);
        QFETCH(const int, count);
        m_client->backend.offered.logging = true;
        const auto outlet = m_client->modern("tools/call", R"("name":"a")", meta.toStdString());
        m_context->log(LogLevel::Info, "test", "said");
        m_context->log(LogLevel::Error, "test", "cried");
        QCOMPARE(outlet->sent.size(), static_cast<std::size_t>(count));
        if (count == 2)
            QCOMPARE(outlet->message(0), value(R"({"jsonrpc":"2.0","method":"notifications/message",
            "params":{"level":"info","logger":"test","data":"said"}})"));
    }

    void logsFollowTheLevelOfALegacySession()
    {
        m_client->backend.offered.logging = true;
        m_client->initialize();
        QCOMPARE(m_client->legacy("logging/setLevel", R"({"level":"error"})")->body()["result"], value("{}"));
        const auto outlet = m_client->legacy("tools/call", R"({"name":"a"})");
        m_context->log(LogLevel::Warning, {}, "no");
        m_context->log(LogLevel::Error, {}, "yes");
        QCOMPARE(outlet->sent.size(), std::size_t(1));
        QCOMPARE(m_client->legacy("logging/setLevel", R"({"level":"loud"})", "2")->body()["error"]["code"],
                 json::Value(-32602));
    }

    void goingAwayCancelsInTheModernEra()
    {
        const auto outlet = m_client->modern("tools/call", R"("name":"a")");
        QVERIFY(!m_context->cancellation().isCancelled());
        outlet->leave();
        QVERIFY(m_context->cancellation().reason() == CancelReason::Disconnected);
        m_reply->send({});
        QVERIFY(!outlet->answer);
        QCOMPARE(m_client->observer.log.back(), std::string("end 1 cancelled"));
    }

    void goingAwayCancelsNothingInTheLegacyEra()
    {
        m_client->initialize();
        const auto outlet = m_client->legacy("tools/call", R"({"name":"a"})");
        outlet->leave();
        QVERIFY(!m_context->cancellation().isCancelled());
        m_reply->send({});
        QCOMPARE(m_client->observer.log.back(), std::string("end 2 result"));
    }

    void notificationsCancelInTheLegacyEra()
    {
        m_client->initialize();
        const auto outlet = m_client->legacy("tools/call", R"({"name":"a"})", R"("x")");
        m_client->legacy(
            R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"y"}})");
        QVERIFY(!m_context->cancellation().isCancelled());
        m_client->legacy(
            R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"x"}})");
        QVERIFY(m_context->cancellation().reason() == CancelReason::Requested);
        QVERIFY(outlet->answer->disposition == Disposition::Accepted);
        QCOMPARE(outlet->answer->body, std::string());
    }

    void whatComesAfterTheEndIsDropped()
    {
        const auto outlet = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
        m_reply->send({});
        m_context->progress(1);
        m_context->log(LogLevel::Emergency, {}, "late");
        m_context->ask({{askForm("q", "?", value("{}"))}},
                       [](const Outcome<Answers> &) { QFAIL("nobody is there"); });
        QVERIFY(outlet->sent.empty());
    }

    void callsOutliveTheirServer()
    {
        const auto outlet = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
        m_client->server.reset();
        QVERIFY(m_context->cancellation().reason() == CancelReason::Shutdown);
        m_context->progress(1);
        m_reply->send({});
        QVERIFY(outlet->sent.empty() && !outlet->answer);
        outlet->leave();
    }

    void replyDroppedIsAnInternalError()
    {
        const auto outlet = m_client->modern("tools/call", R"("name":"a")");
        m_reply.reset();
        QCOMPARE(outlet->body()["error"]["code"], json::Value(-32603));
        QVERIFY(outlet->answer->disposition == Disposition::Answered);
    }

private:
    std::unique_ptr<HttpClient> m_client;
    std::optional<RequestContext> m_context;
    std::optional<Reply<ToolResult>> m_reply;
};

TOOLTRAY_TEST(ServerRequestTest)
#include "serverrequesttest.moc"
