// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/message/message.h"

#include "rawclient.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace tooltray::http;

namespace {

ServerOptions options()
{
    ServerOptions options;
    options.limits = {.startLine = 1000, .headerBytes = 2000, .headerCount = 20, .body = 5000};
    return options;
}

} // namespace

// The parser holds the limits (see its test); here they are seen to be in force at the socket.
class SizeLimitsTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void refuses_data()
    {
        tooltray::addColumns<QByteArray, int, QByteArray>("bytes", "status", "refusals");

        const auto row = [](const char *name, const QByteArray &bytes, int status, const char *refusals) {
            QTest::newRow(name) << bytes << status << QByteArray(refusals);
        };
        row("request line", requestText("GET /" + QByteArray(1000, 'x')), 414, "HeadSize:1");
        row("one header", requestText("GET /hello", "X: " + QByteArray(2000, 'x') + "\r\n"), 431,
            "HeadSize:1");
        row("header bytes", requestText("GET /hello", ("X: " + QByteArray(200, 'x') + "\r\n").repeated(10)),
            431, "HeadSize:1");
        row("header count", requestText("GET /hello", QByteArray("X: y\r\n").repeated(20)), 431,
            "HeadSize:1");
        row("announced body", requestText("POST /echo", "Content-Length: 5001\r\n"), 413, "BodySize:1");
        row("huge announced body", requestText("POST /echo", "Content-Length: 99999999999999999999\r\n"), 413,
            "BodySize:1");
        row("chunk", requestText("POST /echo", "Transfer-Encoding: chunked\r\n") + "1389\r\n", 413,
            "BodySize:1");
        row("chunks together",
            requestText("POST /echo", "Transfer-Encoding: chunked\r\n")
                + ("3e8\r\n" + QByteArray(1000, 'x') + "\r\n").repeated(5) + "1\r\n",
            413, "BodySize:1");
        row("body beyond the route's limit", requestText("POST /small", {}, "12345678901"), 413,
            "BodySize:1");
    }
    void refuses()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(int, status);
        QFETCH(QByteArray, refusals);

        TestServer server(options());
        RawClient client(server.port());
        client.send(bytes);
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), status);
        QCOMPARE(answer->header("connection"), "close");
        QCOMPARE(server.refusals(), refusals);
        QVERIFY(client.waitForEnd() || server.http().statistics().connectionsOpen == 1);
    }

    void takesWhatIsJustAllowed()
    {
        TestServer server(options());
        RawClient client(server.port());
        const QByteArray body(5000, 'x');
        client.send(requestText("POST /echo", {}, body));
        QCOMPARE(client.answer().value_or(RawAnswer()).body, body);
        client.send(requestText("POST /small", {}, "1234567890"));
        QCOMPARE(client.answer().value_or(RawAnswer()).body, "1234567890");
        QCOMPARE(server.refusals(), "");
    }

    // Answered while the client is still sending, and readable although it goes on for a while.
    void refusesAnEndlessRequestLine()
    {
        TestServer server;
        RawClient client(server.port());
        client.send("GET /" + QByteArray(1024 * 1024, 'x'));
        const auto answer = client.answer();
        QVERIFY(answer);
        QCOMPARE(answer->status(), 414);
        client.send(QByteArray(1024 * 1024, 'x'));
        client.shutDownWriting();
        QVERIFY(server.waitForConnections(0));
        QCOMPARE(server.refusals(), "HeadSize:1");
    }
};

TOOLTRAY_TEST(SizeLimitsTest)
#include "sizelimitstest.moc"
