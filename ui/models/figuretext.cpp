// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/figuretext.h"

#include "ui/models/logtext.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>

namespace tooltray::ui {
namespace {

// The minute that is being filled says little of itself.
constexpr std::size_t kMinutesOfRate = 5;

} // namespace

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
    return tr("%1 % failed").arg(QLocale().toString(share, 'f', share < 10 ? 1 : 0));
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
    return QString::fromStdString(tool.tool) + QStringLiteral(": ") + parts.join(QStringLiteral(", "));
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
