// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/factdelegate.h"

#include "ui/delegates/logpainter.h"
#include "ui/models/logcells.h"
#include "ui/models/logtimeline.h"
#include "ui/theme/lineflags.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/viewpainter.h"
#include "ui/theme/visibletext.h"

#include <QPainter>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kFactHeight = 24;

} // namespace

FactDelegate::FactDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme)
{}

FactDelegate::~FactDelegate() = default;

void FactDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    QStyleOptionViewItem own = option;
    initStyleOption(&own, index);
    own.text = visibleLine(own.text);
    paint::row(*painter, own, tokens);
    const QRect inner = own.rect.adjusted(metrics::kSpacing, 0, -metrics::kSpacing, 0);
    painter->save();
    if (index.column() == 2) {
        const auto timeline = index.data(LogTimelineRole).value<LogTimeline>();
        paint::timeline(*painter, inner, timeline, 1, own.direction, tokens);
    } else {
        const bool isName = index.column() == 0 && own.font.weight() < QFont::DemiBold;
        painter->setFont(own.font);
        painter->setPen(isName ? tokens.muted : tokens.text);
        painter->drawText(inner, lineFlags(own.direction, Qt::AlignLeft, own.text),
                          own.fontMetrics.elidedText(own.text, Qt::ElideRight, inner.width()));
    }
    painter->restore();
}

QSize FactDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kFactHeight, option.fontMetrics.height() + metrics::kSpacingSmall)};
}

} // namespace tooltray::ui
