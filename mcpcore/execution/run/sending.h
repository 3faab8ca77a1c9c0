// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "execution/call/operationrun.h"
#include "execution/endpoints/readyendpoint.h"
#include "execution/rest/restrun.h"
#include "execution/run/callservices.h"
#include "execution/run/run.h"
#include "execution/subscription/subscriptionrun.h"

#include <functional>
#include <memory>
#include <variant>

namespace tooltray::execution {

using Sendable = std::variant<OperationOrder, RestOrder, SubscriptionOrder>;

// Something on its way to an endpoint, with what it needs to live. Tells the credential when it was refused, and says
// of a failure what only the sender knows.
class Sending final : public Run {
public:
    using Done = std::function<void(OperationOutcome)>;

    // Calls back once, from the event loop, and may be destroyed from there.
    Sending(const CallServices &services, ReadyEndpoint ready, Sendable sendable, Done done);

    // Ends what is under way because of a limit of the call; it is told as any other outcome.
    void stop(CallShare::Limit limit);

private:
    void take(OperationOutcome outcome);

    ReadyEndpoint m_ready;
    const credentials::Redactor &m_redactor;
    CheckedOperation::Pointer m_operation; // null: it is none
    json::Value m_variables;
    Done m_done;
    std::unique_ptr<Run> m_run;
};

} // namespace tooltray::execution
