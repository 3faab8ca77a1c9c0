// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/controlpainter.h"

#include "ui/theme/drawntext.h"
#include "ui/theme/metrics.h"
#include "ui/theme/tokens.h"

#include <QPainter>
#include <QPainterPath>
#include <QStyleOption>

namespace tooltray::ui::paint {
namespace {

bool isEnabled(const QStyleOption &option)
{
    return option.state & QStyle::State_Enabled;
}

bool isHovered(const QStyleOption &option)
{
    return isEnabled(option) && (option.state & QStyle::State_MouseOver);
}

bool isDown(const QStyleOption &option)
{
    return option.state & QStyle::State_Sunken;
}

QColor edgeOf(const QStyleOption &option, const Tokens &tokens)
{
    return isEnabled(option) ? tokens.outline : tokens.line;
}

QRectF indicatorRect(const QStyleOption &option)
{
    const int side = std::min({option.rect.width(), option.rect.height(), metrics::kIndicator});
    QRectF rect(0, 0, side, side);
    rect.moveCenter(QRectF(option.rect).center());
    return rect;
}

// The colours of an indicator that is set: its filling, and the mark on it.
QColor setFill(const QStyleOption &option, const Tokens &tokens)
{
    return isEnabled(option) ? tokens.accent : tokens.disabled;
}

QPen stroke(const QColor &colour, double width)
{
    return QPen(colour, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin);
}

} // namespace

void roundedRect(QPainter &painter, const QRectF &rect, double radius, const QColor &fill, const QColor &edge,
                 double width)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(fill.isValid() ? QBrush(fill) : QBrush(Qt::NoBrush));
    const double inset = edge.isValid() ? width / 2 : 0;
    painter.setPen(edge.isValid() ? QPen(edge, width) : QPen(Qt::NoPen));
    painter.drawRoundedRect(rect.adjusted(inset, inset, -inset, -inset), radius - inset, radius - inset);
    painter.restore();
}

void chevron(QPainter &painter, const QRectF &rect, Qt::ArrowType direction, const QColor &colour)
{
    if (direction == Qt::NoArrow)
        return;
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(stroke(colour, 1.5));
    painter.translate(rect.center());
    constexpr int kQuarter = 90;
    painter.rotate(direction == Qt::UpArrow      ? 2 * kQuarter
                   : direction == Qt::LeftArrow  ? kQuarter
                   : direction == Qt::RightArrow ? -kQuarter
                                                 : 0);
    const double half = std::min({rect.width(), rect.height(), 8.0}) / 2;
    painter.drawPolyline(QPolygonF{{-half, -half / 2}, {0, half / 2}, {half, -half / 2}});
    painter.restore();
}

void focusRing(QPainter &painter, const QStyleOption &option, const Tokens &tokens)
{
    roundedRect(painter, option.rect, metrics::kRadius, QColor(), tokens.accent, metrics::kFocusRing);
}

void pushButton(QPainter &painter, const QStyleOptionButton &option, const Tokens &tokens)
{
    const bool isFlat = option.features & QStyleOptionButton::Flat;
    if (isFlat && !isDown(option) && !isHovered(option) && !(option.state & QStyle::State_On))
        return;
    const bool isDefault = isEnabled(option) && (option.features & QStyleOptionButton::DefaultButton);
    if (isDefault) {
        const double veil = isDown(option) ? 0.8 : isHovered(option) ? 0.9 : 1;
        const QColor fill = mixed(tokens.accent, tokens.text, veil);
        roundedRect(painter, option.rect, metrics::kRadius, fill, QColor());
        return;
    }
    QColor fill = isFlat ? QColor() : tokens.panel;
    if (isDown(option) || (option.state & QStyle::State_On))
        fill = tokens.pressed;
    else if (isHovered(option))
        fill = tokens.hover;
    roundedRect(painter, option.rect, metrics::kRadius, fill, isFlat ? QColor() : edgeOf(option, tokens));
}

void mirroredLabel(QPainter &painter, const QStyleOptionButton &option)
{
    constexpr int kFlags = Qt::AlignCenter | Qt::TextShowMnemonic;
    const int besideIcon = option.iconSize.width() + metrics::kSpacingSmall;
    const int textWidth = option.fontMetrics.size(Qt::TextShowMnemonic, option.text).width();
    QRect rect(0, 0, besideIcon + textWidth, option.rect.height());
    rect.moveCenter(option.rect.center());
    QRect icon(QPoint(), option.iconSize);
    icon.moveCenter(rect.center());
    icon.moveRight(rect.right());
    option.icon.paint(&painter, icon, Qt::AlignCenter, isEnabled(option) ? QIcon::Normal : QIcon::Disabled,
                      option.state & QStyle::State_On ? QIcon::On : QIcon::Off);
    painter.setPen(option.palette.buttonText().color());
    painter.drawText(rect.adjusted(0, 0, -besideIcon, 0), kFlags, visibleLine(option.text));
}

QIcon inColour(const QIcon &icon, const QSize &size, const QPainter &painter, const QColor &colour)
{
    if (icon.isNull())
        return icon;
    QPixmap pixmap = icon.pixmap(size, painter.device()->devicePixelRatioF());
    QPainter over(&pixmap);
    over.setCompositionMode(QPainter::CompositionMode_SourceIn);
    over.fillRect(QRect(QPoint(), size), colour);
    return pixmap;
}

void toolButton(QPainter &painter, const QStyleOption &option, const Tokens &tokens)
{
    const bool isRaised = !(option.state & QStyle::State_AutoRaise);
    QColor fill = isRaised ? tokens.panel : QColor();
    if (isDown(option))
        fill = tokens.pressed;
    else if (option.state & QStyle::State_On)
        fill = tokens.accentSoft;
    else if (isHovered(option))
        fill = tokens.hover;
    if (fill.isValid())
        roundedRect(painter, option.rect, metrics::kRadius, fill,
                    isRaised ? edgeOf(option, tokens) : QColor());
}

void checkBox(QPainter &painter, const QStyleOption &option, const Tokens &tokens)
{
    const QRectF rect = indicatorRect(option);
    const bool isOn = option.state & QStyle::State_On;
    const bool isPartial = option.state & QStyle::State_NoChange;
    constexpr double kRadius = 3.5;
    if (!isOn && !isPartial) {
        const QColor fill = isDown(option) ? tokens.pressed : isHovered(option) ? tokens.hover : tokens.base;
        roundedRect(painter, rect, kRadius, fill, edgeOf(option, tokens));
        return;
    }
    roundedRect(painter, rect, kRadius, setFill(option, tokens), QColor());
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.translate(rect.topLeft());
    painter.scale(rect.width() / metrics::kIndicator, rect.height() / metrics::kIndicator);
    painter.setPen(stroke(isEnabled(option) ? tokens.onAccent : tokens.window, 2));
    if (isPartial)
        painter.drawLine(QPointF(4.5, 8), QPointF(11.5, 8));
    else
        painter.drawPolyline(QPolygonF{{4, 8.4}, {6.9, 11.2}, {12, 5.2}});
    painter.restore();
}

void radioButton(QPainter &painter, const QStyleOption &option, const Tokens &tokens)
{
    const QRectF rect = indicatorRect(option);
    const double radius = rect.width() / 2;
    if (!(option.state & QStyle::State_On)) {
        const QColor fill = isDown(option) ? tokens.pressed : isHovered(option) ? tokens.hover : tokens.base;
        roundedRect(painter, rect, radius, fill, edgeOf(option, tokens));
        return;
    }
    roundedRect(painter, rect, radius, setFill(option, tokens), QColor());
    const QRectF dot = rect.adjusted(5, 5, -5, -5);
    const QColor colour = isEnabled(option) ? tokens.onAccent : tokens.window;
    roundedRect(painter, dot, dot.width() / 2, colour, QColor());
}

void lineEdit(QPainter &painter, const QStyleOption &option, const Tokens &tokens)
{
    const QColor fill = isEnabled(option) ? tokens.base : tokens.window;
    const bool hasFocus = isEnabled(option) && (option.state & QStyle::State_HasFocus);
    if (hasFocus)
        roundedRect(painter, option.rect, metrics::kRadius, fill, tokens.accent, metrics::kFocusRing);
    else
        roundedRect(painter, option.rect, metrics::kRadius, fill, edgeOf(option, tokens));
}

} // namespace tooltray::ui::paint
