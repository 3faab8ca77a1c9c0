// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/routing/httpexchange.h"
#include "http/server/httpserver.h"
#include "support/fakeclock.h"

#include <QByteArray>

#include <memory>
#include <vector>

namespace tooltray::http {

// A listening server on a clock that stands still, with one route for each way to answer:
//   GET /hello      at once                       POST /echo     the body, at once
//   POST /json      the body, wants JSON          POST /small    as /echo, of at most 10 bytes
//   GET /later      kept by the test              GET /stream    a begun stream, kept by the test
//   GET /forgotten  never answered                GET /private   the principal, behind the bearer guard
//   POST /private   the body, behind it as well   GET /health    at once, whatever the number of connections
//   GET /listen     as /stream, behind the guard  GET /call      as /later, behind the guard
class TestServer {
public:
    explicit TestServer(ServerOptions options = {});

    quint16 port() const { return m_port; }
    HttpServer &http() { return *m_http; }
    test::FakeClock &clock() { return m_clock; }
    void stop() { m_http.reset(); }

    std::vector<std::shared_ptr<HttpExchange>> kept;
    bool waitForKept(std::size_t count) const;
    bool waitForConnections(std::size_t count) const;

    // By which guards how often, as "Host:1 Origin:2".
    QByteArray refusals() const;

private:
    void addRoutes(Router &router);

    test::FakeClock m_clock;
    std::unique_ptr<HttpServer> m_http;
    quint16 m_port = 0;
};

// A request without a body, or with one and its Content-Length.
QByteArray requestText(const QByteArray &line, const QByteArray &fields = {}, const QByteArray &body = {});

} // namespace tooltray::http
