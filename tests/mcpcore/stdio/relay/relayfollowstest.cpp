// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relay.h"

#include "relayedserver.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

using namespace tooltray;
using namespace tooltray::test;
using namespace std::chrono_literals;

using Need = stdio::ServerAccess::Need;

namespace {

std::string legacyRequest(std::string_view id, std::string_view method, std::string_view params = {})
{
    return "{\"jsonrpc\":\"2.0\",\"id\":\"" + std::string(id) + "\",\"method\":\"" + std::string(method)
           + "\",\"params\":{" + std::string(params) + "}}";
}

std::string modernRequest(std::string_view id, std::string_view method, std::string_view params = {})
{
    return legacyRequest(id, method,
                         std::string(params) + (params.empty() ? "" : ",")
                             + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"})");
}

std::string resultOf(std::string_view id, std::string_view members = {})
{
    return "{\"jsonrpc\":\"2.0\",\"id\":\"" + std::string(id) + "\",\"result\":{" + std::string(members)
           + "}}";
}

std::string methodOf(const RelayedServer::Exchange &exchange)
{
    if (!exchange)
        return "nothing";
    const json::Value message = json::parse(exchange->request().body).value;
    return exchange->request().method == "POST" ? std::string(message["method"].toString())
                                                : exchange->request().method;
}

void streamTo(const RelayedServer::Exchange &exchange, std::string_view message = {})
{
    exchange->startStream(200, {{"Content-Type", "text/event-stream"}});
    if (!message.empty())
        exchange->write("data: " + std::string(message) + "\n\n");
}

void findServer(RelayedServer &server)
{
    server.access().tellFound(server.url());
}

// The one before is gone, this one is at another address.
void findNext(RelayedServer &server)
{
    server.startServer();
    findServer(server);
}

const std::string kListed =
    R"("tools":[{"name":"look","annotations":{"readOnlyHint":true}},{"name":"change"}])";
const std::string kCapabilities =
    R"("capabilities":{"tools":{"listChanged":true}},"protocolVersion":"2025-11-25")";
const std::string kChanged = R"({"jsonrpc":"2.0","method":"notifications/tools/list_changed"})";

// Opens a session of the older era, with a stream of news.
void openSession(RelayedServer &server)
{
    server.say(legacyRequest("i", "initialize", R"("protocolVersion":"2025-11-25")"));
    RelayedServer::answer(server.request(), resultOf("i", kCapabilities), {{"Mcp-Session-Id", "s1"}});
    QVERIFY(!server.line().empty());
    server.say(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
    server.request()->reply({202, {}, {}});
    streamTo(server.request());
}

} // namespace

// The server is another one after a while: the client goes on as if nothing had happened.
class RelayFollowsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_server = std::make_unique<RelayedServer>(std::make_unique<ScriptedAccess>()); }
    void cleanup() { m_server.reset(); }

    void waitsForTheServer()
    {
        m_server->say(modernRequest("a", "tools/list"));
        QTRY_COMPARE(m_server->access().asked, std::vector{Need::Call});
        QCOMPARE(m_server->requestCount(), std::size_t(0));
        findServer(*m_server);
        RelayedServer::answer(m_server->request(), resultOf("a"));
        QCOMPARE(m_server->line(), resultOf("a"));
    }

    void saysWhyThereIsNone()
    {
        m_server->say(modernRequest("a", "tools/list"));
        QTRY_COMPARE(m_server->access().asked.size(), std::size_t(1));
        m_server->access().tellFailed({ErrorKind::Unavailable, "x", "It is not there.", "Start it."});
        const json::Value answer = json::parse(m_server->line()).value;
        QCOMPARE(answer["id"].toString(), std::string_view("a"));
        QCOMPARE(answer["error"]["message"].toString(), std::string_view("It is not there. Start it."));
        m_server->say(modernRequest("b", "tools/list"));
        QTRY_COMPARE(m_server->access().asked.size(), std::size_t(2));
    }

    void theNextGetsWhatTheOneBeforeCannotHaveSeen_data()
    {
        QTest::addColumn<std::string>("message");
        QTest::newRow("a call") << modernRequest("a", "tools/call", R"("name":"change")");
        QTest::newRow("a list") << modernRequest("a", "tools/list");
    }

    void theNextGetsWhatTheOneBeforeCannotHaveSeen()
    {
        QFETCH(const std::string, message);
        findServer(*m_server);
        m_server->stopServer(); // and nobody has said so yet
        m_server->say(message);
        QTRY_COMPARE(m_server->clock().pendingTimers(), std::size_t(1));
        m_server->clock().advance(100ms);
        QCOMPARE(m_server->access().asked, std::vector{Need::Call});
        findNext(*m_server);
        const auto exchange = m_server->request();
        QVERIFY(exchange);
        QCOMPARE(exchange->request().body, message);
        RelayedServer::answer(exchange, resultOf("a"));
        QCOMPARE(m_server->line(), resultOf("a"));
        QCOMPARE(m_server->requestCount(), std::size_t(0));
    }

    // Another program may have taken its port; the access knows that it is gone.
    void nothingIsWrittenToAServerThatIsGone()
    {
        findServer(*m_server);
        m_server->access().isThereNow = false;
        m_server->say(modernRequest("a", "tools/call", R"("name":"change")"));
        QTRY_VERIFY(m_server->access().looks > 1); // connected, and then given up
        QCOMPARE(m_server->requestCount(), std::size_t(0));
        m_server->access().tellLost();
        findNext(*m_server);
        QCOMPARE(methodOf(m_server->request()), std::string("tools/call"));
        QCOMPARE(m_server->lineCount(), std::size_t(0));
    }

    void whatMayHaveTakenEffectIsNotSentAgain()
    {
        findServer(*m_server);
        m_server->say(modernRequest("a", "tools/call", R"("name":"change")"));
        QVERIFY(m_server->request());
        m_server->loseServer();
        const json::Value answer = json::parse(m_server->line()).value;
        QCOMPARE(answer["id"].toString(), std::string_view("a"));
        QVERIFY2(answer["error"]["message"].toString().find("may have taken effect") != std::string::npos,
                 json::write(answer).c_str());
        findNext(*m_server);
        m_server->say(modernRequest("b", "tools/list"));
        QCOMPARE(methodOf(m_server->request()), std::string("tools/list")); // and no call before it
    }

    void whatOnlyReadsIsSentAgain_data()
    {
        QTest::addColumn<std::string>("message");
        for (const char *method : {"tools/list", "resources/list", "resources/read", "prompts/get",
                                   "completion/complete", "server/discover"})
            QTest::newRow(method) << modernRequest("a", method);
    }

    void whatOnlyReadsIsSentAgain()
    {
        QFETCH(const std::string, message);
        findServer(*m_server);
        m_server->say(message);
        QVERIFY(m_server->request());
        m_server->loseServer();
        QTRY_COMPARE(m_server->access().asked, std::vector{Need::Call});
        findNext(*m_server);
        const auto exchange = m_server->request();
        QVERIFY(exchange);
        QCOMPARE(exchange->request().body, message);
        RelayedServer::answer(exchange, resultOf("a"));
        QCOMPARE(m_server->line(), resultOf("a"));
    }

    void toolsThatOnlyReadAreCalledAgain_data()
    {
        addColumns<std::string, bool, bool>("tool", "hasChanged", "isSentAgain");
        QTest::newRow("it reads") << std::string("look") << false << true;
        QTest::newRow("it changes something") << std::string("change") << false << false;
        QTest::newRow("nobody knows") << std::string("other") << false << false;
        QTest::newRow("it read before the tools changed") << std::string("look") << true << false;
    }

    void toolsThatOnlyReadAreCalledAgain()
    {
        QFETCH(const std::string, tool);
        QFETCH(const bool, hasChanged);
        QFETCH(const bool, isSentAgain);
        findServer(*m_server);
        m_server->say(
            modernRequest("l", "subscriptions/listen", R"("notifications":{"toolsListChanged":true})"));
        const auto listening = m_server->request();
        streamTo(listening, R"({"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged",)"
                            R"("params":{"notifications":{"toolsListChanged":true}}})");
        QVERIFY(!m_server->line().empty());
        m_server->say(modernRequest("t", "tools/list"));
        RelayedServer::answer(m_server->request(), resultOf("t", kListed));
        QVERIFY(!m_server->line().empty());
        if (hasChanged) {
            listening->write("data: " + kChanged + "\n\n");
            QCOMPARE(m_server->line(), kChanged);
        }
        m_server->say(modernRequest("a", "tools/call", "\"name\":\"" + tool + '"'));
        QCOMPARE(methodOf(m_server->request()), std::string("tools/call"));
        m_server->loseServer();
        if (!isSentAgain)
            QVERIFY(m_server->line().find("may have taken effect") != std::string::npos);
        findNext(*m_server);
        std::vector<std::string> methods{methodOf(m_server->request())};
        if (isSentAgain)
            methods.push_back(methodOf(m_server->request()));
        std::ranges::sort(methods);
        QCOMPARE(methods, (isSentAgain ? std::vector<std::string>{"subscriptions/listen", "tools/call"}
                                       : std::vector<std::string>{"subscriptions/listen"}));
    }

    void whatEndsEveryServerIsGivenUp()
    {
        findServer(*m_server);
        m_server->say(modernRequest("a", "tools/list"));
        for (int i = 0; i < 4; ++i) {
            QVERIFY(m_server->request());
            m_server->loseServer();
            if (i < 3) {
                QTRY_COMPARE(m_server->access().asked.size(), static_cast<std::size_t>(i + 1));
                findNext(*m_server);
            }
        }
        QVERIFY(m_server->line().find("ended before the response arrived. Try again.") != std::string::npos);
    }

    void theSessionIsSetUpAgain()
    {
        findServer(*m_server);
        openSession(*m_server);
        for (const std::string &message : {legacyRequest("w", "resources/subscribe", R"("uri":"a:1")"),
                                           legacyRequest("v", "resources/subscribe", R"("uri":"a:2")"),
                                           legacyRequest("u", "resources/unsubscribe", R"("uri":"a:2")"),
                                           legacyRequest("g", "logging/setLevel", R"("level":"error")")}) {
            m_server->say(message);
            const auto exchange = m_server->request();
            RelayedServer::answer(exchange, resultOf(json::parse(message).value["id"].toString()));
            QVERIFY(!m_server->line().empty());
        }
        m_server->loseServer();
        QCOMPARE(m_server->access().asked, std::vector{Need::News}); // nobody waits for an answer
        m_server->say(legacyRequest("c", "tools/call", R"("name":"change")"));
        QTRY_COMPARE(m_server->access().asked.back(), Need::Call);
        findNext(*m_server);
        auto exchange = m_server->request();
        QCOMPARE(methodOf(exchange), std::string("initialize"));
        QCOMPARE(fieldOf(*exchange, "mcp-session-id"), std::string("(none)"));
        RelayedServer::answer(exchange, resultOf("i", kCapabilities), {{"Mcp-Session-Id", "s2"}});
        std::map<std::string, int> methods;
        for (int i = 0; i < 5; ++i) {
            exchange = m_server->request();
            QVERIFY(exchange);
            QCOMPARE(fieldOf(*exchange, "mcp-session-id"), std::string("s2"));
            ++methods[methodOf(exchange)];
            const json::Value message = json::parse(exchange->request().body).value;
            if (exchange->request().method == "GET")
                streamTo(exchange);
            else if (message.contains("id"))
                RelayedServer::answer(exchange, resultOf(message["id"].toString()));
            else
                exchange->reply({202, {}, {}});
        }
        QCOMPARE(methods, (std::map<std::string, int>{{"notifications/initialized", 1},
                                                      {"resources/subscribe", 1},
                                                      {"logging/setLevel", 1},
                                                      {"tools/call", 1},
                                                      {"GET", 1}}));
        std::vector<std::string> lines{m_server->line(), m_server->line()};
        std::ranges::sort(lines);
        QCOMPARE(lines, (std::vector{resultOf("c"), kChanged}));
        QCOMPARE(m_server->lineCount(), std::size_t(0)); // nothing of what the relay did by itself
    }

    void aHandshakeThatWasCutOffIsMadeWithTheNext()
    {
        findServer(*m_server);
        m_server->say(legacyRequest("i", "initialize", R"("protocolVersion":"2025-11-25")"));
        m_server->say(legacyRequest("c", "tools/call", R"("name":"change")"));
        const auto unanswered = m_server->request();
        QCOMPARE(methodOf(unanswered), std::string("initialize"));
        m_server->loseServer();
        QTRY_COMPARE(m_server->access().asked.back(), Need::Call);
        findNext(*m_server);
        const auto handshake = m_server->request();
        QCOMPARE(methodOf(handshake), std::string("initialize"));
        RelayedServer::answer(handshake, resultOf("i", kCapabilities), {{"Mcp-Session-Id", "s2"}});
        QCOMPARE(m_server->line(), resultOf("i", kCapabilities));
        QCOMPARE(methodOf(m_server->request()), std::string("tools/call"));
    }

    void aRenewalThatWasCutOffIsMadeWithTheNext()
    {
        findServer(*m_server);
        openSession(*m_server);
        RelayedServer::Exchange
            unanswered; // until its server is gone: it would be refused as soon as it is dropped
        for (int i = 0; i < 3; ++i) {
            m_server->loseServer();
            findNext(*m_server);
            unanswered = m_server->request();
            QCOMPARE(methodOf(unanswered), std::string("initialize"));
        }
        m_server->loseServer();
        findNext(*m_server);
        RelayedServer::answer(m_server->request(), resultOf("i", kCapabilities), {{"Mcp-Session-Id", "s9"}});
        QCOMPARE(methodOf(m_server->request()), std::string("notifications/initialized"));
        QCOMPARE(m_server->line(), kChanged);
    }

    void listeningGoesOn_data()
    {
        QTest::addColumn<bool>("endsWell");
        QTest::newRow("after a crash") << false;
        QTest::newRow("after the server said goodbye") << true;
    }

    void listeningGoesOn()
    {
        QFETCH(const bool, endsWell);
        const std::string acknowledged =
            R"({"jsonrpc":"2.0","method":"notifications/subscriptions/acknowledged","params":)"
            R"({"notifications":{"toolsListChanged":true},"_meta":{"io.modelcontextprotocol/subscriptionId":"l"}}})";
        findServer(*m_server);
        const std::string listen =
            modernRequest("l", "subscriptions/listen", R"("notifications":{"toolsListChanged":true})");
        m_server->say(listen);
        auto exchange = m_server->request();
        streamTo(exchange, acknowledged);
        QCOMPARE(m_server->line(), acknowledged);
        if (endsWell) {
            m_server->access().tellLeaving();
            QCOMPARE(m_server->access().settled, 1); // a stream of news keeps nobody
            exchange->write("data: " + resultOf("l") + "\n\n");
            exchange->endStream();
        }
        exchange.reset();
        m_server->loseServer();
        QTRY_COMPARE(m_server->access().asked.size(), std::size_t(1));
        QCOMPARE(m_server->access().asked.back(), Need::News);
        findNext(*m_server);
        exchange = m_server->request();
        QVERIFY(exchange);
        QCOMPARE(exchange->request().body, listen);
        streamTo(exchange, acknowledged);
        // Not that it listens, which it knows, but that it may have missed something.
        QCOMPARE(m_server->line(),
                 std::string(R"({"jsonrpc":"2.0","method":"notifications/tools/list_changed",)"
                             R"("params":{"_meta":{"io.modelcontextprotocol/subscriptionId":"l"}}})"));
        exchange->write("data: " + kChanged + "\n\n");
        QCOMPARE(m_server->line(), kChanged);
        QCOMPARE(m_server->lineCount(), std::size_t(0));
    }

    void aServerThatLeavesFinishesWhatItHas()
    {
        findServer(*m_server);
        m_server->say(modernRequest("a", "tools/call", R"("name":"change")"));
        const auto call = m_server->request();
        m_server->access().tellLeaving();
        QCOMPARE(m_server->access().settled, 0);
        m_server->say(modernRequest("b", "tools/call", R"("name":"change")"));
        RelayedServer::answer(call, resultOf("a"));
        QCOMPARE(m_server->line(), resultOf("a"));
        QTRY_VERIFY(m_server->access().settled > 0);
        QCOMPARE(m_server->requestCount(), std::size_t(0));
        m_server->loseServer();
        findNext(*m_server);
        RelayedServer::answer(m_server->request(), resultOf("b"));
        QCOMPARE(m_server->line(), resultOf("b"));
    }

    void questionsOfAServerThatLeavesAreStillAnswered()
    {
        findServer(*m_server);
        openSession(*m_server);
        m_server->say(legacyRequest("a", "tools/call", R"("name":"change")"));
        const auto call = m_server->request();
        const std::string question = R"({"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{}})";
        streamTo(call, question);
        QCOMPARE(m_server->line(), question);
        m_server->access().tellLeaving();
        m_server->say(R"({"jsonrpc":"2.0","id":1,"result":{"action":"accept"}})");
        const auto answered = m_server->request();
        QVERIFY(answered);
        QVERIFY(answered->request().body.find("accept") != std::string::npos);
    }

    void whatIsCancelledIsNotSent()
    {
        m_server->say(modernRequest("a", "tools/call", R"("name":"change")"));
        m_server->say(modernRequest("b", "tools/list"));
        m_server->say(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}})");
        m_server->say(modernRequest("c", "tools/list"));
        QTRY_VERIFY(!m_server->access().asked.empty());
        findServer(*m_server);
        for (const char *id : {"b", "c"}) {
            const auto exchange = m_server->request();
            QCOMPARE(methodOf(exchange), std::string("tools/list"));
            RelayedServer::answer(exchange, resultOf(id));
        }
    }

    void aTokenThatIsNoLongerKnownIsAskedForAgain()
    {
        findServer(*m_server);
        m_server->say(modernRequest("a", "tools/call", R"("name":"change")"));
        m_server->request()->reply({401, {}, {}});
        QTRY_COMPARE(m_server->clock().pendingTimers(), std::size_t(1));
        m_server->clock().advance(100ms);
        QCOMPARE(m_server->access().asked, std::vector{Need::Call});
        m_server->access().tellFound(m_server->url(), "fresh");
        const auto again = m_server->request();
        QVERIFY(again);
        QCOMPARE(fieldOf(*again, "authorization"), std::string("Bearer fresh"));
        again->reply({401, {}, {}}); // and that is it
        QVERIFY(m_server->line().find("401") != std::string::npos);
    }

    void aCallThatBeganIsNotSentWithAnotherToken()
    {
        findServer(*m_server);
        m_server->open();
        m_server->say(legacyRequest("a", "tools/call", R"("name":"change")"));
        const auto call = m_server->request();
        call->startStream(200, {{"Content-Type", "text/event-stream"}});
        call->write("id: a/1\nretry: 500\ndata:\n\n");
        call->endStream();
        QTRY_COMPARE(m_server->clock().pendingTimers(), std::size_t(1));
        m_server->clock().advance(500ms);
        m_server->request()->reply({401, {}, {}});
        const std::string line = m_server->line();
        QVERIFY2(line.find("may have taken effect") != std::string::npos, line.c_str());
        QCOMPARE(m_server->clock().pendingTimers(), std::size_t(0));
    }

    void nobodyWaitsForATokenThatIsGone()
    {
        findServer(*m_server);
        openSession(*m_server);
        m_server->loseServer();
        m_server->say(legacyRequest("a", "tools/call", R"("name":"change")"));
        m_server->say(legacyRequest("b", "tools/list"));
        findNext(*m_server);
        refuseTwice("initialize");
        for (const std::string_view id : {"a", "b"}) {
            const json::Value answer = json::parse(m_server->line()).value;
            QCOMPARE(answer["id"].toString(), id);
            QVERIFY(answer["error"]["message"].toString().find("401") != std::string_view::npos);
        }
        QCOMPARE(m_server->requestCount(), std::size_t(0));
        m_server->access().asked.clear();
        m_server->say(legacyRequest("c", "tools/list")); // and may get through again
        QTRY_COMPARE(m_server->access().asked, std::vector{Need::Call});
        m_server->access().tellFound(m_server->url(), "fresh");
        const auto renewal = m_server->request();
        QCOMPARE(methodOf(renewal), std::string("initialize"));
        QCOMPARE(fieldOf(*renewal, "authorization"), std::string("Bearer fresh"));
    }

    void aListenerIsToldThatItsTokenIsGone()
    {
        findServer(*m_server);
        m_server->say(modernRequest("l", "subscriptions/listen", R"("notifications":{})"));
        refuseTwice("subscriptions/listen");
        QVERIFY(m_server->line().find("401") != std::string::npos);
    }

    void whatIsCancelledIsNotSentToAnotherSession()
    {
        findServer(*m_server);
        openSession(*m_server);
        m_server->say(legacyRequest("a", "tools/call", R"("name":"change")"));
        const auto call = m_server->request();
        m_server->say(R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"a"}})");
        m_server->request()->reply({202, {}, {}});
        call->reply({404, {}, {}});
        m_server->say(legacyRequest("b", "tools/list"));
        QCOMPARE(methodOf(m_server->request()), std::string("tools/list"));
    }

    void endsWhileItWaits()
    {
        m_server->say(modernRequest("a", "tools/call", R"("name":"change")"));
        QTRY_VERIFY(!m_server->access().asked.empty());
        m_server->leave();
        QVERIFY(m_server->hasEnded());
    }

private:
    // And is found again in between.
    void refuseTwice(std::string_view method)
    {
        for (const bool isLast : {false, true}) {
            const auto exchange = m_server->request();
            QCOMPARE(methodOf(exchange), std::string(method));
            exchange->reply({401, {}, {}});
            if (isLast)
                return;
            QTRY_VERIFY(m_server->clock().pendingTimers() > 0);
            m_server->clock().advance(100ms);
            findServer(*m_server);
        }
    }

    std::unique_ptr<RelayedServer> m_server;
};

TOOLTRAY_TEST(RelayFollowsTest)
#include "relayfollowstest.moc"
