// SPDX-License-Identifier: GPL-3.0-or-later
#include "httpclient.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;
using namespace std::chrono_literals;

// What happens between the arrival of a request and its answer.
class CallTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void progressGoesToThoseWhoAskedForIt();
    void progressOnlyGrows();
    void progressThatComesTooFastIsLeftOut();
    void progressMessagesAreForRevisionsThatHaveThem();
    void logsGoToModernClientsThatAskedForThem_data();
    void logsGoToModernClientsThatAskedForThem();
    void logsFollowTheLevelOfALegacySession();
    void goingAwayCancelsInTheModernEra();
    void goingAwayCancelsNothingInTheLegacyEra();
    void notificationsCancelInTheLegacyEra();
    void whatComesAfterTheEndIsDropped();
    void callsOutliveTheirServer();
    void replyDroppedIsAnInternalError();

private:
    std::unique_ptr<HttpClient> m_client;
    std::optional<CallContext> m_context;
    std::optional<Reply<ToolResult>> m_reply;
};

void CallTest::init()
{
    m_context.reset();
    m_reply.reset();
    m_client = std::make_unique<HttpClient>();
    m_client->backend.onCall = [this](CallContext context, const ToolCall &, Reply<ToolResult> reply) {
        m_context = std::move(context);
        m_reply.emplace(std::move(reply));
    };
}

void CallTest::progressGoesToThoseWhoAskedForIt()
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

void CallTest::progressOnlyGrows()
{
    const auto told = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
    for (const double progress : {0.0, 5.0, 5.0, 4.0, 6.0}) {
        m_context->progress(progress);
        m_client->clock.advance(1s);
    }
    QCOMPARE(told->sent.size(), std::size_t(3));
    QCOMPARE(told->message(2)["params"], value(R"({"progressToken":1,"progress":6})"));
}

void CallTest::progressThatComesTooFastIsLeftOut()
{
    const auto told = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
    for (int i = 0; i <= 1000; ++i) {
        m_context->progress(i, 1000);
        m_client->clock.advance(1ms);
    }
    QCOMPARE(told->sent.size(), std::size_t(51)); // one in 20 ms, and the last
    QCOMPARE(told->message(50)["params"]["progress"], json::Value(1000));
}

void CallTest::progressMessagesAreForRevisionsThatHaveThem()
{
    m_client->initialize("2024-11-05");
    const auto told = m_client->legacy("tools/call", R"({"name":"a","_meta":{"progressToken":1}})");
    m_context->progress(1, {}, "words");
    QCOMPARE(told->message(0)["params"], value(R"({"progressToken":1,"progress":1})"));
}

void CallTest::logsGoToModernClientsThatAskedForThem_data()
{
    QTest::addColumn<QByteArray>("meta");
    QTest::addColumn<int>("count");
    QTest::newRow("not asked") << QByteArray() << 0;
    QTest::newRow("everything") << QByteArray(R"("io.modelcontextprotocol/logLevel":"debug")") << 2;
    QTest::newRow("worse than info") << QByteArray(R"("io.modelcontextprotocol/logLevel":"warning")") << 1;
    QTest::newRow("worst") << QByteArray(R"("io.modelcontextprotocol/logLevel":"emergency")") << 0;
}

void CallTest::logsGoToModernClientsThatAskedForThem()
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

void CallTest::logsFollowTheLevelOfALegacySession()
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

void CallTest::goingAwayCancelsInTheModernEra()
{
    const auto outlet = m_client->modern("tools/call", R"("name":"a")");
    QVERIFY(!m_context->cancellation().isCancelled());
    outlet->leave();
    QVERIFY(m_context->cancellation().reason() == CancelReason::Disconnected);
    m_reply->send({});
    QVERIFY(!outlet->answer);
    QCOMPARE(m_client->observer.log.back(), std::string("end 1 cancelled"));
}

void CallTest::goingAwayCancelsNothingInTheLegacyEra()
{
    m_client->initialize();
    const auto outlet = m_client->legacy("tools/call", R"({"name":"a"})");
    outlet->leave();
    QVERIFY(!m_context->cancellation().isCancelled());
    m_reply->send({});
    QCOMPARE(m_client->observer.log.back(), std::string("end 2 result"));
}

void CallTest::notificationsCancelInTheLegacyEra()
{
    m_client->initialize();
    const auto outlet = m_client->legacy("tools/call", R"({"name":"a"})", R"("x")");
    m_client->legacy(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"y"}})");
    QVERIFY(!m_context->cancellation().isCancelled());
    m_client->legacy(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"x"}})");
    QVERIFY(m_context->cancellation().reason() == CancelReason::Requested);
    QVERIFY(outlet->answer->disposition == Disposition::Accepted);
    QCOMPARE(outlet->answer->body, std::string());
}

void CallTest::whatComesAfterTheEndIsDropped()
{
    const auto outlet = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
    m_reply->send({});
    m_context->progress(1);
    m_context->log(LogLevel::Emergency, {}, "late");
    m_context->ask({{askForm("q", "?", value("{}"))}},
                   [](const Outcome<Answers> &) { QFAIL("nobody is there"); });
    QVERIFY(outlet->sent.empty());
}

void CallTest::callsOutliveTheirServer()
{
    const auto outlet = m_client->modern("tools/call", R"("name":"a")", R"("progressToken":1)");
    m_client->server.reset();
    QVERIFY(m_context->cancellation().reason() == CancelReason::Shutdown);
    m_context->progress(1);
    m_reply->send({});
    QVERIFY(outlet->sent.empty() && !outlet->answer);
    outlet->leave();
}

void CallTest::replyDroppedIsAnInternalError()
{
    const auto outlet = m_client->modern("tools/call", R"("name":"a")");
    m_reply.reset();
    QCOMPARE(outlet->body()["error"]["code"], json::Value(-32603));
    QVERIFY(outlet->answer->disposition == Disposition::Answered);
}

TOOLTRAY_TEST(CallTest)
#include "calltest.moc"
