// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "http/connection/serverstate.h"
#include "http/routing/router.h"
#include "http/routing/serveroptions.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray {
class Clock;
}

namespace tooltray::http {

// An HTTP/1.1 server on Qt's, behind guards of our own. Lives on the thread that makes it, as does its
// clock, and needs that thread's event loop; all handlers are called there.
class HttpServer final {
public:
    HttpServer(ServerOptions options, Clock &clock);
    ~HttpServer(); // ends what is open; exchanges that are kept learn it. Not to be called by a handler
    HttpServer(const HttpServer &) = delete;
    HttpServer &operator=(const HttpServer &) = delete;

    Router &router();

    // 0 picks a free port. Answers with the port.
    Result<std::uint16_t> listen(std::uint16_t port);
    std::uint16_t port() const; // 0 when not listening
    std::vector<std::string> addresses() const;

    // Accepts nothing new, lets what runs finish for as long as the grace lasts, then ends it. Calls back
    // from the event loop when no connection is left; the callback may destroy the server.
    void drain(std::chrono::milliseconds grace, std::function<void()> drained);

    ServerStatistics statistics() const;

private:
    class Private;
    std::unique_ptr<Private> d;
};

// The next port that is free on all of the addresses now, to suggest in place of one that is taken; 0 when
// there is none nearby.
std::uint16_t freePortAfter(std::uint16_t port, const std::vector<std::string> &addresses);

// True if only programs on this computer can reach the address.
bool isLoopback(const std::string &address);

} // namespace tooltray::http
