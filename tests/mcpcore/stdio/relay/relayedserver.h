// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "http/routing/httpexchange.h"
#include "http/routing/serveroptions.h"
#include "http/server/httpserver.h"
#include "stdio/relay/relay.h"
#include "support/fakeclock.h"

#include <array>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::test {

// Access to a server that comes and goes as the test says.
class ScriptedAccess final : public stdio::ServerAccess {
public:
    void start(Handlers handlers) override { m_handlers = std::move(handlers); }
    void find(Need need) override { asked.push_back(need); }
    bool isThere() override
    {
        ++looks;
        return isThereNow;
    }
    void settle() override { ++settled; }
    bool findsOthers() const override { return true; }

    void tellFound(const std::string &url, const std::string &token = {});
    void tellLost();
    void tellLeaving() { m_handlers.leaving(); }
    void tellFailed(const Error &error) { m_handlers.failed(error); }

    std::vector<Need> asked;
    int settled = 0;
    int looks = 0; // whether it is there
    bool isThereNow = false;

private:
    Handlers m_handlers;
};

// A server whose every answer is given by the test, a relay to it, and the client's ends of its two pipes.
// Time stands still.
class RelayedServer {
public:
    using Exchange = std::shared_ptr<http::HttpExchange>;

    explicit RelayedServer(const std::string &token = {}, const std::string &tokenAdvice = {});
    // The test says when the relay finds it.
    explicit RelayedServer(std::unique_ptr<ScriptedAccess> access);
    ~RelayedServer();
    RelayedServer(const RelayedServer &) = delete;
    RelayedServer &operator=(const RelayedServer &) = delete;

    std::string url() const { return "http://127.0.0.1:" + std::to_string(m_port) + "/mcp"; }
    FakeClock &clock() { return m_clock; }
    stdio::Relay &relay() { return *m_relay; }
    ScriptedAccess &access() { return static_cast<ScriptedAccess &>(*m_access); }
    void stopServer() { m_http.reset(); }
    void startServer(); // at another address
    // The server ends, as by a crash, and the relay learns it.
    void loseServer();

    // The client.
    void say(const std::string &line);
    void leave();            // ends its input
    std::string line();      // the next one; empty when none comes
    std::size_t lineCount(); // that were not taken yet
    bool hasEnded();

    // The server. The next request, which the caller answers; null when none comes.
    Exchange request();
    std::size_t requestCount(); // that were not taken yet
    static void answer(const Exchange &exchange, std::string json, http::HeaderList headers = {});
    // Opens a session called s1.
    void open(std::string_view revision = "2025-11-25");

private:
    void receive();

    FakeClock m_clock; // of the relay
    FakeClock m_serverClock;
    std::unique_ptr<http::HttpServer> m_http;
    std::uint16_t m_port = 0;
    std::vector<Exchange> m_requests;
    std::array<int, 2> m_toRelay{-1, -1};
    std::array<int, 2> m_fromRelay{-1, -1};
    std::string m_received;
    bool m_hasEnded = false;

    void startRelay(std::unique_ptr<stdio::ServerAccess> access);

    std::unique_ptr<stdio::ServerAccess> m_access;
    std::unique_ptr<stdio::Relay> m_relay;
};

std::string fieldOf(const http::HttpExchange &exchange, std::string_view name); // "(none)" when there is none

} // namespace tooltray::test
