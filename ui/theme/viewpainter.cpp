// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/viewpainter.h"

#include "ui/theme/controlpainter.h"
#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QAbstractItemView>
#include <QAbstractSpinBox>
#include <QComboBox>
#include <QIcon>
#include <QLineEdit>
#include <QPainter>
#include <QStyle>
#include <QStyleOption>

namespace tooltray::ui::paint {
namespace {

constexpr int kMenuPadding = metrics::kSpacing;
constexpr int kMenuIconColumn = metrics::kIcon + metrics::kSpacing;
constexpr int kMenuShortcutGap = 32;
constexpr int kMenuArrowColumn = 16;
constexpr int kMenuSeparatorHeight = 9;
constexpr int kTabUnderline = 2;

QIcon::Mode iconMode(const QStyleOption &option)
{
    return option.state & QStyle::State_Enabled ? QIcon::Normal : QIcon::Disabled;
}

void drawMark(QPainter &painter, const QStyleOptionMenuItem &option, const QRect &column,
              const Tokens &tokens)
{
    if (!option.checked)
        return;
    const QColor colour = option.state & QStyle::State_Enabled ? tokens.accent : tokens.disabled;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    QRectF mark(0, 0, metrics::kIndicator, metrics::kIndicator);
    mark.moveCenter(QRectF(column).center());
    painter.translate(mark.topLeft());
    if (option.checkType == QStyleOptionMenuItem::Exclusive) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawEllipse(QPointF(8, 8), 3.5, 3.5);
    } else {
        painter.setPen(QPen(colour, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPolyline(QPolygonF{{3.5, 8.6}, {6.7, 11.8}, {12.5, 4.8}});
    }
    painter.restore();
}

} // namespace

void row(QPainter &painter, const QStyleOptionViewItem &option, const Tokens &tokens)
{
    const bool isEnabled = option.state & QStyle::State_Enabled;
    if (option.state & QStyle::State_Selected)
        painter.fillRect(option.rect, isEnabled ? tokens.accentSoft : tokens.hover);
    else if (isEnabled && (option.state & QStyle::State_MouseOver))
        painter.fillRect(option.rect, tokens.hover);
    else if (option.backgroundBrush.style() != Qt::NoBrush)
        painter.fillRect(option.rect, option.backgroundBrush);
}

void branch(QPainter &painter, const QStyleOption &option, const Tokens &tokens)
{
    if (!(option.state & QStyle::State_Children))
        return;
    const Qt::ArrowType closed = option.direction == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow;
    chevron(painter, option.rect, option.state & QStyle::State_Open ? Qt::DownArrow : closed, tokens.muted);
}

void headerSection(QPainter &painter, const QStyleOptionHeader &option, const Tokens &tokens)
{
    painter.fillRect(option.rect, option.state & QStyle::State_MouseOver ? tokens.hover : tokens.window);
    const QRect &rect = option.rect;
    painter.fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), tokens.line);
    // Qt counts from the left, whichever way the columns go.
    const bool isMirrored = option.direction == Qt::RightToLeft;
    const auto last = isMirrored ? QStyleOptionHeader::Beginning : QStyleOptionHeader::End;
    if (option.position != last && option.position != QStyleOptionHeader::OnlyOneSection) {
        const int edge = isMirrored ? rect.left() : rect.right();
        painter.fillRect(QRect(edge, rect.top() + 5, 1, rect.height() - 10), tokens.line);
    }
}

void tab(QPainter &painter, const QStyleOptionTab &option, const Tokens &tokens)
{
    const bool isSelected = option.state & QStyle::State_Selected;
    const QRect &rect = option.rect;
    if (!isSelected && (option.state & QStyle::State_MouseOver) && (option.state & QStyle::State_Enabled)) {
        roundedRect(painter, rect.adjusted(2, 2, -2, -4), metrics::kRadius, tokens.hover, QColor());
    }
    const bool isBelow = option.shape == QTabBar::RoundedSouth || option.shape == QTabBar::TriangularSouth;
    const int edge = isBelow ? rect.top() : rect.bottom() - kTabUnderline + 1;
    if (isSelected)
        painter.fillRect(QRect(rect.left(), edge, rect.width(), kTabUnderline), tokens.accent);
}

void menuPanel(QPainter &painter, const QStyleOption &option, const Tokens &tokens)
{
    painter.fillRect(option.rect, tokens.panel);
    painter.setPen(tokens.outline);
    painter.drawRect(option.rect.adjusted(0, 0, -1, -1));
}

void menuItem(QPainter &painter, const QStyleOptionMenuItem &option, const QStyle &style,
              const Tokens &tokens)
{
    const QRect &rect = option.rect;
    if (option.menuItemType == QStyleOptionMenuItem::Separator) {
        painter.fillRect(
            QRect(rect.left() + kMenuPadding, rect.center().y(), rect.width() - 2 * kMenuPadding, 1),
            tokens.line);
        return;
    }
    const bool isEnabled = option.state & QStyle::State_Enabled;
    if (isEnabled && (option.state & QStyle::State_Selected))
        roundedRect(painter, rect.adjusted(1, 0, -1, 0), metrics::kRadius - 2, tokens.accentSoft, QColor());

    const auto visual = [&](int left, int width) {
        return QStyle::visualRect(option.direction, rect,
                                  QRect(rect.left() + left, rect.top(), width, rect.height()));
    };
    const QRect column = visual(kMenuPadding, metrics::kIcon);
    if (option.checkType != QStyleOptionMenuItem::NotCheckable && option.icon.isNull()) {
        drawMark(painter, option, column, tokens);
    } else {
        if (option.checked)
            roundedRect(painter, column.adjusted(-3, 3, 3, -3), metrics::kRadius - 2, tokens.hover,
                        tokens.accent);
        QRect place(0, 0, metrics::kIcon, metrics::kIcon);
        place.moveCenter(column.center());
        option.icon.paint(&painter, place, Qt::AlignCenter, iconMode(option),
                          option.checked ? QIcon::On : QIcon::Off);
    }

    const int textLeft = kMenuPadding + kMenuIconColumn;
    const int textWidth = rect.width() - textLeft - kMenuPadding - kMenuArrowColumn;
    const qsizetype tabAt = option.text.indexOf(u'\t');
    painter.setFont(option.font);
    const int mnemonic = style.styleHint(QStyle::SH_UnderlineShortcut, &option, nullptr)
                             ? Qt::TextShowMnemonic
                             : Qt::TextHideMnemonic;
    const auto aligned = [&](Qt::Alignment side) { return mnemonic | lineFlags(option.direction, side); };
    painter.setPen(isEnabled ? tokens.text : tokens.disabled);
    painter.drawText(visual(textLeft, textWidth), aligned(Qt::AlignLeft),
                     visibleLine(tabAt < 0 ? option.text : option.text.left(tabAt)));
    if (tabAt >= 0) {
        painter.setPen(isEnabled ? tokens.muted : tokens.disabled);
        painter.drawText(visual(textLeft, textWidth + kMenuArrowColumn), aligned(Qt::AlignRight),
                         option.text.mid(tabAt + 1));
    }
    if (option.menuItemType == QStyleOptionMenuItem::SubMenu) {
        const QRect arrow = visual(rect.width() - kMenuPadding - kMenuArrowColumn, kMenuArrowColumn);
        chevron(painter, arrow, option.direction == Qt::RightToLeft ? Qt::LeftArrow : Qt::RightArrow,
                tokens.muted);
    }
}

QSize menuItemSize(const QStyleOptionMenuItem &option, const QSize &text)
{
    if (option.menuItemType == QStyleOptionMenuItem::Separator)
        return {text.width(), kMenuSeparatorHeight};
    const int width = text.width() + 2 * kMenuPadding + kMenuIconColumn + kMenuArrowColumn
                      + (option.reservedShortcutWidth > 0 ? kMenuShortcutGap : 0);
    return {width, std::max(text.height() + metrics::kSpacing, metrics::kRowHeight)};
}

void menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option, const QStyle &style,
                 const Tokens &tokens)
{
    const bool isActive = option.state & (QStyle::State_Selected | QStyle::State_Sunken);
    if (isActive && (option.state & QStyle::State_Enabled)) {
        const bool isOpen = option.state & QStyle::State_Sunken;
        roundedRect(painter, option.rect.adjusted(1, 2, -1, -2), metrics::kRadius - 2,
                    isOpen ? tokens.accentSoft : tokens.hover, QColor());
    }
    const bool underline = style.styleHint(QStyle::SH_UnderlineShortcut, &option, nullptr);
    painter.setPen(option.state & QStyle::State_Enabled ? tokens.text : tokens.disabled);
    painter.drawText(option.rect,
                     Qt::AlignCenter | Qt::TextSingleLine
                         | (underline ? Qt::TextShowMnemonic : Qt::TextHideMnemonic),
                     option.text);
}

void scrollBar(QPainter &painter, const QStyleOptionSlider &option, const QStyle &style, const Tokens &tokens)
{
    if (option.maximum <= option.minimum)
        return;
    const QRect handle =
        style.subControlRect(QStyle::CC_ScrollBar, &option, QStyle::SC_ScrollBarSlider, nullptr);
    const bool isHandle = option.activeSubControls & QStyle::SC_ScrollBarSlider;
    const bool isDown = isHandle && (option.state & QStyle::State_Sunken);
    const bool isHovered = isHandle && (option.state & QStyle::State_MouseOver);
    const QRectF shape = QRectF(handle).adjusted(2.5, 2.5, -2.5, -2.5);
    const double radius = std::min(shape.width(), shape.height()) / 2;
    roundedRect(painter, shape, radius, isDown || isHovered ? tokens.muted : tokens.outline, QColor());
}

bool isCellEditor(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    const auto *view = parent ? qobject_cast<const QAbstractItemView *>(parent->parentWidget()) : nullptr;
    return view && view->viewport() == parent
           && (qobject_cast<const QLineEdit *>(&widget) || qobject_cast<const QComboBox *>(&widget)
               || qobject_cast<const QAbstractSpinBox *>(&widget));
}

} // namespace tooltray::ui::paint
