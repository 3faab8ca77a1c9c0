// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/endpoint.h"

namespace tooltray::ui {

// What an endpoint that is added begins with. Each endpoint can say otherwise afterwards.
struct EndpointDefaults {
    workspace::MutationPolicy mutations = workspace::Endpoint().mutations;
    workspace::Timeouts timeouts = {};
    std::uint32_t retries = workspace::RetryPolicy().retries;
    std::uint64_t responseBytes = workspace::EndpointLimits().responseBytes;
    std::uint32_t concurrentRequests = workspace::EndpointLimits().concurrentRequests;

    void applyTo(workspace::Endpoint &endpoint) const
    {
        endpoint.mutations = mutations;
        endpoint.timeouts = timeouts;
        endpoint.retry.retries = retries;
        endpoint.limits.responseBytes = responseBytes;
        endpoint.limits.concurrentRequests = concurrentRequests;
    }

    bool operator==(const EndpointDefaults &) const = default;
};

} // namespace tooltray::ui
