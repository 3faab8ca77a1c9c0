// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "http/connection/connectioncap.h"
#include "http/connection/statistics.h"
#include "http/routing/gatekeeper.h"
#include "http/routing/router.h"
#include "http/routing/serveroptions.h"

#include <chrono>
#include <functional>
#include <string>
#include <string_view>
#include <utility>

namespace tooltray::http {

// The header lines that every answer has: Date (RFC 9110 6.6.1), and Server when it has a name. Written
// anew once a second.
class CommonFields {
public:
    CommonFields(Clock &clock, std::string_view serverName);

    std::string_view lines();

private:
    Clock &m_clock;
    std::string m_serverLine;
    std::chrono::sys_seconds m_second = std::chrono::sys_seconds::min();
    std::string m_lines;
};

// Formats the time as an IMF-fixdate (RFC 9110 5.6.7).
std::string dateText(std::chrono::sys_seconds time);

// The state that the connections of one server share.
struct ServerState {
    ServerState(ServerOptions serverOptions, Clock &serverClock)
        : options(std::move(serverOptions))
        , clock(serverClock)
        , gatekeeper(options, router)
        , cap(options.maxConnections, descriptorLimit())
        , commonFields(clock, options.serverName)
    {}

    ServerOptions options;
    Clock &clock;
    Router router;
    Gatekeeper gatekeeper;
    ConnectionCap cap;
    CommonFields commonFields;
    ServerStatistics statistics;
    // True if the client may have one more connection.
    std::function<bool(const Principal &)> hasRoomFor;
    bool isDraining = false;
};

} // namespace tooltray::http
