// SPDX-License-Identifier: GPL-3.0-or-later
#include "rawclient.h"

#include "support/eventually.h"

#include <sys/socket.h>

namespace tooltray::http {

namespace {

// Takes the chunks off the front; false when the last one is not there yet.
bool takeChunks(QByteArray &bytes, QByteArray &body)
{
    qsizetype at = 0;
    while (true) {
        const qsizetype lineEnd = bytes.indexOf("\r\n", at);
        if (lineEnd < 0)
            return false;
        const qsizetype size = bytes.mid(at, lineEnd - at).toLongLong(nullptr, 16);
        if (bytes.size() < lineEnd + 2 + size + 2)
            return false;
        body += bytes.mid(lineEnd + 2, size);
        at = lineEnd + 2 + size + 2;
        if (size == 0)
            break;
    }
    bytes.remove(0, at);
    return true;
}

} // namespace

QByteArray RawAnswer::header(const QByteArray &name) const
{
    for (const auto &[key, value] : headers) {
        if (key == name)
            return value;
    }
    return {};
}

RawClient::RawClient(quint16 port, const QString &address)
{
    QObject::connect(&m_socket, &QIODevice::readyRead, &m_socket, [this] { take(); });
    m_socket.connectToHost(address, port);
    m_socket.waitForConnected(); // the system accepts, the server need not run for it
    m_socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
}

void RawClient::take()
{
    if (m_isReading)
        m_received += m_socket.readAll();
}

void RawClient::send(const QByteArray &bytes)
{
    m_socket.write(bytes);
    m_socket.flush();
}

void RawClient::sendByteByByte(const QByteArray &bytes)
{
    for (const char byte : bytes) {
        send(QByteArray(1, byte));
        QCoreApplication::processEvents();
    }
}

void RawClient::shutDownWriting()
{
    m_socket.flush();
    ::shutdown(static_cast<int>(m_socket.socketDescriptor()), SHUT_WR);
}

void RawClient::leave()
{
    m_socket.abort();
}

void RawClient::reset()
{
    const linger now{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(static_cast<int>(m_socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now);
    m_socket.abort();
}

void RawClient::stopReading()
{
    m_isReading = false;
    m_socket.setReadBufferSize(1);
}

bool RawClient::takeAnswer(RawAnswer &answer, Expect expect)
{
    const qsizetype headEnd = m_received.indexOf("\r\n\r\n");
    if (headEnd < 0)
        return false;
    QByteArray left = m_received.mid(headEnd + 4);
    RawAnswer found;
    QByteArrayList lines = m_received.left(headEnd).split('\n');
    found.statusLine = lines.takeFirst().trimmed();
    for (const QByteArray &line : lines) {
        const qsizetype colon = line.indexOf(':');
        found.headers.append({line.left(colon).toLower(), line.mid(colon + 1).trimmed()});
    }
    if (expect == Expect::Body && found.header("transfer-encoding") == "chunked") {
        if (!takeChunks(left, found.body))
            return false;
    } else if (expect == Expect::Body) {
        const qsizetype length = found.header("content-length").toLongLong();
        if (left.size() < length)
            return false;
        found.body = left.left(length);
        left.remove(0, length);
    }
    m_received = left;
    answer = found;
    return true;
}

std::optional<RawAnswer> RawClient::answer(Expect expect)
{
    RawAnswer answer;
    bool isThere = false;
    const auto isDone = [&] {
        isThere = takeAnswer(answer, expect);
        return isThere || m_socket.state() == QAbstractSocket::UnconnectedState;
    };
    return eventually(isDone) && isThere ? std::optional(answer) : std::nullopt;
}

bool RawClient::waitForBytes(const QByteArray &bytes)
{
    return eventually([&] { return m_received.contains(bytes); });
}

bool RawClient::waitForEnd()
{
    return eventually([this] { return m_socket.state() == QAbstractSocket::UnconnectedState; });
}

} // namespace tooltray::http
