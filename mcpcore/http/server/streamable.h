// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/server/httpendpoint.h"
#include "mcp/server/outlet.h"

#include <QObject>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_set>

namespace tooltray::http {

class HttpExchange;
class Router;
class StreamableOutlet;

// The event streams that are open, so that one timer keeps them all alive.
class OpenStreams {
public:
    explicit OpenStreams(Clock &clock) : m_clock(clock) {}

    void add(StreamableOutlet &stream);
    void remove(StreamableOutlet &stream) { m_streams.erase(&stream); }
    std::size_t size() const { return m_streams.size(); }

private:
    void wait();
    void keepAlive();

    Clock &m_clock;
    std::unordered_set<StreamableOutlet *> m_streams;
    Timer m_timer;
};

// Answers one exchange: with JSON, or with server-sent events once something comes before the answer.
class StreamableOutlet final : public mcp::Outlet {
public:
    StreamableOutlet(std::shared_ptr<HttpExchange> exchange, std::shared_ptr<OpenStreams> streams);
    ~StreamableOutlet() override;
    StreamableOutlet(const StreamableOutlet &) = delete;
    StreamableOutlet &operator=(const StreamableOutlet &) = delete;

    bool acceptsStream() const override;
    void openStream() override;
    void send(std::string_view message) override;
    void finish(mcp::Answer answer) override;
    void abort() override;
    std::size_t backlog() const override;

    // A comment: says nothing, but shows that the stream lives.
    void keepAlive();

private:
    void closeStream();

    std::shared_ptr<HttpExchange> m_exchange; // null after the end
    std::shared_ptr<OpenStreams> m_streams;
};

// MCP over Streamable HTTP, both eras: brings requests to the endpoint, and its answers back as JSON or,
// once something has to be sent before the answer, as server-sent events.
class Streamable {
public:
    // Both must outlive this.
    Streamable(mcp::Server &server, Clock &clock);
    ~Streamable();
    Streamable(const Streamable &) = delete;
    Streamable &operator=(const Streamable &) = delete;

    // Serves POST, GET and DELETE of a path; must outlive the routes.
    void addRoutes(Router &router, const std::string &pattern);
    // The same for one request, of which method it is; for who finds out late where it belongs.
    void serve(const std::shared_ptr<HttpExchange> &exchange);

private:
    void post(const std::shared_ptr<HttpExchange> &exchange);
    void openStream(const std::shared_ptr<HttpExchange> &exchange);
    void endSession(const std::shared_ptr<HttpExchange> &exchange);

    mcp::HttpEndpoint m_endpoint;
    std::shared_ptr<OpenStreams> m_streams;
    QObject m_context;
};

} // namespace tooltray::http
