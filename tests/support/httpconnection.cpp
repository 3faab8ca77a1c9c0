// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/httpconnection.h"

#include <QHostAddress>
#include <QTest>

#include <algorithm>

#include <sys/socket.h>

namespace tooltray::test {

HttpConnection::HttpConnection(std::uint16_t port, const QHostAddress &host)
{
    QObject::connect(&m_socket, &QTcpSocket::readyRead, &m_socket, [this] { receive(); });
    QObject::connect(&m_socket, &QTcpSocket::disconnected, &m_socket, [this] {
        receive();
        m_parser.connectionClosed();
    });
    m_socket.connectToHost(host, port);
    waitFor([this] { return isConnected() || m_socket.state() == QAbstractSocket::UnconnectedState; },
            kPatience);
    m_socket.setSocketOption(QAbstractSocket::LowDelayOption, 1);
}

void HttpConnection::send(std::string_view bytes)
{
    m_socket.write(bytes.data(), static_cast<qint64>(bytes.size()));
    m_socket.flush();
}

void HttpConnection::sendInPieces(std::string_view bytes, std::size_t size)
{
    while (!bytes.empty() && isConnected()) {
        send(bytes.substr(0, size));
        waitFor([this] { return m_socket.bytesToWrite() == 0 || !isConnected(); }, kPatience);
        QCoreApplication::processEvents(); // for the server to see the piece alone
        bytes.remove_prefix(std::min(size, bytes.size()));
    }
}

void HttpConnection::endSending()
{
    waitFor([this] { return m_socket.bytesToWrite() == 0; }, kPatience);
    ::shutdown(static_cast<int>(m_socket.socketDescriptor()), SHUT_WR);
}

void HttpConnection::abort()
{
    const linger immediately{1, 0};
    ::setsockopt(static_cast<int>(m_socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &immediately,
                 sizeof immediately);
    m_socket.abort();
}

void HttpConnection::stopReading()
{
    m_isReading = false;
    m_socket.setReadBufferSize(1);
}

std::optional<HttpAnswer> HttpConnection::readAnswer(std::chrono::milliseconds patience)
{
    std::optional<HttpAnswer> answer;
    waitFor(
        [&] {
            answer = m_parser.take();
            return answer || !error().empty() || !isConnected();
        },
        patience);
    return answer;
}

std::optional<HttpAnswer> HttpConnection::exchange(std::string_view request)
{
    send(request);
    return readAnswer();
}

bool HttpConnection::waitForBody(std::string_view text, std::chrono::milliseconds patience)
{
    return waitFor([&] { return current() && current()->body.find(text) != std::string::npos; }, patience);
}

bool HttpConnection::waitForClose(std::chrono::milliseconds patience)
{
    return waitFor([this] { return m_socket.state() == QAbstractSocket::UnconnectedState; }, patience);
}

void HttpConnection::receive()
{
    if (!m_isReading || !m_socket.isOpen())
        return;
    const QByteArray bytes = m_socket.readAll();
    m_received.append(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    m_parser.add({bytes.constData(), static_cast<std::size_t>(bytes.size())});
}

bool HttpConnection::waitFor(const std::function<bool()> &condition, std::chrono::milliseconds patience)
{
    return QTest::qWaitFor(condition, static_cast<int>(patience.count()));
}

std::string httpRequest(std::string_view method, std::string_view target, std::string_view headers,
                        std::string_view body)
{
    std::string request(method);
    request += ' ';
    request += target;
    request += " HTTP/1.1\r\nHost: localhost\r\n";
    request += headers;
    if (!body.empty())
        request += "Content-Length: " + std::to_string(body.size()) + "\r\n";
    request += "\r\n";
    request += body;
    return request;
}

} // namespace tooltray::test
