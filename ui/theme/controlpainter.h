// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <Qt>

class QColor;
class QIcon;
class QPainter;
class QSize;
class QStyleOption;
class QStyleOptionButton;

namespace tooltray::ui {

struct Tokens;

// How AppStyle draws buttons, indicators and frames.
namespace paint {

// A rectangle with rounded corners whose edge lies within rect; an invalid colour leaves fill or edge out.
void roundedRect(QPainter &painter, const QRectF &rect, double radius, const QColor &fill, const QColor &edge,
                 double width = 1);
void chevron(QPainter &painter, const QRectF &rect, Qt::ArrowType direction, const QColor &colour);
void focusRing(QPainter &painter, const QStyleOption &option, const Tokens &tokens);

void pushButton(QPainter &painter, const QStyleOptionButton &option, const Tokens &tokens);
// An icon and the text to its left; Qt 6.4 puts the text at the far edge of the button.
void mirroredLabel(QPainter &painter, const QStyleOptionButton &option);
// The drawing of the icon, in one colour, as sharp as the painter's device.
QIcon inColour(const QIcon &icon, const QSize &size, const QPainter &painter, const QColor &colour);
void toolButton(QPainter &painter, const QStyleOption &option, const Tokens &tokens);
void checkBox(QPainter &painter, const QStyleOption &option, const Tokens &tokens);
void radioButton(QPainter &painter, const QStyleOption &option, const Tokens &tokens);
void lineEdit(QPainter &painter, const QStyleOption &option, const Tokens &tokens);

} // namespace paint

} // namespace tooltray::ui
