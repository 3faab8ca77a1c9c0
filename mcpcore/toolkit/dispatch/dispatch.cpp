// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/dispatch/dispatch.h"

#include "toolkit/access/clientview.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/commands/commandcontext.h"
#include "toolkit/dispatch/commandrun.h"

#include <utility>

namespace tooltray::toolkit {

Dispatch::Dispatch(Services &services, Catalogue &catalogue)
    : m_services(services)
    , m_catalogue(catalogue)
    , m_suspended(services.journal, services.clock)
{}

Running Dispatch::run(CommandOrder call, Done done)
{
    std::optional<ClientView> client = clientOf(m_services.workspaceAccess, call.principal);
    upstream::RateLimit *rate = client ? rateOf(*client) : nullptr;
    const auto running =
        std::make_shared<CommandRun>(m_services, m_catalogue, m_suspended, std::move(call), std::move(done));
    running->start(std::move(client), rate);
    return running;
}

upstream::RateLimit *Dispatch::rateOf(const ClientView &client)
{
    const std::optional<std::uint32_t> callsPerMinute = client.policy.callsPerMinute;
    if (!callsPerMinute || *callsPerMinute == 0)
        return nullptr;
    const auto known = m_limits.find(client.id);
    if (known != m_limits.end() && known->second.callsPerMinute == *callsPerMinute)
        return known->second.rate.get();
    constexpr std::size_t kMaxWaiting = 100;
    const double perMinute = *callsPerMinute;
    auto rate = std::make_shared<upstream::RateLimit>(m_services.clock,
                                                      upstream::Rate{perMinute / 60, perMinute}, kMaxWaiting);
    return m_limits.insert_or_assign(client.id, Limit{*callsPerMinute, std::move(rate)})
        .first->second.rate.get();
}

} // namespace tooltray::toolkit
