// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/operationdelegate.h"

#include "ui/delegates/badgepainter.h"
#include "ui/models/roles.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kOperationRow = 26;

// As wide as the longest of the methods that are common, so that paths stand below each other.
int badgeWidth(const QFont &font)
{
    return paint::badgeSize({QStringLiteral("DELETE"), Tone::Neutral}, font).width();
}

} // namespace

OperationDelegate::OperationDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

OperationDelegate::~OperationDelegate() = default;

void OperationDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    QStyleOptionViewItem own(option);
    initStyleOption(&own, index);
    const QString name = visibleLine(std::exchange(own.text, QString()));
    const QStyle *style = own.widget ? own.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &own, painter, own.widget);

    const bool isMirrored = own.direction == Qt::RightToLeft;
    const QRect box = style->subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &own, own.widget);
    int used = metrics::kSpacingSmall;
    if (own.features & QStyleOptionViewItem::HasCheckIndicator)
        used =
            (isMirrored ? own.rect.right() - box.left() : box.right() - own.rect.left()) + metrics::kSpacing;
    else if (index.parent().isValid())
        used = 2 * metrics::kSpacing + metrics::kIndicator - 1; // as if there was a box
    // A part of the row from where the last one ended.
    const auto take = [&](int width) {
        const QRect part(isMirrored ? own.rect.right() + 1 - used - width : own.rect.left() + used,
                         own.rect.top(), width, own.rect.height());
        used += width + metrics::kSpacing;
        return part;
    };
    const auto room = [&] { return own.rect.width() - used - metrics::kSpacingSmall; };

    painter->save();
    const auto badges = index.data(BadgesRole).value<Badges>();
    for (const Badge &badge : badges) {
        const QSize size = paint::badgeSize(badge, own.font);
        QRect place = take(std::max(badgeWidth(own.font), size.width()));
        place.setTop(place.top() + (place.height() - size.height()) / 2);
        place.setHeight(size.height());
        paint::badge(*painter, place, badge, own.font, tokens);
    }
    const bool isDimmed = index.data(DimmedRole).toBool();
    QFont font = badges.isEmpty() ? strongFont(own.font) : own.font;
    font.setStrikeOut(!index.data(DetailRole).toString().isEmpty());
    const auto draw = [&](const QString &text, const QFont &with, const QColor &colour) {
        const QFontMetrics metrics(with);
        const QString shown = metrics.elidedText(text, Qt::ElideRight, room());
        if (shown.isEmpty() || room() <= 0)
            return;
        painter->setFont(with);
        painter->setPen(colour);
        painter->drawText(take(metrics.horizontalAdvance(shown)),
                          lineFlags(own.direction, Qt::AlignLeft, shown), shown);
    };
    draw(name, font, isDimmed || font.strikeOut() ? tokens.muted : tokens.text);
    const QString summary = visibleLine(index.data(SubtitleRole).toString());
    if (room() > QFontMetrics(own.font).averageCharWidth() * 4)
        draw(summary, own.font, tokens.muted);
    painter->restore();
}

QSize OperationDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kOperationRow, option.fontMetrics.height() + metrics::kSpacing)};
}

} // namespace tooltray::ui
