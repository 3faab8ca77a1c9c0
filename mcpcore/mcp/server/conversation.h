// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/classifier.h"
#include "mcp/server/outlet.h"
#include "json/value.h"

#include <memory>

namespace tooltray::mcp {

class Server;
class Session;

// Handles the messages of a legacy client once its session is open, the same on every transport.
class Conversation {
public:
    Conversation(Server &server, std::shared_ptr<Session> session)
        : m_server(server)
        , m_session(std::move(session))
    {}

    void receive(json::Value message, const Incoming &incoming, const std::shared_ptr<Outlet> &outlet);
    void receiveBatch(json::Value messages, const std::shared_ptr<Outlet> &outlet);
    // The request that opened the session, or a later one that nothing speaks against.
    void start(json::Value message, const Incoming &incoming, const std::shared_ptr<Outlet> &outlet);

private:
    void receiveRequest(json::Value message, const Incoming &incoming, const std::shared_ptr<Outlet> &outlet);

    Server &m_server;
    std::shared_ptr<Session> m_session;
};

} // namespace tooltray::mcp
