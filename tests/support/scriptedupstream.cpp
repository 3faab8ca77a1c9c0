// SPDX-License-Identifier: GPL-3.0-or-later
#include "support/scriptedupstream.h"

#include "text/unicode/ascii.h"

#include <QSslServer>
#include <QSslSocket>

#include <algorithm>
#include <cstdlib>

#include <sys/socket.h>

namespace tooltray::test {

std::optional<std::string> ScriptedUpstream::Asked::field(std::string_view name) const
{
    std::string_view rest = head;
    while (!rest.empty()) {
        const std::size_t end = rest.find("\r\n");
        const std::string_view line = rest.substr(0, end);
        rest.remove_prefix(std::min(end + 2, rest.size()));
        const std::size_t colon = line.find(": ");
        if (colon != std::string_view::npos && equalsIgnoringAsciiCase(line.substr(0, colon), name))
            return std::string(line.substr(colon + 2));
    }
    return std::nullopt;
}

void ScriptedUpstream::Peer::send(std::string_view bytes)
{
    if (!m_isOpen)
        return;
    m_socket.write(bytes.data(), static_cast<qint64>(bytes.size()));
    m_socket.flush();
}

void ScriptedUpstream::Peer::close()
{
    if (m_isOpen)
        m_socket.disconnectFromHost();
}

void ScriptedUpstream::Peer::reset()
{
    if (!m_isOpen)
        return;
    const linger now{.l_onoff = 1, .l_linger = 0};
    ::setsockopt(static_cast<int>(m_socket.socketDescriptor()), SOL_SOCKET, SO_LINGER, &now, sizeof now);
    m_socket.abort();
}

ScriptedUpstream::ScriptedUpstream(const std::optional<QSslConfiguration> &tls) : m_isTls(tls.has_value())
{
    if (tls) {
        auto server = std::make_unique<QSslServer>();
        server->setSslConfiguration(*tls);
        m_server = std::move(server);
    } else {
        m_server = std::make_unique<QTcpServer>();
    }
    QObject::connect(m_server.get(), &QTcpServer::pendingConnectionAvailable, m_server.get(),
                     [this] { accept(); });
    m_server->setListenBacklogSize(512);
    if (!m_server->listen(QHostAddress::LocalHost))
        qFatal("No port to listen on.");
}

ScriptedUpstream::~ScriptedUpstream()
{
    for (const auto &peer : m_peers) {
        if (peer->m_isOpen)
            peer->m_socket.disconnect(m_server.get());
    }
}

std::string ScriptedUpstream::url(std::string_view path) const
{
    return (m_isTls ? "https://localhost:" : "http://127.0.0.1:") + std::to_string(port())
           + std::string(path);
}

void ScriptedUpstream::accept()
{
    while (QTcpSocket *socket = m_server->nextPendingConnection()) {
        m_peers.push_back(std::make_unique<Peer>(*socket));
        Peer &peer = *m_peers.back();
        QObject::connect(socket, &QIODevice::readyRead, m_server.get(),
                         [this, from = &peer] { receive(*from); });
        QObject::connect(socket, &QAbstractSocket::disconnected, m_server.get(), [socket, closed = &peer] {
            closed->m_isOpen = false;
            socket->deleteLater();
        });
        if (onConnect)
            onConnect(peer);
        if (peer.m_isOpen && socket->bytesAvailable() > 0)
            receive(peer);
    }
}

void ScriptedUpstream::receive(Peer &peer)
{
    if (peer.m_socket.readBufferSize() == 1)
        return;
    const QByteArray bytes = peer.m_socket.readAll();
    peer.m_pending.append(bytes.constData(), static_cast<std::size_t>(bytes.size()));
    peer.m_receivedBytes += static_cast<std::size_t>(bytes.size());
    if (onBytes)
        onBytes(peer);
    while (peer.m_isOpen && takeRequest(peer)) {
    }
}

bool ScriptedUpstream::takeRequest(Peer &peer)
{
    const std::size_t end = peer.m_pending.find("\r\n\r\n");
    if (end == std::string::npos)
        return false;
    Asked request{.head = peer.m_pending.substr(0, end + 4), .body = {}};
    const std::size_t length =
        std::strtoull(request.field("Content-Length").value_or("0").c_str(), nullptr, 10);
    if (peer.m_pending.size() < end + 4 + length)
        return false;
    request.body = peer.m_pending.substr(end + 4, length);
    peer.m_pending.erase(0, end + 4 + length);
    ++peer.m_requests;
    asked.push_back(request);
    if (onRequest)
        onRequest(peer, request);
    return true;
}

std::size_t ScriptedUpstream::connectionsWithBytes() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_peers, [](const auto &peer) { return peer->m_receivedBytes > 0; }));
}

std::size_t ScriptedUpstream::openConnections() const
{
    return static_cast<std::size_t>(
        std::ranges::count_if(m_peers, [](const auto &peer) { return peer->m_isOpen; }));
}

std::string httpResponse(int status, std::string_view body, std::string_view fields)
{
    return "HTTP/1.1 " + std::to_string(status) + " Said\r\nContent-Length: " + std::to_string(body.size())
           + "\r\n" + std::string(fields) + "\r\n" + std::string(body);
}

} // namespace tooltray::test
