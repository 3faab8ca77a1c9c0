// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"

#include <QTcpServer>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::http {

class GuardSocket;

// Accepts connections for QHttpServer, as GuardSockets, within the connection cap; only a few in one turn of the event
// loop, so that each is read before those that come after it can take its place. When the process has no descriptor
// left for one it tries again a little later.
class GuardServer final : public QTcpServer {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(GuardServer)

public:
    // The socket for a new descriptor; null when there is none to serve, which is seen to already.
    using Accept = std::function<GuardSocket *(qintptr descriptor, QObject *parent)>;

    GuardServer(Accept accept, Clock &clock);

protected:
    void incomingConnection(qintptr descriptor) override;

private:
    void beginTurn();
    void goOn();

    Accept m_accept;
    Clock &m_clock;
    Timer m_pause;
    int m_acceptedInTurn = 0;
};

using Listeners = std::vector<std::unique_ptr<GuardServer>>;

// Listens on all the addresses with the same port; 0 picks one that is free on all of them. An IPv6
// address is left out where the machine has none, unless it is the only one.
Result<Listeners> listenOnAll(const std::vector<std::string> &addresses, std::uint16_t port,
                              const GuardServer::Accept &accept, Clock &clock);

} // namespace tooltray::http
