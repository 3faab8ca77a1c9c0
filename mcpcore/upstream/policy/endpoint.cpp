// SPDX-License-Identifier: GPL-3.0-or-later
#include "upstream/policy/endpoint.h"

#include "upstream/policy/call.h"
#include "upstream/policy/turn.h"

#include <utility>

namespace tooltray::upstream {

Endpoint::Endpoint(Transport &transport, Clock &clock, const EndpointLimits &limits)
    : Endpoint(transport, clock, limits, RetryPolicy(limits.retry))
{}

Endpoint::Endpoint(Transport &transport, Clock &clock, const EndpointLimits &limits, RetryPolicy retry)
    : m_state(std::make_shared<EndpointState>(EndpointState{
        .transport = transport,
        .clock = clock,
        .rate = limits.rate ? std::make_shared<RateLimit>(clock, *limits.rate, limits.maxWaiting) : nullptr,
        .slots = ConcurrencyLimit(limits.maxAtOnce, limits.maxWaiting),
        .retry = std::move(retry)}))
{}

std::unique_ptr<Call> Endpoint::send(Request request, Receiver receiver, CallOptions options)
{
    auto call = std::make_unique<Call>(m_state, std::move(request), std::move(receiver), std::move(options));
    call->start();
    return call;
}

std::unique_ptr<Turn> Endpoint::turn() const
{
    return std::make_unique<Turn>(m_state);
}

} // namespace tooltray::upstream
