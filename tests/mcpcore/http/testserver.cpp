// SPDX-License-Identifier: GPL-3.0-or-later
#include "testserver.h"

#include "support/eventually.h"

#include <array>
#include <utility>

namespace tooltray::http {

namespace {

constexpr std::array<const char *, kGuardCount> kGuardNames{
    "ConnectionCap", "Syntax", "HeadSize", "HeadTimeout", "BodyTimeout", "Host",
    "Origin",        "Route",  "Bearer",   "ContentType", "BodySize",    "AnswerTimeout"};

void echo(const std::shared_ptr<HttpExchange> &exchange)
{
    exchange->reply({200, {{"Content-Type", "text/plain"}}, exchange->takeBody()});
}

} // namespace

TestServer::TestServer(ServerOptions options)
    : m_http(std::make_unique<HttpServer>(std::move(options), m_clock))
{
    addRoutes(m_http->router());
    const Result<std::uint16_t> port = m_http->listen(0);
    m_port = port ? *port : quint16(0);
}

void TestServer::addRoutes(Router &router)
{
    const auto add = [&](const char *method, const char *pattern, Handler handler) {
        router.add({.method = method,
                    .pattern = pattern,
                    .handler = std::move(handler),
                    .access = RouteAccess::Open});
    };
    add("GET", "/hello", [](const std::shared_ptr<HttpExchange> &exchange) {
        exchange->reply({200, {{"Content-Type", "text/plain"}}, "hello"});
    });
    add("POST", "/echo", echo);
    router.add({.method = "POST",
                .pattern = "/json",
                .handler = echo,
                .access = RouteAccess::Open,
                .contentType = "application/json"});
    router.add({.method = "POST",
                .pattern = "/small",
                .handler = echo,
                .access = RouteAccess::Open,
                .bodyLimit = 10});
    add("GET", "/later",
        [this](std::shared_ptr<HttpExchange> exchange) { kept.push_back(std::move(exchange)); });
    add("GET", "/stream", [this](std::shared_ptr<HttpExchange> exchange) {
        exchange->startStream(200, {{"Content-Type", "text/event-stream"}});
        kept.push_back(std::move(exchange));
    });
    add("GET", "/forgotten", [](const std::shared_ptr<HttpExchange> &) {});
    router.add({.method = "GET",
                .pattern = "/private",
                .handler = [](const std::shared_ptr<HttpExchange> &exchange) {
                    exchange->reply({200, {}, exchange->principal().id});
                }});
    router.add({.method = "POST", .pattern = "/private", .handler = echo});
    router.add(
        {.method = "GET", .pattern = "/listen", .handler = [this](std::shared_ptr<HttpExchange> exchange) {
             exchange->startStream(200, {{"Content-Type", "text/event-stream"}});
             kept.push_back(std::move(exchange));
         }});
    router.add(
        {.method = "GET", .pattern = "/call", .handler = [this](std::shared_ptr<HttpExchange> exchange) {
             kept.push_back(std::move(exchange));
         }});
    router.add({.method = "GET",
                .pattern = "/health",
                .handler =
                    [](const std::shared_ptr<HttpExchange> &exchange) {
                        exchange->reply({200, {}, "well"});
                    },
                .access = RouteAccess::Open,
                .isAlwaysServed = true});
    add("GET", "/w/{name}/mcp", [](const std::shared_ptr<HttpExchange> &exchange) {
        exchange->reply({200, {}, std::string(exchange->parameter("name"))});
    });
}

bool TestServer::waitForKept(std::size_t count) const
{
    return eventually([&] { return kept.size() == count; });
}

bool TestServer::waitForConnections(std::size_t count) const
{
    return eventually([&] { return m_http->statistics().connectionsOpen == count; });
}

QByteArray TestServer::refusals() const
{
    QByteArrayList counts;
    const ServerStatistics statistics = m_http->statistics();
    for (std::size_t i = 0; i < kGuardCount; ++i) {
        if (statistics.refused.at(i) > 0)
            counts.append(QByteArray(kGuardNames.at(i)) + ':' + QByteArray::number(statistics.refused.at(i)));
    }
    return counts.join(' ');
}

QByteArray requestText(const QByteArray &line, const QByteArray &fields, const QByteArray &body)
{
    QByteArray text = line + " HTTP/1.1\r\nHost: localhost\r\n" + fields;
    if (!body.isEmpty())
        text += "Content-Length: " + QByteArray::number(body.size()) + "\r\n";
    return text + "\r\n" + body;
}

} // namespace tooltray::http
