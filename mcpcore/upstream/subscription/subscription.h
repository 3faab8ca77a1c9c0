// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "upstream/exchange/failure.h"

#include <functional>
#include <optional>
#include <string_view>

namespace tooltray::upstream {

struct SubscriptionListener {
    // One execution result as JSON text: an object with data, errors or both.
    std::function<void(std::string_view)> onEvent = {};
    // Called once, as the last one: nothing when the server completed it.
    std::function<void(std::optional<RequestError>)> onEnd = {};
    // Called at most once, before the first event: the server speaks the protocol. May be left out.
    std::function<void()> onBegin = {};
};

// The hint for a subscription that broke off.
inline Message subscribeAgain()
{
    return Message::joined({CORE_TEXT("Core", "Try again."),
                            CORE_TEXT("Core", "If the problem persists, check the server's log.")});
}

// True for a status by which a server, or a proxy before it, says that it is down for the moment.
constexpr bool isUnavailable(int status)
{
    return status >= 502 && status <= 504;
}

// A stream of execution results, whatever the protocol that brings them. Calls back from the event loop;
// destroying it, also from its callbacks, ends the subscription and the calls.
class Subscription {
public:
    virtual ~Subscription() = default;

    virtual void start() = 0;
};

} // namespace tooltray::upstream
