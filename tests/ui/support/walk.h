// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

class QPushButton;
class QWidget;

namespace tooltray::ui {
class ListPane;
}

namespace tooltray::test {

// Selects these rows of a list and no others; ids that it does not show change nothing.
void select(ui::ListPane &list, const QStringList &ids);

// The first push button of a window or a part of one with this text, mnemonics aside; null if there is none.
QPushButton *buttonWith(const QWidget &part, QString text);

// "QPushButton (Copy address)", for messages about a widget.
QString nameOf(const QWidget &widget);

// The widgets that Tab stops at when it is pressed until the first one has the keyboard again; Backtab the same
// way back. Stops and says so in `problem` when the keyboard cannot get on.
QList<QWidget *> tabStops(QWidget &window, Qt::Key key, QString &problem);

// Visible, enabled widgets that a mouse can press or a hand can type in.
QList<QWidget *> controls(const QWidget &window);

// One sentence for each widget in a window or a part of one that shows less than it wants to say.
QStringList clipped(const QWidget &window);

// One sentence for each text in a window or a part of one that would be read as markup: in labels, in documents, and
// in the tooltips of widgets and of the rows of views.
QStringList markup(const QWidget &window);

// One sentence for each widget that a screen reader could not name.
QStringList unnamed(const QWidget &window);

} // namespace tooltray::test
