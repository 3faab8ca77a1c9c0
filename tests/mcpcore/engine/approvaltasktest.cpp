// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

using namespace tooltray;
using namespace tooltray::engine;

namespace {

// JSON with ' in place of ".
std::string inQuotes(std::string text)
{
    std::ranges::replace(text, '\'', '\"');
    return text;
}

// One request over a connection of its own; the body of what comes back.
json::Value replyToTaskClient(quint16 port, const std::string &token, const std::string &method,
                              const std::string &name, const std::string &params)
{
    const std::string body =
        inQuotes("{'jsonrpc':'2.0','id':1,'method':'") + method + inQuotes("','params':{") + params
        + inQuotes(",'_meta':{'io.modelcontextprotocol/protocolVersion':'2026-07-28',"
                   "'io.modelcontextprotocol/clientCapabilities':{'extensions':{'io.modelcontextprotocol/"
                   "tasks':{}}}}}}");
    const std::string head =
        "POST /mcp HTTP/1.1\r\nHost: localhost:" + std::to_string(port)
        + "\r\nConnection: close\r\nContent-Type: application/json\r\nAccept: application/json, "
          "text/event-stream\r\nMCP-Protocol-Version: 2026-07-28\r\nMcp-Method: "
        + method + "\r\nMcp-Name: " + name + "\r\nAuthorization: Bearer " + token
        + "\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n";
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForConnected(5000))
        return {};
    socket.write(QByteArray::fromStdString(head + body));
    QByteArray answer;
    while (socket.waitForReadyRead(10'000))
        answer += socket.readAll();
    return json::parse(answer.mid(answer.indexOf("\r\n\r\n") + 4).toStdString()).value;
}

} // namespace

// A mutation that waits for the person at the window, called by a client that takes tasks.
class ApprovalTaskTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder.write("api.graphql", "type Query { user: String } type Mutation { reset: String }");
        m_upstream = std::make_unique<QTcpServer>();
        QVERIFY(m_upstream->listen(QHostAddress::LocalHost));
        m_folder.write("config.yaml", "endpoints:\n  api: { url: \"http://127.0.0.1:"
                                          + std::to_string(m_upstream->serverPort())
                                          + "/graphql\", schema: api.graphql, mutations: ask }\n");
        m_engine = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder.path().string()});
        const auto started = test::await(m_engine->startServer({.port = 0}));
        VERIFY_RESULT(started);
        m_port = started->port;
        for (std::string *token : {&m_token, &m_otherToken}) {
            const auto client = test::await(m_engine->clients().issueToken(
                token == &m_token ? "cursor" : "codex", token == &m_token ? "Cursor" : "Codex",
                token == &m_token ? "cursor" : "codex"));
            VERIFY_RESULT(client);
            *token = client->token;
        }
        m_engine->approvals().open();
    }

    void cleanup()
    {
        m_engine.reset();
        m_upstream.reset();
    }

    void itIsSentOnceWhenItIsApproved()
    {
        const std::string id = begin();
        QVERIFY(!id.empty());
        QCOMPARE(get(m_token, id)["result"]["statusMessage"].toString(),
                 std::string_view("Waiting for approval in the Tooltray window."));
        QCOMPARE(get(m_otherToken, id)["error"]["code"], json::Value(-32602));
        QVERIFY(!m_upstream->hasPendingConnections());
        const ApprovalId card = m_engine->approvals().cards().front().id;
        QVERIFY(*test::await(m_engine->approvals().decide(card, ApprovalDecision::Once)));
        QTRY_VERIFY(m_upstream->hasPendingConnections());
        QTcpSocket *peer = m_upstream->nextPendingConnection();
        QTRY_VERIFY(peer->bytesAvailable() > 0 && peer->peek(100'000).contains("reset"));
        peer->write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
                    "Content-Length: 25\r\n\r\n{\"data\":{\"reset\":\"done\"}}");
        peer->disconnectFromHost();
        QTRY_COMPARE(get(m_token, id)["result"]["status"].toString(), std::string_view("completed"));
        for (int round = 0; round < 3; ++round) { // as often as the client likes
            const json::Value result = get(m_token, id)["result"]["result"];
            QVERIFY(json::write(result).find("done") != std::string::npos);
        }
        QVERIFY(!m_upstream->hasPendingConnections());
    }

    void cancellingItWithdrawsTheQuestion()
    {
        const std::string id = begin();
        replyToTaskClient(m_port, m_otherToken, "tasks/cancel", id,
                          inQuotes("'taskId':'") + id + "\""); // not another's to cancel
        QCOMPARE(get(m_token, id)["result"]["status"].toString(), std::string_view("working"));
        const ApprovalId card = m_engine->approvals().cards().front().id;
        QVERIFY(replyToTaskClient(m_port, m_token, "tasks/cancel", id, inQuotes("'taskId':'") + id + "\"")
                    .contains("result"));
        QTRY_VERIFY(m_engine->approvals().cards().empty());
        QVERIFY(!*test::await(m_engine->approvals().decide(card, ApprovalDecision::Once)));
        QCOMPARE(get(m_token, id)["result"]["status"].toString(), std::string_view("cancelled"));
        QVERIFY(!m_upstream->hasPendingConnections());
    }

private:
    // The id of the task, once the question is at the window.
    std::string begin()
    {
        const json::Value answer = replyToTaskClient(
            m_port, m_token, "tools/call", "execute_graphql_query",
            inQuotes("'name':'execute_graphql_query','arguments':{'query':'mutation { reset }'}"));
        return QTest::qWaitFor([&] { return m_engine->approvals().cards().size() == 1; },
                               tooltray::test::kPatienceMs)
                   ? std::string(answer["result"]["taskId"].toString())
                   : std::string();
    }
    json::Value get(const std::string &token, const std::string &id) const
    {
        return replyToTaskClient(m_port, token, "tasks/get", id, inQuotes("'taskId':'") + id + "\"");
    }

    test::TemporaryFolder m_folder;
    std::unique_ptr<QTcpServer> m_upstream;
    std::unique_ptr<Engine> m_engine;
    quint16 m_port = 0;
    std::string m_token;
    std::string m_otherToken;
};

TOOLTRAY_TEST(ApprovalTaskTest)
#include "approvaltasktest.moc"
