// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "journal/filter/filter.h"

#include <QCoreApplication>
#include <QVariant>

#include <optional>

namespace tooltray::ui {

enum LogColumn : int {
    LogTimeColumn,
    LogClientColumn,
    LogMethodColumn,
    LogToolColumn,
    LogArgumentsColumn,
    LogStatusColumn,
    LogDurationColumn,
    LogSizeColumn,
    LogTimelineColumn,
    LogColumnCount,
};

enum LogRole : int {
    LogToneRole = Qt::UserRole + 200, // int of Tone
    LogTimelineRole,                  // LogTimeline
    LogLongestRole,                   // qint64, microseconds of the longest call shown
    LogFoldRole,                      // int of LogModel::Fold
    LogMarksRole,                     // int of LogMarks
};

// The small drawings beside a call, by their meaning.
enum LogMark : int {
    LogPinned = 1,
    LogNoted = 2,
    LogReplayed = 4,
    LogTest = 8,
    LogSlow = 16,
    LogMutation = 32,
};

// The cells of the log for one call, or for one of its requests.
class LogCells {
    Q_DECLARE_TR_FUNCTIONS(LogCells)

public:
    static QString title(int column);

    static QVariant of(const journal::LogEntry &entry, int column, int role);
    static QVariant of(const journal::LogEntry &entry, std::size_t exchange, int column, int role);
    // As it is read aloud for a call that can be unfolded.
    static QString spokenTime(const journal::LogEntry &entry, bool isUnfolded);

    // What finds the calls that say the same there. Nothing where the cell says nothing.
    static std::optional<journal::Filter> filterFor(const journal::LogEntry &entry, int column);
    static std::optional<journal::Filter> filterFor(const journal::Exchange &exchange, int column);

private:
    static QString marks(const journal::LogEntry &entry);
};

} // namespace tooltray::ui
