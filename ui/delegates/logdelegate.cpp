// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/logdelegate.h"

#include "ui/delegates/badgepainter.h"
#include "ui/models/logfacts.h"
#include "ui/models/logmodel.h"
#include "ui/models/logtext.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"

#include <QApplication>
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

namespace tooltray::ui {
namespace {

constexpr int kFoldWidth = 18;
constexpr int kMarkSize = 14;
constexpr int kWithinIndent = 12; // of the requests of a call

LogModel::Fold foldOf(const QModelIndex &index)
{
    return static_cast<LogModel::Fold>(index.data(LogFoldRole).toInt());
}

} // namespace

LogDelegate::LogDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme) {}

QRect LogDelegate::foldRect(const QRect &cell, Qt::LayoutDirection direction)
{
    return QStyle::visualRect(direction, cell, QRect(cell.left(), cell.top(), kFoldWidth, cell.height()));
}

void LogDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    QStyleOptionViewItem row = option;
    row.index = index; // the style lights the whole row under the mouse
    const QStyle *style = option.widget != nullptr ? option.widget->style() : QApplication::style();
    style->drawPrimitive(QStyle::PE_PanelItemViewItem, &row, painter, option.widget);
    painter->save();
    QRect inner = option.rect.adjusted(metrics::kSpacing, 0, -metrics::kSpacing, 0);
    const LogModel::Fold fold = foldOf(index);
    const bool isRequest = fold == LogModel::Fold::Within;

    if (index.column() == LogTimelineColumn) {
        const auto timeline = index.data(LogTimelineRole).value<LogTimeline>();
        const std::chrono::microseconds longest(index.data(LogLongestRole).toLongLong());
        paint::timeline(*painter, inner, timeline, barShare(timeline.total, longest), option.direction,
                        tokens);
        painter->restore();
        return;
    }
    if (index.column() == LogTimeColumn) {
        const QRect place = foldRect(option.rect, option.direction);
        if (fold == LogModel::Fold::Folded || fold == LogModel::Fold::Unfolded) {
            const Qt::ArrowType closed = option.direction == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow;
            paint::chevron(*painter, place, fold == LogModel::Fold::Unfolded ? Qt::DownArrow : closed,
                           tokens.muted);
        }
        const int indent = kFoldWidth - metrics::kSpacing + (isRequest ? kWithinIndent : 0);
        inner = option.direction == Qt::RightToLeft ? inner.adjusted(0, 0, -indent, 0)
                                                    : inner.adjusted(indent, 0, 0, 0);
    }
    if (index.column() == LogToolColumn && !isRequest) {
        const int room = paintMarks(*painter, inner, option, index);
        inner = option.direction == Qt::RightToLeft ? inner.adjusted(room, 0, 0, 0)
                                                    : inner.adjusted(0, 0, -room, 0);
    }

    const bool stepsBack = isRequest || index.column() == LogTimeColumn || index.column() == LogMethodColumn
                           || index.column() == LogArgumentsColumn;
    painter->setPen(stepsBack ? tokens.muted : tokens.text);
    if (index.column() == LogStatusColumn)
        painter->setPen(paint::coloursOf(static_cast<Tone>(index.data(LogToneRole).toInt()), tokens).text);
    painter->setFont(option.font);
    const Qt::Alignment side(index.data(Qt::TextAlignmentRole).toInt());
    const QString text = visibleLine(index.data().toString());
    painter->drawText(inner, lineFlags(option.direction, side, text),
                      option.fontMetrics.elidedText(text, Qt::ElideRight, inner.width()));
    painter->restore();
}

int LogDelegate::paintMarks(QPainter &painter, const QRect &cell, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    struct Mark {
        int bit;
        Icon icon;
        Tint tint;
    };
    static constexpr Mark kMarks[] = {
        {LogPinned, Icon::Pin, Tint::Accent},      {LogNoted, Icon::Edit, Tint::Muted},
        {LogReplayed, Icon::Refresh, Tint::Muted}, {LogTest, Icon::Todo, Tint::Muted},
        {LogSlow, Icon::Clock, Tint::Warn},        {LogMutation, Icon::Mutation, Tint::Muted},
    };
    const int marks = index.data(LogMarksRole).toInt();
    int used = 0;
    for (const Mark &mark : kMarks) {
        if (!(marks & mark.bit))
            continue;
        used += kMarkSize;
        const QRect place = QStyle::visualRect(
            option.direction, cell,
            QRect(cell.right() + 1 - used, cell.center().y() - kMarkSize / 2 + 1, kMarkSize, kMarkSize));
        m_theme.icon(mark.icon, mark.tint).paint(&painter, place);
        used += metrics::kSpacingSmall;
    }
    return used;
}

} // namespace tooltray::ui
