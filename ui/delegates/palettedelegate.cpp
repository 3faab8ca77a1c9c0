// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/palettedelegate.h"

#include "ui/models/roles.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/fonts.h"
#include "ui/theme/lineflags.h"
#include "ui/theme/metrics.h"
#include "ui/theme/textdirection.h"
#include "ui/theme/theme.h"
#include "ui/theme/visibletext.h"

#include <QPainter>
#include <QTextLayout>

namespace tooltray::ui {
namespace {

constexpr int kRowHeight = 34;
constexpr int kKindWidth = 80;

void drawStressed(QPainter &painter, const QRect &rect, const QStyleOptionViewItem &option,
                  const QString &text, const QList<qsizetype> &positions, const Tokens &tokens)
{
    QTextLayout layout(option.fontMetrics.elidedText(text, Qt::ElideRight, rect.width()), option.font);
    QTextOption textOption(QStyle::visualAlignment(option.direction, Qt::AlignLeft));
    textOption.setTextDirection(directionOf(text, option.direction));
    textOption.setWrapMode(QTextOption::NoWrap);
    layout.setTextOption(textOption);
    QTextCharFormat stressed;
    stressed.setForeground(tokens.accent);
    stressed.setFontWeight(QFont::Bold);
    QList<QTextLayout::FormatRange> ranges;
    for (const qsizetype position : positions)
        ranges.append({static_cast<int>(position), 1, stressed});
    layout.setFormats(ranges);
    layout.beginLayout();
    QTextLine line = layout.createLine();
    line.setLineWidth(rect.width());
    layout.endLayout();
    painter.setPen(tokens.text);
    layout.draw(&painter, QPointF(rect.left(), rect.top() + (rect.height() - line.height()) / 2));
}

} // namespace

PaletteDelegate::PaletteDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

PaletteDelegate::~PaletteDelegate() = default;

void PaletteDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    const bool isSelected = option.state & QStyle::State_Selected;
    const bool isHovered = option.state & QStyle::State_MouseOver;
    if (isSelected || isHovered)
        paint::roundedRect(*painter, option.rect, metrics::kRadius,
                           isSelected ? tokens.accentSoft : tokens.hover, QColor());
    const QRect inner = option.rect.adjusted(metrics::kSpacing, 0, -metrics::kSpacing, 0);
    const auto place = [&](int left, int width) {
        return QStyle::visualRect(option.direction, inner,
                                  QRect(inner.left() + left, inner.top(), width, inner.height()));
    };

    painter->save();
    QRect iconRect(0, 0, metrics::kIcon, metrics::kIcon);
    iconRect.moveCenter(place(0, metrics::kIcon).center());
    m_theme.icon(static_cast<Icon>(index.data(IconRole).toInt()), Tint::Muted)
        .paint(painter, iconRect, Qt::AlignCenter, isSelected ? QIcon::Selected : QIcon::Normal);

    painter->setFont(option.font);
    painter->setPen(tokens.muted);
    int right = inner.width();
    const auto drawMuted = [&](const QString &text, int leastWidth) {
        const int width = std::max(leastWidth, option.fontMetrics.horizontalAdvance(text));
        right -= width;
        painter->drawText(place(right, width), lineFlags(option.direction, Qt::AlignRight), text);
        right -= metrics::kSpacing;
    };
    drawMuted(visibleLine(index.data(DetailRole).toString()), kKindWidth);
    drawMuted(index.data(KeysRole).toString(), 0);

    const int left = metrics::kIcon + metrics::kSpacing;
    drawStressed(*painter, place(left, std::max(0, right - left)), option,
                 visibleLine(index.data().toString()), index.data(PositionsRole).value<QList<qsizetype>>(),
                 tokens);
    painter->restore();
}

QSize PaletteDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kRowHeight, option.fontMetrics.height() + metrics::kMargin)};
}

} // namespace tooltray::ui
