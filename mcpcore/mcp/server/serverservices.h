// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "mcp/questions/requeststate.h"
#include "mcp/server/backend.h"
#include "mcp/server/options.h"
#include "mcp/server/tasks.h"
#include "mcp/server/trafficobserver.h"

#include <cstdint>
#include <unordered_set>

namespace tooltray::mcp {

class ServerRequest;

// What the parts of a server share. Calls may outlive the server by a while; it abandons them then, and
// they touch nothing of this any more.
struct ServerServices {
    ServerServices(Backend &offered, Clock &ticking, TrafficObserver &watching, Options chosen,
                   const Common &common)
        : backend(offered)
        , clock(ticking)
        , observer(watching)
        , options(chosen)
        , seal(common.key.empty() ? Seal::withRandomKey() : Seal(common.key))
        , requestStates(chosen.questionLifetime, seal, common.values)
        , tasks(clock, options)
    {}

    Backend &backend;
    Clock &clock;
    TrafficObserver &observer;
    const Options options;
    const Seal seal; // of what clients hand back
    RequestStates requestStates;
    Tasks tasks;
    std::uint64_t lastCallNumber = 0;
    std::unordered_set<ServerRequest *> calls; // all that are not finished
};

} // namespace tooltray::mcp
