// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "upstream/exchange/transport.h"
#include "upstream/graphql/graphqloperation.h"
#include "upstream/subscription/subscription.h"
#include "json/value.h"

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace tooltray::upstream {

// How to get at the events of a subscription.
struct SubscriptionTransport {
    enum class Protocol : std::uint8_t { TransportWs, EventStream, SingleStream };

    // One after the other, until the server takes one of them.
    std::vector<Protocol> protocols = {Protocol::TransportWs};
    // Which one that was, before its first event.
    std::function<void(Protocol)> onFound = {};
    // For a WebSocket: its User-Agent, and the payload of connection_init; null for none.
    std::string userAgent = {};
    json::Value payload = {};
};

std::string_view protocolName(SubscriptionTransport::Protocol protocol); // "graphql-transport-ws"

// Errors of GraphQL that concern no part of the subscription may say that the server has no subscriptions: the advice
// is not only about the operation then.
void adviseOnRefusal(RequestError &error, std::string_view document);

// For those who know of neither sockets nor streams; see WebSocketSubscription, EventSubscription and
// SingleStreamSubscription. It has begun. Where no protocol is taken the error says of each why. Transport and clock
// outlive it.
std::unique_ptr<Subscription> subscribe(SubscriptionTransport way, Transport &transport, Clock &clock,
                                        const Request &request, const GraphQLOperation &operation,
                                        SubscriptionListener listener);

} // namespace tooltray::upstream
