// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/raildelegate.h"

#include "ui/models/roles.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QLocale>
#include <QPainter>

namespace tooltray::ui {
namespace {

constexpr int kGap = 2;     // above and below the shape of a row
constexpr int kHeight = 34; // of the shape
constexpr int kBadgeHeight = 18;
constexpr int kDot = 8;

QString badgeText(int count)
{
    constexpr int kMax = 99;
    return count > kMax ? QStringLiteral("%1+").arg(QLocale().toString(kMax)) : QLocale().toString(count);
}

} // namespace

RailDelegate::RailDelegate(const Theme &theme, QObject *parent) : QStyledItemDelegate(parent), m_theme(theme)
{}

void RailDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                         const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    const bool isSelected = option.state & QStyle::State_Selected;
    const QRect shape = option.rect.adjusted(metrics::kSpacing, kGap, -metrics::kSpacing, -kGap);
    if (isSelected || (option.state & QStyle::State_MouseOver))
        paint::roundedRect(*painter, shape, metrics::kRadius, isSelected ? tokens.accentSoft : tokens.hover,
                           QColor());
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
        paint::roundedRect(*painter, shape, metrics::kRadius, QColor(), tokens.accent, metrics::kFocusRing);

    const QRect inner = shape.adjusted(metrics::kMargin, 0, -metrics::kMargin, 0);
    const auto place = [&](const QRect &rect) { return QStyle::visualRect(option.direction, shape, rect); };
    QRect iconRect(0, 0, metrics::kIcon, metrics::kIcon);
    iconRect.moveCenter(shape.center());
    if (!m_isCollapsed)
        iconRect.moveLeft(inner.left());
    iconRect = place(iconRect);
    const Tint tint = isSelected ? Tint::Accent : Tint::Text;
    m_theme.icon(static_cast<Icon>(index.data(IconRole).toInt()), tint).paint(painter, iconRect);

    const int badge = index.data(BadgeRole).toInt();
    if (m_isCollapsed) {
        if (badge > 0)
            paint::roundedRect(*painter, QRectF(iconRect.right() - 3, iconRect.top() - 3, kDot, kDot),
                               kDot / 2.0, tokens.accent, tokens.window, 1.5);
        return;
    }

    painter->save();
    QRect textRect = inner.adjusted(metrics::kIcon + metrics::kSpacing, 0, 0, 0);
    if (badge > 0) {
        const QString text = badgeText(badge);
        const int width =
            std::max(kBadgeHeight, option.fontMetrics.horizontalAdvance(text) + metrics::kSpacing + 2);
        QRect badgeRect(0, 0, width, kBadgeHeight);
        badgeRect.moveCenter(shape.center());
        badgeRect.moveRight(inner.right());
        textRect.setRight(badgeRect.left() - metrics::kSpacingSmall);
        paint::roundedRect(*painter, place(badgeRect), kBadgeHeight / 2.0, tokens.accent, QColor());
        painter->setPen(tokens.onAccent);
        painter->drawText(place(badgeRect), Qt::AlignCenter, text);
    }
    painter->setPen(tokens.text);
    painter->drawText(
        place(textRect), lineFlags(option.direction, Qt::AlignLeft),
        option.fontMetrics.elidedText(index.data().toString(), Qt::ElideRight, textRect.width()));
    painter->restore();
}

QSize RailDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int least = metrics::dense(kHeight, m_theme.isCompact());
    const int height = std::max(least, option.fontMetrics.height() + metrics::kSpacing) + 2 * kGap;
    const int around = 2 * (metrics::kSpacing + metrics::kMargin) + metrics::kIcon;
    if (m_isCollapsed)
        return {around - metrics::kSpacing, height};
    return {around + metrics::kSpacing + option.fontMetrics.horizontalAdvance(index.data().toString()),
            height};
}

} // namespace tooltray::ui
