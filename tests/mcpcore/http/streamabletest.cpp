// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server/streamable.h"

#include "http/server/httpserver.h"
#include "mcp/server/backend.h"
#include "mcp/server/server.h"
#include "rawclient.h"
#include "support/eventually.h"
#include "support/fakeclock.h"
#include "support/statictokens.h"
#include "support/testcase.h"

#include <QTest>

using namespace tooltray;
using namespace tooltray::http;
using namespace std::chrono_literals;

// The tool "wait" is answered by the test, all others at once.
class WaitingBackend final : public mcp::Backend {
public:
    WaitingBackend() { m_offer.tools = mcp::Offer::Feature::Changing; }

    const mcp::Offer &offer() const override { return m_offer; }
    std::optional<mcp::ListingVersion> listingVersion(mcp::Listing, const mcp::RequestContext &) override
    {
        return {};
    }
    void callTool(mcp::RequestContext context, mcp::ToolCall call, mcp::Reply<mcp::ToolResult> reply) override
    {
        lastCaller = context.principal().id;
        if (call.name != "wait")
            return reply.send({.content = {{mcp::Text{"called"}}}});
        contexts.push_back(std::move(context));
        replies.push_back(std::move(reply));
    }

    std::vector<mcp::RequestContext> contexts;
    std::vector<mcp::Reply<mcp::ToolResult>> replies;
    std::string lastCaller;

private:
    mcp::Offer m_offer{.server = {"waiting", "1"}};
};

class StreamableTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { start(); }

    void cleanup()
    {
        m_http.reset();
        m_server.reset();
    }

    void answersWithJson()
    {
        RawClient client(m_port);
        client.send(modern("tools/call", "\"name\":\"now\",", "mcp-name: now\r\n"));
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), 200);
        QCOMPARE(answer->header("content-type"), QByteArray("application/json"));
        QCOMPARE(answer->header("mcp-session-id"), QByteArray());
        QVERIFY2(answer->body.contains("\"text\":\"called\""), answer->body.constData());
    }

    void streamsOnceSomethingComesBeforeTheAnswer()
    {
        RawClient client(m_port);
        client.send(modern("tools/call", "\"name\":\"wait\",", "Mcp-Name: wait\r\n"));
        QVERIFY(eventually([&] { return !m_backend->contexts.empty(); }));
        m_backend->contexts[0].progress(1, 2);
        m_backend->replies[0].send({.content = {{mcp::StructuredAsText{}}},
                                    .structured = mcp::JsonText::fromEncoded("{\n\"a\":1}")});
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->header("content-type"), QByteArray("text/event-stream"));
        QCOMPARE(answer->header("cache-control"), QByteArray("no-cache, no-transform"));
        QCOMPARE(answer->header("x-accel-buffering"), QByteArray("no"));
        const QList<QByteArray> lines = answer->body.split('\n');
        QCOMPARE(lines.size(), 7); // two events of two lines, each followed by an empty one
        QCOMPARE(lines[0], QByteArray("event: message"));
        QVERIFY(lines[1].startsWith("data: {") && lines[1].contains("notifications/progress"));
        QVERIFY(lines[4].startsWith("data: {") && lines[4].contains("\"result\""));
    }

    void headersOfALongCallGoOutEarly_data()
    {
        addColumns<QByteArray, bool>("accept", "isStream");
        QTest::newRow("says nothing") << QByteArray() << true;
        QTest::newRow("both") << QByteArray("Accept: application/json, text/event-stream\r\n") << true;
        QTest::newRow("in capitals") << QByteArray("Accept: Text/Event-Stream;q=0.5\r\n") << true;
        QTest::newRow("anything") << QByteArray("Accept: */*\r\n") << true;
        QTest::newRow("JSON only") << QByteArray("Accept: application/json\r\n") << false;
    }

    // HTTP clients give up on a request whose headers do not come, some after a few minutes.
    void headersOfALongCallGoOutEarly()
    {
        QFETCH(const QByteArray, accept);
        QFETCH(const bool, isStream);
        RawClient client(m_port);
        client.send(legacy(
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"wait\","
            "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
            "\"io.modelcontextprotocol/clientCapabilities\":{}}}}",
            "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: tools/call\r\nMcp-Name: wait\r\n" + accept));
        QVERIFY(eventually([&] { return !m_backend->contexts.empty(); }));
        m_clock.advance(5s);
        if (isStream) {
            QVERIFY(client.waitForBytes("text/event-stream"));
            m_clock.advance(15s);
            QVERIFY(client.waitForBytes(": keepalive\n\n"));
        }
        m_backend->replies[0].send({});
        QVERIFY(client.waitForBytes("\"resultType\":\"complete\""));
        QCOMPARE(client.rest().contains("application/json"), !isStream);
        QVERIFY(!client.rest().contains("notifications/"));
    }

    void givesRefusalsTheirStatus()
    {
        RawClient client(m_port);
        const auto status = [&](const QByteArray &request) {
            client.send(request);
            const auto answer = client.answer();
            return answer ? answer->status() : 0;
        };
        QCOMPARE(status(legacy("nonsense")), 400);
        QCOMPARE(status(modern("no/such", {})), 404);
        QCOMPARE(status(legacy("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}")), 400);
        QCOMPARE(
            status(legacy("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", "Mcp-Session-Id: x\r\n")),
            404);
        QCOMPARE(status("GET /mcp HTTP/1.1\r\nHost: localhost\r\n\r\n"), 400);
    }

    void keepsSessionsByTheirHeader()
    {
        RawClient client(m_port);
        client.send(legacy("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{"
                           "\"protocolVersion\":\"2025-06-18\",\"capabilities\":{},"
                           "\"clientInfo\":{\"name\":\"x\",\"version\":\"1\"}}}"));
        const auto opened = client.answer();
        QVERIFY(opened);
        const QByteArray session = "Mcp-Session-Id: " + opened->header("mcp-session-id") + "\r\n";
        client.send(legacy("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", session));
        const auto accepted = client.answer();
        QCOMPARE(accepted->status(), 202);
        QCOMPARE(accepted->body, QByteArray());
        client.send(legacy("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", session));
        QCOMPARE(client.answer()->body, QByteArray("{\"jsonrpc\":\"2.0\",\"id\":1,\"result\":{}}"));
        client.send("DELETE /mcp HTTP/1.1\r\nHost: localhost\r\n" + session + "\r\n");
        QCOMPARE(client.answer()->status(), 204);
        client.send(legacy("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"ping\"}", session));
        QCOMPARE(client.answer()->status(), 404);
    }

    void goingAwayCancelsModernCalls()
    {
        RawClient client(m_port);
        client.send(modern("tools/call", "\"name\":\"wait\",", "Mcp-Name: wait\r\n"));
        QVERIFY(eventually([&] { return !m_backend->contexts.empty(); }));
        client.leave();
        QVERIFY(eventually([&] { return m_backend->contexts[0].cancellation().isCancelled(); }));
    }

    void listenersGetNewsAndSignsOfLife()
    {
        RawClient client(m_port);
        client.send(modern("subscriptions/listen", "\"notifications\":{\"toolsListChanged\":true},"));
        QVERIFY(client.waitForBytes("notifications/subscriptions/acknowledged"));
        QVERIFY(!client.rest().contains(": keepalive"));
        m_clock.advance(15s);
        QVERIFY(client.waitForBytes(": keepalive\n\n"));
        m_server->announce({mcp::ServerChange::Kind::Tools});
        QVERIFY(client.waitForBytes("notifications/tools/list_changed"));
        m_server->close();
        QVERIFY(client.waitForBytes("\"resultType\":\"complete\""));
        const auto timers = m_clock.pendingTimers();
        m_clock.advance(15s); // nobody is left to keep alive
        QVERIFY(m_clock.pendingTimers() < timers);
    }

    void legacyStreamsGetNews()
    {
        RawClient client(m_port);
        client.send(legacy("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{"
                           "\"protocolVersion\":\"2025-11-25\"}}"));
        const auto opened = client.answer();
        QVERIFY(opened);
        RawClient stream(m_port);
        stream.send("GET /mcp HTTP/1.1\r\nHost: localhost\r\nMcp-Session-Id: "
                    + opened->header("mcp-session-id") + "\r\n\r\n");
        QVERIFY(stream.waitForBytes("text/event-stream"));
        m_server->announce({mcp::ServerChange::Kind::Tools});
        QVERIFY(stream.waitForBytes("notifications/tools/list_changed"));
    }

    void tellsTheBackendWhoCalls()
    {
        auto tokens = std::make_shared<StaticTokens>(Challenge{R"(realm="test")", "Who are you?"});
        tokens->add("s3cret", {"alice"});
        start({.authenticator = tokens});
        RawClient stranger(m_port);
        stranger.send(modern("tools/call", "\"name\":\"now\",", "Mcp-Name: now\r\n"));
        QCOMPARE(stranger.answer()->status(), 401);
        RawClient client(m_port);
        client.send(
            modern("tools/call", "\"name\":\"now\",", "Mcp-Name: now\r\nAuthorization: Bearer s3cret\r\n"));
        QCOMPARE(client.answer()->status(), 200);
        QCOMPARE(m_backend->lastCaller, std::string("alice"));
    }

    void refusesOtherContentTypesAndMethods()
    {
        RawClient client(m_port);
        client.send("POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/plain\r\nContent-Length: "
                    "2\r\n\r\n{}");
        QCOMPARE(client.answer()->status(), 415);
        RawClient other(m_port);
        other.send("PUT /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n");
        QCOMPARE(other.answer()->status(), 405);
    }

private:
    void start(ServerOptions options = {})
    {
        cleanup();
        m_backend = std::make_unique<WaitingBackend>();
        m_server = std::make_unique<mcp::Server>(*m_backend, m_clock, m_nobody);
        m_streamable = std::make_unique<Streamable>(*m_server, m_clock);
        m_http = std::make_unique<HttpServer>(std::move(options), m_clock);
        m_streamable->addRoutes(m_http->router(), "/mcp");
        const Result<std::uint16_t> port = m_http->listen(0);
        QVERIFY(port);
        m_port = *port;
    }

    QByteArray modern(const QByteArray &method, const QByteArray &params, const QByteArray &fields = {}) const
    {
        const QByteArray body =
            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"" + method + "\",\"params\":{" + params
            + "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
              "\"io.modelcontextprotocol/clientCapabilities\":{},\"progressToken\":\"t\"}}}";
        return legacy(body, "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: " + method + "\r\n" + fields);
    }

    QByteArray legacy(const QByteArray &body, const QByteArray &fields = {}) const
    {
        return "POST /mcp HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + fields
               + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
    }

    test::FakeClock m_clock;
    std::unique_ptr<WaitingBackend> m_backend;
    mcp::TrafficObserver m_nobody;
    std::unique_ptr<mcp::Server> m_server;
    std::unique_ptr<Streamable> m_streamable;
    std::unique_ptr<HttpServer> m_http;
    quint16 m_port = 0;
};

TOOLTRAY_TEST(StreamableTest)
#include "streamabletest.moc"
