// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/logpainter.h"

#include "ui/models/logtimeline.h"
#include "ui/theme/tokens.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyle>

#include <algorithm>

namespace tooltray::ui::paint {
namespace {

constexpr int kBarHeight = 7;
constexpr double kBarLeast = 3; // the shortest call can still be seen
constexpr double kBarRadius = 2;

} // namespace

QColor phaseColour(LogPhase phase, const Tokens &tokens)
{
    switch (phase) {
    case LogPhase::Own: return tokens.outline;
    case LogPhase::Queue: return tokens.warn;
    case LogPhase::Connect: return tokens.info;
    case LogPhase::Wait: return tokens.accent;
    case LogPhase::Receive: return tokens.ok;
    }
    return {};
}

void timeline(QPainter &painter, const QRect &rect, const LogTimeline &timeline, double share,
              Qt::LayoutDirection direction, const Tokens &tokens)
{
    if (timeline.total.count() <= 0 || timeline.pieces.empty() || rect.width() <= 0)
        return;
    const double width = std::max(kBarLeast, rect.width() * std::min(1.0, share));
    const double top = rect.top() + (rect.height() - kBarHeight) / 2.0;
    const auto total = static_cast<double>(timeline.total.count());
    const bool isMirrored = direction == Qt::RightToLeft;

    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QPainterPath shape;
    const double left = isMirrored ? rect.right() + 1 - width : rect.left();
    shape.addRoundedRect(QRectF(left, top, width, kBarHeight), kBarRadius, kBarRadius);
    painter.setClipPath(shape, Qt::IntersectClip);
    for (const LogTimeline::Piece &piece : timeline.pieces) {
        const double begin = width * static_cast<double>(piece.begin.count()) / total;
        const double length = std::max(1.0, width * static_cast<double>(piece.length.count()) / total);
        const double from = isMirrored ? left + width - begin - length : left + begin;
        painter.fillRect(QRectF(from, top, length, kBarHeight), phaseColour(piece.phase, tokens));
    }
    painter.restore();
}

} // namespace tooltray::ui::paint
