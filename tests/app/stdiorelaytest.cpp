// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/time/clock.h"
#include "http/routing/httpexchange.h"
#include "http/server/httpserver.h"
#include "support/childprocess.h"
#include "support/testcase.h"

#include <QTest>

#include <csignal>
#include <string>

using namespace tooltray;
using namespace tooltray::test;

namespace {

// Answers every POST with what came, and says which methods and tokens came.
class EchoServer {
public:
    EchoServer() : m_http({}, m_clock)
    {
        for (const char *method : {"POST", "GET", "DELETE"})
            m_http.router().add({.method = method,
                                 .pattern = "/mcp",
                                 .handler = [this](const auto &exchange) { answer(*exchange); },
                                 .access = http::RouteAccess::Open});
        m_port = m_http.listen(0).valueOr(std::uint16_t(0));
    }

    std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port) + "/mcp"; }

    bool refuses = false;
    std::vector<std::string> methods;
    std::string authorization;

private:
    void answer(http::HttpExchange &exchange)
    {
        methods.push_back(exchange.request().method);
        authorization = exchange.request().headers.value("authorization").value_or("");
        if (refuses)
            return exchange.reply({401, {}, R"({"error":{"message":"Unknown token.","hint":"Send it."}})"});
        if (exchange.request().method != "POST")
            return exchange.reply({204, {}, {}});
        exchange.reply({200,
                        {{"Content-Type", "application/json"}, {"Mcp-Session-Id", "s1"}},
                        R"({"jsonrpc":"2.0","id":0,"result":{"protocolVersion":"2025-11-25"}})"});
    }

    SystemClock m_clock;
    http::HttpServer m_http;
    std::uint16_t m_port = 0;
};

constexpr std::string_view kInitialize = "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\"}\n";
constexpr std::string_view kAnswer =
    "{\"jsonrpc\":\"2.0\",\"id\":0,\"result\":{\"protocolVersion\":\"2025-11-25\"}}";

} // namespace

class StdioRelayTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void endsWithTheSession_data()
    {
        QTest::addColumn<int>("signal"); // 0: the client closes its end
        QTest::newRow("end of input") << 0;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGTERM") << SIGTERM;
    }

    void endsWithTheSession()
    {
        QFETCH(const int, signal);
        EchoServer server;
        ChildProcess relay(TOOLTRAY_PROGRAM, {"stdio", "--url", server.url()},
                           {{"TOOLTRAY_TOKEN", "s3cret"}});
        relay.write(kInitialize);
        QCOMPARE(relay.readLine(), std::optional(std::string(kAnswer)));
        QCOMPARE(server.authorization, std::string("Bearer s3cret"));
        if (signal == 0)
            relay.closeInput();
        else
            relay.sendSignal(signal);
        QCOMPARE(relay.waitForExit(), std::optional(0));
        QCOMPARE(server.methods, (std::vector<std::string>{"POST", "DELETE"}));
        QCOMPARE(relay.errorOutput(), std::string());
        QCOMPARE(relay.output(), std::string(kAnswer) + "\n");
    }

    // As clients do that try out which era a server speaks.
    void severalCanRunAtOnceAndBeKilled()
    {
        EchoServer server;
        ChildProcess probe(TOOLTRAY_PROGRAM, {"stdio", "--url", server.url()});
        ChildProcess relay(TOOLTRAY_PROGRAM, {"stdio", "--url", server.url()});
        probe.write(kInitialize);
        QCOMPARE(probe.readLine(), std::optional(std::string(kAnswer)));
        probe.sendSignal(SIGKILL);
        QCOMPARE(probe.waitForExit(), std::optional(-SIGKILL));
        relay.write(kInitialize);
        QCOMPARE(relay.readLine(), std::optional(std::string(kAnswer)));
        relay.closeInput();
        QCOMPARE(relay.waitForExit(), std::optional(0));
    }

    void endsWhenNobodyReadsItsOutput()
    {
        EchoServer server;
        ChildProcess shell("/bin/sh",
                           {"-c", "'" TOOLTRAY_PROGRAM "' stdio --url " + server.url() + " | true"});
        shell.write(kInitialize);
        QCOMPARE(shell.waitForExit(), std::optional(0)); // although its input stays open
    }

    void saysWhereTheTokenGoes()
    {
        EchoServer server;
        server.refuses = true;
        ChildProcess relay(TOOLTRAY_PROGRAM, {"stdio", "--url", server.url()}, {{"TOOLTRAY_TOKEN", "old"}});
        relay.write(kInitialize);
        const std::string answer = relay.readLine().value_or("");
        QVERIFY2(
            answer.find("Unknown token. Ask the user to set the variable TOOLTRAY_TOKEN to a token of this "
                        "Tooltray, or to start tooltray stdio without --url and --port.")
                != std::string::npos,
            answer.c_str());
    }

    void refusesATokenThatIsNone()
    {
        ChildProcess relay(TOOLTRAY_PROGRAM, {"stdio"}, {{"TOOLTRAY_TOKEN", "a\nb"}});
        QCOMPARE(relay.waitForExit(), std::optional(2));
        QVERIFY(relay.errorOutput().find("TOOLTRAY_TOKEN contains characters") != std::string::npos);
    }
};

TOOLTRAY_TEST(StdioRelayTest)
#include "stdiorelaytest.moc"
