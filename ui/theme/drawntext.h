// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QStyle>
#include <Qt>

class QPainter;
class QRect;
class QTextCharFormat;

namespace tooltray::ui {

// How a text is laid out that may be of another language than the window: names, addresses and what people and APIs
// write are mostly Latin, and their punctuation stands where they end. A text with anything of the window's own
// direction, or with no letter at all, goes the way of the window.
Qt::LayoutDirection directionOf(const QString &text, Qt::LayoutDirection around);

// For QPainter::drawText(): one line at that side in this direction, in the middle of the height. The conversion is
// said, as the flags are signed for the painter and unsigned for clang.
inline int lineFlags(Qt::LayoutDirection direction, Qt::Alignment side)
{
    return static_cast<int>((QStyle::visualAlignment(direction, side) | Qt::AlignVCenter).toInt())
           | Qt::TextSingleLine;
}

// The same for a text that may be of another language.
inline int lineFlags(Qt::LayoutDirection direction, Qt::Alignment side, const QString &text)
{
    return lineFlags(direction, side)
           | (directionOf(text, direction) == Qt::RightToLeft ? Qt::TextForceRightToLeft
                                                              : Qt::TextForceLeftToRight);
}

// One line with the painter's font and pen, those letters in that format; the text may be of another language.
void drawStressed(QPainter &painter, const QRect &rect, Qt::LayoutDirection direction, const QString &text,
                  const QList<qsizetype> &positions, const QTextCharFormat &stressed);

// Text from outside (an API, an agent, a file) may hold characters that reorder or hide what stands around them.
// Here they are written as their code, as in JSON: \u202E. Line breaks and tabs stay. The marks and joiners that
// Arabic, Hebrew and Indic scripts are written with stay where the language of the window needs them.
QString visibleText(const QString &text);

// The same in one line: a line break is drawn as a mark, so that one row cannot pass for two.
QString visibleLine(const QString &text);

// The same for renderers that know only one direction, such as the cells of a table: a text that goes the other way
// stands between marks of ours.
QString directedLine(const QString &text, Qt::LayoutDirection around);

// For what a person approves: every character that draws nothing is written as its code, whatever it is for.
QString exactText(const QString &text);

// The text of a menu, a tab or a button that is not ours: its ampersands underline nothing.
QString withoutMnemonics(const QString &text);

// For places whose renderer is not ours and may read markup, such as the notices of a desktop.
QString withoutMarkup(const QString &text);

} // namespace tooltray::ui
