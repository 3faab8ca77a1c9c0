// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QWidget;

namespace tooltray::ui {

// An empty field of text has no letter that tells which way it goes, and Qt asks the keyboard. While it is empty, its
// caret stands where the lines of the window begin, as its placeholder does.
void keepEmptyFieldDirected(QWidget &widget);

// Qt sets the panes of a mirrored splitter one pixel too far to the right, where the edge of the window cuts them.
void keepPanesWhole(QWidget &widget);

} // namespace tooltray::ui
