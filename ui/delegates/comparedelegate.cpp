// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/comparedelegate.h"

#include "ui/models/jsondiffmodel.h"
#include "ui/theme/contrast.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"
#include "ui/theme/visibletext.h"

#include <QPainter>

namespace tooltray::ui {
namespace {

struct CompareLook {
    QColor background;
    QColor stressed;
    QString sign;
};

CompareLook lookOf(CompareKind kind, bool isRight, bool isThere, const Tokens &tokens)
{
    if (kind == CompareKind::Same)
        return {};
    if (!isThere)
        return {tokens.window, {}, {}};
    if (isRight)
        return {tokens.okSoft, mixed(tokens.ok, tokens.okSoft, 0.3), QStringLiteral("+")};
    return {tokens.errorSoft, mixed(tokens.error, tokens.errorSoft, 0.3), QStringLiteral("−")};
}

} // namespace

CompareDelegate::CompareDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

CompareDelegate::~CompareDelegate() = default;

void CompareDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                            const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    const bool isNumber =
        index.column() == JsonDiffModel::LeftNumber || index.column() == JsonDiffModel::RightNumber;
    const bool isRight = index.column() >= JsonDiffModel::RightNumber;
    const QString text = visibleLine(index.data().toString());
    const QString number = isNumber ? text : index.siblingAtColumn(index.column() - 1).data().toString();
    const auto kind = static_cast<CompareKind>(index.data(JsonDiffModel::KindRole).toInt());
    const bool isGap = index.data(JsonDiffModel::GapRole).toInt() > 0;
    const CompareLook look =
        isGap ? CompareLook{tokens.window, {}, {}} : lookOf(kind, isRight, !number.isEmpty(), tokens);

    painter->save();
    painter->setClipRect(option.rect);
    if (look.background.isValid())
        painter->fillRect(option.rect, look.background);
    painter->setFont(option.font);
    const QFontMetrics &font = option.fontMetrics;
    QRect area = option.rect.adjusted(metrics::kSpacingSmall, 0, -metrics::kSpacingSmall, 0);
    if (isNumber) {
        painter->setPen(tokens.muted);
        painter->drawText(area, Qt::AlignRight | Qt::AlignVCenter, text);
    } else {
        painter->setPen(isGap ? tokens.muted : tokens.text);
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter, look.sign);
        area.setLeft(area.left() + font.horizontalAdvance(u'0') * 2);
        const QPoint part = index.data(JsonDiffModel::PartRole).toPoint();
        if (part.y() > 0) {
            const int begin = area.left() + font.horizontalAdvance(text.left(part.x()));
            const int width = font.horizontalAdvance(text.mid(part.x(), part.y()));
            painter->fillRect(begin, area.top() + 1, width, area.height() - 2, look.stressed);
        }
        painter->drawText(area, Qt::AlignLeft | Qt::AlignVCenter | Qt::TextSingleLine, text);
    }
    if (option.state & QStyle::State_Selected) {
        painter->setPen(tokens.accent);
        painter->drawLine(option.rect.topLeft(), option.rect.topRight());
        painter->drawLine(option.rect.bottomLeft(), option.rect.bottomRight());
    }
    painter->restore();
}

} // namespace tooltray::ui
