// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "engine/access/clienttokens.h"
#include "support/await.h"
#include "support/eventually.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"
#include "json/parser.h"
#include "json/write.h"

#include <QTcpSocket>
#include <QTest>

#include <algorithm>
#include <filesystem>
#include <memory>

using namespace tooltray;
using namespace tooltray::engine;

namespace {

struct HttpReply {
    int status = 0;
    json::Value body;
};

HttpReply replyTo(quint16 port, const QByteArray &method, const QByteArray &path, const std::string &token,
                  const QByteArray &body = {})
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForConnected(5000))
        return {};
    QByteArray request = method + ' ' + path + " HTTP/1.1\r\nHost: localhost:" + QByteArray::number(port)
                         + "\r\nConnection: close\r\nAuthorization: Bearer "
                         + QByteArray::fromStdString(token) + "\r\n";
    if (!body.isEmpty())
        request += "Content-Type: application/json\r\nAccept: application/json, text/event-stream\r\n"
                   "Content-Length: "
                   + QByteArray::number(body.size()) + "\r\n";
    socket.write(request + "\r\n" + body);
    QByteArray answer;
    while (socket.waitForReadyRead(5000))
        answer += socket.readAll();
    const QByteArray text = answer.mid(answer.indexOf("\r\n\r\n") + 4);
    return {answer.mid(9, 3).toInt(), json::parse(text.toStdString()).value};
}

// Of the legacy era; only the status counts.
int statusOfMcp(quint16 port, const QByteArray &path, const std::string &token)
{
    return replyTo(
               port, "POST", path, token,
               R"({"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18",)"
               R"("capabilities":{},"clientInfo":{"name":"test","version":"1"}}})")
        .status;
}

const std::string kHandToken = "a-token-that-somebody-made-by-hand";

std::string codeIn(const HttpReply &reply)
{
    return std::string(reply.body["error"]["code"].toString());
}

} // namespace

class WorkspaceAdministrationTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<test::TemporaryFolder>();
        start();
    }

    void cleanup()
    {
        m_engine.reset();
        m_folder.reset();
    }

    void workspacesComeAndGoWhileTheyAreServed()
    {
        const HttpReply made = admin("POST", "/api/v1/workspaces", R"({"name":"team"})");
        QCOMPARE(made.status, 201);
        QCOMPARE(made.body["path"].toString(), std::string_view("/w/team/mcp"));
        QCOMPARE(names(), std::string("default team "));
        const HttpReply added =
            admin("POST", "/api/v1/workspaces/team/clients", R"({"name":"cursor","title":"Cursor"})");
        QCOMPARE(added.status, 201);
        const std::string token(added.body["token"].toString());
        QCOMPARE(statusOfMcp(m_port, "/w/team/mcp", token), 200);
        QCOMPARE(statusOfMcp(m_port, "/mcp", token), 401);
        // Its REST calls go there by themselves.
        const HttpReply own = replyTo(m_port, "GET", "/api/v1/workspaces", token);
        QCOMPARE(own.body["workspaces"].size(), std::size_t(1));
        QCOMPARE(own.body["workspaces"][std::size_t(0)]["name"].toString(), std::string_view("team"));
        QCOMPARE(replyTo(m_port, "GET", "/api/v1/tools", token).status, 200);

        QCOMPARE(admin("PATCH", "/api/v1/workspaces/team", R"({"name":"crew"})").status, 200);
        QCOMPARE(names(), std::string("crew default "));
        QCOMPARE(statusOfMcp(m_port, "/w/crew/mcp", token), 200);
        QCOMPARE(statusOfMcp(m_port, "/w/team/mcp", token), 401);
        QVERIFY(std::filesystem::exists(*m_folder / "workspaces/crew/workspace.json"));
        QVERIFY(!std::filesystem::exists(*m_folder / "workspaces/team"));

        const HttpReply removed = admin("DELETE", "/api/v1/workspaces/crew");
        QCOMPARE(removed.status, 200);
        QCOMPARE(names(), std::string("default "));
        QCOMPARE(statusOfMcp(m_port, "/w/crew/mcp", token), 401);
        const std::filesystem::path kept(removed.body["kept_in"].toString());
        QVERIFY(std::filesystem::exists(kept / "workspace.json")); // nothing is lost
        QVERIFY(!std::filesystem::exists(*m_folder / "workspaces/crew"));
    }

    // What a person agreed to, and what a client has set for itself.
    void aNewNameTakesNothingAway()
    {
        m_engine.reset();
        m_folder->write("workspaces/team/workspace.json",
                        R"({"format":1,"endpoints":{"shop":{"url":"http:\/\/127.0.0.1:9/graphql",)"
                        R"("mutations":"allow","credential":"c"}},)"
                        R"("credentials":{"c":{"source":"environment","variable":"HOME"}}})");
        start();
        const auto states = [this](const std::string &workspace) {
            std::string all;
            for (const ConsentRequest &request : m_engine->consents().requests()) {
                if (request.workspace == workspace)
                    all += request.state == ConsentRequest::State::Granted ? 'g' : 'p';
            }
            return all;
        };
        QTRY_COMPARE(states("team"), std::string("pp"));
        std::vector<std::string> ids;
        for (const ConsentRequest &request : m_engine->consents().pending())
            ids.push_back(request.id);
        VERIFY_RESULT(resultOf(m_engine->consents().grant(ids)));
        const HttpReply added = admin("POST", "/api/v1/workspaces/team/clients", R"({"name":"cursor"})");
        const std::string token(added.body["token"].toString());
        const auto context = [this, &token](const char *command, const QByteArray &body) {
            return replyTo(m_port, "POST", QByteArray("/api/v1/agent/commands/") + command, token, body);
        };
        for (const char *persist : {"true", "false"}) {
            const QByteArray body =
                QByteArray("{\"key\":\"own_") + persist + "\",\"value\":1,\"persist\":" + persist + '}';
            QCOMPARE(context("set_graphql_context", body).status, 200);
        }
        const json::Value before = context("list_graphql_context", "{}").body;
        QVERIFY(json::write(before).find("persistent") != std::string::npos);

        QCOMPARE(admin("PATCH", "/api/v1/workspaces/team", R"({"name":"crew"})").status, 200);
        QTRY_COMPARE(states("crew"), std::string("g")); // an accepted policy is no request any more
        QCOMPARE(m_engine->consents().pending().size(), std::size_t(0));
        QCOMPARE(json::write(context("list_graphql_context", "{}").body), json::write(before));
        VERIFY_RESULT(resultOf(m_engine->workspaces().rename("crew", "team")));
        QCOMPARE(json::write(context("list_graphql_context", "{}").body), json::write(before));
    }

    void whatWasMadeIsThereAtTheNextStart()
    {
        QCOMPARE(admin("POST", "/api/v1/workspaces", R"({"name":"team"})").status, 201);
        m_engine.reset();
        start();
        QCOMPARE(names(), std::string("default team "));
    }

    void aFolderThatAppearsIsServed()
    {
        m_folder->write("workspaces/cloning/README.md", "Not yet.");
        writeHandMade();
        QTRY_COMPARE(names(), std::string("default hand "));
        QCOMPARE(statusOfMcp(m_port, "/w/hand/mcp", kHandToken), 200);
        QCOMPARE(statusOfMcp(m_port, "/mcp", kHandToken), 401);
        // It has been trusted with no more than at a start.
        QTRY_VERIFY(!m_engine->consents().pending().empty());
        QCOMPARE(m_engine->consents().pending().front().workspace, std::string("hand"));
        COMPARE_ERROR(resultOf(m_engine->workspaces().make("hand")), ErrorKind::Conflict, "name_taken");

        m_folder->write("workspaces/cloning/workspace.json", R"({"format":1})");
        QTRY_COMPARE(names(), std::string("cloning default hand "));
        QVERIFY(std::filesystem::exists(*m_folder / "workspaces/cloning/README.md"));
    }

    void manyFoldersThatAppearDoNotWaitForEachOther()
    {
        constexpr int folders = 24;
        for (int i = 0; i < folders; ++i)
            m_folder->write("workspaces/w" + std::to_string(i) + "/workspace.json", R"({"format":1})");
        // Half a second for each, as after a change of the folder, would be 12.
        QTRY_VERIFY_WITH_TIMEOUT(std::ranges::count(names(), ' ') == folders + 1, 8'000);
    }

    void aRemovedWorkspaceRejectsClientsUntilRestored()
    {
        writeHandMade();
        QTRY_COMPARE(statusOfMcp(m_port, "/w/hand/mcp", kHandToken), 200);
        std::filesystem::rename(*m_folder / "workspaces/hand", *m_folder / "elsewhere");
        QTRY_COMPARE(statusOfMcp(m_port, "/w/hand/mcp", kHandToken), 401);
        QCOMPARE(names(), std::string("default hand "));
        QVERIFY(!std::filesystem::exists(*m_folder / "workspaces/hand"));
        std::filesystem::rename(*m_folder / "elsewhere", *m_folder / "workspaces/hand");
        QTRY_COMPARE(statusOfMcp(m_port, "/w/hand/mcp", kHandToken), 200);
    }

    void aClientMovesWithItsTokenAndItsRights()
    {
        QCOMPARE(admin("POST", "/api/v1/workspaces", R"({"name":"team"})").status, 201);
        const HttpReply added = admin("POST", "/api/v1/workspaces/default/clients", R"({"name":"cursor"})");
        const std::string token(added.body["token"].toString());
        QCOMPARE(statusOfMcp(m_port, "/mcp", token), 200);
        QCOMPARE(
            admin("POST", "/api/v1/workspaces/team/clients", R"({"name":"cursor","from":"default"})").status,
            200);
        QCOMPARE(statusOfMcp(m_port, "/mcp", token), 401);
        QCOMPARE(statusOfMcp(m_port, "/w/team/mcp", token), 200);
        QCOMPARE(admin("DELETE", "/api/v1/workspaces/team/clients/cursor").status, 200);
        QCOMPARE(statusOfMcp(m_port, "/w/team/mcp", token), 401);
    }

    void aMoveThatIsRefusedLetsNobodyIn()
    {
        m_engine.reset();
        m_folder->write("config.yaml", "clients:\n  plain: { token_hash: " + tokenHash(kHandToken) + " }\n");
        start();
        QCOMPARE(admin("POST", "/api/v1/workspaces", R"({"name":"team"})").status, 201);
        const HttpReply moved =
            admin("POST", "/api/v1/workspaces/team/clients", R"({"name":"plain","from":"default"})");
        QCOMPARE(codeIn(moved), std::string("defined_in_config"));
        QCOMPARE(statusOfMcp(m_port, "/w/team/mcp", kHandToken), 401);
        QCOMPARE(statusOfMcp(m_port, "/mcp", kHandToken), 200);
    }

    void whatCannotBeIsRefusedWithASentence_data()
    {
        const TestRows<QByteArray, QByteArray, QByteArray, std::string> row{"method", "path", "body", "code"};
        row("a name that is none", "POST", "", R"({"name":"../up"})", "name_invalid");
        row("capitals", "POST", "", R"({"name":"Team"})", "name_invalid");
        row("no name", "POST", "", R"({"title":"x"})", "body_invalid");
        row("a number for a name", "POST", "", R"({"name":7})", "body_invalid");
        row("no JSON", "POST", "", "name", "body_malformed");
        row("a name that is taken", "POST", "", R"({"name":"default"})", "name_taken");
        row("the default one removed", "DELETE", "/default", "", "default_workspace");
        row("the default one renamed", "PATCH", "/default", R"({"name":"other"})", "default_workspace");
        row("one that is not there", "DELETE", "/nope", "", "unknown_workspace");
        row("renamed to one that is there", "PATCH", "/team", R"({"name":"default"})", "name_taken");
        row("renamed to nothing sensible", "PATCH", "/team", R"({"name":".."})", "name_invalid");
        row("a client nowhere", "POST", "/nope/clients", R"({"name":"a"})", "unknown_workspace");
        row("a client from nowhere", "POST", "/team/clients", R"({"name":"a","from":"nope"})",
            "unknown_workspace");
        row("a client that is not there", "POST", "/team/clients", R"({"name":"a","from":"default"})",
            "unknown_client");
        row("a client twice", "POST", "/team/clients", R"({"name":"there"})", "name_taken");
        row("no such client", "DELETE", "/team/clients/nope", "", "unknown_client");
    }

    void whatCannotBeIsRefusedWithASentence()
    {
        QFETCH(const QByteArray, method);
        QFETCH(const QByteArray, path);
        QFETCH(const QByteArray, body);
        QFETCH(const std::string, code);
        QCOMPARE(admin("POST", "/api/v1/workspaces", R"({"name":"team"})").status, 201);
        QCOMPARE(admin("POST", "/api/v1/workspaces/team/clients", R"({"name":"there"})").status, 201);
        const HttpReply refused = admin(method, "/api/v1/workspaces" + path, body);
        QVERIFY2(refused.status >= 400 && refused.status < 500,
                 QByteArray::number(refused.status).constData());
        QCOMPARE(codeIn(refused), code);
        QVERIFY(refused.body["error"]["message"].toString().size() > 10);
        QCOMPARE(names(), std::string("default team "));
    }

    void onlyWhoHasTheRightAdministers()
    {
        QCOMPARE(admin("POST", "/api/v1/workspaces", R"({"name":"team"})").status, 201);
        const std::string agent = tokenOf("default", "agent", {});
        const std::string elsewhere = tokenOf("team", "elsewhere", {workspace::ClientRight::Administer});
        const std::string trusted = tokenOf("default", "trusted", {workspace::ClientRight::Administer});
        const auto relay = resultOf(m_engine->connectGuest(Guest::Relay, "trusted"));
        VERIFY_RESULT(relay);
        for (const std::string &token : {agent, elsewhere, relay->token}) {
            for (const char *path : {"/api/v1/workspaces/team", "/api/v1/workspaces/nope"}) {
                const HttpReply refused = replyTo(m_port, "DELETE", path, token);
                QCOMPARE(refused.status, 403);
                QCOMPARE(codeIn(refused), std::string("not_administrator"));
            }
            QCOMPARE(replyTo(m_port, "POST", "/api/v1/workspaces", token, R"({"name":"mine"})").status, 403);
            QCOMPARE(replyTo(m_port, "POST", "/api/v1/workspaces/team/clients", token, R"({"name":"mine"})")
                         .status,
                     403);
        }
        QCOMPARE(names(), std::string("default team "));
        QCOMPARE(replyTo(m_port, "POST", "/api/v1/workspaces", trusted, R"({"name":"more"})").status, 201);
    }

    void theWindowDoesTheSame()
    {
        WorkspaceDirectory &engineClient = m_engine->workspaces();
        VERIFY_RESULT(resultOf(engineClient.make("team")));
        COMPARE_ERROR(resultOf(engineClient.make("team")), ErrorKind::Conflict, "name_taken");
        const auto added = resultOf(engineClient.addClient("team", "cursor", "Cursor"));
        VERIFY_RESULT(added);
        QCOMPARE(added->url, "http://127.0.0.1:" + std::to_string(m_port) + "/w/team/mcp");
        QCOMPARE(statusOfMcp(m_port, "/w/team/mcp", added->token), 200);
        const auto all = resultOf(engineClient.all());
        VERIFY_RESULT(all);
        QCOMPARE(all->size(), std::size_t(2));
        QCOMPARE(all->back().name, std::string("team"));
        QCOMPARE(all->back().url, added->url);
        QCOMPARE(all->back().clients.size(), std::size_t(1));
        QCOMPARE(all->back().clients.front().title, std::string("Cursor"));
        VERIFY_RESULT(resultOf(engineClient.rename("team", "crew")));
        VERIFY_RESULT(resultOf(engineClient.moveClient("cursor", "crew", "default")));
        VERIFY_RESULT(resultOf(engineClient.removeClient("default", "cursor")));
        const auto kept = resultOf(engineClient.remove("crew"));
        VERIFY_RESULT(kept);
        QVERIFY(std::filesystem::exists(*kept));
        QCOMPARE(resultOf(engineClient.all())->size(), std::size_t(1));
    }

private:
    void start()
    {
        m_engine = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string()});
        const auto started = resultOf(m_engine->startServer({.port = 0}));
        QVERIFY(started);
        m_port = started->port;
        const auto script = resultOf(m_engine->connectGuest(Guest::Script));
        QVERIFY(script);
        m_token = script->token;
    }

    void writeHandMade() const
    {
        m_folder->write("workspaces/hand/workspace.json",
                        R"({"format":1,"clients":{"editor":{"token_hash":")" + tokenHash(kHandToken)
                            + R"("}},"endpoints":{"shop":{"url":"http:\/\/127.0.0.1:9/graphql",)"
                              R"("credential":"c"}},)"
                              R"("credentials":{"c":{"source":"environment","variable":"HOME"}}})");
    }

    HttpReply admin(const QByteArray &method, const QByteArray &path, const QByteArray &body = {}) const
    {
        return replyTo(m_port, method, path, m_token, body);
    }

    std::string names() const
    {
        std::string names;
        const HttpReply listed = admin("GET", "/api/v1/workspaces");
        for (const json::Value &one : listed.body["workspaces"].elements())
            names.append(one["name"].toString()) += ' ';
        return names;
    }

    // Of a client as a person gives it these rights; in the other workspace by the file that it is.
    std::string tokenOf(const std::string &workspace, const std::string &name,
                        std::vector<workspace::ClientRight> rights)
    {
        const HttpReply added =
            admin("POST", QByteArray::fromStdString("/api/v1/workspaces/" + workspace + "/clients"),
                  QByteArray::fromStdString("{\"name\":\"" + name + "\"}"));
        std::string token(added.body["token"].toString());
        if (rights.empty())
            return token;
        if (workspace != kDefaultWorkspace) { // made in the default one, and moved with its rights
            replyTo(m_port, "DELETE",
                    QByteArray::fromStdString("/api/v1/workspaces/" + workspace + "/clients/" + name),
                    m_token);
            token = tokenOf("default", name, rights);
            admin("POST", QByteArray::fromStdString("/api/v1/workspaces/" + workspace + "/clients"),
                  QByteArray::fromStdString("{\"name\":\"" + name + "\",\"from\":\"default\"}"));
            return token;
        }
        const auto isThere = [&] {
            return m_engine->workspaceClient().state().workspace->find<workspace::Client>(name) != nullptr;
        };
        if (!eventually(isThere))
            return {};
        workspace::Client client =
            *m_engine->workspaceClient().state().workspace->find<workspace::Client>(name);
        client.policy.rights = std::move(rights);
        const auto done = resultOf(m_engine->workspaceClient().apply(
            {"Trust " + name, workspace::Origin::Person, {workspace::PutObject{client}}}));
        return done ? token : std::string();
    }

    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<Engine> m_engine;
    quint16 m_port = 0;
    std::string m_token;
};

TOOLTRAY_TEST(WorkspaceAdministrationTest)
#include "workspaceadministrationtest.moc"
