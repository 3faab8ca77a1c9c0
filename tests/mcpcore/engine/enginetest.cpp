// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/engine.h"

#include "base/answer.h"
#include "support/result.h"
#include "support/testcase.h"

#include <QSignalSpy>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTest>

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
        VERIFY_RESULT(resultOf(engine.startServer({.port = 0})));
        QTRY_COMPARE(engine.serverStatus().state, State::Running);
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
        QCOMPARE(with->demoUrl, "http://127.0.0.1:" + std::to_string(with->port) + "/demo/graphql");
        QCOMPARE(statusLine(with->port), QByteArray("HTTP/1.1 200 OK"));
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
