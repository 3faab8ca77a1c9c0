// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/classifier.h"
#include "mcp/server/outlet.h"
#include "mcp/server/session.h"
#include "mcp/types/subscription.h"
#include "json/value.h"

#include <memory>
#include <optional>
#include <string_view>

namespace tooltray::mcp {

class Server;
class Session;

// Where the lines to one client leave.
class LineSink {
public:
    virtual ~LineSink() = default;

    virtual void writeLine(std::string_view message) = 0; // without line breaks
    virtual std::size_t backlog() const = 0;
};

// One client on a connection that carries one message a line in both directions, such as stdio. The
// first message decides the era of the connection; asking what is offered decides nothing.
class LineEndpoint {
public:
    LineEndpoint(Server &server, Principal principal, std::shared_ptr<LineSink> sink);
    ~LineEndpoint(); // the client is gone: nothing of its is worked on any more
    LineEndpoint(const LineEndpoint &) = delete;
    LineEndpoint &operator=(const LineEndpoint &) = delete;

    void receive(std::string_view line);

private:
    class LineOutlet;

    std::shared_ptr<Outlet> outlet() const;
    void receiveBatch(json::Value messages);
    void receiveNotification(const json::Value &message);
    void receiveModern(json::Value message, const Incoming &incoming);
    void receiveLegacy(json::Value message, const Incoming &incoming);
    void initialize(json::Value message, const Incoming &incoming);
    void reject(const std::optional<RequestId> &id, Failure failure);

    Server &m_server;
    Principal m_principal;
    std::shared_ptr<LineSink> m_sink;
    std::optional<Era> m_era;
    std::shared_ptr<InFlight> m_modernCalls;
    std::shared_ptr<Session> m_session;
};

} // namespace tooltray::mcp
