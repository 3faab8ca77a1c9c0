// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <Qt>

class QLabel;

namespace tooltray::ui {

// How a text is laid out that may be of another language than the window: names, addresses and what people and APIs
// write are mostly Latin, and their punctuation stands where they end. A text with anything of the window's own
// direction, or with no letter at all, goes the way of the window.
Qt::LayoutDirection directionOf(const QString &text, Qt::LayoutDirection around);

// The text of a label, and the label at the side where the text begins.
void setDirectedText(QLabel &label, const QString &text);

} // namespace tooltray::ui
