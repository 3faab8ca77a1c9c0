// SPDX-License-Identifier: GPL-3.0-or-later
#include "toolkit/server/changenews.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::toolkit {

namespace {

constexpr std::chrono::milliseconds kQuiet{100};
constexpr std::chrono::milliseconds kLongest{400}; // leaves time for the way to the clients
constexpr std::size_t kMaxTools = 1'000;

} // namespace

void Concern::add(Concern other)
{
    everybody = everybody || other.everybody;
    readsSchemas = readsSchemas || other.readsSchemas;
    endpoints.merge(other.endpoints);
    clients.merge(other.clients);
    tools.insert(tools.end(), other.tools.begin(), other.tools.end());
    for (ContextOwner &owner : other.owners) {
        if (std::ranges::find(owners, owner) == owners.end())
            owners.push_back(std::move(owner));
    }
    if (tools.size() <= kMaxTools)
        return;
    // To find out for each of so many would take longer than the event loop may be held up.
    everybody = true;
    tools.clear();
}

void ChangeNews::add(mcp::ServerChange change, Concern concern)
{
    const auto known = std::ranges::find(m_changes, change, &std::pair<mcp::ServerChange, Concern>::first);
    if (known != m_changes.end())
        known->second.add(std::move(concern));
    else
        m_changes.emplace_back(std::move(change), std::move(concern));
    const MonotonicTime now = m_clock.now();
    if (!m_first)
        m_first = now;
    const auto left = std::chrono::nanoseconds(*m_first + kLongest - now);
    m_timer = m_clock.startTimer(
        std::clamp(left, std::chrono::nanoseconds(0), std::chrono::nanoseconds(kQuiet)), [this] { tell(); });
}

void ChangeNews::tell()
{
    m_first.reset();
    for (const auto &[change, concern] : std::exchange(m_changes, {})) {
        if (m_listener)
            m_listener(change, concern);
    }
}

} // namespace tooltray::toolkit
