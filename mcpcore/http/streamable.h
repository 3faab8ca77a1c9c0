// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "mcp/serve/httpendpoint.h"

#include <memory>
#include <string>

namespace tooltray {
class Clock;
}

namespace tooltray::http {

class HttpExchange;
class OpenStreams;
class Router;

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
};

} // namespace tooltray::http
