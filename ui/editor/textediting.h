// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>
#include <QTextCursor>

#include <cstddef>
#include <optional>
#include <vector>

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

// The places that an inserted text left to be filled in. They move with the text.
class SnippetStops final {
public:
    // In a text of a length that was inserted at the start; the last stop is behind it. Stops around it remain.
    void begin(QTextDocument &document, int start, int length, const std::vector<std::size_t> &stops);
    void forget() { m_stops.clear(); }
    bool isLast() const { return m_stops.isEmpty(); } // the one that was taken last
    // Nothing when there is none, or the position is no longer in the inserted text.
    std::optional<QTextCursor> next(int position);

private:
    QTextCursor m_start;
    QList<QTextCursor> m_stops;
};

} // namespace tooltray::ui
