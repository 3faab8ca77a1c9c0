// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/schemadelegate.h"

#include "ui/models/schematreemodel.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QPainter>

#include <utility>

namespace tooltray::ui {
namespace {

constexpr int kRow = 26;

QRect rowBesideBox(const QStyleOptionViewItem &item, const QStyle &style)
{
    QRect row = item.rect.adjusted(metrics::kSpacingSmall, 0, -metrics::kSpacingSmall, 0);
    if (!(item.features & QStyleOptionViewItem::HasCheckIndicator))
        return row;
    const QRect box = style.subElementRect(QStyle::SE_ItemViewItemCheckIndicator, &item, item.widget);
    if (item.direction == Qt::RightToLeft)
        row.setRight(box.left() - metrics::kSpacing);
    else
        row.setLeft(box.right() + metrics::kSpacing);
    return row;
}

} // namespace

SchemaDelegate::SchemaDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

void SchemaDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    using Kind = SchemaNode::Kind;
    const Tokens &tokens = m_theme.tokens();
    QStyleOptionViewItem own(option);
    initStyleOption(&own, index);
    const QString name = visibleLine(std::exchange(own.text, QString()));
    const QStyle *style = own.widget ? own.widget->style() : QApplication::style();
    style->drawControl(QStyle::CE_ItemViewItem, &own, painter, own.widget);

    const QRect row = rowBesideBox(own, *style);
    const bool isMirrored = own.direction == Qt::RightToLeft;

    const auto kind = static_cast<Kind>(index.data(NodeKindRole).toInt());
    const bool isTop = kind == Kind::Operation || kind == Kind::Types;
    const bool isDeprecated = index.data(DeprecationRole).isValid();
    painter->save();
    painter->setLayoutDirection(Qt::LeftToRight); // of code, wherever it stands
    QFont font = isTop ? strongFont(own.font) : own.font;
    font.setStrikeOut(isDeprecated);
    const bool isInput = kind == Kind::Argument || kind == Kind::InputField;
    const QFontMetrics nameMetrics(font);
    const QFontMetrics fontMetrics(own.font);
    const QString shownName = nameMetrics.elidedText(name, Qt::ElideRight, row.width());
    const int nameWidth = nameMetrics.horizontalAdvance(shownName);
    const int room = row.width() - nameWidth;
    const QString arguments =
        room > 0
            ? fontMetrics.elidedText(visibleLine(index.data(ArgumentsRole).toString()), Qt::ElideRight, room)
            : QString();
    int used = nameWidth + fontMetrics.horizontalAdvance(arguments);
    int at = isMirrored ? row.right() + 1 - used : row.left();
    const auto draw = [&](const QString &text, int width, const QFont &with, const QColor &colour) {
        painter->setFont(with);
        painter->setPen(colour);
        painter->drawText(QRect(at, row.top(), width, row.height()),
                          lineFlags(Qt::LeftToRight, Qt::AlignLeft), text);
        at += width;
    };
    draw(shownName, nameWidth, font,
         isDeprecated ? tokens.muted : (isInput ? tokens.syntax.number : tokens.text));
    draw(arguments, used - nameWidth, own.font, tokens.muted);
    used += metrics::kSpacing;

    const QString type = visibleLine(index.data(TypeTextRole).toString());
    const int left = row.width() - used;
    // A letter and dots would say nothing.
    if (left >= fontMetrics.averageCharWidth() * 4 || fontMetrics.horizontalAdvance(type) <= left) {
        painter->setFont(own.font);
        painter->setPen(tokens.syntax.type);
        const QRect place = isMirrored ? row.adjusted(0, 0, -used, 0) : row.adjusted(used, 0, 0, 0);
        painter->drawText(place, lineFlags(own.direction, Qt::AlignRight),
                          fontMetrics.elidedText(type, Qt::ElideRight, left));
    }
    painter->restore();
}

QSize SchemaDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    const int around = m_theme.isCompact() ? metrics::kSpacingSmall : metrics::kSpacing;
    return {0, std::max(metrics::dense(kRow, m_theme.isCompact()), option.fontMetrics.height() + around)};
}

} // namespace tooltray::ui
