// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/cancellation.h"
#include "base/clock.h"
#include "upstream/exchange/transport.h"
#include "upstream/policy/attempt.h"
#include "upstream/policy/concurrencylimit.h"
#include "upstream/policy/ratelimit.h"
#include "upstream/policy/retrypolicy.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

namespace tooltray::upstream {

class Call;
class Turn;

struct EndpointLimits {
    std::optional<Rate> rate = {}; // nothing: as fast as it goes
    std::size_t maxAtOnce = 32;
    std::size_t maxWaiting = 256; // for their turn, by rate and by number each
    RetryOptions retry = {};
};

// Of a request that may not be sent at once.
enum class QueueEvent : std::uint8_t { Joined, Left };

struct CallOptions {
    CancellationToken cancellation = {};
    std::shared_ptr<RateLimit> clientRate = {}; // of the client that asks, beside that of the endpoint
    std::optional<int> maxRetries = {};         // instead of the endpoint's
    // Asked before the request is sent once more, for a retry or to where a redirect leads; false: it is not.
    std::function<bool()> mayRepeat = {};
    std::function<void(const Attempt &)> onAttempt = {};
    std::function<void(QueueEvent)> onQueue = {};
};

// What all calls to one endpoint share.
struct EndpointState {
    Transport &transport;
    Clock &clock;
    std::shared_ptr<RateLimit> rate; // null: none
    ConcurrencyLimit slots;
    RetryPolicy retry;
};

// Sends requests to one API: no faster and no more at once than it may, again when that is safe and of use,
// to where redirects lead, and all within the time that the request has.
class Endpoint {
public:
    // Transport and clock outlive it and its calls.
    Endpoint(Transport &transport, Clock &clock, const EndpointLimits &limits);
    Endpoint(Transport &transport, Clock &clock, const EndpointLimits &limits, RetryPolicy retry);

    // As Transport::start(); each attempt begins with a head of its own. A cancelled call ends with a failure,
    // one that is destroyed ends without a word. May outlive the endpoint.
    [[nodiscard]] std::unique_ptr<Call> send(Request request, Receiver receiver, CallOptions options = {});

    // For what is not sent as a call and is to count as one. May outlive the endpoint.
    [[nodiscard]] std::unique_ptr<Turn> turn() const;
    Transport &transport() const { return m_state->transport; }

private:
    std::shared_ptr<EndpointState> m_state;
};

} // namespace tooltray::upstream
