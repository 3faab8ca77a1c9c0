// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/subscription/subscribe.h"

#include "upstream/subscription/eventsubscription.h"
#include "upstream/subscription/websocketsubscription.h"

#include <utility>

namespace tooltray::upstream {

std::unique_ptr<Subscription> subscribe(const SubscriptionWay &way, Transport &transport, Clock &clock,
                                        const Request &request, const GraphQLOperation &operation,
                                        SubscriptionListener listener)
{
    if (way.protocol == SubscriptionWay::Protocol::EventStream)
        return std::make_unique<EventSubscription>(transport, clock, request, operation, std::move(listener));
    return std::make_unique<WebSocketSubscription>(clock, request, way.userAgent, operation, way.payload,
                                                   std::move(listener));
}

} // namespace tooltray::upstream
