// SPDX-License-Identifier: GPL-3.0-or-later
#include "execution/run/callexecutor.h"

#include "base/random.h"
#include "execution/run/callrun.h"

#include <utility>

namespace tooltray::execution {

CallExecutor::CallExecutor(CallServices services)
    : m_services(std::move(services))
    , m_memory{.rates = ToolRates(m_services.clock), .linkKey = randomBytes(32)}
{}

std::unique_ptr<Run> CallExecutor::start(CallOrder order, Done done)
{
    return std::make_unique<CallRun>(m_services, m_memory, std::move(order), std::move(done));
}

} // namespace tooltray::execution
