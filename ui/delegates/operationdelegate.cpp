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
    int ended = metrics::kSpacingSmall;
    // The same from the far end.
    const auto takeEnd = [&](int width) {
        const QRect part(isMirrored ? own.rect.left() + ended : own.rect.right() + 1 - ended - width,
                         own.rect.top(), width, own.rect.height());
        ended += width + metrics::kSpacing;
        return part;
    };
    const auto room = [&] { return own.rect.width() - used - ended; };

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
    const auto draw = [&](const QString &text, const QFont &with, const QColor &colour,
                          Qt::TextElideMode elision, int most, const auto &place) {
        const QFontMetrics metrics(with);
        const QString shown = metrics.elidedText(text, elision, most);
        if (shown.isEmpty() || most <= 0)
            return;
        painter->setFont(with);
        painter->setPen(colour);
        painter->drawText(place(metrics.horizontalAdvance(shown)),
                          lineFlags(own.direction, Qt::AlignLeft, shown), shown);
    };
    const QStringList aside = index.data(AsideRole).toStringList();
    for (auto text = aside.crbegin(); text != aside.crend(); ++text)
        draw(visibleLine(*text), own.font, isDimmed ? tokens.muted : tokens.text, Qt::ElideRight, room() / 2,
             takeEnd);
    // The ends of paths tell them apart, and so do the summaries: neither takes the room of the other.
    const QString summary = visibleLine(index.data(SubtitleRole).toString());
    const QFontMetrics metrics(own.font);
    const int left =
        summary.isEmpty() ? room() : room() - metrics.horizontalAdvance(summary) - metrics::kSpacing;
    draw(name, font, isDimmed || font.strikeOut() ? tokens.muted : tokens.text,
         badges.isEmpty() ? Qt::ElideRight : Qt::ElideLeft, std::max(room() / 2, left), take);
    if (room() > metrics.averageCharWidth() * 4)
        draw(summary, own.font, tokens.muted, Qt::ElideRight, room(), take);
    painter->restore();
}

QSize OperationDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kOperationRow, option.fontMetrics.height() + metrics::kSpacing)};
}

} // namespace tooltray::ui
