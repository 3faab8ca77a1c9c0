// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/connection/guardsocket.h"

#include <QAbstractEventDispatcher>
#include <QHostAddress>
#include <QUrl>
#include <algorithm>
#include <array>
#include <utility>

#ifdef Q_OS_WIN
#    include <winsock2.h>
#else
#    include <sys/socket.h>
#endif

namespace tooltray::http {

#ifdef Q_OS_WIN

std::size_t sendNow(qintptr descriptor, std::string_view bytes)
{
    constexpr std::size_t kMax = 1 << 30;
    const int count = ::send(static_cast<SOCKET>(descriptor), bytes.data(),
                             static_cast<int>(std::min(bytes.size(), kMax)), 0);
    return static_cast<std::size_t>(std::max(count, 0));
}

void shutDownWriting(qintptr descriptor)
{
    ::shutdown(static_cast<SOCKET>(descriptor), SD_SEND);
}

#else

std::size_t sendNow(qintptr descriptor, std::string_view bytes)
{
#    ifdef MSG_NOSIGNAL
    constexpr int kFlags = MSG_NOSIGNAL;
#    else
    constexpr int kFlags = 0; // Qt ignores SIGPIPE on such systems
#    endif
    const ssize_t count = ::send(static_cast<int>(descriptor), bytes.data(), bytes.size(), kFlags);
    return static_cast<std::size_t>(std::max<ssize_t>(count, 0));
}

void shutDownWriting(qintptr descriptor)
{
    ::shutdown(static_cast<int>(descriptor), SHUT_WR);
}

#endif

void FlushQueue::add(GuardSocket &socket)
{
    m_waiting.push_back(&socket);
    m_afterTurn.request();
    // Under load the loop takes another turn before it sleeps, as more has come in meanwhile.
    if (m_isBusy && m_waiting.size() == 1)
        QAbstractEventDispatcher::instance()->wakeUp();
}

void FlushQueue::remove(const GuardSocket &socket)
{
    std::ranges::replace(m_waiting, &socket, nullptr);
    std::ranges::replace(m_running, &socket, nullptr);
}

void FlushQueue::run()
{
    m_running.swap(m_waiting);
    m_isBusy = m_running.size() > 1;
    for (std::size_t i = 0; i < m_running.size(); ++i) {
        if (m_running[i])
            m_running[i]->flushGathered();
    }
    m_running.clear();
}

GuardSocket::GuardSocket(std::uint64_t id, ServerState &server, FlushQueue &flushQueue, QObject *parent)
    : QTcpSocket(parent)
    , m_id(id)
    , m_flushQueue(flushQueue)
    , m_standIn("GET /" + std::to_string(id) + " HTTP/1.1\r\n\r\n")
    , m_connection(server, *this)
{
    // Connected before QHttpServer connects its own slot, and therefore called before it.
    connect(this, &QIODevice::readyRead, &m_receiver, [this] { readNetwork(); });
    connect(this, &QIODevice::bytesWritten, &m_receiver, [this] { onBytesWritten(); });
    connect(this, &QAbstractSocket::disconnected, &m_receiver, [this] { m_connection.peerLeft(); });
}

GuardSocket::~GuardSocket()
{
    m_flushQueue.remove(*this);
}

bool GuardSocket::adopt(qintptr descriptor)
{
    if (!setSocketDescriptor(descriptor))
        return false;
    setSocketOption(LowDelayOption, 1);
    setReadBufferSize(64 * 1024);
    m_connection.open({peerAddress().toString().toStdString(), peerPort()});
    return true;
}

qint64 GuardSocket::bytesBuffered() const
{
    return QIODevice::bytesAvailable(); // NOLINT(bugprone-parent-virtual-call): without what the system holds
}

qint64 GuardSocket::bytesAvailable() const
{
    return static_cast<qint64>(m_standInLeft.size()) + bytesBuffered();
}

// Called by QIODevice once its own buffer is empty, so only QHttpServer gets here.
qint64 GuardSocket::readData(char *data, qint64 maxSize)
{
    const std::size_t count = std::min(static_cast<std::size_t>(maxSize), m_standInLeft.size());
    std::ranges::copy(m_standInLeft.substr(0, count), data);
    m_standInLeft.remove_prefix(count);
    return static_cast<qint64>(count);
}

// Takes everything: what stayed in the buffer of QIODevice would be read by QHttpServer as it is.
void GuardSocket::readNetwork()
{
    if (m_isReading)
        return;
    // QHttpServer leaves a transaction open after a read that gave it nothing; it would keep all bytes.
    if (isTransactionStarted())
        commitTransaction();
    m_isReading = true;
    std::array<char, 16 * 1024> bytes;
    // The received bytes may end the connection.
    while (isOpen() && bytesBuffered() > 0) {
        // Reads never more than QIODevice has buffered, as it would turn to readData() for the rest.
        const qint64 most = std::min(bytesBuffered(), static_cast<qint64>(bytes.size()));
        const qint64 count = read(bytes.data(), most);
        m_connection.receive({bytes.data(), static_cast<std::size_t>(count)});
    }
    m_isReading = false;
}

void GuardSocket::offerRequest()
{
    m_standInLeft = m_standIn;
    // From readNetwork() on, QHttpServer's slot is called next anyway.
    if (!m_isReading)
        Q_EMIT readyRead();
}

std::optional<std::uint64_t> GuardSocket::idOfStandIn(const QHttpServerRequest &request)
{
    bool isNumber = false;
    const qulonglong id = request.url().path().mid(1).toULongLong(&isNumber);
    return isNumber ? std::optional<std::uint64_t>(id) : std::nullopt;
}

void GuardSocket::hold(BusyToken token)
{
    m_busy.emplace(std::move(token));
    m_connection.serve();
}

void GuardSocket::releaseRequest()
{
    m_busy.reset();
    if (m_isQueued && m_flushQueue.isLone())
        sendGathered();
}

void GuardSocket::send(std::string bytes)
{
    if (m_gathered.empty())
        m_gathered = std::move(bytes);
    else
        m_gathered += bytes;
    if (!std::exchange(m_isQueued, true))
        m_flushQueue.add(*this);
}

void GuardSocket::sendGathered()
{
    std::string_view left = m_gathered;
    if (state() == ConnectedState && !left.empty()) {
        if (bytesToWrite() == 0)
            left.remove_prefix(sendNow(socketDescriptor(), left));
        if (!left.empty())
            write(left.data(), static_cast<qint64>(left.size()));
    }
    m_gathered.clear();
}

void GuardSocket::flushGathered()
{
    m_isQueued = false;
    sendGathered();
    if (state() == ConnectedState)
        m_connection.flushed();
}

void GuardSocket::onBytesWritten()
{
    if (bytesToWrite() == 0 && !m_isQueued)
        m_connection.flushed();
}

std::size_t GuardSocket::unsentBytes() const
{
    return m_gathered.size() + static_cast<std::size_t>(bytesToWrite());
}

void GuardSocket::closeWriting()
{
    shutDownWriting(socketDescriptor());
}

void GuardSocket::abort()
{
    m_gathered.clear();
    QTcpSocket::abort();
}

} // namespace tooltray::http
