// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "base/task/ask.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

#include <filesystem>

using namespace tooltray;
using namespace tooltray::engine;
using State = ServerStatus::State;

namespace {

QByteArray answerTo(quint16 port, const QByteArray &request)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForConnected(5000))
        return {};
    socket.write(request);
    QByteArray answer;
    while (socket.waitForReadyRead(5000))
        answer += socket.readAll();
    return answer;
}

const QByteArray kMeta = "\"_meta\":{\"io.modelcontextprotocol/protocolVersion\":\"2026-07-28\","
                         "\"io.modelcontextprotocol/clientInfo\":{\"name\":\"test\",\"version\":\"1\"},"
                         "\"io.modelcontextprotocol/clientCapabilities\":{}}";
const QByteArray kListTools =
    "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{" + kMeta + "}}";

// A request of the modern era, which needs no session.
QByteArray callOf(const QByteArray &tool, const QByteArray &arguments)
{
    return "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/call\",\"params\":{\"name\":\"" + tool
           + "\",\"arguments\":" + arguments + "," + kMeta + "}}";
}

QByteArray requestTo(quint16 port, const QByteArray &path, const std::string &token, const QByteArray &body)
{
    const bool isCall = body.contains("tools/call");
    const qsizetype name = body.indexOf("\"name\":\"") + 8;
    QByteArray head = "POST " + path + " HTTP/1.1\r\nHost: localhost:" + QByteArray::number(port)
                      + "\r\nConnection: close\r\nContent-Type: application/json\r\n"
                        "Accept: application/json, text/event-stream\r\n"
                        "MCP-Protocol-Version: 2026-07-28\r\nMcp-Method: "
                      + (isCall ? "tools/call" : "tools/list") + "\r\n";
    if (isCall)
        head += "Mcp-Name: " + body.mid(name, body.indexOf('"', name) - name) + "\r\n";
    if (!token.empty())
        head += "Authorization: Bearer " + QByteArray::fromStdString(token) + "\r\n";
    return head + "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body;
}

QByteArray postTo(quint16 port, const QByteArray &path, const std::string &token, const QByteArray &body)
{
    return answerTo(port, requestTo(port, path, token, body));
}

} // namespace

class EngineTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void theServerAnswersOnceItIsStarted()
    {
        Engine engine;
        QCOMPARE(engine.serverStatus().state, State::Stopped);
        const auto started = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        QCOMPARE(started->state, State::Running);
        QVERIFY(started->port != 0);
        QCOMPARE(started->url, "http://127.0.0.1:" + std::to_string(started->port) + "/mcp");
        const QByteArray answer = answerTo(started->port, "GET /healthz HTTP/1.1\r\nHost: localhost:"
                                                              + QByteArray::number(started->port)
                                                              + "\r\nConnection: close\r\n\r\n");
        QVERIFY2(answer.startsWith("HTTP/1.1 200 "), answer.constData());
    }

    void newsReachTheMainThreadInOrder()
    {
        Engine engine;
        std::vector<State> states;
        connect(&engine, &Engine::serverStatusChanged, this,
                [&](const ServerStatus &status) { states.push_back(status.state); });
        const auto started = engine.startServer({.port = 0});
        const auto stopped = engine.stopServer();
        QTRY_COMPARE(states, (std::vector{State::Starting, State::Running, State::Stopped}));
        QCOMPARE(engine.serverStatus(), resultOf(stopped).value());
    }

    void aPortInUseIsSaidAndTheServerCanStartElsewhere()
    {
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost));
        Engine engine;
        const auto refused = resultOf(engine.startServer({.port = occupant.serverPort()}));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, std::string("port_in_use"));
        QTRY_COMPARE(engine.serverStatus().state, State::PortInUse);
        QVERIFY(!engine.serverStatus().problem.empty());
        // It says where.
        const std::uint16_t other = engine.serverStatus().freePort;
        QVERIFY(other > occupant.serverPort());
        VERIFY_RESULT(resultOf(engine.startServer({.port = other})));
        QTRY_COMPARE(engine.serverStatus().state, State::Running);
        QCOMPARE(engine.serverStatus().port, other);
    }

    void startedTwiceItStaysWhereItIs()
    {
        Engine engine;
        const auto first = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(first);
        const auto second = resultOf(engine.startServer({.port = first->port}));
        VERIFY_RESULT(second);
        QCOMPARE(*second, *first);
    }

    void startedAgainItIsWhereItWas()
    {
        Engine engine;
        const auto first = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(first);
        VERIFY_RESULT(resultOf(engine.stopServer()));
        const auto second = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(second);
        QCOMPARE(second->port, first->port);
        QCOMPARE(second->movedFrom, std::uint16_t(0));
    }

    void whatSomebodyElseTookMeanwhileIsGivenUp()
    {
        Engine engine;
        const auto first = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(first);
        VERIFY_RESULT(resultOf(engine.stopServer()));
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost, first->port));
        const auto second = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(second);
        QVERIFY(second->port != first->port);
        QCOMPARE(second->movedFrom, first->port);
    }

    void whoCallsIsSeenAndMayBePutOff()
    {
        const test::TemporaryFolder folder;
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto started = test::await(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        const auto client = test::await(engine.clients().issueToken("cursor", "Cursor", "cursor"));
        VERIFY_RESULT(client);
        QSignalSpy arrivals(&engine.clients(), &ConnectedClients::clientArrived);
        const auto call = [&] {
            return postTo(started->port, "/mcp", client->token, callOf("list_commands", "{}"));
        };
        QVERIFY(!call().contains("\"isError\":true"));
        QTRY_COMPARE(arrivals.count(), 1);
        QCOMPARE(engine.clients().clients().front().program, std::string("test 1"));
        QCOMPARE(engine.clients().clients().front().revision, std::string("2026-07-28"));
        QTRY_COMPARE(engine.serverStatus().clients, 1);

        VERIFY_RESULT(test::await(engine.clients().setService(ConnectedClients::Service::Paused)));
        QTRY_VERIFY(engine.serverStatus().isPaused);
        const QByteArray refused = call();
        QVERIFY2(refused.contains("\"isError\":true") && refused.contains("paused"), refused.constData());
        // Clients still see what there is.
        const QByteArray listed = postTo(started->port, "/mcp", client->token, kListTools);
        QVERIFY2(listed.contains("\"invoke_command\""), listed.constData());
        VERIFY_RESULT(test::await(engine.clients().setService(ConnectedClients::Service::Open)));
        QTRY_VERIFY(!engine.serverStatus().isPaused);
        QVERIFY(!call().contains("\"isError\":true"));
    }

    void whatTheGuardsRefuseIsInTheLog()
    {
        const test::TemporaryFolder folder;
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto started = test::await(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        const QByteArray local = "localhost:" + QByteArray::number(started->port);
        const auto ask = [&](const QByteArray &fields) {
            return answerTo(started->port,
                            "GET /mcp HTTP/1.1\r\nConnection: close\r\n" + fields + "\r\n\r\n");
        };
        for (int times = 0; times < 2; ++times) {
            QVERIFY(ask("Host: evil.example").startsWith("HTTP/1.1 403 "));
            QVERIFY(ask("Host: " + local + "\r\nOrigin: https://evil.example").startsWith("HTTP/1.1 403 "));
            QVERIFY(ask("Host: " + local + "\r\nAuthorization: Bearer wrong").startsWith("HTTP/1.1 401 "));
        }
        const auto entries = test::await(engine.log().entries());
        VERIFY_RESULT(entries);
        std::vector<std::string> codes;
        for (const journal::EntryPointer &entry : *entries) {
            QCOMPARE(entry->level, journal::EntryLevel::Protocol);
            QVERIFY(entry->message.text().find("evil") == std::string::npos);
            codes.push_back(entry->code);
        }
        QCOMPARE(codes, (std::vector<std::string>{"host_not_allowed", "origin_not_allowed", "unauthorized"}));
    }

    // Also in workspaces that are opened later, and whoever starts the server again meanwhile.
    void aPauseHoldsForEveryWorkspaceUntilItEnds()
    {
        const test::TemporaryFolder folder;
        folder.write("workspaces/team/note", "");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        VERIFY_RESULT(test::await(engine.clients().setService(ConnectedClients::Service::Paused)));
        QTRY_VERIFY(engine.serverStatus().isPaused);
        for (int start = 0; start < 2; ++start) {
            const auto started = resultOf(engine.startServer({.port = 0}));
            VERIFY_RESULT(started);
            QVERIFY(started->isPaused);
            const auto guest = resultOf(engine.connectGuest(Guest::Script));
            VERIFY_RESULT(guest);
            const auto isRefused = [&](const QByteArray &path) {
                return postTo(started->port, path, guest->token, callOf("list_commands", "{}"))
                    .contains("\"paused\"");
            };
            for (const QByteArray &path :
                 std::initializer_list<QByteArray>{"/mcp", "/w/default/mcp", "/w/team/mcp"})
                QVERIFY2(isRefused(path), path.constData());
            const QByteArray rest =
                answerTo(started->port, "GET /api/v1/agent/commands HTTP/1.1\r\nHost: localhost:"
                                            + QByteArray::number(started->port)
                                            + "\r\nConnection: close\r\nAuthorization: Bearer "
                                            + QByteArray::fromStdString(guest->token) + "\r\n\r\n");
            QVERIFY2(rest.contains("paused"), rest.constData());
            if (start == 0) {
                VERIFY_RESULT(resultOf(engine.stopServer()));
                continue;
            }
            VERIFY_RESULT(test::await(engine.clients().setService(ConnectedClients::Service::Open)));
            QVERIFY(!isRefused("/w/team/mcp"));
        }
    }

    void theSampleApiIsServedWhenAsked()
    {
        const auto statusLine = [](quint16 port) {
            const QByteArray answer =
                answerTo(port, "GET /demo/graphql?query=%7B__typename%7D HTTP/1.1\r\nHost: localhost:"
                                   + QByteArray::number(port) + "\r\nConnection: close\r\n\r\n");
            return answer.left(answer.indexOf('\r'));
        };
        Engine engine;
        const auto without = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(without);
        QCOMPARE(without->demoUrl, std::string());
        QCOMPARE(statusLine(without->port), QByteArray("HTTP/1.1 404 Not Found"));
        const auto with = resultOf(engine.startServer({.port = without->port, .hasDemo = true}));
        VERIFY_RESULT(with);
        const std::string origin = "http://127.0.0.1:" + std::to_string(with->port);
        QCOMPARE(with->demoUrl, origin + "/demo/graphql");
        QCOMPARE(with->demoDescriptionUrl, origin + "/demo/rest/openapi.json");
        QCOMPARE(statusLine(with->port), QByteArray("HTTP/1.1 200 OK"));
    }

    void theSampleApiIsAnEndpointOfTheDefaultWorkspace()
    {
        const test::TemporaryFolder folder;
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        VERIFY_RESULT(resultOf(engine.startServer({.port = 0, .hasDemo = true})));
        // Its schema was fetched over its own address, and kept.
        const auto schema = folder / "workspaces/default/schemas/demo.graphql";
        QTRY_VERIFY(std::filesystem::exists(schema));
        VERIFY_RESULT(resultOf(engine.stopServer()));
        QVERIFY(!std::filesystem::exists(folder / "workspaces/default/workspace.json")); // for this run alone
    }

    void theSampleOnceChosenIsThereAtTheNextStart()
    {
        const test::TemporaryFolder folder;
        const auto hasSample = [](Engine &engine) {
            return engine.workspaceClient().state().workspace->find<workspace::Endpoint>(kSampleEndpoint)
                   != nullptr;
        };
        {
            Engine engine(EngineSettings{.dataFolder = folder.path().string()});
            const auto started = resultOf(engine.startServer({.port = 0}));
            VERIFY_RESULT(started);
            QCOMPARE(started->demoUrl, std::string());
            Preferences preferences = engine.preferences().state().chosen;
            preferences.server.servesSample = true;
            VERIFY_RESULT(resultOf(engine.preferences().apply(preferences)));
            QTRY_VERIFY(!engine.serverStatus().demoUrl.empty());
            QCOMPARE(engine.serverStatus().port, started->port);
            QTRY_VERIFY(hasSample(engine));
            VERIFY_RESULT(resultOf(engine.stopServer()));
        }
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto started = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        QVERIFY(!started->demoUrl.empty());
        QTRY_VERIFY(hasSample(engine));
        Preferences preferences = engine.preferences().state().chosen;
        preferences.server.servesSample = false;
        VERIFY_RESULT(resultOf(engine.preferences().apply(preferences)));
        QTRY_VERIFY(engine.serverStatus().demoUrl.empty());
        QTRY_VERIFY(!hasSample(engine));
    }

    void aSecretOfTheConfigurationMayBeChanged()
    {
        const test::TemporaryFolder folder;
        folder.write("api.graphql", "type Query { user: String }");
        QTcpServer upstream;
        QVERIFY(upstream.listen(QHostAddress::LocalHost));
        const auto write = [&](const std::string &token) {
            folder.write(
                "config.yaml",
                "endpoints:\n  api: { url: \"http://127.0.0.1:" + std::to_string(upstream.serverPort())
                    + "/graphql\", schema: api.graphql, authentication: { type: bearer, value: " + token
                    + " } }\n");
        };
        write("first-secret");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto started = test::await(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        const auto guest = test::await(engine.connectGuest(Guest::Script));
        VERIFY_RESULT(guest);
        const auto sentToken = [&] {
            QTcpSocket client;
            client.connectToHost(QStringLiteral("127.0.0.1"), started->port);
            const QByteArray call = callOf("execute_graphql_query", "{\"query\":\"{ user }\"}");
            client.write(requestTo(started->port, "/mcp", guest->token, call));
            QByteArray received;
            const auto comes = [&] {
                if (!upstream.hasPendingConnections())
                    return false;
                QTcpSocket *peer = upstream.nextPendingConnection();
                while (!received.contains("\r\n\r\n") && peer->waitForReadyRead(5000))
                    received += peer->readAll();
                peer->write("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nConnection: close\r\n"
                            "Content-Length: 22\r\n\r\n{\"data\":{\"user\":null}}");
                peer->disconnectFromHost();
                return true;
            };
            return QTest::qWaitFor(comes, 20'000) ? received : QByteArray();
        };
        QVERIFY(sentToken().contains("Bearer first-secret"));
        write("second-secret");
        QTRY_VERIFY(sentToken().contains("Bearer second-secret"));
    }

    void howLongAVariableHoldsMayBeConfiguredForEach()
    {
        const test::TemporaryFolder folder;
        folder.write("config.yaml",
                     "context_persistence: { default: session, variables: { WORKSPACE_ID: persistent } }\n");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto started = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        const auto guest = resultOf(engine.connectGuest(Guest::Script));
        VERIFY_RESULT(guest);
        const auto set = [&](const QByteArray &key) {
            return postTo(started->port, "/mcp", guest->token,
                          callOf("set_graphql_context", "{\"key\":\"" + key + "\",\"value\":\"x\"}"));
        };
        const QByteArray kept = set("WORKSPACE_ID");
        QVERIFY2(kept.contains("\"scope\":\"persistent\""), kept.constData());
        const QByteArray passing = set("OTHER");
        QVERIFY2(passing.contains("\"scope\":\"session\""), passing.constData());
    }

    void guestsGetTokensWhileItServes()
    {
        const test::TemporaryFolder folder;
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        COMPARE_ERROR(resultOf(engine.connectGuest(Guest::Script)), ErrorKind::Unavailable, "not_serving");
        const auto started = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        const auto first = resultOf(engine.connectGuest(Guest::Script));
        VERIFY_RESULT(first);
        const auto second = resultOf(engine.connectGuest(Guest::Relay));
        VERIFY_RESULT(second);
        QCOMPARE(first->url, started->url);
        QVERIFY(first->token.size() >= 32);
        QVERIFY(first->token != second->token);
    }

    void whoCalledLatelyIsCountedThroughARestartOfTheServer()
    {
        const test::TemporaryFolder folder;
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto started = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        const auto guest = resultOf(engine.connectGuest(Guest::Relay));
        VERIFY_RESULT(guest);
        const auto agent = test::await(engine.clients().issueToken("agent", "Agent", ""));
        VERIFY_RESULT(agent);
        postTo(started->port, "/mcp", guest->token, kListTools);
        postTo(started->port, "/mcp", agent->token, kListTools);
        QTRY_COMPARE(engine.serverStatus().clients, 2);
        VERIFY_RESULT(resultOf(engine.stopServer()));
        QTRY_COMPARE(engine.serverStatus().clients, 0);
        VERIFY_RESULT(resultOf(engine.startServer({.port = 0})));
        QTRY_COMPARE(engine.serverStatus().clients, 2);
        // Whom the workspace does not have any more is nobody, though it called just now.
        workspace::Edit edit{"Remove", workspace::Origin::Person, {}};
        edit.steps.push_back(workspace::RemoveObject{{workspace::ObjectKind::Client, "agent"}});
        VERIFY_RESULT(test::await(engine.workspaceClient().apply(std::move(edit))));
        QTRY_COMPARE(engine.serverStatus().clients, 1);
    }

    void toolsAreServedOverMcpToWhoHasAToken()
    {
        const test::TemporaryFolder folder;
        folder.write("workspaces/team/note", "");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto started = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        const auto guest = resultOf(engine.connectGuest(Guest::Script));
        VERIFY_RESULT(guest);
        for (const QByteArray &path :
             std::initializer_list<QByteArray>{"/mcp", "/w/default/mcp", "/w/team/mcp"}) {
            const QByteArray refused = postTo(started->port, path, {}, kListTools);
            QVERIFY2(refused.startsWith("HTTP/1.1 401 "), refused.constData());
            const QByteArray listed = postTo(started->port, path, guest->token, kListTools);
            QVERIFY2(listed.startsWith("HTTP/1.1 200 "), listed.constData());
            QVERIFY2(listed.contains("\"invoke_command\""), listed.constData());
        }
    }

    void whatWasSavedIsThereAfterARestart()
    {
        const test::TemporaryFolder folder;
        const QByteArray save = callOf("create_graphql_type", "{\"type_name\":\"color\",\"type_definition\":"
                                                              "{\"enum\":[\"red\"]}}");
        const QByteArray list = callOf("list_graphql_types", "{}");
        for (const QByteArray &message : {save, list}) {
            Engine engine(EngineSettings{.dataFolder = folder.path().string()});
            const auto started = resultOf(engine.startServer({.port = 0}));
            VERIFY_RESULT(started);
            const auto guest = resultOf(engine.connectGuest(Guest::Script));
            VERIFY_RESULT(guest);
            const QByteArray answer = postTo(started->port, "/mcp", guest->token, message);
            QVERIFY2(answer.contains("\"color\"") || answer.contains("\\\"color\\\""), answer.constData());
        }
        QVERIFY(std::filesystem::exists(folder / "workspaces/default/types/color.json"));
    }

    // Many clients ask once. A schema file is read before anybody is served, kept or not.
    void theFirstListHasTheParametersOfEveryTool()
    {
        const test::TemporaryFolder folder;
        folder.write("api.graphql", "type Query { user(id: ID!, kind: Kind): String } enum Kind { A B }");
        folder.write("config.yaml", "server: { port: 0 }\n"
                                    "endpoints:\n"
                                    "  api: { url: \"http://127.0.0.1:9/graphql\", schema: api.graphql }\n");
        const QByteArray save =
            callOf("create_saved_query_tool",
                   "{\"tool_name\":\"get_user\",\"description\":\"Gets a user by its id.\",\"graphql_query\":"
                   "\"query($id: ID!, $kind: Kind) { user(id: $id, kind: $kind) }\"}");
        for (int start = 0; start < 4; ++start) {
            std::filesystem::remove_all(folder / "workspaces/default/schemas");
            Engine engine(EngineSettings{.dataFolder = folder.path().string()});
            const auto started = resultOf(engine.startServer({}));
            VERIFY_RESULT(started);
            const auto guest = resultOf(engine.connectGuest(Guest::Script));
            VERIFY_RESULT(guest);
            if (start == 0) {
                const QByteArray saved = postTo(started->port, "/mcp", guest->token, save);
                QVERIFY2(saved.contains("get_user"), saved.constData());
                continue;
            }
            const QByteArray listed = postTo(started->port, "/mcp", guest->token, kListTools);
            QVERIFY2(listed.contains("[\"A\",\"B\"]"), listed.constData());
        }
    }

    void aLogThatCannotBeKeptIsSaid()
    {
        const test::TemporaryFolder folder;
        folder.write("workspaces/default/journal", "a file where a folder should be");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        const auto refused = resultOf(engine.startServer({.port = 0}));
        QVERIFY(!refused);
        QVERIFY2(refused.error().message.find("journal") != std::string::npos,
                 refused.error().message.c_str());
        QTRY_COMPARE(engine.serverStatus().state, State::Failed);
    }

    void aFolderThatCannotBeUsedIsSaid()
    {
        const test::TemporaryFolder folder;
        folder.write("workspaces", "a file where a folder should be");
        Engine engine(EngineSettings{.dataFolder = folder.path().string()});
        QVERIFY(!resultOf(engine.startServer({.port = 0})));
        QTRY_COMPARE(engine.serverStatus().state, State::Failed);
        QVERIFY(!engine.serverStatus().problem.empty());
    }

    void stoppedItGivesItsPortFree()
    {
        Engine engine;
        const auto started = resultOf(engine.startServer({.port = 0}));
        VERIFY_RESULT(started);
        VERIFY_RESULT(resultOf(engine.stopServer()));
        QTcpServer successor;
        QVERIFY(successor.listen(QHostAddress::LocalHost, started->port));
    }

    void stoppingWhatIsNotRunningIsFine()
    {
        Engine engine;
        const auto stopped = resultOf(engine.stopServer());
        VERIFY_RESULT(stopped);
        QCOMPARE(stopped->state, State::Stopped);
    }

    void destroyedWithCommandsUnderwayItAnswersThem()
    {
        QFuture<Result<ServerStatus>> started;
        {
            Engine engine;
            started = engine.startServer({.port = 0});
        }
        const auto result = resultOf(started);
        QVERIFY(result || result.error().kind == ErrorKind::Cancelled);
    }
};

TOOLTRAY_TEST(EngineTest)
#include "enginetest.moc"
