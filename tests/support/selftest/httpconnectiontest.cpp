// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/httpconnection.h"

#include "support/testcase.h"

#include <QTcpServer>
#include <QTest>

#include <memory>
#include <vector>

using namespace tooltray::test;
using namespace std::string_literals;
using namespace std::chrono_literals;

namespace {

// Takes one connection and notes what arrives in how many pieces.
class Listener {
public:
    Listener()
    {
        m_server.listen(QHostAddress::LocalHost);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this] {
            m_socket.reset(m_server.nextPendingConnection());
            QObject::connect(m_socket.get(), &QTcpSocket::readyRead, m_socket.get(), [this] {
                if (m_socket->isOpen())
                    m_pieces.push_back(m_socket->readAll().toStdString());
            });
        });
    }

    std::uint16_t port() const { return m_server.serverPort(); }
    QTcpSocket *socket() const { return m_socket.get(); }
    const std::vector<std::string> &pieces() const { return m_pieces; }
    void answer(const char *bytes) const { m_socket->write(bytes); }

private:
    QTcpServer m_server;
    std::unique_ptr<QTcpSocket> m_socket;
    std::vector<std::string> m_pieces;
};

} // namespace

class HttpConnectionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void piecesArriveOneByOne()
    {
        const Listener listener;
        HttpConnection connection(listener.port());
        QVERIFY(connection.isConnected());
        connection.sendInPieces("abcde", 2);
        QTRY_VERIFY((listener.pieces() == std::vector<std::string>{"ab", "cd", "e"}));
    }

    void answersAreReadOneAfterTheOther()
    {
        const Listener listener;
        HttpConnection connection(listener.port());
        QTRY_VERIFY(listener.socket());
        listener.answer(
            "HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\naHTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\nb");
        QCOMPARE(connection.readAnswer()->body, "a");
        QCOMPARE(connection.readAnswer()->body, "b");
        QVERIFY(!connection.readAnswer(1ms));
        QCOMPARE(connection.received().size(), 2U * 39);
    }

    void aStreamIsSeenAsItComes()
    {
        const Listener listener;
        HttpConnection connection(listener.port());
        QTRY_VERIFY(listener.socket());
        listener.answer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nfirst\r\n");
        QVERIFY(connection.waitForBody("first"));
        QVERIFY(!connection.waitForBody("second", 1ms));
        listener.answer("6\r\nsecond\r\n");
        QVERIFY(connection.waitForBody("second"));
    }

    void theServerSeesTheEndOfSending()
    {
        const Listener listener;
        HttpConnection connection(listener.port());
        QTRY_VERIFY(listener.socket());
        connection.send("last");
        connection.endSending();
        QTRY_COMPARE(listener.socket()->state(), QAbstractSocket::UnconnectedState);
        QVERIFY(listener.pieces() == std::vector<std::string>{"last"});
    }

    void theEndOfTheServerEndsAnAnswer()
    {
        const Listener listener;
        HttpConnection connection(listener.port());
        QTRY_VERIFY(listener.socket());
        listener.answer("HTTP/1.0 200 OK\r\n\r\nto the end");
        listener.socket()->disconnectFromHost();
        const auto answer = connection.readAnswer();
        QVERIFY(answer);
        QCOMPARE(answer->body, "to the end");
        QVERIFY(connection.waitForClose());
        QVERIFY(!connection.readAnswer());
    }

    void anAbortIsAReset()
    {
        const Listener listener;
        HttpConnection connection(listener.port());
        QTRY_VERIFY(listener.socket());
        connection.abort();
        QTRY_COMPARE(listener.socket()->state(), QAbstractSocket::UnconnectedState);
        QVERIFY(listener.socket()->error() == QAbstractSocket::RemoteHostClosedError);
    }

    void whoStopsReadingStopsTheOtherSide()
    {
        const Listener listener;
        HttpConnection connection(listener.port());
        QTRY_VERIFY(listener.socket());
        connection.stopReading();
        listener.socket()->write(QByteArray(32 * 1024 * 1024, 'x'));
        QVERIFY(!QTest::qWaitFor([&] { return listener.socket()->bytesToWrite() == 0; }, 100));
        QCOMPARE(connection.received(), "");
    }

    void nobodyListening()
    {
        std::uint16_t port = 0;
        {
            const Listener listener;
            port = listener.port();
        }
        HttpConnection connection(port);
        QVERIFY(!connection.isConnected());
        QVERIFY(!connection.exchange(httpRequest("GET", "/")));
    }

    void requestsHaveHostAndLength()
    {
        QCOMPARE(httpRequest("GET", "/a"), "GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n");
        QCOMPARE(httpRequest("POST", "/", "A: b\r\n", "xyz"),
                 "POST / HTTP/1.1\r\nHost: localhost\r\nA: b\r\nContent-Length: 3\r\n\r\nxyz");
    }
};

TOOLTRAY_TEST(HttpConnectionTest)
#include "httpconnectiontest.moc"
