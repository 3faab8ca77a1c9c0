// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logtext.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tooltray::ui {
namespace {

using journal::EntryLevel;
using journal::Exchange;
using journal::LogEntry;
using journal::Outcome;

QDateTime localTime(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
}

// The answer that a call failed by, where an endpoint gave it.
int failedStatus(const LogEntry &entry)
{
    for (auto exchange = entry.exchanges.rbegin(); exchange != entry.exchanges.rend(); ++exchange) {
        if (exchange->status >= 400)
            return exchange->status;
    }
    return 0;
}

// The minute that is being filled says little of itself.
constexpr std::size_t kMinutesOfRate = 5;

} // namespace

QString LogText::time(WallTime time)
{
    return localTime(time).time().toString(QStringLiteral("HH:mm:ss.zzz"));
}

QString LogText::moment(WallTime time)
{
    const QDateTime local = localTime(time);
    //: A day and a time of that day
    return tr("%1, %2").arg(QLocale().toString(local.date(), QLocale::LongFormat), LogText::time(time));
}

QString LogText::duration(std::chrono::microseconds duration)
{
    using namespace std::chrono;
    const QLocale locale;
    const auto number = [&](double value, int decimals) { return locale.toString(value, 'f', decimals); };
    const auto micros = static_cast<double>(duration.count());
    if (duration < 50us)
        //: Milliseconds: less than the smallest figure that is shown
        return tr("<%1 ms").arg(number(0.1, 1));
    if (duration < 9950us)
        //: Milliseconds
        return tr("%1 ms").arg(number(micros / 1e3, 1));
    if (duration < 1s)
        return tr("%1 ms").arg(number(micros / 1e3, 0));
    if (duration < 60s)
        //: Seconds
        return tr("%1 s").arg(number(micros / 1e6, duration < 10s ? 2 : 1));
    const auto seconds = std::chrono::round<std::chrono::seconds>(duration).count();
    //: Minutes and seconds
    return tr("%1 min %2 s").arg(locale.toString(seconds / 60), locale.toString(seconds % 60));
}

qlonglong LogText::tokens(std::uint64_t bytes)
{
    constexpr std::uint64_t kBytesPerToken = 4;
    return static_cast<qlonglong>((bytes + kBytesPerToken - 1) / kBytesPerToken);
}

QString LogText::size(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), bytes < 1000 ? 0 : 1,
                                       QLocale::DataSizeSIFormat);
}

QString LogText::status(const LogEntry &entry)
{
    switch (entry.outcome) {
    //: Of a call
    case Outcome::Running: return tr("Running");
    //: Of a call that went well
    case Outcome::Ok:
        if (entry.isPartial())
            //: Of a call whose data came with errors
            return tr("GraphQL errors");
        if (entry.isPreview)
            //: Of a call that only told what it would send
            return tr("Preview");
        return entry.cacheAge ? tr("OK, cached") : tr("OK");
    case Outcome::Cancelled:
        //: Of a call that the user was asked about, and did not allow
        return entry.level == EntryLevel::Access ? tr("Not approved")
                                                 //: Of a call
                                                 : tr("Cancelled");
    case Outcome::Error: break;
    }
    switch (entry.level) {
    //: What a call failed by: the client broke the rules of the protocol
    case EntryLevel::Protocol: return tr("Protocol error");
    //: What a call failed by: the client may not call this
    case EntryLevel::Access: return tr("Not allowed");
    //: What a call failed by: its arguments or the definition of the tool
    case EntryLevel::Tool: return tr("Tool error");
    //: What a call failed by
    case EntryLevel::Graphql: return tr("GraphQL error");
    //: What a call failed by: the data of the answer name errors
    case EntryLevel::Payload: return tr("Payload error");
    case EntryLevel::Http:
        if (const int status = failedStatus(entry); status != 0)
            //: What a call failed by: the HTTP status of the endpoint
            return tr("%1 upstream").arg(status);
        return tr("HTTP error");
    //: What a call failed by
    case EntryLevel::Network: return tr("Network error");
    //: What a call failed by
    case EntryLevel::Internal: return tr("Internal error");
    case EntryLevel::None: break;
    }
    return tr("Error");
}

QString LogText::status(const Exchange &exchange)
{
    if (exchange.isFromCache)
        //: Of a request that was answered without sending it
        return tr("From cache");
    if (exchange.status != 0)
        return QString::number(exchange.status);
    //: Of a request
    return exchange.error.empty() ? tr("Running") : tr("No response");
}

Tone LogText::tone(const LogEntry &entry)
{
    switch (entry.outcome) {
    case Outcome::Ok: return entry.isPartial() ? Tone::Warn : entry.isPreview ? Tone::Neutral : Tone::Ok;
    case Outcome::Error: return Tone::Error;
    case Outcome::Cancelled: return Tone::Warn;
    case Outcome::Running: break;
    }
    return Tone::Neutral;
}

Tone LogText::tone(const Exchange &exchange)
{
    if (!exchange.error.empty() || exchange.status >= 400)
        return Tone::Error;
    return exchange.status != 0 || exchange.isFromCache ? Tone::Ok : Tone::Neutral;
}

QString LogText::origin(journal::EntryOrigin origin)
{
    switch (origin) {
    case journal::EntryOrigin::Mcp: return QStringLiteral("MCP");
    case journal::EntryOrigin::Rest: return QStringLiteral("REST");
    //: Where a call came from: somebody made it here
    case journal::EntryOrigin::Window: return tr("this window");
    //: Where a call came from
    case journal::EntryOrigin::CommandLine: return tr("command line");
    }
    return {};
}

QString LogText::caller(const journal::LogEntry &entry)
{
    // The log has a name for this window as well, in English.
    const bool isOurs = entry.origin == journal::EntryOrigin::Window;
    return isOurs || entry.client.empty() ? origin(entry.origin) : QString::fromStdString(entry.client);
}

QString LogText::operation(journal::OperationKind kind)
{
    switch (kind) {
    //: What a call does: a query of GraphQL, or a request of REST
    case journal::OperationKind::Query: return tr("reads data");
    //: What a call does: a mutation of GraphQL, or a request of REST
    case journal::OperationKind::Mutation: return tr("changes data");
    //: A GraphQL operation
    case journal::OperationKind::Subscription: return tr("subscription");
    case journal::OperationKind::None: break;
    }
    return {};
}

QString LogText::exchange(const Exchange &exchange, std::size_t number, std::size_t count)
{
    //: One of the HTTP requests that a call caused; %3 is the endpoint
    QString text =
        tr("Request %1 of %2 to %3").arg(number).arg(count).arg(QString::fromStdString(exchange.endpoint));
    QStringList notes;
    if (exchange.page > 1)
        //: Of a list that is fetched in pages
        notes.append(tr("page %1").arg(exchange.page));
    if (exchange.retry != 0)
        //: Of a request that is sent again
        notes.append(tr("retry %1").arg(exchange.retry));
    if (exchange.isFromCache)
        //: Of a request that was answered without sending it
        notes.append(tr("from cache"));
    return notes.isEmpty() ? text : text + QStringLiteral(": ") + notes.join(listSeparator());
}

QString LogText::sentence(const LogEntry &entry)
{
    // A request that was refused unread has neither a tool nor a method.
    const std::string &called = entry.tool.empty() ? entry.method : entry.tool;
    const QString name = fromUtf8(called.empty() ? entry.code : called);
    if (entry.outcome == Outcome::Running)
        //: A call: its name and how it went
        return tr("%1: %2").arg(name, status(entry));
    //: A call: its name, how it went and how long it took
    return tr("%1: %2 after %3").arg(name, status(entry), duration(entry.duration));
}

QString AgeText::of(WallTime time, WallTime now)
{
    using namespace std::chrono;
    constexpr hours kDay(24);
    const auto age = now - time;
    if (age < minutes(1))
        return tr("just now");
    if (age < hours(1))
        //: Minutes, as short as can be
        return tr("%n min ago", nullptr, static_cast<int>(duration_cast<minutes>(age).count()));
    if (age < kDay)
        //: Hours, as short as can be
        return tr("%n h ago", nullptr, static_cast<int>(duration_cast<hours>(age).count()));
    return tr("%n day(s) ago", nullptr, static_cast<int>(age / kDay));
}

WallTime wallTimeNow()
{
    return WallTime(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()));
}

QList<double> FigureText::callsByMinute(const engine::LogFigures &figures)
{
    QList<double> values;
    for (const journal::WindowSlot &minute : figures.minutes)
        values.append(static_cast<double>(minute.calls));
    return values;
}

QString FigureText::callsPerMinute(const engine::LogFigures &figures)
{
    const std::size_t count = std::min(kMinutesOfRate, figures.minutes.size());
    double calls = 0;
    for (auto minute = figures.minutes.end() - static_cast<std::ptrdiff_t>(count);
         minute != figures.minutes.end(); ++minute)
        calls += static_cast<double>(minute->calls);
    const double rate = count == 0 ? 0 : calls / static_cast<double>(count);
    //: Calls per minute
    return tr("%1/min").arg(QLocale().toString(rate, 'f', rate > 0 && rate < 10 ? 1 : 0));
}

QString FigureText::errorShare(const engine::LogFigures &figures)
{
    const double share =
        figures.calls == 0 ? 0
                           : 100.0 * static_cast<double>(figures.errors) / static_cast<double>(figures.calls);
    //: Share of the calls
    return tr("%1% failed").arg(QLocale().toString(share, 'f', share < 10 ? 1 : 0));
}

QString FigureText::toolCalls(const engine::LogFigures::ToolFigures &tool)
{
    //: A tool, and how often it was called
    return tr("%1 %2").arg(QString::fromStdString(tool.tool),
                           QLocale().toString(static_cast<qulonglong>(tool.calls)));
}

QString FigureText::toolFigures(const engine::LogFigures::ToolFigures &tool)
{
    const QStringList parts{tr("%n call(s)", nullptr, static_cast<int>(tool.calls)),
                            tr("%n error(s)", nullptr, static_cast<int>(tool.errors)),
                            tr("p95 %1").arg(LogText::duration(tool.p95))};
    return QString::fromStdString(tool.tool) + QStringLiteral(": ") + parts.join(listSeparator());
}

QString FigureText::summary(const engine::LogFigures &figures)
{
    if (figures.calls == 0)
        return {};
    QStringList parts{callsPerMinute(figures), tr("p95 %1").arg(LogText::duration(figures.p95))};
    if (figures.errors > 0)
        parts.append(tr("%n error(s)", nullptr, static_cast<int>(figures.errors)));
    return parts.join(QStringLiteral("  "));
}

} // namespace tooltray::ui
