// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/endpoint.h"
#include "workspace/definitions/policy.h"

#include <QCoreApplication>
#include <QString>

#include <array>

namespace tooltray::ui {

inline constexpr std::array kAllPolicies{workspace::MutationPolicy::Ask, workspace::MutationPolicy::Deny,
                                         workspace::MutationPolicy::Allow};

// The names of the policies for calls that change something.
class PolicyTexts final {
    Q_DECLARE_TR_FUNCTIONS(PolicyTexts)

public:
    static QString title(workspace::MutationPolicy policy)
    {
        switch (policy) {
        //: What happens when an agent wants to change something
        case workspace::MutationPolicy::Ask: return tr("Ask every time");
        case workspace::MutationPolicy::Deny: return tr("Block");
        case workspace::MutationPolicy::Allow: return tr("Allow");
        }
        return {};
    }
};

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
