// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/classifier.h"
#include "mcp/server/dispatcher.h"
#include "mcp/server/listenrequests.h"
#include "mcp/server/serverrequest.h"
#include "mcp/server/serverservices.h"
#include "mcp/server/session.h"
#include "json/parser.h"

#include <memory>
#include <string_view>

namespace tooltray::mcp {

// One MCP server, whatever the transports that lead to it. Lives on one thread.
class Server {
public:
    // All three must outlive the server.
    Server(Backend &backend, Clock &clock, TrafficObserver &observer, const Options &options = {});
    ~Server();
    Server(const Server &) = delete;
    Server &operator=(const Server &) = delete;

    // Tells those of the audience who want to know; see Offer for what may change.
    void announce(const ServerChange &change, const Audience &audience = {});
    // Ends all that goes on with these: their streams, sessions and calls.
    void endClients(const std::function<bool(const Principal &)> &isMeant);
    // Says goodbye to those who listen and ends the sessions; what runs without one goes on.
    void close();

    // For the endpoints, which know what a message looks like on their transport.
    const Options &options() const { return m_services->options; }
    Sessions &sessions() { return m_sessions; }
    json::Parsed parse(std::string_view text) { return m_parser.parse(text); }
    // For what a client asks with initialize.
    Outcome<std::shared_ptr<Session>> openSession(const Principal &principal, const json::Value &params);
    void start(ServerRequest::Request request, std::shared_ptr<Outlet> outlet,
               const ParameterHeaders &headers = {});
    void reject(const Rejection &rejection, const Principal &principal, Outlet &outlet);

private:
    std::shared_ptr<ServerServices> m_services;
    Sessions m_sessions;
    ListenRequests m_subscriptions;
    Dispatcher m_dispatcher;
    json::Parser m_parser;
};

} // namespace tooltray::mcp
