// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/connectedclients.h"

#include "base/files/files.h"
#include "engine/engine.h"
#include "support/await.h"
#include "support/result.h"
#include "support/temporaryfolder.h"
#include "support/testcase.h"

#include <QTcpServer>
#include <QTcpSocket>

using namespace tooltray;
using namespace tooltray::engine;
using State = ServerStatus::State;

namespace {

bool isOpen(std::uint16_t port)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    return socket.waitForConnected(5000);
}

QByteArray statusLine(std::uint16_t port, const QByteArray &host)
{
    QTcpSocket socket;
    socket.connectToHost(QStringLiteral("127.0.0.1"), port);
    if (!socket.waitForConnected(5000))
        return {};
    socket.write("GET /healthz HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    QByteArray answer;
    while (socket.waitForReadyRead(5000))
        answer += socket.readAll();
    return answer.left(12);
}

std::uint16_t freePort()
{
    QTcpServer probe;
    return probe.listen(QHostAddress::LocalHost) ? probe.serverPort() : 0;
}

} // namespace

class PreferencesClientTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_folder = std::make_unique<test::TemporaryFolder>(); }
    void cleanup()
    {
        m_engine.reset();
        m_folder.reset();
    }

    void theServerMovesToAnotherPortAndFindsItAgain()
    {
        const std::uint16_t first = freePort();
        QVERIFY(start(first));
        const std::uint16_t second = freePort();
        QVERIFY(apply([&](Preferences &all) { all.server.port = second; }));
        QCOMPARE(m_engine->serverStatus().port, second);
        QVERIFY(isOpen(second));
        QVERIFY(!isOpen(first));
        QCOMPARE(*preferences().state().inEffect.port, second);
        m_engine.reset(); // and at the next start of the program
        QVERIFY(start());
        QCOMPARE(m_engine->serverStatus().port, second);
    }

    void aPortThatIsTakenLeavesEverythingAsItWas()
    {
        const std::uint16_t port = freePort();
        QVERIFY(start(port));
        QTcpServer occupant;
        QVERIFY(occupant.listen(QHostAddress::LocalHost));
        Preferences wanted = preferences().state().chosen;
        wanted.server.port = occupant.serverPort();
        const auto applied = test::await(preferences().apply(wanted));
        QVERIFY(!applied);
        QCOMPARE(applied.error().code, std::string("port_in_use"));
        QTRY_COMPARE(m_engine->serverStatus().state, State::Running);
        QCOMPARE(m_engine->serverStatus().port, port);
        QVERIFY(isOpen(port));
        QCOMPARE(*preferences().state().chosen.server.port, port);
    }

    void aNameThatIsAllowedAnswersAtOnce()
    {
        QVERIFY(start(freePort()));
        const std::uint16_t port = m_engine->serverStatus().port;
        const QByteArray host = "desk.local:" + QByteArray::number(port);
        QCOMPARE(statusLine(port, host), QByteArray("HTTP/1.1 403"));
        QVERIFY(apply([](Preferences &all) { all.server.allowedHosts = {"desk.local"}; }));
        QCOMPARE(m_engine->serverStatus().port, port);
        QCOMPARE(statusLine(port, host), QByteArray("HTTP/1.1 200"));
    }

    void whatTheFileSaysCannotBeChosenAway()
    {
        const std::uint16_t port = freePort();
        QVERIFY(writeFile(*m_folder / "config.yaml", "server: { port: " + std::to_string(port) + " }\n",
                          FileAccess::Private)
                    .hasValue());
        QVERIFY(start());
        QCOMPARE(preferences().state().port, Decider::ConfigFile);
        QCOMPARE(preferences().state().allowedHosts, Decider::Person);
        QVERIFY(
            QString::fromStdString(preferences().state().configFile).endsWith(QStringLiteral("config.yaml")));
        QVERIFY(apply([](Preferences &all) { all.server.port = freePort(); }));
        QCOMPARE(m_engine->serverStatus().port, port);
    }

    void theCommandLineCountsAboveBoth()
    {
        const std::uint16_t port = freePort();
        m_engine = newEngine();
        VERIFY_RESULT(test::await(m_engine->startServer({.port = port})));
        QTRY_COMPARE(preferences().state().port, Decider::CommandLine);
        QVERIFY(apply([](Preferences &all) { all.server.port = freePort(); }));
        QCOMPARE(m_engine->serverStatus().port, port);
    }

    // Tests and scripts start on any port; another setting must not send their clients elsewhere.
    void aPortThatWasFoundStaysUntilAnotherIsNamed()
    {
        m_engine = newEngine();
        const auto started = test::await(m_engine->startServer({.port = 0}));
        VERIFY_RESULT(started);
        QVERIFY(apply([](Preferences &all) { all.server.maxConnections = 77; }));
        QCOMPARE(m_engine->serverStatus().port, started->port);
        QCOMPARE(preferences().state().inEffect.maxConnections, 77U);
        const std::uint16_t named = freePort();
        QVERIFY(apply([&](Preferences &all) { all.server.port = named; }));
        QCOMPARE(m_engine->serverStatus().port, named);
    }

    void invalidSettingsAreRefusedAndNotSaved()
    {
        QVERIFY(start(freePort()));
        const Preferences before = preferences().state().chosen;
        Preferences wanted = before;
        wanted.server.allowedOrigins = {"no origin"};
        const auto applied = test::await(preferences().apply(wanted));
        QVERIFY(!applied);
        QCOMPARE(applied.error().code, std::string("bad_setting"));
        QVERIFY(preferences().state().chosen == before);
    }

    void theLogFollows()
    {
        QVERIFY(start(freePort()));
        QVERIFY(apply([](Preferences &all) { all.log.secretNames = {"customer"}; }));
        workspace::Endpoint endpoint;
        endpoint.name = "shop";
        endpoint.url = "http://127.0.0.1:9/graphql";
        endpoint.retry.retries = 0;
        workspace::Edit edit{"Put", workspace::Origin::Person, {workspace::PutObject{endpoint}}};
        VERIFY_RESULT(test::await(m_engine->workspaceClient().apply(edit)));
        json::Value variables = json::Value::object();
        variables.set("customer", json::Value("Ada"));
        variables.set("other", json::Value("Bo"));
        VERIFY_RESULT(test::await(m_engine->calls().run(
            {.what = OperationTrial{"shop", "query ($customer: String, $other: String) { a }"},
             .arguments = std::move(variables)})));
        const auto entries = test::await(m_engine->log().entries());
        VERIFY_RESULT(entries);
        QVERIFY(!entries->empty());
        const std::string arguments(entries->back()->arguments.text());
        QVERIFY2(arguments.find("Ada") == std::string::npos, arguments.c_str());
        QVERIFY2(arguments.find("Bo") != std::string::npos, arguments.c_str());
    }

private:
    std::unique_ptr<Engine> newEngine()
    {
        return std::make_unique<Engine>(EngineSettings{.dataFolder = m_folder->path().string()});
    }
    // On the port that is chosen, or the one of the file.
    bool start(std::uint16_t chosen = 0)
    {
        m_engine = newEngine();
        if (chosen != 0) {
            if (!test::await(m_engine->open()))
                return false;
            Preferences wanted;
            wanted.server.port = chosen;
            if (!test::await(preferences().apply(wanted)))
                return false;
        }
        const auto started = test::await(m_engine->startServer({}));
        return started.hasValue()
               && QTest::qWaitFor([&] { return m_engine->serverStatus().state == State::Running; },
                                  tooltray::test::kPatienceMs);
    }
    template <typename Change>
    bool apply(Change change)
    {
        Preferences wanted = preferences().state().chosen;
        change(wanted);
        const auto applied = test::await(preferences().apply(wanted));
        if (!applied)
            qWarning("%s", applied.error().message.c_str());
        return applied.hasValue();
    }
    PreferencesClient &preferences() { return m_engine->preferences(); }

    std::unique_ptr<test::TemporaryFolder> m_folder;
    std::unique_ptr<Engine> m_engine;
};

TOOLTRAY_TEST(PreferencesClientTest)
#include "preferencesclienttest.moc"
