// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/logcells.h"

#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/logfacts.h"
#include "ui/models/logtext.h"
#include "json/parser.h"
#include "json/write.h"

#include <QDateTime>
#include <QStringList>

namespace tooltray::ui {
namespace {

using journal::Exchange;
using journal::Filter;
using journal::FilterField;
using journal::LogEntry;
using journal::Outcome;
using journal::Term;

QVariant alignmentOf(int column)
{
    const bool isNumber = column == LogDurationColumn || column == LogSizeColumn;
    return int((isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

Filter termFilter(FilterField field, Term::Op op, std::string value)
{
    return {.kind = Filter::Kind::Term, .term = {.field = field, .op = op, .value = std::move(value)}};
}

std::optional<Filter> equals(FilterField field, const std::string &value)
{
    if (value.empty())
        return std::nullopt;
    return termFilter(field, Term::Op::Equals, value);
}

int marksOf(const LogEntry &entry)
{
    return (entry.isPinned ? LogPinned : 0) | (entry.note.empty() ? 0 : LogNoted)
           | (entry.replayOf ? LogReplayed : 0) | (entry.isTest ? LogTest : 0) | (entry.isSlow ? LogSlow : 0)
           | (entry.operation == journal::OperationKind::Mutation && !entry.isPreview ? LogMutation : 0);
}

constexpr std::size_t kMaxReadRequest = 16 * 1024;
constexpr std::size_t kMaxArgumentsLine = 300;

// What a request has beside the metadata of the protocol, which all of them have. Long ones are shown as they are.
std::string withoutMetadata(const journal::Body &parameters)
{
    std::string text(parameters.text());
    if (!parameters.isWhole() || text.size() > kMaxReadRequest || text.find("\"_meta\"") == std::string::npos)
        return text;
    json::Parsed parsed = json::parse(text);
    return parsed && parsed.value.isObject() && parsed.value.remove("_meta") ? json::write(parsed.value)
                                                                             : text;
}

// The operation of a call that is of no saved tool, before its other arguments. Nothing where it cannot be read.
std::optional<QString> operationLine(const LogEntry &entry)
{
    const bool isAdHoc = entry.tool == "execute_graphql_query" || entry.tool == "validate_graphql_query";
    const std::string_view text = entry.arguments.text();
    if (!isAdHoc || !entry.arguments.isWhole() || text.size() > kMaxReadRequest)
        return std::nullopt;
    json::Parsed parsed = json::parse(text);
    if (!parsed || !parsed.value["query"].isString())
        return std::nullopt;
    QString line = fromUtf8(parsed.value["query"].toString());
    parsed.value.remove("query");
    if (!parsed.value.isEmpty()) {
        const std::string others = json::write(parsed.value);
        line += u' ' + fromUtf8(std::string_view(others).substr(1, others.size() - 2));
    }
    return line.simplified().left(kMaxArgumentsLine);
}

// The beginning of the arguments, without the braces around them. They may have megabytes.
QString argumentsLine(const LogEntry &entry)
{
    if (const std::optional<QString> line = operationLine(entry))
        return *line;
    std::string_view text = entry.arguments.text();
    std::string parameters;
    if (entry.tool.empty())
        text = parameters = withoutMetadata(entry.arguments);
    if (text == "{}")
        return {};
    const bool isWhole = text.size() <= kMaxArgumentsLine && entry.arguments.isWhole();
    text = text.substr(0, kMaxArgumentsLine);
    if (text.starts_with('{'))
        text.remove_prefix(1);
    if (isWhole && text.ends_with('}'))
        text.remove_suffix(1);
    return fromUtf8(text).simplified();
}

std::string minuteOf(WallTime time)
{
    return QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count())
        .toString(QStringLiteral("yyyy-MM-ddTHH:mm"))
        .toStdString();
}

} // namespace

QString LogCells::title(int column)
{
    switch (column) {
    //: Column of the log
    case LogTimeColumn: return tr("Time");
    //: Column of the log: who called
    case LogClientColumn: return tr("Client");
    //: Column of the log: of the protocol
    case LogMethodColumn: return tr("Method");
    //: Column of the log
    case LogToolColumn: return tr("Tool");
    //: Column of the log: what the tool was called with
    case LogArgumentsColumn: return tr("Arguments");
    //: Column of the log: how it went
    case LogStatusColumn: return tr("Status");
    //: Column of the log
    case LogDurationColumn: return tr("Duration");
    //: Column of the log: of the result
    case LogSizeColumn: return tr("Size");
    //: Column of the log: what the call was waiting for, as a bar
    case LogTimelineColumn: return tr("Timeline");
    default: return {};
    }
}

QVariant LogCells::of(const LogEntry &entry, int column, int role)
{
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case LogTimeColumn: return LogText::time(entry.time);
        case LogClientColumn: return LogText::caller(entry);
        case LogMethodColumn: return fromUtf8(entry.method);
        case LogToolColumn: return fromUtf8(entry.tool);
        case LogArgumentsColumn: return argumentsLine(entry);
        case LogStatusColumn: return LogText::status(entry);
        case LogDurationColumn:
            return entry.outcome == Outcome::Running ? QString() : LogText::duration(entry.duration);
        case LogSizeColumn: return entry.result.size == 0 ? QString() : LogText::size(entry.result.size);
        default: return {};
        }
    case Qt::ToolTipRole:
        switch (column) {
        case LogTimeColumn: return LogText::moment(entry.time);
        case LogStatusColumn: return entry.message.empty() ? QVariant() : said(entry.message);
        case LogToolColumn: {
            const QString said = marks(entry);
            return said.isEmpty() ? QVariant() : said;
        }
        default: return of(entry, column, Qt::DisplayRole);
        }
    case Qt::AccessibleTextRole:
        if (column == LogArgumentsColumn && argumentsLine(entry).isEmpty())
            return tr("no arguments");
        if (column == LogToolColumn) {
            const QString said = marks(entry);
            const QString tool = fromUtf8(entry.tool);
            return said.isEmpty() ? tool : QString(tool + listSeparator() + said);
        }
        return of(entry, column, Qt::DisplayRole);
    case Qt::TextAlignmentRole: return alignmentOf(column);
    case LogToneRole: return static_cast<int>(LogText::tone(entry));
    case LogMarksRole: return marksOf(entry);
    case LogTimelineRole: return QVariant::fromValue(LogTimeline::of(entry));
    default: return {};
    }
}

QString LogCells::spokenTime(const LogEntry &entry, bool isUnfolded)
{
    const QString time = LogText::time(entry.time);
    if (isUnfolded)
        //: Read out by screen readers: the time of a call whose requests are listed below it
        return tr("%1, expanded").arg(time);
    //: Read out by screen readers: the time of a call whose requests are not listed
    return tr("%1, collapsed").arg(time);
}

QVariant LogCells::of(const LogEntry &entry, std::size_t number, int column, int role)
{
    const Exchange &exchange = entry.exchanges[number];
    switch (role) {
    case Qt::DisplayRole:
        switch (column) {
        case LogTimeColumn: return LogText::time(exchange.time);
        case LogClientColumn: return fromUtf8(exchange.endpoint);
        case LogMethodColumn: return fromUtf8(exchange.method);
        case LogToolColumn: return LogText::exchange(exchange, number + 1, entry.exchanges.size());
        case LogArgumentsColumn: return fromUtf8(exchange.url);
        case LogStatusColumn: return LogText::status(exchange);
        case LogDurationColumn: return LogText::duration(exchange.duration);
        case LogSizeColumn:
            return exchange.response.size == 0 ? QString() : LogText::size(exchange.response.size);
        default: return {};
        }
    case Qt::ToolTipRole:
        if (column == LogTimeColumn)
            return LogText::moment(exchange.time);
        if (column == LogStatusColumn && !exchange.error.empty())
            return said(exchange.error);
        return column == LogClientColumn || column == LogMethodColumn
                   ? QVariant(fromUtf8(exchange.url))
                   : of(entry, number, column, Qt::DisplayRole);
    case Qt::AccessibleTextRole: return of(entry, number, column, Qt::DisplayRole);
    case Qt::TextAlignmentRole: return alignmentOf(column);
    case LogToneRole: return static_cast<int>(LogText::tone(exchange));
    case LogTimelineRole: return QVariant::fromValue(LogTimeline::of(entry, number));
    default: return {};
    }
}

std::optional<Filter> LogCells::filterFor(const LogEntry &entry, int column)
{
    switch (column) {
    case LogTimeColumn: return termFilter(FilterField::Time, Term::Op::Contains, minuteOf(entry.time));
    case LogClientColumn: return equals(FilterField::Client, entry.client);
    case LogMethodColumn: return equals(FilterField::Method, entry.method);
    case LogToolColumn: return equals(FilterField::Tool, entry.tool);
    case LogStatusColumn:
        if (!entry.code.empty())
            return equals(FilterField::Code, entry.code);
        return equals(FilterField::Status, std::string(json::nameOf(entry.outcome)));
    case LogDurationColumn:
    case LogTimelineColumn:
        if (entry.outcome == Outcome::Running)
            return std::nullopt;
        return termFilter(
            FilterField::Duration, Term::Op::AtLeast,
            std::to_string(std::chrono::floor<std::chrono::milliseconds>(entry.duration).count()));
    case LogSizeColumn:
        return termFilter(FilterField::Size, Term::Op::AtLeast, std::to_string(entry.result.size));
    default: return std::nullopt;
    }
}

std::optional<Filter> LogCells::filterFor(const Exchange &exchange, int column)
{
    switch (column) {
    case LogClientColumn:
    case LogMethodColumn:
    case LogToolColumn: return equals(FilterField::Upstream, exchange.endpoint);
    case LogStatusColumn:
        if (exchange.status != 0)
            return equals(FilterField::Status, std::to_string(exchange.status));
        return std::nullopt;
    default: return std::nullopt;
    }
}

QString LogCells::marks(const LogEntry &entry)
{
    QStringList words;
    if (entry.isPreview)
        //: Of a call in the log: it only told what it would send
        words.append(tr("preview: nothing was sent"));
    else if (entry.operation != journal::OperationKind::None)
        words.append(LogText::operation(entry.operation));
    if (entry.isPinned)
        //: Of a call in the log
        words.append(tr("pinned"));
    if (!entry.note.empty())
        //: Of a call in the log; %1 is the note
        words.append(tr("note: %1").arg(fromUtf8(entry.note)));
    if (entry.replayOf)
        //: Of a call in the log; %1 is the number of the call that it repeats
        words.append(tr("replay of #%1").arg(entry.replayOf->value()));
    if (entry.isTest && !entry.isPreview)
        //: Of a call in the log: it was made to test a tool
        words.append(tr("test"));
    if (entry.isSlow)
        //: Of a call in the log: it took longer than usual
        words.append(tr("slow"));
    return words.join(listSeparator());
}

} // namespace tooltray::ui
