// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logtimeline.h"

#include <algorithm>
#include <cmath>

namespace tooltray::ui {
namespace {

using std::chrono::microseconds;

void addExchange(const journal::LogEntry &entry, const journal::Exchange &exchange, LogTimeline &timeline)
{
    const microseconds zero{0};
    microseconds at = std::max(zero, microseconds(exchange.time - entry.time));
    const auto add = [&](LogPhase phase, microseconds length) {
        // The clocks of call and request are not the same to the last digit.
        const microseconds begin = std::min(at, timeline.total);
        length = std::clamp(length, zero, timeline.total - begin);
        if (length > zero)
            timeline.pieces.push_back({phase, begin, length});
        at = begin + length;
    };
    const journal::Phases &phases = exchange.phases;
    const microseconds queue = phases.queue.value_or(zero);
    const microseconds connect =
        phases.dns.value_or(zero) + phases.connect.value_or(zero) + phases.tls.value_or(zero);
    const microseconds wait = phases.send.value_or(zero) + phases.wait.value_or(zero);
    const microseconds receive = phases.receive.value_or(zero);
    if (queue + connect + wait + receive == zero) {
        add(LogPhase::Wait, exchange.duration);
        return;
    }
    add(LogPhase::Queue, queue);
    add(LogPhase::Connect, connect);
    add(LogPhase::Wait, wait);
    add(LogPhase::Receive, receive);
}

} // namespace

LogTimeline LogTimeline::of(const journal::LogEntry &entry)
{
    LogTimeline timeline{.total = entry.duration};
    if (entry.duration <= microseconds(0))
        return timeline;
    timeline.pieces.push_back({LogPhase::Own, microseconds(0), entry.duration});
    for (const journal::Exchange &exchange : entry.exchanges)
        addExchange(entry, exchange, timeline);
    return timeline;
}

LogTimeline LogTimeline::of(const journal::LogEntry &entry, const journal::Exchange &exchange)
{
    LogTimeline timeline{.total = entry.duration};
    addExchange(entry, exchange, timeline);
    return timeline;
}

double barShare(microseconds duration, microseconds longest)
{
    if (duration <= microseconds(0) || longest <= microseconds(0))
        return 0;
    return std::min(1.0,
                    std::sqrt(static_cast<double>(duration.count()) / static_cast<double>(longest.count())));
}

} // namespace tooltray::ui
