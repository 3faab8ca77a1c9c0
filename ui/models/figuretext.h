// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/logdesk.h"

#include <QCoreApplication>
#include <QList>
#include <QString>

namespace tooltray::ui {

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
