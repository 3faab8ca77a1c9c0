// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/clock.h"
#include "upstream/exchange/transport.h"
#include "upstream/graphql/graphqlrequest.h"
#include "upstream/subscription/subscription.h"
#include "json/value.h"

#include <cstdint>
#include <memory>
#include <string>

namespace tooltray::upstream {

// How to get at the events of a subscription.
struct SubscriptionWay {
    enum class Protocol : std::uint8_t { TransportWs, EventStream };

    Protocol protocol = Protocol::TransportWs;
    // Of a WebSocket: its User-Agent, and what goes with connection_init; null for nothing.
    std::string userAgent = {};
    json::Value payload = {};
};

// For those who know of neither sockets nor streams; see WebSocketSubscription and EventSubscription. Transport and
// clock outlive it.
std::unique_ptr<Subscription> subscribe(const SubscriptionWay &way, Transport &transport, Clock &clock,
                                        const Request &request, const GraphQLOperation &operation,
                                        SubscriptionListener listener);

} // namespace tooltray::upstream
