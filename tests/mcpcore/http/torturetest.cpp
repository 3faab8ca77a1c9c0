// SPDX-License-Identifier: GPL-3.0-or-later
#include "rawclient.h"
#include "support/testcase.h"
#include "testserver.h"

#include <QTest>

using namespace tooltray::http;

namespace {

// The statuses of that many answers, or of fewer when the server ends the connection.
QByteArray statuses(RawClient &client, int expectedCount)
{
    QByteArrayList found;
    for (int i = 0; i < expectedCount; ++i) {
        const auto answer = client.answer();
        if (!answer)
            break;
        found.append(QByteArray::number(answer->status()));
    }
    return found.join(' ');
}

void addRows()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<QByteArray>("expected"); // the statuses, then "end" when the server ends the connection

    const QByteArray hello = requestText("GET /hello");
    const auto row = [](const QByteArray &name, const QByteArray &bytes, const char *expected) {
        QTest::newRow(name.constData()) << bytes << QByteArray(expected);
    };
    const auto head = [&](const char *name, const QByteArray &text, const char *expected) {
        row(name, text + "\r\n\r\n", expected);
    };
    const auto post = [&](const QByteArray &fields, const QByteArray &body, const char *expected) {
        row(fields.simplified() + " | " + body.left(30).simplified(),
            "POST /echo HTTP/1.1\r\nHost: localhost\r\n" + fields + "\r\n\r\n" + body, expected);
    };

    row("a request", hello, "200");
    row("two requests", hello + hello, "200 200");
    row("a request behind an empty line", "\r\n" + hello, "200");
    row("rubbish behind a request", hello + "\x01\x02\r\n\r\n", "200 400 end");

    post("Content-Length: -5", "hello", "400 end");
    post("Content-Length: 0x5", "hello", "400 end");
    post("Content-Length: 5a", "hello", "400 end");
    post("Content-Length: 5, 5", "hello", "400 end");
    post("Content-Length: 18446744073709551616", "hello", "413 end");
    post("Content-Length: 5\r\nContent-Length: 5", "hello", "400 end");
    post("Content-Length: 5\r\nContent-Length: 6", "hello", "400 end");
    post("Content-Length: 5\r\nTransfer-Encoding: chunked", "0\r\n\r\n", "400 end");
    post("Transfer-Encoding: chunked\r\nContent-Length: 0", "0\r\n\r\n" + hello, "400 end");
    post("Transfer-Encoding: chunked", "5;x=y\r\nhello\r\n0\r\nT: u\r\n\r\n" + hello, "200 200");
    post("Transfer-Encoding: chunked", "0\r\n\r\n", "200");
    post("Transfer-Encoding: chunked", "-5\r\nhello\r\n0\r\n\r\n", "400 end");
    post("Transfer-Encoding: chunked", "x\r\nhello\r\n0\r\n\r\n", "400 end");
    post("Transfer-Encoding: chunked", "5 \nhello\r\n0\r\n\r\n", "400 end");
    post("Transfer-Encoding: chunked", "4\r\nhello\r\n0\r\n\r\n", "400 end");
    post("Transfer-Encoding: chunked", "6\r\nhello\r\n0\r\n\r\n", "400 end");
    post("Transfer-Encoding: chunked", "ffffffffffffffff\r\nhello\r\n0\r\n\r\n", "413 end");
    post("Transfer-Encoding: chunked", "fffffffffffffffff\r\nhello\r\n0\r\n\r\n", "413 end");
    post("Transfer-Encoding: gzip, chunked", "0\r\n\r\n", "501 end");
    post("Transfer-Encoding: identity", "hello", "400 end");
    post("Content-Length: 5\r\nExpect: something", "hello", "417 end");
    post("Content-Length: 5\r\nConnection: close", "hello" + hello, "200 end");

    head("space before the colon", "GET /hello HTTP/1.1\r\nHost : localhost", "400 end");
    head("folded line", "GET /hello HTTP/1.1\r\nHost: localhost\r\nX: a\r\n b", "400 end");
    row("bare line feeds", "GET /hello HTTP/1.1\nHost: localhost\n\n", "400 end");
    row("NUL", QByteArrayLiteral("GET /hello HTTP/1.1\r\nHost: localhost\r\nX: a\0b\r\n\r\n"), "400 end");
    head("10,000 headers", "GET /hello HTTP/1.1\r\nHost: localhost" + QByteArray("\r\nX: y").repeated(10'000),
         "431 end");
    row("1 MB request line", "GET /" + QByteArray(1024 * 1024, 'x'), "414 end");
    head("no host", "GET /hello HTTP/1.1", "400 end");
    head("two hosts", "GET /hello HTTP/1.1\r\nHost: localhost\r\nHost: localhost", "400 end");
    head("HTTP/1.0", "GET /hello HTTP/1.0\r\nHost: localhost", "200 end");
    head("HTTP/1.0 kept", "GET /hello HTTP/1.0\r\nHost: localhost\r\nConnection: keep-alive", "200 end");
    head("HTTP/2 with prior knowledge", "PRI * HTTP/2.0\r\n\r\nSM", "505 end");
    head("HTTP/9.9", "GET /hello HTTP/9.9\r\nHost: localhost", "505 end");
    head("not quite HTTP/1.1", "GET /hello HTTPX1.1\r\nHost: localhost", "400 end");
    head("HTTP/0.9", "GET /hello", "400 end");
    head("unknown method", "BREW /hello HTTP/1.1\r\nHost: localhost", "501 end");
    head("TRACE", "TRACE /hello HTTP/1.1\r\nHost: localhost", "501 end");
    head("CONNECT", "CONNECT example.org:443 HTTP/1.1\r\nHost: example.org:443", "501 end");
    head("method not served", "DELETE /hello HTTP/1.1\r\nHost: localhost", "405");
    head("OPTIONS", "OPTIONS /hello HTTP/1.1\r\nHost: localhost", "204");
    head("OPTIONS of all", "OPTIONS * HTTP/1.1\r\nHost: localhost", "204");
    head("OPTIONS of nothing", "OPTIONS /nothing HTTP/1.1\r\nHost: localhost", "404");
    head("absolute target", "GET http://localhost/hello HTTP/1.1\r\nHost: localhost", "200");
    head("absolute target, other host", "GET http://evil.example/hello HTTP/1.1\r\nHost: localhost",
         "400 end");
    head("absolute target, evil host", "GET http://evil.example/hello HTTP/1.1\r\nHost: evil.example", "403");
    head("https target", "GET https://localhost/hello HTTP/1.1\r\nHost: localhost", "400 end");
    head("encoded NUL", "GET /w/a%00b/mcp HTTP/1.1\r\nHost: localhost", "404");
    head("dots", "GET /x/../hello HTTP/1.1\r\nHost: localhost", "404");
    head("WebSocket",
         "GET /hello HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
         "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
         "200");
    head("HTTP/2 by upgrade",
         "GET /hello HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\n"
         "HTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA",
         "200");
    row("TLS greeting", QByteArray::fromHex("160301020001000 1fc0303") + QByteArray(100, '\n'), "400 end");
    row("SSH greeting", "SSH-2.0-OpenSSH_9.2p1\r\n", "400 end");
    row("GET smuggled in a body", requestText("POST /echo", {}, hello) + hello, "200 200");
}

} // namespace

// What hostile and broken clients send, over a real socket, each with its expected answers; afterwards
// the server still serves others and has no connection left.
class TortureTest final : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init() { m_server = std::make_unique<TestServer>(); }

    void cleanup()
    {
        verifyAlive();
        m_server.reset();
    }

    void answers_data() { addRows(); }
    void answers()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, expected);

        const bool ends = expected.endsWith(" end");
        if (ends)
            expected.chop(4);
        RawClient client(m_server->port());
        client.send(bytes);
        QCOMPARE(statuses(client, int(expected.count(' ')) + 1), expected);
        if (ends)
            QVERIFY(client.waitForEnd());
        else
            QVERIFY(client.isConnected());
        QCOMPARE(client.rest(), "");
    }

    void answersByteByByte_data() { addRows(); }
    void answersByteByByte()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, expected);

        expected.replace(" end", "");
        RawClient client(m_server->port());
        client.sendByteByByte(bytes.left(20'000));
        QCOMPARE(statuses(client, int(expected.count(' ')) + 1), expected);
        QCOMPARE(client.rest(), "");
    }

    void answersWhenTheClientClosesItsDirection_data() { addRows(); }

    // What can be answered at once is, although the client will send no more; then the connection ends.
    void answersWhenTheClientClosesItsDirection()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, expected);

        expected.replace(" end", "");
        RawClient client(m_server->port());
        client.send(bytes);
        client.shutDownWriting();
        const QByteArray first = expected.left(3);
        QCOMPARE(statuses(client, 1), first);
        QVERIFY(client.waitForEnd());
    }

    void survivesDisconnects_data()
    {
        const tooltray::TestRows<QByteArray, QByteArray> row{"bytes", "waitFor"};

        const QByteArray hello = requestText("GET /hello");
        row("before the first byte", QByteArray(), QByteArray());
        row("in the request line", "GET /he", QByteArray());
        row("in the head", "GET /hello HTTP/1.1\r\nHost: lo", QByteArray());
        row("before the body", requestText("POST /echo", "Content-Length: 5\r\n"), QByteArray());
        row("after 100 Continue", requestText("POST /echo", "Expect: 100-continue\r\nContent-Length: 5\r\n"),
            "100 Continue");
        row("in the body", requestText("POST /echo", "Content-Length: 5\r\n") + "hel", QByteArray());
        row("in a chunk", requestText("POST /echo", "Transfer-Encoding: chunked\r\n") + "5\r\nhel",
            QByteArray());
        row("right after the request", hello, QByteArray());
        row("while the answer is waited for", requestText("GET /later"), QByteArray());
        row("while a stream runs", requestText("GET /stream"), "chunked");
        row("behind the answer", hello, "hello");
        row("in the next request", hello + "GET /he", "hello");
        row("with requests waiting", requestText("GET /later") + hello + hello, QByteArray());
        row("behind a refusal", "nonsense\r\n\r\n", "bad_request");
        row("in a refused body", requestText("POST /small", "Content-Length: 50\r\n") + "hello",
            "body_too_large");
    }
    void survivesDisconnects()
    {
        QFETCH(QByteArray, bytes);
        QFETCH(QByteArray, waitFor);

        for (const bool politely : {true, false}) {
            RawClient client(m_server->port());
            QVERIFY(m_server->waitForConnections(1));
            client.send(bytes);
            if (waitFor.isEmpty())
                QCoreApplication::processEvents();
            else
                QVERIFY(client.waitForBytes(waitFor));
            if (politely)
                client.leave();
            else
                client.reset();
            QVERIFY(m_server->waitForConnections(0));
        }
    }

    void survivesDisconnectsAtEveryByte()
    {
        const QByteArray bytes =
            requestText("POST /echo", "Transfer-Encoding: chunked\r\nExpect: 100-continue\r\n")
            + "5;x\r\nhello\r\n0\r\nA: b\r\n\r\n" + requestText("GET /stream");
        for (qsizetype count = 0; count <= bytes.size(); ++count) {
            RawClient client(m_server->port());
            client.send(bytes.left(count));
            QCoreApplication::processEvents();
            client.reset();
        }
    }

    void saysContinueOnlyWhenTheBodyIsWaitedFor()
    {
        const QByteArray head = requestText("POST /echo", "Expect: 100-continue\r\nContent-Length: 5\r\n");
        RawClient client(m_server->port());
        client.send(head);
        QCOMPARE(client.answer().value_or(RawAnswer()).statusLine, "HTTP/1.1 100 Continue");
        client.send("hello");
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 200);
        client.send(head + "hello");
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 200);
        // Refused without asking for a body that nobody would read.
        client.send(requestText("POST /small", "Expect: 100-continue\r\nContent-Length: 11\r\n"));
        QCOMPARE(client.answer().value_or(RawAnswer()).status(), 413);
        QVERIFY(client.waitForEnd());
    }

    void answersAThousandPipelinedRequests()
    {
        QByteArray requests;
        for (int i = 0; i < 1000; ++i)
            requests += requestText("POST /echo", {}, QByteArray::number(i));
        RawClient client(m_server->port());
        client.send(requests);
        for (int i = 0; i < 1000; ++i)
            QCOMPARE(client.answer().value_or(RawAnswer()).body, QByteArray::number(i));
    }

    void dropsAFloodBehindAnUnansweredRequest()
    {
        RawClient client(m_server->port());
        client.send(requestText("GET /later"));
        QVERIFY(m_server->waitForKept(1));
        client.send(requestText("POST /echo", {}, QByteArray(4 * 1024 * 1024, 'x')));
        QVERIFY(client.waitForEnd());
        QVERIFY(!m_server->kept[0]->isOpen());
    }

    void survivesConnectionsThatComeAndGo()
    {
        for (int round = 0; round < 20; ++round) {
            std::vector<std::unique_ptr<RawClient>> clients;
            for (int i = 0; i < 20; ++i) {
                clients.push_back(std::make_unique<RawClient>(m_server->port()));
                clients.back()->send(requestText(i % 3 == 0   ? "GET /later"
                                                 : i % 3 == 1 ? "GET /stream"
                                                              : "GET /hello"));
            }
            QCoreApplication::processEvents();
            for (const auto &exchange : m_server->kept)
                exchange->hasBegun() ? exchange->write("x") : exchange->reply({});
            clients.clear();
        }
        QVERIFY(m_server->waitForConnections(0));
    }

private:
    void verifyAlive()
    {
        m_server->kept.clear();
        QVERIFY(m_server->waitForConnections(0));
        {
            RawClient client(m_server->port());
            client.send(requestText("GET /hello"));
            QCOMPARE(client.answer().value_or(RawAnswer()).body, "hello");
        }
        QVERIFY(m_server->waitForConnections(0));
    }

    std::unique_ptr<TestServer> m_server;
};

TOOLTRAY_TEST(TortureTest)
#include "torturetest.moc"
