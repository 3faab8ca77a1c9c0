// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/delegates/choicedelegate.h"

#include "ui/models/roles.h"
#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/fonts.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QPainter>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr int kChoiceHeight = 26;
constexpr double kDetailShare = 0.45; // where what it means begins, for all rows alike

} // namespace

ChoiceDelegate::ChoiceDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent)
    , m_theme(theme)
{}

ChoiceDelegate::~ChoiceDelegate() = default;

void ChoiceDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const
{
    const Tokens &tokens = m_theme.tokens();
    if (option.state & (QStyle::State_Selected | QStyle::State_MouseOver))
        paint::roundedRect(*painter, option.rect, metrics::kRadius - 2,
                           option.state & QStyle::State_Selected ? tokens.accentSoft : tokens.hover,
                           QColor());
    const QRect inner = option.rect.adjusted(metrics::kSpacing, 0, -metrics::kSpacing, 0);
    const QString text = visibleLine(index.data().toString());
    const QString detail = visibleLine(index.data(DetailRole).toString());
    QFont code = codeFont();
    if (option.font.pointSizeF() > 0)
        code.setPointSizeF(option.font.pointSizeF());
    const QFontMetrics codeMetrics(code);
    int textWidth = inner.width();
    if (!detail.isEmpty())
        textWidth = std::max(static_cast<int>(inner.width() * kDetailShare),
                             std::min(codeMetrics.horizontalAdvance(text), inner.width()));
    const auto place = [&](int left, int width) {
        return QStyle::visualRect(option.direction, inner,
                                  QRect(inner.left() + left, inner.top(), width, inner.height()));
    };
    painter->save();
    painter->setFont(code);
    painter->setPen(tokens.text);
    painter->drawText(place(0, textWidth), lineFlags(option.direction, Qt::AlignLeft, text),
                      codeMetrics.elidedText(text, Qt::ElideRight, textWidth));
    const int left = textWidth + metrics::kSpacing;
    if (const int room = inner.width() - left; !detail.isEmpty() && room > 0) {
        painter->setFont(option.font);
        painter->setPen(tokens.muted);
        painter->drawText(place(left, room), lineFlags(option.direction, Qt::AlignLeft, detail),
                          option.fontMetrics.elidedText(detail, Qt::ElideRight, room));
    }
    painter->restore();
}

QSize ChoiceDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &) const
{
    return {0, std::max(kChoiceHeight, option.fontMetrics.height() + metrics::kSpacing)};
}

} // namespace tooltray::ui
