// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/afterturn.h"
#include "http/connection/connection.h"
#include "http/connection/qtcompat.h"

#include <QObject>
#include <QTcpSocket>
#include <QtGlobal>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::http {

class GuardSocket;
struct ServerState;

// What the system takes at once, without blocking; 0 also when the connection is broken.
std::size_t sendNow(qintptr descriptor, std::string_view bytes);

// Ends our direction of the connection only.
void shutDownWriting(qintptr descriptor);

// Sends what the sockets have gathered during one turn of the event loop, each with one system call. Under load each
// client that wakes would take processor time from the rest of the turn. A lone client would only wait for that rest, so
// an answer goes out at once where the turn before had no more than one, and this one has none yet.
class FlushQueue final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FlushQueue)

public:
    using QObject::QObject;

    void add(GuardSocket &socket);
    void remove(const GuardSocket &socket);

    bool isLone() const { return m_waiting.size() == 1 && !m_isBusy; } // what was added last

private:
    void run();

    bool m_isBusy = false;
    std::vector<GuardSocket *> m_waiting;
    std::vector<GuardSocket *> m_running;
    AfterTurn m_afterTurn{[this] { run(); }};
};

// What QHttpServer takes for its socket. The bytes of the network go to the Connection; QHttpServer only
// ever reads a small, clean stand-in for one complete and admitted request, then hands control back and
// gets no other before the answer is complete.
class GuardSocket final : public QTcpSocket, private Wire {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GuardSocket)

public:
    GuardSocket(std::uint64_t id, ServerState &server, FlushQueue &flushQueue, QObject *parent);
    ~GuardSocket() override;

    std::uint64_t id() const { return m_id; }
    Connection &connection() { return m_connection; }

    bool adopt(qintptr descriptor);
    void hold(BusyToken token); // QHttpServer has read the stand-in
    void flushGathered();

    qint64 bytesAvailable() const override;

    static std::optional<std::uint64_t> idOfStandIn(const QHttpServerRequest &request);

protected:
    qint64 readData(char *data, qint64 maxSize) override;

private:
    qint64 bytesBuffered() const;
    void readNetwork();
    void sendGathered();
    void onBytesWritten();

    void offerRequest() override;
    void releaseRequest() override;
    void send(std::string bytes) override;
    std::size_t unsentBytes() const override;
    void closeWriting() override;
    void abort() override;

    const std::uint64_t m_id;
    FlushQueue &m_flushQueue;
    bool m_isReading = false;
    bool m_isQueued = false;
    std::string m_standIn;
    std::string_view m_standInLeft;
    std::string m_gathered;
    std::optional<BusyToken> m_busy;
    Connection m_connection;
    QObject m_receiver; // of our own signals; ends before the destructor of QTcpSocket emits its last ones
};

} // namespace tooltray::http
