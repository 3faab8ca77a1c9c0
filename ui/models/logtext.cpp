// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logtext.h"

#include <QDateTime>
#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tooltray::ui {
namespace {

using journal::Exchange;
using journal::Level;
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

QString LogText::size(std::uint64_t bytes)
{
    return QLocale().formattedDataSize(static_cast<qint64>(bytes), bytes < 1000 ? 0 : 1,
                                       QLocale::DataSizeSIFormat);
}

bool LogText::isPartial(const LogEntry &entry)
{
    return entry.outcome == Outcome::Ok && entry.level != Level::None;
}

QString LogText::status(const LogEntry &entry)
{
    switch (entry.outcome) {
    //: Of a call
    case Outcome::Running: return tr("Running");
    //: Of a call that went well
    case Outcome::Ok:
        if (isPartial(entry))
            //: Of a call whose data came with errors
            return tr("GraphQL errors");
        return entry.cacheAge ? tr("OK, cached") : tr("OK");
    //: Of a call
    case Outcome::Cancelled: return tr("Cancelled");
    case Outcome::Error: break;
    }
    switch (entry.level) {
    //: What a call failed by: the client broke the rules of the protocol
    case Level::Protocol: return tr("Protocol error");
    //: What a call failed by: the client may not call this
    case Level::Access: return tr("Not allowed");
    //: What a call failed by: its arguments or the definition of the tool
    case Level::Tool: return tr("Tool error");
    //: What a call failed by
    case Level::Graphql: return tr("GraphQL error");
    //: What a call failed by: the data of the answer name errors
    case Level::Payload: return tr("Payload error");
    case Level::Http:
        if (const int status = failedStatus(entry); status != 0)
            //: What a call failed by: the HTTP status of the endpoint
            return tr("%1 upstream").arg(status);
        return tr("HTTP error");
    //: What a call failed by
    case Level::Network: return tr("Network error");
    //: What a call failed by
    case Level::Internal: return tr("Internal error");
    case Level::None: break;
    }
    return tr("Error");
}

QString LogText::status(const Exchange &exchange)
{
    if (exchange.isFromCache)
        //: Of a request that was answered without sending it
        return tr("From the cache");
    if (exchange.status != 0)
        return QString::number(exchange.status);
    //: Of a request
    return exchange.error.empty() ? tr("Running") : tr("No answer");
}

Tone LogText::tone(const LogEntry &entry)
{
    switch (entry.outcome) {
    case Outcome::Ok: return isPartial(entry) ? Tone::Warn : Tone::Ok;
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

QString LogText::origin(journal::Origin origin)
{
    switch (origin) {
    case journal::Origin::Mcp: return QStringLiteral("MCP");
    case journal::Origin::Rest: return QStringLiteral("REST");
    //: Where a call came from: somebody made it here
    case journal::Origin::Window: return tr("this window");
    //: Where a call came from
    case journal::Origin::CommandLine: return tr("command line");
    }
    return {};
}

QString LogText::caller(const journal::LogEntry &entry)
{
    // The log has a name for this window as well, in English.
    const bool isOurs = entry.origin == journal::Origin::Window;
    return isOurs || entry.client.empty() ? origin(entry.origin) : QString::fromStdString(entry.client);
}

QString LogText::operation(journal::OperationKind kind)
{
    switch (kind) {
    //: A GraphQL operation
    case journal::OperationKind::Query: return tr("query");
    //: A GraphQL operation
    case journal::OperationKind::Mutation: return tr("mutation");
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
    if (exchange.page != 0)
        //: Of a list that is fetched in pages
        notes.append(tr("page %1").arg(exchange.page));
    if (exchange.retry != 0)
        //: Of a request that is sent again
        notes.append(tr("retry %1").arg(exchange.retry));
    if (exchange.isFromCache)
        //: Of a request that was answered without sending it
        notes.append(tr("from the cache"));
    return notes.isEmpty() ? text : text + QStringLiteral(": ") + notes.join(QStringLiteral(", "));
}

QString LogText::sentence(const LogEntry &entry)
{
    const QString name = QString::fromStdString(entry.tool.empty() ? entry.method : entry.tool);
    if (entry.outcome == Outcome::Running)
        //: A call: its name and how it went
        return tr("%1: %2").arg(name, status(entry));
    //: A call: its name, how it went and how long it took
    return tr("%1: %2 after %3").arg(name, status(entry), duration(entry.duration));
}

} // namespace tooltray::ui
