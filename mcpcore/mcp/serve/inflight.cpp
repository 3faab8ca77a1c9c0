// SPDX-License-Identifier: GPL-3.0-or-later
#include "mcp/serve/inflight.h"

#include "mcp/serve/call.h"

namespace tooltray::mcp {

void InFlight::add(Call &call)
{
    m_calls.emplace(call.id(), &call);
}

void InFlight::remove(const Call &call)
{
    m_calls.erase(call.id());
}

void InFlight::cancel(const RequestId &id, CancelReason reason)
{
    const auto found = m_calls.find(id);
    if (found != m_calls.end())
        found->second->shared_from_this()->cancel(reason);
}

void InFlight::cancelAll(CancelReason reason)
{
    while (!m_calls.empty())
        m_calls.begin()->second->shared_from_this()->cancel(reason);
}

} // namespace tooltray::mcp
