// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/lineendpoint.h"

#include "fakebackend.h"
#include "mcp/server/server.h"
#include "peers.h"
#include "support/fakeclock.h"
#include "support/testcase.h"

using namespace tooltray;
using namespace tooltray::mcp;
using namespace tooltray::test;

class LineEndpointTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_waiting.clear();
        m_contexts.clear();
        m_endpoint.reset();
        m_server.reset();
        m_backend = std::make_unique<FakeBackend>();
        m_server = std::make_unique<Server>(*m_backend, m_clock, m_observer);
        m_sink = std::make_shared<RecordingSink>();
        m_endpoint = std::make_unique<LineEndpoint>(*m_server, Principal{}, m_sink);
    }

    void speaksTheModernEra()
    {
        modern("tools/call", R"("name":"a")");
        QCOMPARE(last()["result"]["resultType"], json::Value("complete"));
        modern("ping");
        QCOMPARE(last()["error"]["code"], json::Value(-32601));
    }

    void speaksTheLegacyEra()
    {
        initialize("2025-06-18");
        QCOMPARE(last()["result"]["protocolVersion"], json::Value("2025-06-18"));
        m_endpoint->receive(R"({"jsonrpc":"2.0","method":"notifications/initialized"})");
        QCOMPARE(m_sink->lines.size(), std::size_t(1));
        m_endpoint->receive(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a"}})");
        QCOMPARE(last()["result"], value(R"({"content":[{"type":"text","text":"called a {}"}]})"));
    }

    void askingWhatIsOfferedDecidesNothing()
    {
        modern("server/discover");
        QCOMPARE(last()["result"]["supportedVersions"], value(R"(["2026-07-28"])"));
        initialize();
        QCOMPARE(last()["result"]["protocolVersion"], json::Value("2025-11-25"));
    }

    void theFirstRequestDecidesTheEra()
    {
        modern("tools/list");
        initialize();
        QCOMPARE(last()["error"]["code"], json::Value(-32022));
        QCOMPARE(last()["error"]["data"], value(R"({"supported":["2026-07-28"],"requested":"2025-11-25"})"));
        m_endpoint->receive(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})");
        QCOMPARE(last()["error"]["code"], json::Value(-32602));

        init();
        initialize();
        modern("tools/list");
        QCOMPARE(last()["error"]["code"], json::Value(-32600));
        initialize();
        QCOMPARE(last()["error"]["code"], json::Value(-32600));
    }

    void legacyNeedsAHandshakeFirst()
    {
        m_endpoint->receive(R"({"jsonrpc":"2.0","id":1,"method":"tools/list"})");
        QCOMPARE(last()["error"]["code"], json::Value(-32600));
        m_endpoint->receive(R"({"jsonrpc":"2.0","id":1,"method":"initialize"})");
        QCOMPARE(last()["error"]["code"], json::Value(-32602));
    }

    void answersWhatIsNotJson()
    {
        m_endpoint->receive("{nonsense");
        QCOMPARE(last()["error"]["code"], json::Value(-32700));
        QVERIFY(!last().contains("id"));
        m_endpoint->receive("[]");
        QCOMPARE(last()["error"]["code"], json::Value(-32600));
    }

    void cancelsByNotificationInBothEras()
    {
        m_backend->onCall = [this](RequestContext context, const ToolCall &, Reply<ToolResult> reply) {
            m_contexts.push_back(std::move(context));
            m_waiting.push_back(std::move(reply));
        };
        const std::string cancel =
            R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}})";
        modern("tools/call", R"("name":"a")", "7");
        m_endpoint->receive(
            R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":8}})");
        QVERIFY(!m_contexts[0].cancellation().isCancelled());
        m_endpoint->receive(cancel);
        QVERIFY(m_contexts[0].cancellation().isCancelled());
        m_waiting[0].send({});
        QCOMPARE(m_sink->lines.size(), std::size_t(0));

        m_sink->lines.clear();
        m_endpoint = std::make_unique<LineEndpoint>(*m_server, Principal{}, m_sink);
        initialize();
        m_endpoint->receive(R"({"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"a"}})");
        m_endpoint->receive(cancel);
        QVERIFY(m_contexts[1].cancellation().isCancelled());
        QCOMPARE(m_sink->lines.size(), std::size_t(1));
    }

    void refusesIdsInUse()
    {
        m_backend->onCall = [this](const RequestContext &, const ToolCall &, Reply<ToolResult> reply) {
            m_waiting.push_back(std::move(reply));
        };
        modern("tools/call", R"("name":"a")", "7");
        modern("tools/call", R"("name":"a")", "7");
        QCOMPARE(last()["error"]["code"], json::Value(-32600));
    }

    void sendsNewsToBothEras()
    {
        modern("subscriptions/listen", R"("notifications":{"toolsListChanged":true})", R"("l")");
        QCOMPARE(last()["method"], json::Value("notifications/subscriptions/acknowledged"));
        m_server->announce({ServerChange::Kind::Tools});
        QCOMPARE(last()["params"]["_meta"]["io.modelcontextprotocol/subscriptionId"], json::Value("l"));
        m_endpoint->receive(
            R"({"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":"l"}})");
        m_server->announce({ServerChange::Kind::Tools});
        QCOMPARE(m_sink->lines.size(), std::size_t(2));

        init();
        initialize();
        m_server->announce({ServerChange::Kind::Prompts});
        QCOMPARE(last(),
                 value(R"({"jsonrpc":"2.0","method":"notifications/prompts/list_changed","params":{}})"));
    }

    void servesBatchesInTheRevisionThatHasThem()
    {
        const std::string batch =
            R"([{"jsonrpc":"2.0","id":1,"method":"ping"},{"jsonrpc":"2.0","id":2,"method":"ping"}])";
        initialize("2025-03-26");
        m_endpoint->receive(batch);
        QCOMPARE(last(),
                 value(R"([{"jsonrpc":"2.0","id":1,"result":{}},{"jsonrpc":"2.0","id":2,"result":{}}])"));
        init();
        initialize("2025-06-18");
        m_endpoint->receive(batch);
        QCOMPARE(last()["error"]["code"], json::Value(-32600));
    }

    void writesEveryMessageOnOneLine()
    {
        m_backend->onCall = [](const RequestContext &, const ToolCall &, Reply<ToolResult> reply) {
            reply.send({.content = {{StructuredAsText{}}},
                        .structured = JsonText::fromEncoded("{\n  \"a\": \"line\\nbreak\"\r\n}")});
        };
        modern("tools/call", R"("name":"a")");
        QCOMPARE(m_sink->lines.back().find_first_of("\r\n"), std::string::npos);
        QCOMPARE(last()["result"]["structuredContent"], value(R"({"a":"line\nbreak"})"));
    }

    void leavingCancelsEverything()
    {
        m_backend->onCall = [this](RequestContext context, const ToolCall &, Reply<ToolResult> reply) {
            m_contexts.push_back(std::move(context));
            m_waiting.push_back(std::move(reply));
        };
        modern("tools/call", R"("name":"a")");
        m_endpoint.reset();
        QVERIFY(m_contexts[0].cancellation().reason() == CancelReason::Disconnected);

        m_endpoint = std::make_unique<LineEndpoint>(*m_server, Principal{}, m_sink);
        initialize();
        QCOMPARE(m_server->sessions().size(), std::size_t(1));
        m_endpoint->receive(R"({"jsonrpc":"2.0","id":7,"method":"tools/call","params":{"name":"a"}})");
        m_endpoint.reset();
        QVERIFY(m_contexts[1].cancellation().isCancelled());
        QCOMPARE(m_server->sessions().size(), std::size_t(0));
    }

    void asksLegacyClients()
    {
        m_backend->onCall = [](const RequestContext &context, const ToolCall &, Reply<ToolResult> reply) {
            context.ask({{askForm("ok", "Sure?", value(R"({"type":"object","properties":{}})"))}},
                        [reply = std::move(reply)](const Outcome<Answers> &) mutable { reply.send({}); });
        };
        initialize();
        m_endpoint->receive(R"({"jsonrpc":"2.0","id":1,"method":"tools/call","params":{"name":"a"}})");
        QCOMPARE(last()["method"], json::Value("elicitation/create"));
        m_endpoint->receive(
            R"({"jsonrpc":"2.0","id":"question-1","result":{"action":"accept","content":{}}})");
        QCOMPARE(last()["id"], json::Value(1));
    }

private:
    void modern(const std::string &method, const std::string &params = {}, const std::string &id = "1")
    {
        m_endpoint->receive(R"({"jsonrpc":"2.0","id":)" + id + R"(,"method":")" + method + R"(","params":{)"
                            + params + (params.empty() ? "" : ",")
                            + R"("_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28",)"
                              R"("io.modelcontextprotocol/clientCapabilities":{}}}})");
    }

    void initialize(const std::string &revision = "2025-11-25")
    {
        m_endpoint->receive(
            R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":")" + revision
            + R"(","capabilities":{"elicitation":{}},"clientInfo":{"name":"x","version":"1"}}})");
    }

    json::Value last() const { return m_sink->last(); }

    FakeClock m_clock;
    std::unique_ptr<FakeBackend> m_backend;
    RecordingObserver m_observer;
    std::unique_ptr<Server> m_server;
    std::shared_ptr<RecordingSink> m_sink;
    std::unique_ptr<LineEndpoint> m_endpoint;
    std::vector<Reply<ToolResult>> m_waiting;
    std::vector<RequestContext> m_contexts;
};

TOOLTRAY_TEST(LineEndpointTest)
#include "lineendpointtest.moc"
