// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

class QTextCursor;

// What an editor of code does with lines. Each is one step to undo, and leaves the cursor where the same text is.
// Lines are indented by so many blanks.
namespace tooltray::ui {

QString indentationOf(const QString &line);

void indentLines(QTextCursor &cursor, int indent);
void unindentLines(QTextCursor &cursor, int indent);
// Puts the mark before all lines of the selection, or takes it away where all have it.
void toggleComment(QTextCursor &cursor, const QString &mark);

enum class LineMove : std::uint8_t { Up, Down };
void moveLines(QTextCursor &cursor, LineMove move);

// A new line indented like this one, deeper behind an opening bracket; a closing one gets a line of its own.
void breakLine(QTextCursor &cursor, int indent);
// Before a closing bracket is typed as the first in its line.
void unindentForClosing(QTextCursor &cursor, int indent);

} // namespace tooltray::ui
