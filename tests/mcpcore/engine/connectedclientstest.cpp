// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/connectedclients.h"

#include "engine/access/clienttokens.h"
#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QSignalSpy>
#include <QTest>

using namespace tooltray;
using namespace tooltray::engine;
using test::await;

class ConnectedClientsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<test::TemporaryFolder>();
        m_engine = std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string()});
    }
    void cleanup()
    {
        m_engine.reset();
        m_folder.reset();
    }

    void aClientGetsATokenThatLetsItIn()
    {
        VERIFY_RESULT(await(m_engine->open()));
        QCOMPARE(await(m_engine->clients().issueToken("cursor", "Cursor", "cursor")).error().code,
                 std::string("not_serving"));
        serveDemo();
        const auto connection = await(m_engine->clients().issueToken("cursor", "Cursor", "cursor"));
        VERIFY_RESULT(connection);
        QVERIFY(connection->token.size() > 30);
        const auto *client = m_engine->workspaceClient().state().workspace->find<workspace::Client>("cursor");
        QVERIFY(client != nullptr && client->tokenHash.find(connection->token) == std::string::npos);
    }

    void aTokenIsGoodUntilItsClientIsDisconnected()
    {
        serveDemo();
        const auto tokenFor = [this](const std::string &name) {
            return await(m_engine->clients().issueToken(name, name, {}))->token;
        };
        const auto withdraw = [this](const std::string &name, Result<std::string> unused) {
            return await(m_engine->clients().withdrawToken(name, answered(std::move(unused))));
        };
        const auto client = [this](const std::string &name) {
            return m_engine->workspaceClient().state().workspace->find<workspace::Client>(name);
        };
        const std::string token = tokenFor("cursor");
        QCOMPARE(withdraw("cursor", std::string()).valueOr(true), false); // another file has it
        QCOMPARE(withdraw("cursor", tokenFor("zed")).valueOr(true), false);
        QCOMPARE(withdraw("nobody", token).valueOr(true), false);
        QCOMPARE(withdraw("cursor", ResultPromise<std::string>::givenUp()).error().code,
                 std::string("given_up"));
        QVERIFY(client("cursor")->tokenHash == tokenHash(token));
        QCOMPARE(withdraw("cursor", token).valueOr(false), true);
        QTRY_VERIFY(client("cursor") == nullptr);
        QVERIFY(client("zed") != nullptr);

        // A policy stays, for the next time.
        workspace::Client careful = *client("zed");
        const std::string next = tokenFor("zed");
        careful.tokenHash = tokenHash(next);
        careful.policy.readOnly = true;
        workspace::Edit edit{"Save", workspace::Origin::Person, {}};
        edit.steps.push_back(workspace::PutObject{careful});
        VERIFY_RESULT(await(m_engine->workspaceClient().apply(edit)));
        QCOMPARE(withdraw("zed", next).valueOr(false), true);
        QTRY_VERIFY(client("zed")->tokenHash != tokenHash(next));
        QVERIFY(client("zed")->policy.readOnly);
    }

    void aTokenArrivesOnceWhateverItSaysItIs()
    {
        ConnectedClients &clients = m_engine->clients();
        const QSignalSpy arrivals(&clients, &ConnectedClients::clientArrived);
        clients.takeClients({});
        clients.takeClients({{.name = "claude-code", .program = "claude-code 2.0"}});
        clients.takeClients({{.name = "claude-code", .program = "evil 1"}});
        QCOMPARE(arrivals.count(), 1);
        clients.takeClients({{.name = "(stdio)", .program = "Editor 1"}});
        clients.takeClients({{.name = "(stdio)", .program = "Claude 1"}});
        QCOMPARE(arrivals.count(), 3);
    }

private:
    void serveDemo() { VERIFY_RESULT(await(m_engine->startServer({.port = 0, .hasDemo = true}))); }

    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<Engine> m_engine;
};

TOOLTRAY_TEST(ConnectedClientsTest)
#include "connectedclientstest.moc"
