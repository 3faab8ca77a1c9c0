// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/twolinedelegate.h"

#include "ui/delegates/badgepainter.h"
#include "ui/models/roles.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QPainter>
#include <QTextCharFormat>

namespace tooltray::ui {
namespace {

constexpr int kRowGap = 1; // above and below the shape of a row
constexpr int kLeast = 42;
constexpr int kHeadingTop = 8;

Tint tintOfTone(Tone tone)
{
    switch (tone) {
    case Tone::Neutral: return Tint::Muted;
    case Tone::Accent: return Tint::Accent;
    case Tone::Info: return Tint::Info;
    case Tone::Ok: return Tint::Ok;
    case Tone::Warn: return Tint::Warn;
    case Tone::Error: return Tint::Error;
    }
    return Tint::Text;
}

int headingHeight(const QStyleOptionViewItem &option)
{
    return option.fontMetrics.height() + kHeadingTop + metrics::kSpacingSmall;
}

} // namespace

TwoLineDelegate::TwoLineDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

void TwoLineDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    painter->save();
    QRect row = option.rect;
    if (const QString heading = visibleLine(index.data(HeadingRole).toString()); !heading.isEmpty()) {
        const QRect line(row.left() + metrics::kMargin, row.top() + kHeadingTop,
                         row.width() - 2 * metrics::kMargin, option.fontMetrics.height());
        painter->setFont(paint::badgeFont(option.font));
        painter->setPen(tokens.muted);
        painter->drawText(line, lineFlags(option.direction, Qt::AlignLeft, heading),
                          painter->fontMetrics().elidedText(heading, Qt::ElideMiddle, line.width()));
        row.setTop(row.top() + headingHeight(option));
    }

    const bool isSelected = option.state & QStyle::State_Selected;
    const QRect shape = row.adjusted(metrics::kSpacingSmall, kRowGap, -metrics::kSpacingSmall, -kRowGap);
    if (isSelected || (option.state & QStyle::State_MouseOver))
        paint::roundedRect(*painter, shape, metrics::kRadius, isSelected ? tokens.accentSoft : tokens.hover,
                           QColor());
    if ((option.state & QStyle::State_HasFocus) && (option.state & QStyle::State_KeyboardFocusChange))
        paint::roundedRect(*painter, shape, metrics::kRadius, QColor(), tokens.accent, metrics::kFocusRing);

    const QRect inner = shape.adjusted(metrics::kSpacing, 0, -metrics::kSpacing, 0);
    const auto place = [&](const QRect &rect) { return QStyle::visualRect(option.direction, shape, rect); };
    QRect text = inner;
    const auto icon = static_cast<Icon>(index.data(IconRole).toInt());
    if (icon != Icon::None) {
        QRect iconRect(inner.left(), 0, metrics::kIcon, metrics::kIcon);
        iconRect.moveTop(inner.center().y() - metrics::kIcon / 2);
        const bool isDimmed = index.data(DimmedRole).toBool();
        const QVariant tone = index.data(IconToneRole);
        const Tint usual = isSelected ? Tint::Accent : isDimmed ? Tint::Muted : Tint::Text;
        const Tint tint = tone.isValid() ? tintOfTone(static_cast<Tone>(tone.toInt())) : usual;
        m_theme.icon(icon, tint).paint(painter, place(iconRect));
        text.setLeft(iconRect.right() + metrics::kSpacing);
    }

    const QString subtitle = visibleLine(index.data(SubtitleRole).toString());
    QRect title = text;
    QRect below;
    if (!subtitle.isEmpty()) {
        const int height = option.fontMetrics.height();
        const int top = text.top() + (text.height() - 2 * height) / 2;
        title = QRect(text.left(), top, text.width(), height);
        below = QRect(text.left(), top + height, text.width(), height);
    }

    const auto badges = index.data(BadgesRole).value<Badges>();
    // A name that they would cut is left the first line.
    int wanted = QFontMetrics(strongFont(option.font)).horizontalAdvance(index.data().toString());
    for (const Badge &badge : badges)
        wanted += metrics::kSpacingSmall + paint::badgeSize(badge, option.font).width();
    QRect &line = wanted > title.width() && !below.isEmpty() ? below : title;
    const QColor ground = isSelected ? tokens.accentSoft : QColor();
    for (const Badge &badge : badges) {
        QRect rect(QPoint(), paint::badgeSize(badge, option.font));
        rect.moveCenter(line.center());
        rect.moveRight(line.right());
        if (rect.left() < line.left() + line.width() / 3)
            break; // the text comes first
        paint::badge(*painter, place(rect), badge, option.font, tokens, ground);
        line.setRight(rect.left() - metrics::kSpacingSmall);
    }
    if (!below.isEmpty()) {
        painter->setFont(option.font);
        painter->setPen(tokens.muted);
        painter->drawText(place(below), lineFlags(option.direction, Qt::AlignLeft, subtitle),
                          option.fontMetrics.elidedText(subtitle, option.textElideMode, below.width()));
    }

    paintTitle(*painter, option, index, place(title));
    painter->restore();
}

void TwoLineDelegate::paintTitle(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index, const QRect &rect) const
{
    const Tokens &tokens = m_theme.tokens();
    painter.setFont(strongFont(option.font));
    painter.setPen(index.data(DimmedRole).toBool() ? tokens.muted : tokens.text);
    const QString text =
        painter.fontMetrics().elidedText(visibleLine(index.data().toString()), Qt::ElideRight, rect.width());
    const auto positions = index.data(PositionsRole).value<QList<qsizetype>>();
    QTextCharFormat stressed;
    stressed.setForeground(tokens.accent);
    if (positions.isEmpty())
        painter.drawText(rect, lineFlags(option.direction, Qt::AlignLeft, text), text);
    else
        drawStressed(painter, rect, option.direction, text, positions, stressed);
}

QSize TwoLineDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const int around = m_theme.isCompact() ? 0 : metrics::kSpacing;
    const int least = metrics::dense(kLeast, m_theme.isCompact());
    int height = std::max(least, 2 * option.fontMetrics.height() + around) + 2 * kRowGap;
    if (!index.data(HeadingRole).toString().isEmpty())
        height += headingHeight(option);
    return {0, height};
}

} // namespace tooltray::ui
