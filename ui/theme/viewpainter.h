// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QPainter;
class QStyle;
class QStyleOption;
class QStyleOptionHeader;
class QStyleOptionMenuItem;
class QStyleOptionSlider;
class QStyleOptionTab;
class QStyleOptionViewItem;
class QSize;
class QWidget;

namespace tooltray::ui {

struct Tokens;

// How AppStyle draws rows, headers, tabs, menus and scroll bars.
namespace paint {

void row(QPainter &painter, const QStyleOptionViewItem &option, const Tokens &tokens);
void branch(QPainter &painter, const QStyleOption &option, const Tokens &tokens);
void headerSection(QPainter &painter, const QStyleOptionHeader &option, const Tokens &tokens);
void tab(QPainter &painter, const QStyleOptionTab &option, const Tokens &tokens);
void menuPanel(QPainter &painter, const QStyleOption &option, const Tokens &tokens);
void menuItem(QPainter &painter, const QStyleOptionMenuItem &option, const QStyle &style,
              const Tokens &tokens);
void menuBarItem(QPainter &painter, const QStyleOptionMenuItem &option, const QStyle &style,
                 const Tokens &tokens);
void scrollBar(QPainter &painter, const QStyleOptionSlider &option, const QStyle &style,
               const Tokens &tokens);

// Room for what menuItem() draws around a text of that size.
QSize menuItemSize(const QStyleOptionMenuItem &option, const QSize &text);

// What a cell of a list, tree or table is edited in.
bool isCellEditor(const QWidget &widget);

} // namespace paint

} // namespace tooltray::ui
