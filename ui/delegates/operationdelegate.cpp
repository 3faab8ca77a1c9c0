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

// What is left of a row, from both ends.
class RowRoom final {
public:
    RowRoom(const QStyleOptionViewItem &option, int used)
        : m_rect(option.rect)
        , m_direction(option.direction)
        , m_used(used)
    {}

    int width() const { return m_rect.width() - m_used - m_ended; }
    QRect take(int width) { return part(std::exchange(m_used, m_used + width + metrics::kSpacing), width); }
    QRect takeEnd(int width)
    {
        m_ended += width + metrics::kSpacing;
        return part(m_rect.width() - m_ended + metrics::kSpacing, width);
    }

private:
    QRect part(int begin, int width) const
    {
        const QRect part(m_rect.left() + begin, m_rect.top(), width, m_rect.height());
        return QStyle::visualRect(m_direction, m_rect, part);
    }

    QRect m_rect;
    Qt::LayoutDirection m_direction;
    int m_used;
    int m_ended = metrics::kSpacing;
};

} // namespace

OperationDelegate::OperationDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

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
    RowRoom room(own, used);

    painter->save();
    const auto badges = index.data(BadgesRole).value<Badges>();
    for (const Badge &badge : badges) {
        const QSize size = paint::badgeSize(badge, own.font);
        QRect place = room.take(std::max(badgeWidth(own.font), size.width()));
        place.setTop(place.top() + (place.height() - size.height()) / 2);
        place.setHeight(size.height());
        paint::badge(*painter, place, badge, own.font, tokens);
    }
    const bool isDimmed = index.data(DimmedRole).toBool();
    QFont font = badges.isEmpty() ? strongFont(own.font) : own.font;
    font.setStrikeOut(!index.data(DetailRole).toString().isEmpty());
    const auto draw = [&](QRect (RowRoom::*place)(int), const QString &text, const QFont &with,
                          const QColor &colour, Qt::TextElideMode elision, int most) {
        const QFontMetrics metrics(with);
        const QString shown = metrics.elidedText(text, elision, most);
        if (shown.isEmpty() || most <= 0)
            return;
        painter->setFont(with);
        painter->setPen(colour);
        painter->drawText((room.*place)(metrics.horizontalAdvance(shown)),
                          lineFlags(own.direction, Qt::AlignLeft, shown), shown);
    };
    const QStringList aside = index.data(AsideRole).toStringList();
    for (auto text = aside.crbegin(); text != aside.crend(); ++text)
        draw(&RowRoom::takeEnd, visibleLine(*text), own.font, isDimmed ? tokens.muted : tokens.text,
             Qt::ElideRight, room.width() / 2);
    // The ends of paths tell them apart, and so do the summaries: neither takes the room of the other.
    const QString summary = visibleLine(index.data(SubtitleRole).toString());
    const QFontMetrics metrics(own.font);
    const int besideSummary =
        room.width() - (summary.isEmpty() ? 0 : metrics.horizontalAdvance(summary) + metrics::kSpacing);
    draw(&RowRoom::take, name, font, isDimmed || font.strikeOut() ? tokens.muted : tokens.text,
         badges.isEmpty() ? Qt::ElideRight : Qt::ElideLeft, std::max(room.width() / 2, besideSummary));
    if (room.width() > metrics.averageCharWidth() * 4)
        draw(&RowRoom::take, summary, own.font, tokens.muted, Qt::ElideRight, room.width());
    painter->restore();
}

QSize OperationDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kOperationRow, option.fontMetrics.height() + metrics::kSpacing)};
}

} // namespace tooltray::ui
