// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "ui/models/logtimeline.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

#include <optional>

namespace tooltray::ui {

struct Fact {
    QString name;
    QString value;
    std::optional<LogTimeline> timeline = {}; // as a bar beside it
    bool isHeading = false;
};

// What can be said of a call, one below the other.
class LogFacts {
    Q_DECLARE_TR_FUNCTIONS(LogFacts)

public:
    static QList<Fact> overview(const journal::LogEntry &entry);
    static QList<Fact> timing(const journal::LogEntry &entry);
    static QList<Fact> headers(const std::vector<journal::HeaderField> &fields);
};

} // namespace tooltray::ui
