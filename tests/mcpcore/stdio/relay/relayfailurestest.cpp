// SPDX-License-Identifier: GPL-3.0-or-later
#include "stdio/relay/relay.h"

#include "relayedserver.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::test;

namespace {

const std::string kCall =
    R"({"jsonrpc":"2.0","id":"c1","method":"tools/list","params":{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}})";
const std::string kChange =
    R"({"jsonrpc":"2.0","id":"c1","method":"tools/call","params":{"name":"change","_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}})";

void addMessages()
{
    const TestRows<std::string, std::string> row{"message", "advice"};
    row("list", kCall, "Try again.");
    row("call", kChange, "The request may have taken effect: check that before you repeat it.");
}

std::string errorOf(const std::string &line)
{
    return std::string(json::parse(line).value["error"]["message"].toString());
}

std::string lossOf(const RelayedServer &server, const std::string &advice)
{
    return "The connection to the server at " + server.url() + " ended before the response arrived. "
           + advice;
}

} // namespace

// Whatever goes wrong between the relay and the server, the client gets an answer to its request.
class RelayFailuresTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersForTheServer_data()
    {
        // saying: % for the address
        addColumns<int, QByteArray, QByteArray, QByteArray>("status", "type", "body", "saying");

        const auto row = [](const char *name, int status, const char *type, const char *body,
                            const char *saying) {
            QTest::newRow(name) << status << QByteArray(type) << QByteArray(body) << QByteArray(saying);
        };
        row("token", 401, "application/json",
            R"({"error":{"code":"x","message":"No such token.","hint":"Ask for one."}})",
            "The server at % refused the message with status 401. No such token. Start the relay with a "
            "token "
            "that "
            "the server knows.");
        row("token without a word", 401, "text/plain", "",
            "The server at % refused the message with status 401. Start the relay with a token that the "
            "server "
            "knows.");
        row("forbidden", 403, "text/html", "<p>",
            "The server at % refused the message with status 403. The server does not serve this address or "
            "this client.");
        row("other path", 404, "text/plain", "",
            "The server at % refused the message with status 404. Check the path of the URL.");
        row("too large", 413, "text/plain", "",
            "The server at % refused the message with status 413. Send less at once.");
        row("busy", 503, "text/plain", "",
            "The server at % refused the message with status 503. Try again later.");
        row("failed", 500, "text/plain", "", "The server at % refused the message with status 500.");
        row("moved", 302, "text/plain", "", "The server at % refused the message with status 302.");
        const char *noAnswer = "The server at % ended its answer without answering this request. Check that "
                               "the URL leads to MCP.";
        row("a web page", 200, "text/html", "<html>", noAnswer);
        row("other JSON", 200, "application/json", "{}", noAnswer);
        row("nothing", 202, "", "", noAnswer);
    }
    void answersForTheServer()
    {
        QFETCH(const int, status);
        QFETCH(const QByteArray, type);
        QFETCH(const QByteArray, body);
        QFETCH(const QByteArray, saying);
        RelayedServer server;
        server.say(kCall);
        const auto exchange = server.request();
        QVERIFY(exchange);
        exchange->reply({status, {{"Content-Type", type.toStdString()}}, body.toStdString()});
        const json::Value answer = json::parse(server.line()).value;
        QCOMPARE(answer["id"].toString(), std::string_view("c1"));
        QCOMPARE(answer["error"]["code"].toInt64(), std::optional<std::int64_t>(-32603));
        const QByteArray expected = QByteArray(saying).replace('%', QByteArray::fromStdString(server.url()));
        QCOMPARE(answer["error"]["message"].toString(), std::string_view(expected.constData()));
    }

    void saysWhenTheServerIsNotThere()
    {
        RelayedServer server;
        server.stopServer();
        for (int i = 0; i < 2; ++i) {
            server.say(kCall);
            const json::Value answer = json::parse(server.line()).value;
            QCOMPARE(answer["id"].toString(), std::string_view("c1"));
            const std::string expected = "The server at " + server.url()
                                         + " cannot be reached: Connection refused. Start it, and try again.";
            QCOMPARE(answer["error"]["message"].toString(), std::string_view(expected));
        }
    }

    void saysWhatToDoAboutTheToken()
    {
        RelayedServer server("old", "Ask the user for a token.");
        server.say(kCall);
        server.request()->reply({401,
                                 {{"Content-Type", "application/json"}},
                                 R"({"error":{"message":"Unknown token.","hint":"Send Authorization."}})"});
        QCOMPARE(errorOf(server.line()), "The server at " + server.url()
                                             + " refused the message with status 401. Unknown token. Ask the "
                                               "user for a token.");
    }

    void saysWhenTheServerWentAway_data() { addMessages(); }
    void saysWhenTheServerWentAway()
    {
        QFETCH(const std::string, message);
        QFETCH(const std::string, advice);
        RelayedServer server;
        server.say(message);
        auto exchange = server.request();
        QVERIFY(exchange);
        server.stopServer();
        QCOMPARE(errorOf(server.line()), lossOf(server, advice));
    }

    void saysWhenAStreamEndsEarly_data() { addMessages(); }
    void saysWhenAStreamEndsEarly()
    {
        QFETCH(const std::string, message);
        QFETCH(const std::string, advice);
        RelayedServer server;
        server.say(message);
        const auto exchange = server.request();
        QVERIFY(exchange);
        exchange->startStream(200, {{"Content-Type", "text/event-stream"}});
        exchange->write("id: 1\ndata: {\"jsonrpc\":\"2.0\",\"method\":\"n\"}\n\n");
        QVERIFY(!server.line().empty());
        exchange->endStream();
        QCOMPARE(errorOf(server.line()), lossOf(server, advice)); // there is no going on in the modern era
    }

    void saysWhenAStreamBreaksOff_data() { addMessages(); }
    void saysWhenAStreamBreaksOff()
    {
        QFETCH(const std::string, message);
        QFETCH(const std::string, advice);
        RelayedServer server;
        server.say(message);
        auto exchange = server.request();
        QVERIFY(exchange);
        exchange->startStream(200, {{"Content-Type", "text/event-stream"}});
        exchange->write("data: {\"jsonrpc\":\"2.0\",\"method\":\"n\"}\n\n");
        QVERIFY(!server.line().empty());
        server.stopServer();
        QCOMPARE(errorOf(server.line()), lossOf(server, advice));
    }

    void saysWhenAnAnswerCannotBeUsed()
    {
        const stdio::ServerAccess::Place place{stdio::parseEndpoint("http://127.0.0.1:1/mcp").value()};
        const stdio::Delivery::Ending ending{.status = 200, .problem = "it is larger than 64 MiB"};
        const std::string problem =
            "The response of the server at http://127.0.0.1:1/mcp cannot be used: it is larger than 64 MiB. ";
        QCOMPARE(stdio::problemText(place, ending, stdio::MessageEffect::None), problem + "Try again.");
        QCOMPARE(stdio::problemText(place, ending, stdio::MessageEffect::Possible),
                 problem + "The request may have taken effect: check that before you repeat it.");
        QCOMPARE(stdio::problemText(place, {.status = 200}, stdio::MessageEffect::Possible),
                 std::string(
                     "The server at http://127.0.0.1:1/mcp ended its answer without answering this request. "
                     "Check that the URL leads to MCP. The request may have taken effect: check that before "
                     "you repeat it."));
    }

    void givesErrorsTheirId()
    {
        RelayedServer server;
        for (const char *error : {R"({"jsonrpc":"2.0","error":{"code":-32600,"message":"m"}})",
                                  R"({"jsonrpc":"2.0","id":null,"error":{"code":-32600,"message":"m"}})"}) {
            server.say(kCall);
            server.request()->reply({400, {{"Content-Type", "application/json"}}, error});
            const json::Value answer = json::parse(server.line()).value;
            QCOMPARE(answer["id"].toString(), std::string_view("c1"));
            QCOMPARE(answer["error"]["code"].toInt64(), std::optional<std::int64_t>(-32600));
        }
        QCOMPARE(server.lineCount(), std::size_t(0));
    }

    void passesErrorsOfTheServerOn()
    {
        RelayedServer server;
        const std::string error = R"({"jsonrpc":"2.0","id":"c1","error":{"code":-32601,"message":"m"}})";
        server.say(kCall);
        server.request()->reply({404, {{"Content-Type", "application/json"}}, error});
        QCOMPARE(server.line(), error);
    }

    void failsAHandshakeAndGoesOn()
    {
        RelayedServer server;
        server.say(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{}})");
        server.say(kCall);
        for (int i = 0; i < 2; ++i) {
            const auto exchange = server.request();
            QVERIFY(exchange);
            exchange->reply({401, {}, {}});
            QVERIFY(server.line().find("401") != std::string::npos);
        }
        server.open();
    }

    void ignoresFailuresOfWhatNobodyWaitsFor()
    {
        RelayedServer server;
        server.open();
        server.say(R"({"jsonrpc":"2.0","method":"notifications/roots/list_changed"})");
        server.request()->reply({500, {}, {}});
        server.say(kCall);
        const std::string answer = R"({"jsonrpc":"2.0","id":"c1","result":{}})";
        RelayedServer::answer(server.request(), answer);
        QCOMPARE(server.line(), answer);
    }
};

TOOLTRAY_TEST(RelayFailuresTest)
#include "relayfailurestest.moc"
