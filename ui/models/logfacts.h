// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"

#include <QCoreApplication>
#include <QList>
#include <QMetaType>
#include <QString>

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace tooltray::ui {

// The phases of a call, by what it was waiting for.
enum class LogPhase : std::uint8_t {
    Own,     // our own work
    Queue,   // the rate limit or a free connection
    Connect, // name, TCP and TLS
    Wait,    // sending, and the endpoint's own time
    Receive,
};

// A call or a request as a bar.
struct LogTimeline {
    struct Piece {
        LogPhase phase = LogPhase::Own;
        std::chrono::microseconds begin{0};
        std::chrono::microseconds length{0};

        bool operator==(const Piece &) const = default;
    };

    // From left to right; pieces of requests that ran side by side lie over each other.
    std::vector<Piece> pieces = {};
    std::chrono::microseconds total{0};

    bool operator==(const LogTimeline &) const = default;

    static LogTimeline of(const journal::LogEntry &entry);
    // Of a request, by its number, at the place that it has within its call.
    static LogTimeline of(const journal::LogEntry &entry, std::size_t exchange);
};

// How far a bar of that duration reaches among others of which the longest takes the whole width. A root rather
// than a line: one slow call must not make all others vanish.
double barShare(std::chrono::microseconds duration, std::chrono::microseconds longest);

struct Fact {
    QString name;
    QString value;
    std::optional<LogTimeline> timeline = {}; // as a bar beside it
    bool isHeading = false;
};

// All facts about a call, one below the other.
class LogFacts {
    Q_DECLARE_TR_FUNCTIONS(LogFacts)

public:
    static QList<Fact> overview(const journal::LogEntry &entry);
    static QList<Fact> timing(const journal::LogEntry &entry);
    static QList<Fact> headers(const std::vector<journal::RecordedHeader> &fields);
};

} // namespace tooltray::ui

Q_DECLARE_METATYPE(tooltray::ui::LogTimeline)
