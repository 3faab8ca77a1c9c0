// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logfacts.h"

#include "ui/language/sentence.h"
#include "ui/models/logtext.h"

#include <algorithm>
#include <cmath>
#include <cstddef>

namespace tooltray::ui {
namespace {

using std::chrono::microseconds;

// When each request began, within the duration of its call. The time in which a person is asked for a yes is no part of
// that, so requests after it seem to be beyond the end: by as much as it took. It is where the first pause is that is long
// enough or, where a person was asked several times, in all of them.
std::vector<microseconds> beginningsOf(const journal::LogEntry &entry)
{
    const microseconds zero{0};
    std::vector<microseconds> beginnings;
    std::vector<microseconds> pauses; // before each
    microseconds end = zero;
    for (const journal::Exchange &exchange : entry.exchanges) {
        const microseconds begin = std::max(zero, microseconds(exchange.time - entry.time));
        beginnings.push_back(begin);
        pauses.push_back(std::max(zero, begin - end));
        end = std::max(end, begin + exchange.duration);
    }
    const microseconds waited = std::max(zero, end - entry.duration);
    const auto whole = std::ranges::find_if(pauses, [&](microseconds pause) { return pause >= waited; });
    microseconds earlier = zero;
    for (std::size_t i = 0; i < beginnings.size(); ++i) {
        if (whole == pauses.end())
            earlier += std::min(pauses[i], waited - earlier);
        else if (pauses.begin() + static_cast<std::ptrdiff_t>(i) == whole)
            earlier = waited;
        beginnings[i] -= earlier;
    }
    return beginnings;
}

void addExchange(const journal::Exchange &exchange, microseconds at, LogTimeline &timeline)
{
    const microseconds zero{0};
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

using journal::Exchange;
using journal::LogEntry;
using journal::Outcome;

QString fromLog(const std::string &text)
{
    return QString::fromStdString(text);
}

} // namespace

LogTimeline LogTimeline::of(const journal::LogEntry &entry)
{
    LogTimeline timeline{.total = entry.duration};
    if (entry.duration <= microseconds(0))
        return timeline;
    timeline.pieces.push_back({LogPhase::Own, microseconds(0), entry.duration});
    const std::vector<microseconds> beginnings = beginningsOf(entry);
    for (std::size_t i = 0; i < beginnings.size(); ++i)
        addExchange(entry.exchanges[i], beginnings[i], timeline);
    return timeline;
}

LogTimeline LogTimeline::of(const journal::LogEntry &entry, std::size_t exchange)
{
    LogTimeline timeline{.total = entry.duration};
    addExchange(entry.exchanges[exchange], beginningsOf(entry)[exchange], timeline);
    return timeline;
}

double barShare(microseconds duration, microseconds longest)
{
    if (duration <= microseconds(0) || longest <= microseconds(0))
        return 0;
    return std::min(1.0,
                    std::sqrt(static_cast<double>(duration.count()) / static_cast<double>(longest.count())));
}

QList<Fact> LogFacts::overview(const LogEntry &entry)
{
    QList<Fact> facts;
    const auto add = [&](const QString &name, const QString &value) {
        if (!value.isEmpty())
            facts.append({name, value});
    };
    //: Facts about a call
    add(tr("Status"), LogText::status(entry));
    const QString message = said(entry.message);
    const bool isAboutResult = entry.outcome == Outcome::Ok && entry.code.empty();
    if (!isAboutResult)
        add(tr("Message"), message);
    //: Of an error, for programs
    add(tr("Code"), fromLog(entry.code));
    add(tr("Call"), QStringLiteral("#%1").arg(entry.id.value()));
    if (entry.replayOf)
        //: The call that this one repeats
        add(tr("Replay of"), QStringLiteral("#%1").arg(entry.replayOf->value()));
    add(tr("Time"), LogText::moment(entry.time));
    if (entry.outcome != Outcome::Running)
        add(tr("Duration"), LogText::duration(entry.duration));
    if (entry.origin != journal::EntryOrigin::Window) // which is how it came as well
        //: Who called
        add(tr("Client"), fromLog(entry.client));
    //: How a call came: MCP, REST ...
    add(tr("Via"), LogText::origin(entry.origin));
    //: Revision of the protocol
    add(tr("Protocol"), fromLog(entry.era));
    add(tr("Session"), fromLog(entry.session));
    add(tr("Method"), fromLog(entry.method));
    QString tool = fromLog(entry.tool);
    if (!entry.toolVersion.empty())
        tool += u' ' + fromLog(entry.toolVersion);
    add(tr("Tool"), tool);
    add(tr("Operation"), LogText::operation(entry.operation));
    if (entry.result.size > 0)
        add(tr("Result size"), LogText::size(entry.result.size));
    //: What the result says behind its data: what was cut, and how to get the rest
    if (isAboutResult)
        add(tr("About the result"), message);
    if (entry.cacheAge)
        add(tr("Cache age"), LogText::duration(*entry.cacheAge));
    if (!entry.exchanges.empty())
        add(tr("Requests"), QString::number(entry.exchanges.size()));
    for (std::size_t i = 0; i < entry.exchanges.size(); ++i) {
        const Exchange &exchange = entry.exchanges[i];
        //: A request: how it was answered, how long it took, its address
        facts.append({LogText::exchange(exchange, i + 1, entry.exchanges.size()),
                      tr("%1 after %2, %3")
                          .arg(LogText::status(exchange), LogText::duration(exchange.duration),
                               fromLog(exchange.url))});
    }
    add(tr("Note"), fromLog(entry.note));
    return facts;
}

QList<Fact> LogFacts::timing(const LogEntry &entry)
{
    using std::chrono::microseconds;
    QList<Fact> facts;
    if (entry.outcome == Outcome::Running)
        return facts;
    //: The whole of a call, above the times of its parts
    facts.append({tr("Total"), LogText::duration(entry.duration), LogTimeline::of(entry), true});
    const std::vector<microseconds> beginnings = beginningsOf(entry);
    for (std::size_t i = 0; i < entry.exchanges.size(); ++i) {
        const Exchange &exchange = entry.exchanges[i];
        facts.append({LogText::exchange(exchange, i + 1, entry.exchanges.size()),
                      LogText::duration(exchange.duration), LogTimeline::of(entry, i), true});
        microseconds at = beginnings[i];
        const auto add = [&](const QString &name, LogPhase phase, const journal::Phases::Duration &length) {
            if (!length)
                return;
            const microseconds begin = std::min(at, entry.duration);
            LogTimeline bar{.pieces = {{phase, begin, std::min(*length, entry.duration - begin)}},
                            .total = entry.duration};
            facts.append({name, LogText::duration(*length), std::move(bar)});
            at = begin + *length;
        };
        //: Steps of a request
        add(tr("Queued"), LogPhase::Queue, exchange.phases.queue);
        add(tr("DNS"), LogPhase::Connect, exchange.phases.dns);
        add(tr("Connecting"), LogPhase::Connect, exchange.phases.connect);
        add(tr("TLS"), LogPhase::Connect, exchange.phases.tls);
        add(tr("Sending"), LogPhase::Wait, exchange.phases.send);
        add(tr("Waiting for response"), LogPhase::Wait, exchange.phases.wait);
        add(tr("Receiving"), LogPhase::Receive, exchange.phases.receive);
    }
    return facts;
}

QList<Fact> LogFacts::headers(const std::vector<journal::RecordedHeader> &fields)
{
    QList<Fact> facts;
    for (const journal::RecordedHeader &field : fields)
        facts.append({fromLog(field.name), fromLog(field.value)});
    return facts;
}

} // namespace tooltray::ui
