// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server/listeners.h"

#include "http/connection/guardsocket.h"
#include "http/connection/serverstate.h"

#include <QHostAddress>
#include <chrono>
#include <utility>

namespace tooltray::http {

namespace {

// Long enough to cost nothing, short enough for clients that wait.
constexpr std::chrono::milliseconds kPause{100};
constexpr int kMaxPending = 1024;
// A connection may wait two turns before it is read: both together are no more than are told that the server is full.
constexpr int kMaxInTurn = ConnectionCap::kToldSo / 2;

} // namespace

GuardServer::GuardServer(Accept accept, Clock &clock) : m_accept(std::move(accept)), m_clock(clock)
{
    // QTcpServer stops accepting after an error, for good unless it is told to go on.
    connect(this, &QTcpServer::acceptError, this,
            [this] { m_pause = m_clock.startTimer(kPause, [this] { goOn(); }); });
    setMaxPendingConnections(kMaxPending);
    setListenBacklogSize(1024);
}

void GuardServer::beginTurn()
{
    const bool hadEnough = std::exchange(m_acceptedInTurn, 0) >= kMaxInTurn;
    setMaxPendingConnections(kMaxPending);
    if (hadEnough)
        goOn();
}

void GuardServer::goOn()
{
    if (isListening())
        resumeAccepting();
}

void GuardServer::incomingConnection(qintptr descriptor)
{
    if (m_acceptedInTurn == 0)
        QMetaObject::invokeMethod(this, &GuardServer::beginTurn, Qt::QueuedConnection);
    if (++m_acceptedInTurn == kMaxInTurn)
        setMaxPendingConnections(0); // QTcpServer would go on for as long as there are any
    if (GuardSocket *socket = m_accept(descriptor, this))
        addPendingConnection(socket);
}

namespace {

Error listenError(const QTcpServer &server, const std::string &address, std::uint16_t port)
{
    switch (server.serverError()) {
    case QAbstractSocket::AddressInUseError:
        return {ErrorKind::Conflict,
                "port_in_use",
                {CORE_TEXT("Core", "Port {port} is already in use on {address}."),
                 {{"port", port}, {"address", address}}},
                CORE_TEXT("Core", "Choose another port, or end the program that uses it.")};
    case QAbstractSocket::SocketAccessError:
        return {ErrorKind::Denied,
                "port_denied",
                {CORE_TEXT("Core", "Listening on {address} port {port} is not permitted."),
                 {{"address", address}, {"port", port}}},
                CORE_TEXT("Core", "Choose a port above 1023.")};
    case QAbstractSocket::SocketAddressNotAvailableError:
    case QAbstractSocket::UnsupportedSocketOperationError:
        return {ErrorKind::Unavailable,
                "address_unavailable",
                {CORE_TEXT("Core", "This machine has no address {address}."), {{"address", address}}},
                CORE_TEXT("Core", "Choose another address.")};
    default:
        return {ErrorKind::Unavailable,
                "listen_failed",
                {CORE_TEXT("Core", "Listening on {address} port {port} failed: {reason}."),
                 {{"address", address}, {"port", port}, {"reason", server.errorString().toStdString()}}}};
    }
}

Result<Listeners> tryPort(const std::vector<std::string> &addresses, std::uint16_t port,
                          const GuardServer::Accept &accept, Clock &clock)
{
    Listeners listeners;
    for (const std::string &text : addresses) {
        const QHostAddress address(QString::fromStdString(text));
        if (address.isNull())
            return Error{ErrorKind::Usage,
                         "bad_address",
                         {CORE_TEXT("Core", "\"{address}\" is not an IP address."), {{"address", text}}}};
        auto server = std::make_unique<GuardServer>(accept, clock);
        if (server->listen(address, port)) {
            port = server->serverPort();
            listeners.push_back(std::move(server));
            continue;
        }
        Error error = listenError(*server, text, port);
        const bool mayBeMissing = address.protocol() == QAbstractSocket::IPv6Protocol && !listeners.empty();
        if (error.code != "address_unavailable" || !mayBeMissing)
            return error;
    }
    if (listeners.empty())
        return Error{ErrorKind::Usage, "no_address", CORE_TEXT("Core", "There is no address to listen on.")};
    return listeners;
}

} // namespace

Result<Listeners> listenOnAll(const std::vector<std::string> &addresses, std::uint16_t port,
                              const GuardServer::Accept &accept, Clock &clock)
{
    constexpr int kMaxAttempts = 32;
    Result<Listeners> listeners = tryPort(addresses, port, accept, clock);
    // The port that was free on the first address may be taken on another one.
    for (int i = 1; port == 0 && i < kMaxAttempts && !listeners && listeners.error().code == "port_in_use";
         ++i)
        listeners = tryPort(addresses, port, accept, clock);
    return listeners;
}

} // namespace tooltray::http
