// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/server/httpserver.h"

#include "http/connection/guardsocket.h"
#include "http/connection/qtcompat.h"
#include "http/connection/serverstate.h"
#include "http/server/listeners.h"

#include <QHostAddress>
#include <QHttpServer>
#include <QTcpServer>
#include <algorithm>
#include <limits>
#include <map>
#include <set>
#include <string>
#include <unordered_map>
#include <unordered_set>
#include <utility>

namespace tooltray::http {

class HttpServer::Private {
public:
    Private(ServerOptions options, Clock &clock);
    ~Private();

    Result<std::uint16_t> listen(std::uint16_t port);
    void drain(std::chrono::milliseconds grace, std::function<void()> drained);

    ServerState m_state;

    std::vector<GuardServer *> m_listeners; // owned by m_http

private:
    // The connections of one client, and which of them is the first to give way.
    struct Share {
        std::size_t connections = 0;
        std::uint64_t first = 0;
        Connection::Work work = Connection::Work::None;
    };
    std::map<std::string, Share> shares() const;

    GuardSocket *accept(qintptr descriptor, QObject *parent);
    void limitStrangers();
    void makeRoom();
    bool endOldest(std::set<std::uint64_t> &unknown);
    bool endOneOfBusiestClient();
    bool hasRoomFor(const Principal &principal);
    void end(std::uint64_t id);
    void release(std::uint64_t id);
    void forget(std::uint64_t id);
    void callBackDrained();
    void dispatch(const QHttpServerRequest &request, BusyToken token);
    void stopConnections();
    template <typename Action>
    void forEachSocket(Action action);

    FlushQueue m_flushQueue;
    std::uint64_t m_lastId = 0;
    std::unordered_map<std::uint64_t, GuardSocket *> m_sockets;
    std::set<std::uint64_t> m_strangers; // that showed no token yet, perhaps with some that did meanwhile
    std::set<std::uint64_t> m_beyondCap;
    std::unordered_set<std::uint64_t> m_ended; // to make room; they do not count any more
    std::function<void()> m_drained;
    Timer m_graceTimer;
    QHttpServer m_http; // destroyed first, with all sockets
};

HttpServer::Private::Private(ServerOptions options, Clock &clock) : m_state(std::move(options), clock)
{
    m_state.hasRoomFor = [this](const Principal &principal) { return hasRoomFor(principal); };
    setDispatcher(m_http, &m_http, [this](const QHttpServerRequest &request, BusyToken token) {
        dispatch(request, std::move(token));
    });
}

HttpServer::Private::~Private()
{
    m_drained = nullptr;
    stopConnections();
}

Result<std::uint16_t> HttpServer::Private::listen(std::uint16_t port)
{
    Result<Listeners> listeners = listenOnAll(
        m_state.options.addresses, port,
        [this](qintptr descriptor, QObject *parent) { return accept(descriptor, parent); }, m_state.clock);
    if (!listeners)
        return std::move(listeners).error();
    for (std::unique_ptr<GuardServer> &listener : *listeners) {
        m_listeners.push_back(listener.get());
        static_cast<void>(m_http.bind(listener.release()));
    }
    m_state.gatekeeper.setPort(m_listeners.front()->serverPort());
    return m_listeners.front()->serverPort();
}

GuardSocket *HttpServer::Private::accept(qintptr descriptor, QObject *parent)
{
    limitStrangers();
    if (m_state.cap.isFull())
        makeRoom();
    const ConnectionCap::Verdict verdict = m_state.cap.take();
    if (verdict == ConnectionCap::Verdict::Drop) {
        QTcpSocket().setSocketDescriptor(descriptor); // closed as soon as it is adopted
        ++m_state.statistics.refused[static_cast<std::size_t>(Guard::ConnectionCap)];
        return nullptr;
    }
    const std::uint64_t id = ++m_lastId;
    auto *socket = new GuardSocket(id, m_state, m_flushQueue, parent);
    m_sockets.emplace(id, socket);
    if (verdict == ConnectionCap::Verdict::Serve) {
        m_strangers.insert(id);
    } else {
        m_beyondCap.insert(id);
        socket->connection().setBeyondCap();
    }
    QObject::connect(socket, &QObject::destroyed, &m_flushQueue, [this, id] { forget(id); });
    ++m_state.statistics.connectionsAccepted;
    if (!socket->adopt(descriptor)) {
        socket->deleteLater();
        return nullptr;
    }
    return socket;
}

// Each turn of the event loop asks the system about every connection: thousands that never send anything would slow down
// all others.
void HttpServer::Private::limitStrangers()
{
    const std::size_t most = m_state.options.maxStrangers;
    if (m_strangers.size() < most)
        return;
    std::erase_if(m_strangers, [this](std::uint64_t id) {
        const auto socket = m_sockets.find(id);
        return socket == m_sockets.end() || socket->second->connection().isKnown();
    });
    if (m_strangers.size() >= most)
        endOldest(m_strangers);
}

// Somebody who shows no token must not keep out those who have one, nor one client all others. Where nobody has to
// give way, who comes is still heard: some routes are always served.
void HttpServer::Private::makeRoom()
{
    if (!endOldest(m_strangers) && !endOneOfBusiestClient() && m_state.cap.drops())
        endOldest(m_beyondCap);
}

bool HttpServer::Private::endOldest(std::set<std::uint64_t> &unknown)
{
    for (auto id = unknown.begin(); id != unknown.end();) {
        const auto socket = m_sockets.find(*id);
        if (socket == m_sockets.end() || socket->second->connection().isKnown()) {
            id = unknown.erase(id);
            continue;
        }
        if (!socket->second->connection().isAnswering()) {
            end(*id);
            return true;
        }
        ++id;
    }
    return false;
}

auto HttpServer::Private::shares() const -> std::map<std::string, Share>
{
    std::map<std::string, Share> shares;
    for (const auto &[id, socket] : m_sockets) {
        const Connection &connection = socket->connection();
        if (!connection.isKnown() || m_ended.contains(id))
            continue;
        Share &share = shares[connection.principal().id];
        ++share.connections;
        const Connection::Work work = connection.work();
        if (share.first == 0 || work < share.work || (work == share.work && id > share.first)) {
            share.first = id;
            share.work = work;
        }
    }
    return shares;
}

// Where nobody is asked for a token, all are one client, and only what is idle gives way.
bool HttpServer::Private::endOneOfBusiestClient()
{
    const std::map<std::string, Share> all = shares();
    const auto busiest =
        std::ranges::max_element(all, {}, [](const auto &entry) { return entry.second.connections; });
    const std::size_t fair = std::max<std::size_t>(1, m_state.cap.cap() / (all.size() + 1)); // with who comes
    if (busiest == all.end() || busiest->second.connections <= fair
        || (busiest->first.empty() && busiest->second.work != Connection::Work::None))
        return false;
    end(busiest->second.first);
    return true;
}

bool HttpServer::Private::hasRoomFor(const Principal &principal)
{
    if (principal.id.empty())
        return true;
    const std::map<std::string, Share> all = shares();
    const auto share = all.find(principal.id);
    if (share == all.end() || share->second.connections < m_state.cap.mostOfOneClient())
        return true;
    if (share->second.work != Connection::Work::None)
        return false;
    end(share->second.first);
    return true;
}

void HttpServer::Private::end(std::uint64_t id)
{
    m_ended.insert(id);
    release(id); // the descriptor is closed now, the object goes later
    ++m_state.statistics.refused[static_cast<std::size_t>(Guard::ConnectionCap)];
    m_sockets.at(id)->connection().stop();
}

void HttpServer::Private::release(std::uint64_t id)
{
    using enum ConnectionCap::Verdict;
    m_strangers.erase(id);
    m_state.cap.release(m_beyondCap.erase(id) == 0 ? Serve : Refuse);
}

void HttpServer::Private::forget(std::uint64_t id)
{
    if (m_ended.erase(id) == 0)
        release(id);
    m_sockets.erase(id);
    if (m_sockets.empty() && m_drained) {
        m_graceTimer.cancel();
        callBackDrained();
    }
}

// Queued: the callback may well destroy the server, which cannot be done while a socket is destroyed.
void HttpServer::Private::callBackDrained()
{
    QMetaObject::invokeMethod(&m_flushQueue, std::exchange(m_drained, nullptr), Qt::QueuedConnection);
}

void HttpServer::Private::dispatch(const QHttpServerRequest &request, BusyToken token)
{
    const auto id = GuardSocket::idOfStandIn(request);
    const auto socket = id ? m_sockets.find(*id) : m_sockets.end();
    if (socket != m_sockets.end())
        socket->second->hold(std::move(token));
}

// Ending one connection may end others, through what its route does then.
template <typename Action>
void HttpServer::Private::forEachSocket(Action action)
{
    std::vector<std::uint64_t> ids;
    for (const auto &entry : m_sockets)
        ids.push_back(entry.first);
    for (const std::uint64_t id : ids) {
        if (const auto socket = m_sockets.find(id); socket != m_sockets.end())
            action(socket->second->connection());
    }
}

void HttpServer::Private::stopConnections()
{
    forEachSocket([](Connection &connection) { connection.stop(); });
}

void HttpServer::Private::drain(std::chrono::milliseconds grace, std::function<void()> drained)
{
    m_state.isDraining = true;
    for (GuardServer *listener : std::exchange(m_listeners, {}))
        listener->close();
    m_drained = std::move(drained);
    if (m_sockets.empty()) {
        callBackDrained();
        return;
    }
    m_graceTimer = m_state.clock.startTimer(grace, [this] { stopConnections(); });
    forEachSocket([](Connection &connection) { connection.drain(); });
}

HttpServer::HttpServer(ServerOptions options, Clock &clock)
    : d(std::make_unique<Private>(std::move(options), clock))
{}

HttpServer::~HttpServer() = default;

Router &HttpServer::router()
{
    return d->m_state.router;
}

Result<std::uint16_t> HttpServer::listen(std::uint16_t port)
{
    return d->listen(port);
}

std::uint16_t HttpServer::port() const
{
    return d->m_listeners.empty() ? 0 : d->m_listeners.front()->serverPort();
}

std::vector<std::string> HttpServer::addresses() const
{
    std::vector<std::string> addresses;
    for (const GuardServer *listener : d->m_listeners)
        addresses.push_back(listener->serverAddress().toString().toStdString());
    return addresses;
}

void HttpServer::drain(std::chrono::milliseconds grace, std::function<void()> drained)
{
    d->drain(grace, std::move(drained));
}

ServerStatistics HttpServer::statistics() const
{
    ServerStatistics statistics = d->m_state.statistics;
    statistics.connectionsOpen = d->m_state.cap.open();
    return statistics;
}

namespace {

constexpr int kMaxTried = 100;

bool isFree(std::uint16_t port, const std::vector<std::string> &addresses)
{
    return std::ranges::all_of(addresses, [port](const std::string &address) {
        QTcpServer server;
        // An address that the machine does not have is in nobody's way.
        return server.listen(QHostAddress(QString::fromStdString(address)), port)
               || server.serverError() == QAbstractSocket::SocketAddressNotAvailableError
               || server.serverError() == QAbstractSocket::UnsupportedSocketOperationError;
    });
}

} // namespace

std::uint16_t freePortAfter(std::uint16_t port, const std::vector<std::string> &addresses)
{
    const int last = std::min<int>(port + kMaxTried, std::numeric_limits<std::uint16_t>::max());
    for (int next = port + 1; next <= last; ++next) {
        if (isFree(static_cast<std::uint16_t>(next), addresses))
            return static_cast<std::uint16_t>(next);
    }
    return 0;
}

bool isLoopback(const std::string &address)
{
    return QHostAddress(QString::fromStdString(address)).isLoopback();
}

} // namespace tooltray::http
