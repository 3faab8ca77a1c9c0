// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/eras/classifier.h"
#include "mcp/server/outlet.h"
#include "mcp/types/subscription.h"
#include "mcp/wire/params.h"
#include "json/parser.h"
#include "json/value.h"

#include <memory>
#include <optional>
#include <span>
#include <string_view>

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
    // The trace that what comes next is a part of.
    void setTrace(std::string_view traceparent) { m_trace = traceparent; }

private:
    void receiveRequest(json::Value message, const Incoming &incoming, const std::shared_ptr<Outlet> &outlet);

    Server &m_server;
    std::shared_ptr<Session> m_session;
    std::string m_trace;
};

class Server;
class Session;

// Streamable HTTP of both eras, without the HTTP: what a POST, GET or DELETE to the endpoint means.
class HttpEndpoint {
public:
    struct Post {
        std::string_view body;
        MessageHeaders headers;
        std::optional<std::string_view> session = {};
        std::span<const ParameterHeader> parameters = {};
        Principal principal = {};
        std::string_view traceparent = {}; // W3C Trace Context, as the client sent it
    };
    struct SessionAccess {
        std::optional<std::string_view> session = {};
        std::optional<std::string_view> protocolVersion = {};
        Principal principal = {};
    };

    explicit HttpEndpoint(Server &server) : m_server(server) {}

    void post(const Post &post, const std::shared_ptr<Outlet> &outlet);
    // The same with what the body is as JSON, for a large one that was parsed on another thread.
    void post(json::Parsed parsed, const Post &post, const std::shared_ptr<Outlet> &outlet);
    void openStream(const SessionAccess &access, const std::shared_ptr<Outlet> &outlet); // GET
    void endSession(const SessionAccess &access, Outlet &outlet);                        // DELETE

private:
    using Found = std::variant<std::shared_ptr<Session>, Rejection>;

    void postModern(json::Value message, const Incoming &incoming, const Post &post,
                    const std::shared_ptr<Outlet> &outlet);
    void postLegacy(json::Value message, const Incoming &incoming, const Post &post,
                    const std::shared_ptr<Outlet> &outlet);
    void postBatch(json::Value messages, const Post &post, const std::shared_ptr<Outlet> &outlet);
    void initialize(json::Value message, const Incoming &incoming, const Post &post,
                    const std::shared_ptr<Outlet> &outlet);
    Found findSession(const SessionAccess &access, const std::optional<RequestId> &id) const;

    Server &m_server;
};

} // namespace tooltray::mcp
