// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/guardserver.h"

#include "http/guardsocket.h"

#include <chrono>
#include <utility>

namespace tooltray::http {

namespace {

// Long enough to cost nothing, short enough for clients that wait.
constexpr std::chrono::milliseconds kPause{100};

} // namespace

GuardServer::GuardServer(Accept accept, Clock &clock) : m_accept(std::move(accept)), m_clock(clock)
{
    // QTcpServer stops accepting after an error, for good unless it is told to go on.
    connect(this, &QTcpServer::acceptError, this,
            [this] { m_pause = m_clock.startTimer(kPause, [this] { resumeAccepting(); }); });
    setMaxPendingConnections(1024);
    setListenBacklogSize(1024);
}

void GuardServer::incomingConnection(qintptr descriptor)
{
    if (GuardSocket *socket = m_accept(descriptor, this))
        addPendingConnection(socket);
}

} // namespace tooltray::http
