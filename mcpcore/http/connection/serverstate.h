// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "http/connection/commonfields.h"
#include "http/connection/connectioncap.h"
#include "http/connection/statistics.h"
#include "http/routing/gatekeeper.h"
#include "http/routing/router.h"
#include "http/routing/serveroptions.h"

#include <utility>

namespace tooltray::http {

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
    Statistics statistics;
    bool isDraining = false;
};

} // namespace tooltray::http
