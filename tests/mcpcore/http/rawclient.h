// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QTcpSocket>

#include <optional>
#include <utility>

namespace tooltray::http {

// One answer as it came over the wire, chunks put together.
struct RawAnswer {
    QByteArray statusLine;
    QList<std::pair<QByteArray, QByteArray>> headers; // names in lower case
    QByteArray body;

    int status() const { return statusLine.mid(9, 3).toInt(); }
    QByteArray header(const QByteArray &name) const;
};

// A client that sends bytes, not requests, and waits in the event loop, so that the server may live on
// the same thread.
class RawClient {
public:
    explicit RawClient(quint16 port, const QString &address = QStringLiteral("127.0.0.1"));

    bool isConnected() const { return m_socket.state() == QAbstractSocket::ConnectedState; }

    void send(const QByteArray &bytes);
    void sendByteByByte(const QByteArray &bytes);
    void shutDownWriting(); // as `nc -N` does
    void leave();           // closes
    void reset();           // closes so that the server gets a RST
    void stopReading();

    enum class Expect { Body, HeadOnly };
    // The next answer; nothing when the connection ends before it is complete. Answers 1xx are answers too.
    std::optional<RawAnswer> answer(Expect expect = Expect::Body);
    bool waitForBytes(const QByteArray &bytes); // somewhere in what is not read as answers yet
    bool waitForEnd();                          // of the server's direction
    QByteArray rest() const { return m_received; }
    quint16 localPort() const { return m_socket.localPort(); }

private:
    void take();
    bool takeAnswer(RawAnswer &answer, Expect expect);

    QTcpSocket m_socket;
    QByteArray m_received;
    bool m_isReading = true;
};

} // namespace tooltray::http
