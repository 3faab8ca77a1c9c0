// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/run/sending.h"

#include "credentials/redaction/redactor.h"
#include "execution/call/sentfailure.h"
#include "execution/endpoints/endpoints.h"

#include <utility>

namespace tooltray::execution {

Sending::Sending(const CallServices &services, ReadyEndpoint ready, Sendable sendable, Done done)
    : m_ready(std::move(ready))
    , m_redactor(services.redactor)
    , m_done(std::move(done))
{
    std::visit(
        [&](auto &order) {
            order.redactor = std::make_shared<const credentials::Redactor>(services.redactor);
        },
        sendable);
    const auto taken = [this](OperationOutcome outcome) { take(std::move(outcome)); };
    if (auto *operation = std::get_if<OperationOrder>(&sendable)) {
        m_operation = operation->operation;
        m_variables = operation->variables;
        m_run =
            std::make_unique<OperationRun>(*m_ready.endpoint, services.clock, std::move(*operation), taken);
    } else if (auto *rest = std::get_if<RestOrder>(&sendable)) {
        m_run = std::make_unique<RestRun>(*m_ready.endpoint, services.clock, std::move(*rest), taken);
    } else {
        m_run = std::make_unique<SubscriptionRun>(*m_ready.endpoint, services.clock,
                                                  std::get<SubscriptionOrder>(std::move(sendable)), taken);
    }
}

void Sending::stop(CallShare::Limit limit)
{
    if (auto *operation = dynamic_cast<OperationRun *>(m_run.get()))
        operation->stop(limit);
    else if (auto *rest = dynamic_cast<RestRun *>(m_run.get()))
        rest->stop(limit);
}

void Sending::take(OperationOutcome outcome)
{
    if (auto *failure = std::get_if<CallFailure>(&outcome)) {
        if (failure->status == 401)
            m_ready.refused();
        addEndpoint(*failure, *m_ready.definition);
        if (m_operation)
            addOperation(*failure, *m_operation, m_variables, m_redactor);
        maskSecrets(*failure, m_redactor);
    }
    const Done done = std::exchange(m_done, nullptr);
    done(std::move(outcome)); // which may destroy this
}

} // namespace tooltray::execution
