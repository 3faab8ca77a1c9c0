// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relay.h"

#include "relayedserver.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::test;
using namespace std::chrono_literals;

namespace {

const std::string kPing = R"({"jsonrpc":"2.0","id":1,"method":"ping"})";
const std::string kPong = R"({"jsonrpc":"2.0","id":1,"result":{}})";
const std::string kInitialized = R"({"jsonrpc":"2.0","method":"notifications/initialized"})";
const std::string kNews = R"({"jsonrpc":"2.0","method":"notifications/tools/list_changed"})";

void accept(const RelayedServer::Exchange &exchange)
{
    exchange->reply({202, {}, {}});
}

void stream(const RelayedServer::Exchange &exchange, std::string_view events = {})
{
    exchange->startStream(200, {{"Content-Type", "text/event-stream"}});
    exchange->write(events);
}

std::string described(const RelayedServer::Exchange &exchange)
{
    return exchange ? exchange->request().method + ' ' + fieldOf(*exchange, "mcp-session-id") + ' '
                          + fieldOf(*exchange, "mcp-protocol-version")
                    : "nothing";
}

// The stream of news that the relay asks for once the session stands.
RelayedServer::Exchange confirm(RelayedServer &server)
{
    server.say(kInitialized);
    accept(server.request());
    return server.request();
}

} // namespace

class RelaySessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void opensWithoutASession()
    {
        RelayedServer server;
        server.say(
            R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}})");
        const auto exchange = server.request();
        QCOMPARE(described(exchange), std::string("POST (none) (none)"));
        QCOMPARE(fieldOf(*exchange, "mcp-method"), std::string("(none)"));
    }

    void keepsTheSession()
    {
        RelayedServer server;
        server.open("2025-06-18");
        server.say(kPing);
        const auto exchange = server.request();
        QCOMPARE(described(exchange), std::string("POST s1 2025-06-18"));
        RelayedServer::answer(exchange, kPong);
        QCOMPARE(server.line(), kPong);
    }

    void waitsForTheSession()
    {
        RelayedServer server;
        server.say(
            R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}})");
        server.say(kInitialized);
        server.say(kPing);
        const auto handshake = server.request();
        QVERIFY(handshake);
        QCOMPARE(server.requestCount(), std::size_t(0));
        RelayedServer::answer(handshake,
                              R"({"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25"}})",
                              {{"Mcp-Session-Id", "s1"}});
        QCOMPARE(described(server.request()), std::string("POST s1 2025-11-25"));
        QCOMPARE(described(server.request()), std::string("POST s1 2025-11-25"));
    }

    // A second handshake that had to wait for the first one belongs to its session, and does not undo it.
    void keepsTheSessionThatStands()
    {
        RelayedServer server;
        const std::string handshake = R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{}})";
        server.say(handshake);
        server.say(handshake);
        RelayedServer::answer(server.request(),
                              R"({"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25"}})",
                              {{"Mcp-Session-Id", "s1"}});
        const auto second = server.request();
        QCOMPARE(described(second), std::string("POST s1 2025-11-25"));
        RelayedServer::answer(second, R"({"jsonrpc":"2.0","id":0,"error":{"code":-32600,"message":"m"}})");
        for (int i = 0; i < 2; ++i)
            QVERIFY(!server.line().empty());
        server.say(kPing);
        QCOMPARE(described(server.request()), std::string("POST s1 2025-11-25"));
    }

    void opensWithAnAnswerInEvents()
    {
        RelayedServer server;
        server.say(
            R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-11-25"}})");
        const auto handshake = server.request();
        QVERIFY(handshake);
        handshake->startStream(200, {{"Content-Type", "text/event-stream"}, {"Mcp-Session-Id", "s1"}});
        handshake->write(
            "data: {\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\"}}\n\n");
        QVERIFY(!server.line().empty());
        server.say(kPing);
        QCOMPARE(described(server.request()), std::string("POST s1 2025-11-25"));
    }

    void listensForNews()
    {
        RelayedServer server;
        server.open();
        const auto news = confirm(server);
        QCOMPARE(described(news), std::string("GET s1 2025-11-25"));
        QCOMPARE(fieldOf(*news, "accept"), std::string("text/event-stream"));
        stream(news, "data: " + kNews + "\n\n");
        QCOMPARE(server.line(), kNews);
    }

    void listensAgainAfterABreak()
    {
        RelayedServer server;
        server.open();
        const auto news = confirm(server);
        stream(news, "id: 7\nretry: 300\ndata: " + kNews + "\n\n");
        QCOMPARE(server.line(), kNews);
        news->endStream();
        QTRY_COMPARE(server.clock().pendingTimers(), std::size_t(1));
        server.clock().advance(299ms);
        QCOMPARE(server.clock().pendingTimers(), std::size_t(1));
        server.clock().advance(1ms);
        const auto again = server.request();
        QCOMPARE(described(again), std::string("GET s1 2025-11-25"));
        QCOMPARE(fieldOf(*again, "last-event-id"), std::string("7"));
        stream(again, "data: " + kNews + "\n\n");
        QCOMPARE(server.line(), kNews);
    }

    void asksMoreRarelyWhileTheServerIsAway()
    {
        RelayedServer server;
        server.open();
        auto news = confirm(server);
        for (const auto pause : {1s, 2s, 4s, 8s, 16s, 30s, 30s}) {
            QVERIFY(news);
            news->reply({503, {}, {}});
            QTRY_COMPARE(server.clock().pendingTimers(), std::size_t(1));
            server.clock().advance(pause - 1ms);
            QCOMPARE(server.clock().pendingTimers(), std::size_t(1));
            server.clock().advance(1ms);
            news = server.request();
        }
        stream(news, "data: " + kNews + "\n\n");
        QCOMPARE(server.line(), kNews);
    }

    void doesWithoutNewsWhereThereAreNone()
    {
        RelayedServer server;
        server.open();
        confirm(server)->reply({405, {}, {}});
        server.say(kPing);
        const auto ping = server.request();
        QVERIFY(ping);
        server.clock().advance(60s);
        RelayedServer::answer(ping, kPong);
        QCOMPARE(server.line(), kPong); // and nothing about the stream
        QCOMPARE(server.requestCount(), std::size_t(0));
    }

    void passesQuestionsAndAnswersOn()
    {
        RelayedServer server;
        server.open();
        server.say(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t"}})");
        const auto call = server.request();
        const std::string question = R"({"jsonrpc":"2.0","id":1,"method":"elicitation/create","params":{}})";
        stream(call, "data: " + question + "\n\n"); // its id is the server's, not that of the call
        QCOMPARE(server.line(), question);
        const std::string answer = R"({"jsonrpc":"2.0","id":1,"result":{"action":"cancel"}})";
        server.say(answer);
        const auto answered = server.request();
        QCOMPARE(described(answered), std::string("POST s1 2025-11-25"));
        QCOMPARE(answered->request().body, answer);
        accept(answered);
        call->write("data: " + kPong + "\n\n");
        QCOMPARE(server.line(), kPong);
    }

    void passesCancellationsOn()
    {
        RelayedServer server;
        server.open();
        server.say(kPing);
        const auto ping = server.request();
        const std::string cancellation =
            R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}})";
        server.say(cancellation);
        const auto cancelled = server.request();
        QVERIFY(cancelled);
        QCOMPARE(cancelled->request().body, cancellation);
        QVERIFY(ping->isOpen()); // going away means nothing in this era
        accept(cancelled);
        accept(ping);
        server.say(R"({"jsonrpc":"2.0","id":2,"method":"ping"})");
        RelayedServer::answer(server.request(), R"({"jsonrpc":"2.0","id":2,"result":{}})");
        QCOMPARE(server.line(),
                 std::string(R"({"jsonrpc":"2.0","id":2,"result":{}})")); // nothing for what was cancelled
    }

    void goesOnWhereAStreamBrokeOff()
    {
        RelayedServer server;
        server.open();
        server.say(kPing);
        auto exchange = server.request();
        stream(exchange, "id: a/1\nretry: 500\ndata:\n\n");
        exchange->endStream();
        QTRY_COMPARE(server.clock().pendingTimers(), std::size_t(1));
        server.clock().advance(500ms);
        exchange = server.request();
        QCOMPARE(described(exchange), std::string("GET s1 2025-11-25"));
        QCOMPARE(fieldOf(*exchange, "last-event-id"), std::string("a/1"));
        stream(exchange, "id: a/2\ndata: " + kPong + "\n\n");
        QCOMPARE(server.line(), kPong);
        QCOMPARE(server.clock().pendingTimers(), std::size_t(0)); // it is over
    }

    void aCallThatBeganIsNotSentToAnotherSession()
    {
        RelayedServer server;
        server.open();
        server.say(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"t"}})");
        auto exchange = server.request();
        stream(exchange, "id: a/1\nretry: 500\ndata:\n\n");
        exchange->endStream();
        QTRY_COMPARE(server.clock().pendingTimers(), std::size_t(1));
        server.clock().advance(500ms);
        server.request()->reply({404, {}, {}}); // the server has started again
        const std::string line = server.line();
        QVERIFY2(line.find("may have taken effect") != std::string::npos, line.c_str());
        QCOMPARE(server.requestCount(), std::size_t(0));
    }

    void passesBatchesOn()
    {
        RelayedServer server;
        server.open("2025-03-26");
        server.say("[" + kPing + R"(,{"jsonrpc":"2.0","id":"b","method":"ping"},)" + kInitialized + "]");
        RelayedServer::answer(server.request(), "[" + kPong + "]");
        QCOMPARE(server.line(), "[" + kPong + "]");
        const json::Value rest = json::parse(server.line()).value; // what the server forgot is answered too
        QCOMPARE(rest["id"].toString(), std::string_view("b"));
        QVERIFY(rest.contains("error"));
    }

    void opensAnotherSessionWhenTheServerForgotIt()
    {
        RelayedServer server;
        server.open();
        stream(confirm(server));
        server.say(kPing);
        server.say(R"({"jsonrpc":"2.0","id":2,"method":"ping"})");
        const auto first = server.request();
        const auto second = server.request();
        first->reply({404, {}, {}});
        second->reply({404, {}, {}});
        const auto handshake = server.request();
        QCOMPARE(described(handshake), std::string("POST (none) (none)"));
        QVERIFY(handshake->request().body.find("\"initialize\"") != std::string::npos);
        RelayedServer::answer(handshake,
                              R"({"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-06-18"}})",
                              {{"Mcp-Session-Id", "s2"}});
        const auto confirmation = server.request();
        QCOMPARE(described(confirmation), std::string("POST s2 2025-06-18"));
        QCOMPARE(confirmation->request().body, kInitialized);
        accept(confirmation);
        int pings = 0;
        int streams = 0;
        for (int i = 0; i < 3; ++i) {
            const auto exchange = server.request();
            QVERIFY(exchange);
            QCOMPARE(fieldOf(*exchange, "mcp-session-id"), std::string("s2"));
            const bool isPing = exchange->request().method == "POST";
            ++(isPing ? pings : streams);
            const json::Value message = json::parse(exchange->request().body).value;
            if (isPing)
                RelayedServer::answer(exchange, R"({"jsonrpc":"2.0","id":)" + json::write(message["id"])
                                                    + R"(,"result":{}})");
        }
        QCOMPARE(pings, 2);
        QCOMPARE(streams, 1);
        for (int i = 0; i < 2; ++i)
            QVERIFY(server.line().find("\"result\"") != std::string::npos);
        QCOMPARE(server.lineCount(), std::size_t(0)); // nothing of the second handshake
    }

    void triesThatOnce()
    {
        RelayedServer server;
        server.open();
        server.say(kPing);
        server.request()->reply({404, {}, {}});
        RelayedServer::answer(server.request(),
                              R"({"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25"}})",
                              {{"Mcp-Session-Id", "s2"}});
        for (int i = 0; i < 2; ++i) {
            const auto exchange = server.request();
            QVERIFY(exchange);
            exchange->reply({404, {}, {}});
        }
        const json::Value answer = json::parse(server.line()).value;
        QCOMPARE(answer["id"].toInt64(), std::optional<std::int64_t>(1));
        QVERIFY(answer.contains("error"));
    }

    void saysGoodbye()
    {
        RelayedServer server;
        server.open();
        server.leave();
        const auto goodbye = server.request();
        QCOMPARE(described(goodbye), std::string("DELETE s1 2025-11-25"));
        goodbye->reply({204, {}, {}});
        QVERIFY(server.hasEnded());
    }

    void doesNotWaitLongForTheGoodbye()
    {
        RelayedServer server;
        server.open();
        server.relay().stop();
        QVERIFY(server.request());
        server.clock().advance(1s);
        QVERIFY(server.hasEnded());
    }
};

TOOLTRAY_TEST(RelaySessionTest)
#include "relaysessiontest.moc"
