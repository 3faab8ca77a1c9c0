// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/serveroptions.h"

#include "rawclient.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace std::chrono_literals;
using namespace tooltray::http;

class TimeoutsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void closesSilentConnections()
    {
        TestServer server;
        RawClient client(server.port());
        QVERIFY(server.waitForConnections(1));
        server.clock().advance(m_timeouts.head - 1ms);
        QCOMPARE(server.http().statistics().connectionsOpen, 1u);
        server.clock().advance(1ms);
        QVERIFY(client.waitForEnd());
        QVERIFY(server.waitForConnections(0));
        QCOMPARE(client.rest(), "");
        QCOMPARE(server.refusals(), "");
    }

    // Slow-loris: a byte now and then does not buy more time.
    void refusesASlowHead()
    {
        TestServer server;
        RawClient client(server.port());
        client.send("GET /hello HTTP/1.1\r\n");
        QVERIFY(server.waitForConnections(1));
        for (int i = 0; i < 9; ++i) {
            server.clock().advance(m_timeouts.head / 10);
            client.sendByteByByte("X: y\r\n");
        }
        QCOMPARE(server.refusals(), "");
        server.clock().advance(m_timeouts.head / 10);
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), 408);
        QVERIFY(answer->body.contains("head_timeout"));
        QCOMPARE(server.refusals(), "HeadTimeout:1");
    }

    void refusesASlowBody()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("POST /echo", "Expect: 100-continue\r\nContent-Length: 100\r\n"));
        QVERIFY(client.waitForBytes("100 Continue"));
        client.answer();
        for (int i = 0; i < 9; ++i) {
            server.clock().advance(m_timeouts.body / 10);
            client.sendByteByByte("x");
        }
        QCOMPARE(server.refusals(), "");
        server.clock().advance(m_timeouts.body / 10);
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), 408);
        QVERIFY(answer->body.contains("body_timeout"));
        QCOMPARE(server.refusals(), "BodyTimeout:1");
    }

    void closesIdleConnections()
    {
        TestServer server;
        RawClient client(server.port());
        for (int i = 0; i < 3; ++i) {
            client.send(requestText("GET /hello"));
            QVERIFY(client.answer());
            server.clock().advance(m_timeouts.idle - 1ms);
        }
        QCOMPARE(server.http().statistics().connectionsOpen, 1u);
        server.clock().advance(1ms);
        QVERIFY(client.waitForEnd());
        QCOMPARE(client.rest(), "");

        // The head of a second request has the time of a head, not what is left of the idle time.
        RawClient second(server.port());
        second.send(requestText("GET /hello") + "GET /hel");
        QVERIFY(second.answer());
        server.clock().advance(m_timeouts.head);
        QCOMPARE(second.answer().value_or(RawAnswer()).status(), 408);
    }

    void givesUpOnAnAnswerThatNeverComes()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /later"));
        QVERIFY(server.waitForKept(1));
        std::optional<Abandonment> reason;
        server.kept[0]->onAbandoned([&](Abandonment why) { reason = why; });
        server.clock().advance(m_timeouts.answer - 1ms);
        QVERIFY(!reason);
        server.clock().advance(1ms);
        QCOMPARE(reason, Abandonment::TimedOut);
        QVERIFY(!server.kept[0]->isOpen());
        server.kept[0]->reply({200, {}, "too late"});
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 504);
        QVERIFY(client.waitForEnd());
        QCOMPARE(client.rest(), "");
        QCOMPARE(server.refusals(), "AnswerTimeout:1");
    }

    void neverEndsAStream()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /stream"));
        QVERIFY(server.waitForKept(1));
        QVERIFY(client.waitForBytes("\r\n\r\n"));
        server.clock().advance(24h);
        QVERIFY(server.kept[0]->isOpen());
        server.kept[0]->write("still here");
        QVERIFY(client.waitForBytes("still here"));
    }

    void dropsAClientThatDoesNotReadItsAnswer()
    {
        TestServer server;
        RawClient client(server.port());
        client.stopReading();
        client.send(requestText("GET /later"));
        QVERIFY(server.waitForKept(1));
        server.kept[0]->reply({200, {}, std::string(64 * 1024 * 1024, 'x')});
        QCoreApplication::processEvents(); // the system's buffers fill up, which counts as progress
        server.clock().advance(m_timeouts.send);
        QCOMPARE(server.http().statistics().connectionsOpen, 1u);
        for (int i = 0; i < 10 && server.http().statistics().connectionsOpen > 0; ++i) {
            server.clock().advance(m_timeouts.send);
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        }
        QVERIFY(server.waitForConnections(0));
    }

    void lingersForALastAnswerOnlySoLong()
    {
        TestServer server;
        RawClient client(server.port());
        client.send("nonsense\r\n\r\n");
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 400);
        client.send("which goes on");
        QCOMPARE(server.http().statistics().connectionsOpen, 1u);
        server.clock().advance(m_timeouts.linger);
        QVERIFY(server.waitForConnections(0));
    }

private:
    const ConnectionTimeouts m_timeouts = {};
};

TOOLTRAY_TEST(TimeoutsTest)
#include "timeoutstest.moc"
