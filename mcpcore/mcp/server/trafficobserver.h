// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/strongid.h"
#include "mcp/server/outlet.h"
#include "mcp/types/failure.h"
#include "mcp/types/revision.h"
#include "mcp/types/subscription.h"
#include "json/value.h"

#include <chrono>
#include <cstdint>
#include <string_view>

namespace tooltray::mcp {

using RequestNumber = StrongId<struct CallNumberTag, std::uint64_t>;

// The client as it names itself: to be shown, never to be trusted.
struct ClientProgram {
    std::string_view name;
    std::string_view version;
};

// The data passed to observers is valid only during the notification.
struct RequestStart {
    RequestNumber number;
    const Principal &principal;
    ClientProgram client;
    Era era;
    std::string_view revision;
    std::string_view method;
    const json::Value &params;
    std::string_view traceparent = {}; // as the client sent it
};

struct RequestEnd {
    enum class Kind : std::uint8_t { Result, Error, InputRequired, Cancelled };

    RequestNumber number;
    Kind kind;
    std::string_view message; // as it went to the client; empty when none did
    std::chrono::nanoseconds duration;
};

struct RejectedMessage {
    const Principal &principal;
    const Failure &failure;
    std::string_view answer;
};

// Watches what goes in and out, on the thread of the server; all functions are brief.
class TrafficObserver {
public:
    virtual ~TrafficObserver() = default;

    virtual void requestStarted(const RequestStart &) {}
    virtual void requestMessageSent(RequestNumber, std::string_view /*message*/) {} // progress and the like
    virtual void requestEnded(const RequestEnd &) {}
    virtual void messageRejected(const RejectedMessage &) {}
    virtual void clientsChanged(std::size_t /*sessions*/, std::size_t /*listeners*/) {}
};

} // namespace tooltray::mcp
