// SPDX-License-Identifier: GPL-3.0-or-later
#include "relayedserver.h"

#include "support/eventually.h"

#include <QTest>

#include <algorithm>
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

namespace tooltray::test {

void ScriptedAccess::tellFound(const std::string &url, const std::string &token)
{
    isThereNow = true;
    m_handlers.found({stdio::parseEndpoint(url).value(), token});
}

void ScriptedAccess::tellLost()
{
    isThereNow = false;
    m_handlers.lost();
}

RelayedServer::RelayedServer(const std::string &token, const std::string &tokenAdvice)
{
    startServer();
    startRelay(std::make_unique<stdio::FixedAccess>(
        stdio::ServerAccess::Place{stdio::parseEndpoint(url()).value(), token, tokenAdvice}));
}

RelayedServer::RelayedServer(std::unique_ptr<ScriptedAccess> access)
{
    startServer();
    startRelay(std::move(access));
}

void RelayedServer::startServer()
{
    m_http = std::make_unique<http::HttpServer>(http::ServerOptions{}, m_serverClock);
    for (const char *method : {"POST", "GET", "DELETE"})
        m_http->router().add(
            {.method = method,
             .pattern = "/mcp",
             .handler = [this](Exchange exchange) { m_requests.push_back(std::move(exchange)); },
             .access = http::RouteAccess::Open});
    m_port = m_http->listen(0).valueOr(std::uint16_t(0));
}

void RelayedServer::startRelay(std::unique_ptr<stdio::ServerAccess> access)
{
    std::signal(SIGPIPE, SIG_IGN);
    QVERIFY(pipe(m_toRelay.data()) == 0 && pipe(m_fromRelay.data()) == 0);
    QVERIFY(fcntl(m_fromRelay[0], F_SETFL, O_NONBLOCK) == 0);
    m_access = std::move(access);
    m_relay = std::make_unique<stdio::Relay>(*m_access, stdio::Relay::Streams{m_toRelay[0], m_fromRelay[1]},
                                             m_clock, [this] { m_hasEnded = true; });
}

void RelayedServer::loseServer()
{
    stopServer(); // before the requests go, which would be answered
    m_requests.clear();
    access().tellLost();
}

RelayedServer::~RelayedServer()
{
    m_relay.reset();
    m_requests.clear();
    for (const int descriptor : {m_toRelay[0], m_toRelay[1], m_fromRelay[0], m_fromRelay[1]}) {
        if (descriptor >= 0)
            close(descriptor);
    }
}

void RelayedServer::say(const std::string &line)
{
    const std::string bytes = line + "\n";
    QCOMPARE(write(m_toRelay[1], bytes.data(), bytes.size()), static_cast<ssize_t>(bytes.size()));
}

void RelayedServer::leave()
{
    close(m_toRelay[1]);
    m_toRelay[1] = -1;
}

void RelayedServer::receive()
{
    std::array<char, 65536> bytes{};
    ssize_t length = 0;
    while ((length = read(m_fromRelay[0], bytes.data(), bytes.size())) > 0)
        m_received.append(bytes.data(), static_cast<std::size_t>(length));
}

std::string RelayedServer::line()
{
    const auto hasLine = [&] {
        receive();
        return m_received.find('\n') != std::string::npos;
    };
    if (!eventually(hasLine))
        return {};
    const std::size_t end = m_received.find('\n');
    std::string line = m_received.substr(0, end);
    m_received.erase(0, end + 1);
    return line;
}

std::size_t RelayedServer::lineCount()
{
    receive();
    return static_cast<std::size_t>(std::ranges::count(m_received, '\n'));
}

bool RelayedServer::hasEnded()
{
    return eventually([&] { return m_hasEnded; });
}

RelayedServer::Exchange RelayedServer::request()
{
    if (!eventually([&] { return !m_requests.empty(); }))
        return nullptr;
    Exchange first = std::move(m_requests.front());
    m_requests.erase(m_requests.begin());
    return first;
}

std::size_t RelayedServer::requestCount()
{
    return m_requests.size();
}

void RelayedServer::answer(const Exchange &exchange, std::string json, http::HeaderList headers)
{
    headers.add("Content-Type", "application/json");
    exchange->reply({200, std::move(headers), std::move(json)});
}

void RelayedServer::open(std::string_view revision)
{
    const std::string version = R"("protocolVersion":")" + std::string(revision) + '"';
    say(R"({"jsonrpc":"2.0","id":0,"method":"initialize","params":{)" + version + "}}");
    const Exchange handshake = request();
    QVERIFY(handshake);
    answer(handshake, R"({"jsonrpc":"2.0","id":0,"result":{)" + version + "}}", {{"Mcp-Session-Id", "s1"}});
    QVERIFY(!line().empty());
}

std::string fieldOf(const http::HttpExchange &exchange, std::string_view name)
{
    return std::string(exchange.request().headers.value(name).value_or("(none)"));
}

} // namespace tooltray::test
