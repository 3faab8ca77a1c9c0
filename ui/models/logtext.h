// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "engine/clients/logclient.h"
#include "journal/entries/logentry.h"
#include "ui/models/roles.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <chrono>
#include <cstdint>

namespace tooltray::ui {

// How the window words what the log holds, in the language and the numbers of its reader.
class LogText {
    Q_DECLARE_TR_FUNCTIONS(LogText)

public:
    static QString time(WallTime time);   // 14:00:20.117
    static QString moment(WallTime time); // with its day
    static QString duration(std::chrono::microseconds duration);
    static QString size(std::uint64_t bytes);
    static QString longestSize() { return size(999'900); } // units are whole words in some languages
    static qlonglong tokens(std::uint64_t bytes); // of English and JSON, as models cut them on average

    static QString status(const journal::LogEntry &entry);
    static QString status(const journal::Exchange &exchange);
    static Tone tone(const journal::LogEntry &entry);
    static Tone tone(const journal::Exchange &exchange);
    static QString origin(journal::EntryOrigin origin);
    // Who called, as far as that is known.
    static QString caller(const journal::LogEntry &entry);
    static QString operation(journal::OperationKind kind);
    // "Request 2 of 3 to shop: retry 1, page 2, from the cache"
    static QString exchange(const journal::Exchange &exchange, std::size_t number, std::size_t count);

    // A heading: "search_orders: GraphQL error after 1.20 s"
    static QString sentence(const journal::LogEntry &entry);
};

// How long ago something was, in as few words as tell it.
class AgeText final {
    Q_DECLARE_TR_FUNCTIONS(AgeText)

public:
    static QString of(WallTime time, WallTime now); // "2 min ago"
};

WallTime wallTimeNow();

// How the window words the figures of the log.
class FigureText {
    Q_DECLARE_TR_FUNCTIONS(FigureText)

public:
    static QList<double> callsByMinute(const engine::LogFigures &figures);
    static QString callsPerMinute(const engine::LogFigures &figures); // of the last minutes: "7/min"
    static QString errorShare(const engine::LogFigures &figures);     // "1.2 % failed"
    static QString toolCalls(const engine::LogFigures::ToolFigures &tool);
    static QString toolFigures(const engine::LogFigures::ToolFigures &tool);
    static QString summary(const engine::LogFigures &figures); // "7/min, p95 412 ms, 1 error"
};

} // namespace tooltray::ui
