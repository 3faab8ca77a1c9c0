// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QRect>
#include <Qt>

class QPainter;

namespace tooltray::ui {

enum class LogPhase : std::uint8_t;
struct LogTimeline;
struct Tokens;

namespace paint {

QColor phaseColour(LogPhase phase, const Tokens &tokens);

// A call as a bar that begins at the leading edge of the rect. It takes that share of its width.
void timeline(QPainter &painter, const QRect &rect, const LogTimeline &timeline, double share,
              Qt::LayoutDirection direction, const Tokens &tokens);

} // namespace paint

} // namespace tooltray::ui
