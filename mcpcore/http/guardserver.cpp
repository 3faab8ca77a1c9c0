// SPDX-License-Identifier: GPL-3.0-or-later
#include "http/guardserver.h"

#include "http/guardsocket.h"

#include <utility>

namespace tooltray::http {

GuardServer::GuardServer(Accept accept) : m_accept(std::move(accept))
{
    setMaxPendingConnections(1024);
    setListenBacklogSize(1024);
}

void GuardServer::incomingConnection(qintptr descriptor)
{
    if (GuardSocket *socket = m_accept(descriptor, this))
        addPendingConnection(socket);
}

} // namespace tooltray::http
