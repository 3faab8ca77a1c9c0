// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/routing/httpexchange.h"

#include "rawclient.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace tooltray::http;

class HttpExchangeTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void answersLater()
    {
        TestServer server;
        RawClient client(server.port());
        for (int i = 0; i < 2; ++i) {
            client.send(requestText("GET /later"));
            QVERIFY(server.waitForKept(1));
            QVERIFY(server.kept[0]->isOpen());
            QVERIFY(!server.kept[0]->hasBegun());
            server.kept[0]->reply(Response::json(200, "[1]"));
            QVERIFY(!server.kept[0]->isOpen());
            server.kept.clear();
            const auto answer = client.answer();
            QVERIFY(answer);
            QCOMPARE(answer->statusLine, "HTTP/1.1 200 OK");
            QCOMPARE(answer->header("content-type"), "application/json");
            QCOMPARE(answer->header("date"), "Thu, 01 Jan 2026 00:00:00 GMT");
            QCOMPARE(answer->body, "[1]");
        }
    }

    void tellsWhoAsksWhat()
    {
        TestServer server;
        RawClient client(server.port());
        client.send("GET /later?a=b&c HTTP/1.1\r\nHost: localhost\r\nX-A: 1\r\nX-a: 2\r\nContent-Length: "
                    "3\r\n\r\na\0b");
        client.send(QByteArray("\0", 1) + "b");
        QVERIFY(server.waitForKept(1));
        const HttpExchange &exchange = *server.kept[0];
        QCOMPARE(exchange.request().method, "GET");
        QCOMPARE(exchange.request().path(), "/later");
        QCOMPARE(exchange.request().query(), "a=b&c");
        QCOMPARE(exchange.request().headers.value("X-A"), "1");
        QCOMPARE(exchange.request().headers.count("x-a"), std::size_t(2));
        QCOMPARE(exchange.request().body, std::string("a\0b", 3));
        QCOMPARE(exchange.peer(), (Peer{"127.0.0.1", client.localPort()}));
        QCOMPARE(exchange.principal(), Principal{});
    }

    void saysSoWhenForgotten()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /forgotten"));
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), 500);
        QVERIFY(answer->body.contains("internal_error"));
        client.send(requestText("GET /hello"));
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 200);
    }

    void streamsChunks()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /stream"));
        QVERIFY(server.waitForKept(1));
        QVERIFY(client.waitForBytes("Transfer-Encoding: chunked\r\n\r\n"));
        server.kept[0]->write("data: 1\n\n");
        QVERIFY(client.waitForBytes("9\r\ndata: 1\n\n\r\n"));
        server.kept[0]->write("");
        server.kept[0]->write(std::string(300, 'x'));
        server.kept[0]->endStream();
        QVERIFY(!server.kept[0]->isOpen());
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->header("content-type"), "text/event-stream");
        QCOMPARE(answer->header("content-length"), "");
        QCOMPARE(answer->body, "data: 1\n\n" + QByteArray(300, 'x'));
        client.send(requestText("GET /hello"));
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "hello");
    }

    void breaksAForgottenStreamOff()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /stream"));
        QVERIFY(server.waitForKept(1));
        server.kept[0]->write("half");
        QVERIFY(client.waitForBytes("4\r\nhalf\r\n"));
        server.kept.clear();
        QVERIFY(client.waitForEnd());
        QVERIFY(!client.rest().contains("\r\n0\r\n"));
        QVERIFY(server.waitForConnections(0));
    }

    void streamsUntilCloseToOldClients()
    {
        TestServer server;
        RawClient client(server.port());
        client.send("GET /stream HTTP/1.0\r\nHost: localhost\r\n\r\n");
        QVERIFY(server.waitForKept(1));
        server.kept[0]->write("a");
        server.kept[0]->write("b");
        server.kept[0]->endStream();
        QVERIFY(client.waitForEnd());
        QVERIFY(client.rest().startsWith("HTTP/1.1 200 OK\r\n"));
        QVERIFY(client.rest().contains("\r\nConnection: close\r\n"));
        QVERIFY(!client.rest().contains("chunked"));
        QVERIFY(client.rest().endsWith("\r\n\r\nab"));
    }

    void leavesTheBodyOutForHead_data()
    {
        tooltray::addColumns<QByteArray, int, QByteArray>("path", "status", "length");

        QTest::newRow("one-shot") << QByteArray("/hello") << 200 << QByteArray("5");
        QTest::newRow("stream") << QByteArray("/stream") << 200 << QByteArray();
        QTest::newRow("refused") << QByteArray("/nothing") << 404 << QByteArray("73");
    }
    void leavesTheBodyOutForHead()
    {
        QFETCH(QByteArray, path);
        QFETCH(int, status);
        QFETCH(QByteArray, length);

        TestServer server;
        RawClient client(server.port());
        client.send(requestText("HEAD " + path) + requestText("GET /hello"));
        const auto head = client.answer(RawClient::Expect::HeadOnly);
        QVERIFY(head);
        QCOMPARE(head->status(), status);
        QCOMPARE(head->header("content-length"), length);
        const auto next = client.answer();
        QVERIFY(next);
        QCOMPARE(next->body, "hello");
    }

    void leavesTheBodyOutWhereTheStatusHasNone()
    {
        TestServer server;
        RawClient client(server.port());
        for (const int status : {202, 204, 304}) {
            client.send(requestText("GET /later"));
            QVERIFY(server.waitForKept(1));
            server.kept[0]->reply({status, {}, status == 202 ? "" : "dropped"});
            server.kept.clear();
            const auto answer = client.answer();
            QVERIFY(answer);
            QCOMPARE(answer->status(), status);
            QCOMPARE(answer->header("content-length"), status == 202 ? "0" : "");
            QCOMPARE(client.rest(), "");
        }
    }

    void learnsThatTheClientLeft_data()
    {
        tooltray::addColumns<QByteArray, int>("path", "how");

        const QByteArrayList ways{"closes", "resets", "closes its direction only"};
        for (int how = 0; how < ways.size(); ++how) {
            QTest::addRow("waiting, %s", ways[how].data()) << QByteArray("/later") << how;
            QTest::addRow("streaming, %s", ways[how].data()) << QByteArray("/stream") << how;
        }
    }
    void learnsThatTheClientLeft()
    {
        QFETCH(QByteArray, path);
        QFETCH(int, how);

        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET " + path));
        QVERIFY(server.waitForKept(1));
        std::optional<Abandonment> reason;
        bool wasOpen = true;
        server.kept[0]->onAbandoned([&](Abandonment why) {
            reason = why;
            wasOpen = server.kept[0]->isOpen();
            server.kept[0]->write("into the void");
            server.kept[0]->endStream();
            server.kept[0]->reply({});
        });
        if (how == 0)
            client.leave();
        else if (how == 1)
            client.reset();
        else
            client.shutDownWriting();
        QTRY_COMPARE(reason, Abandonment::ClientLeft);
        QVERIFY(!wasOpen);
        QVERIFY(server.waitForConnections(0));
        server.kept[0]->write("still into the void");
        QCOMPARE(server.kept[0]->unsentBytes(), std::size_t(0));
    }

    void answersOnlyOnce()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /later"));
        QVERIFY(server.waitForKept(1));
        bool called = false;
        server.kept[0]->onAbandoned([&](Abandonment) { called = true; });
        server.kept[0]->reply({200, {}, "first"});
        server.kept[0]->reply({200, {}, "second"});
        server.kept[0]->startStream(200, {});
        server.kept[0]->write("third");
        server.kept[0]->endStream();
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "first");
        client.leave();
        QVERIFY(server.waitForConnections(0));
        QCOMPARE(client.rest(), "");
        QVERIFY(!called);
    }

    void keepsTheOrderOfPipelinedRequests()
    {
        TestServer server;
        RawClient client(server.port());
        QByteArray requests;
        for (int i = 0; i < 100; ++i)
            requests += requestText("POST /echo", {}, QByteArray::number(i));
        client.send(requestText("GET /later") + requests);
        QVERIFY(server.waitForKept(1));
        QCoreApplication::processEvents();
        QCOMPARE(client.rest(), "");
        server.kept[0]->reply({200, {}, "later"});
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "later");
        for (int i = 0; i < 100; ++i)
            QCOMPARE(client.answer().value_or(RawAnswer()).body, QByteArray::number(i));
        QCOMPARE(client.rest(), "");
    }

    void keepsTheOrderBehindAStream()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /stream") + requestText("GET /hello"));
        QVERIFY(server.waitForKept(1));
        server.kept[0]->write("one ");
        QVERIFY(client.waitForBytes("one "));
        client.send(requestText("GET /later"));
        server.kept[0]->write("two");
        server.kept[0]->endStream();
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "one two");
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "hello");
        QVERIFY(server.waitForKept(2));
        server.kept[1]->reply({200, {}, "last"});
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "last");
    }

    void dropsASlowReader()
    {
        TestServer server({.maxUnsentBytes = 100'000});
        RawClient slow(server.port());
        slow.stopReading();
        slow.send(requestText("GET /stream"));
        QVERIFY(server.waitForKept(1));
        RawClient quick(server.port());
        quick.send(requestText("GET /stream"));
        QVERIFY(server.waitForKept(2));

        std::optional<Abandonment> reason;
        server.kept[0]->onAbandoned([&](Abandonment why) { reason = why; });
        const std::string event(20'000, 'x');
        int events = 0;
        while (!reason && events < 5000) {
            server.kept[0]->write(event);
            server.kept[1]->write(event);
            ++events;
            QVERIFY(server.kept[0]->unsentBytes() < 100'000 + 2 * event.size());
            QCoreApplication::processEvents();
        }
        QCOMPARE(reason, Abandonment::SlowReader);
        QCOMPARE(server.http().statistics().streamsOverrun, 1u);
        server.kept[1]->endStream();
        QCOMPARE(quick.answer().value_or(RawAnswer()).body.size(), qsizetype(event.size()) * events);
        QVERIFY(server.waitForConnections(1));
    }

    void sendsLargeAnswers()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /later") + requestText("GET /hello"));
        QVERIFY(server.waitForKept(1));
        std::string body;
        body.resize(20'000'000);
        for (std::size_t i = 0; i < body.size(); ++i)
            body[i] = static_cast<char>('a' + i % 23);
        server.kept[0]->reply({200, {}, body});
        QCOMPARE(client.answer().value_or(RawAnswer()).body.toStdString() == body, true);
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "hello");
    }

    void keepsHeadersOnTheirLines()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /later"));
        QVERIFY(server.waitForKept(1));
        server.kept[0]->reply({200, {{"X-A", "a\r\nX-B: b"}, {"X\nC", "c"}}, "body"});
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->header("x-a"), "a  X-B: b");
        QCOMPARE(answer->header("x-b"), "");
        QCOMPARE(answer->body, "body");
    }

    void mayOutliveTheServer()
    {
        TestServer server;
        RawClient client(server.port());
        client.send(requestText("GET /later"));
        QVERIFY(server.waitForKept(1));
        RawClient listener(server.port());
        listener.send(requestText("GET /stream"));
        QVERIFY(server.waitForKept(2));
        QList<Abandonment> reasons;
        for (const auto &exchange : server.kept)
            exchange->onAbandoned([&](Abandonment why) { reasons.append(why); });
        server.stop();
        QCOMPARE(reasons, QList<Abandonment>({Abandonment::ServerStopped, Abandonment::ServerStopped}));
        server.kept[0]->reply({});
        server.kept[1]->write("x");
        server.kept.clear();
        QVERIFY(client.waitForEnd());
        QVERIFY(listener.waitForEnd());
    }

    void mayBeOwnedByItsOwnCallback()
    {
        TestServer server;
        for (const bool leaves : {true, false}) {
            RawClient client(server.port());
            client.send(requestText("GET /stream"));
            QVERIFY(server.waitForKept(1));
            std::weak_ptr<HttpExchange> weak = server.kept[0];
            server.kept[0]->onAbandoned([own = server.kept[0]](Abandonment) { own->endStream(); });
            HttpExchange *exchange = server.kept[0].get();
            server.kept.clear();
            QVERIFY(!weak.expired());
            if (leaves)
                client.leave();
            else
                exchange->endStream();
            QTRY_VERIFY(weak.expired());
        }
    }
};

TOOLTRAY_TEST(HttpExchangeTest)
#include "httpexchangetest.moc"
