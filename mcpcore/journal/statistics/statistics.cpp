// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/statistics.h"

#include <algorithm>

namespace tooltray::journal {

namespace {

Counter *counterOf(Statistics::Table &table, std::string_view name)
{
    if (name.empty())
        return nullptr;
    if (const auto found = table.find(name); found != table.end())
        return &found->second;
    return &table[std::string(table.size() < Statistics::kMaxNames ? name : Statistics::kOthers)];
}

void count(Counter &counter, Outcome outcome, std::chrono::microseconds duration)
{
    switch (outcome) {
    case Outcome::Running: return;
    case Outcome::Ok: ++counter.ok; break;
    case Outcome::Error: ++counter.errors; break;
    case Outcome::Cancelled: ++counter.cancelled; break;
    }
    counter.durations.add(duration);
    counter.latencies.add(duration);
}

Outcome outcomeOf(const Exchange &exchange)
{
    return exchange.error.empty() && exchange.status < 400 ? Outcome::Ok : Outcome::Error;
}

} // namespace

void Statistics::add(const LogEntry &entry)
{
    count(calls, entry.outcome, entry.duration);
    if (Counter *counter = counterOf(tools, entry.tool))
        count(*counter, entry.outcome, entry.duration);
    if (Counter *counter = counterOf(clients, entry.client))
        count(*counter, entry.outcome, entry.duration);
    for (const Exchange &exchange : entry.exchanges) {
        if (Counter *counter = counterOf(endpoints, exchange.endpoint); counter && !exchange.isFromCache)
            count(*counter, outcomeOf(exchange), exchange.duration);
    }
}

void SlidingWindow::add(MonotonicTime now, std::chrono::microseconds duration, Went went)
{
    advanceTo(numberOf(now));
    WindowSlot &newest = slot(m_newest);
    ++newest.calls;
    newest.errors += went == Went::Wrong ? 1 : 0;
    newest.durations.add(duration);
}

std::vector<WindowSlot> SlidingWindow::slots(MonotonicTime now) const
{
    SlidingWindow current = *this;
    current.advanceTo(numberOf(now));
    const auto oldest = (current.m_newest + 1) % static_cast<std::int64_t>(m_slots.size());
    const auto begin = current.m_slots.begin();
    std::rotate(begin, begin + static_cast<std::ptrdiff_t>(oldest), current.m_slots.end());
    return std::move(current.m_slots);
}

WindowSlot SlidingWindow::total(MonotonicTime now) const
{
    WindowSlot sum;
    for (const WindowSlot &each : slots(now)) {
        sum.calls += each.calls;
        sum.errors += each.errors;
        sum.durations.add(each.durations);
    }
    return sum;
}

void SlidingWindow::advanceTo(std::int64_t number)
{
    const auto count = static_cast<std::int64_t>(m_slots.size());
    for (std::int64_t next = std::max(m_newest + 1, number - count + 1); next <= number; ++next)
        slot(next) = {};
    m_newest = std::max(m_newest, number);
}

} // namespace tooltray::journal
