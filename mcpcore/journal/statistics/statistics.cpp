// SPDX-License-Identifier: GPL-3.0-or-later
#include "journal/statistics/statistics.h"

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

} // namespace tooltray::journal
