// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/textediting.h"

#include <QTextBlock>
#include <QTextDocument>

#include <algorithm>

namespace tooltray::ui {
namespace {

struct Lines {
    QTextBlock first;
    QTextBlock last;
};

// A selection that ends before the first character of a line does not mean that line.
Lines selectedLines(const QTextCursor &cursor)
{
    const QTextDocument *document = cursor.document();
    Lines lines{document->findBlock(cursor.selectionStart()), document->findBlock(cursor.selectionEnd())};
    if (lines.first != lines.last && cursor.selectionEnd() == lines.last.position())
        lines.last = lines.last.previous();
    return lines;
}

template <typename F>
void forEachLine(const QTextCursor &cursor, F &&visit)
{
    const Lines lines = selectedLines(cursor);
    for (QTextBlock block = lines.first; block.isValid(); block = block.next()) {
        visit(block);
        if (block == lines.last)
            return;
    }
}

bool isBlank(const QString &line)
{
    return line.trimmed().isEmpty();
}

void insertAt(const QTextCursor &cursor, int position, const QString &text)
{
    QTextCursor edit(cursor);
    edit.setPosition(position);
    edit.insertText(text);
}

void removeAt(const QTextCursor &cursor, int position, qsizetype length)
{
    QTextCursor edit(cursor);
    edit.setPosition(position);
    edit.setPosition(position + static_cast<int>(length), QTextCursor::KeepAnchor);
    edit.removeSelectedText();
}

} // namespace

QString indentationOf(const QString &line)
{
    qsizetype length = 0;
    while (length < line.size() && (line[length] == u' ' || line[length] == u'\t'))
        ++length;
    return line.left(length);
}

void indentLines(QTextCursor &cursor, int indent)
{
    cursor.beginEditBlock();
    forEachLine(cursor, [&](const QTextBlock &block) {
        if (!isBlank(block.text()))
            insertAt(cursor, block.position(), QString(indent, u' '));
    });
    cursor.endEditBlock();
}

void unindentLines(QTextCursor &cursor, int indent)
{
    cursor.beginEditBlock();
    forEachLine(cursor, [&](const QTextBlock &block) {
        const QString indentation = indentationOf(block.text());
        if (indentation.startsWith(u'\t'))
            removeAt(cursor, block.position(), 1);
        else
            removeAt(cursor, block.position(), std::min<qsizetype>(indent, indentation.size()));
    });
    cursor.endEditBlock();
}

void toggleComment(QTextCursor &cursor, const QString &mark)
{
    bool isCommented = true;
    bool isEmpty = true;
    qsizetype column = -1;
    forEachLine(cursor, [&](const QTextBlock &block) {
        const QString line = block.text();
        if (isBlank(line))
            return;
        isEmpty = false;
        const qsizetype indentation = indentationOf(line).size();
        column = column < 0 ? indentation : std::min(column, indentation);
        isCommented = isCommented && line.mid(indentation).startsWith(mark);
    });
    if (isEmpty)
        return;
    cursor.beginEditBlock();
    forEachLine(cursor, [&](const QTextBlock &block) {
        const QString line = block.text();
        if (isBlank(line))
            return;
        if (!isCommented)
            return insertAt(cursor, block.position() + static_cast<int>(column), mark + u' ');
        const qsizetype at = indentationOf(line).size();
        const bool hasBlank = QStringView(line).mid(at + mark.size()).startsWith(u' ');
        removeAt(cursor, block.position() + static_cast<int>(at), mark.size() + (hasBlank ? 1 : 0));
    });
    cursor.endEditBlock();
}

void moveLines(QTextCursor &cursor, LineMove move)
{
    const Lines lines = selectedLines(cursor);
    const QTextBlock neighbour = move == LineMove::Up ? lines.first.previous() : lines.last.next();
    if (!neighbour.isValid())
        return;
    const QString text = neighbour.text();
    const int length = neighbour.length();
    const int start = lines.first.position();
    const int end = lines.last.position() + lines.last.length() - 1;
    const int shift = move == LineMove::Up ? -length : length;
    const int anchor = cursor.anchor() + shift;
    const int position = cursor.position() + shift;

    // The neighbour goes to the other side, so that marks of the moved lines stay with them.
    QTextCursor edit(cursor);
    edit.beginEditBlock();
    if (move == LineMove::Up) {
        insertAt(edit, end, u'\n' + text);
        removeAt(edit, start - length, length);
    } else {
        removeAt(edit, end, length);
        insertAt(edit, start, text + u'\n');
    }
    edit.endEditBlock();
    cursor.setPosition(anchor);
    cursor.setPosition(position, QTextCursor::KeepAnchor);
}

void breakLine(QTextCursor &cursor, int indent)
{
    cursor.beginEditBlock();
    cursor.removeSelectedText();
    const QString line = cursor.block().text();
    const int column = cursor.positionInBlock();
    const QString before = line.left(column);
    QString indentation = indentationOf(line).left(column);
    const QString code = before.trimmed();
    const bool opens = !code.isEmpty() && QStringView(u"({[").contains(code.back());
    const QString behind = line.mid(column).trimmed();
    const bool closes = !behind.isEmpty() && QStringView(u")}]").contains(behind.front());
    // Blanks around the break would stay at the end of one line and add to the other's indentation.
    while (cursor.positionInBlock() < cursor.block().text().size()
           && cursor.document()->characterAt(cursor.position()) == u' ')
        cursor.deleteChar();
    if (opens && closes) {
        cursor.insertText(u'\n' + indentation);
        const int back = static_cast<int>(indentation.size()) + 1;
        cursor.setPosition(cursor.position() - back);
    }
    if (opens)
        indentation += QString(indent, u' ');
    cursor.insertText(u'\n' + indentation);
    cursor.endEditBlock();
}

void unindentForClosing(QTextCursor &cursor, int indent)
{
    const QString before = cursor.block().text().left(cursor.positionInBlock());
    if (before.isEmpty() || !isBlank(before))
        return;
    removeAt(cursor, cursor.block().position(), std::min<qsizetype>(indent, before.size()));
}

void SnippetStops::begin(QTextDocument &document, int start, int length,
                         const std::vector<std::size_t> &stops)
{
    const auto cursorAt = [&document](int position) {
        QTextCursor cursor(&document);
        cursor.setPosition(position);
        return cursor;
    };
    if (stops.empty())
        return;
    // A text inserted into another comes first, then what is left of that.
    const bool isWithin =
        !m_stops.isEmpty() && m_start.position() <= start && start <= m_stops.back().position();
    if (!isWithin) {
        m_stops.clear();
        m_start = cursorAt(start);
        m_start.setKeepPositionOnInsert(true);
    }
    QList<QTextCursor> own;
    for (const std::size_t stop : stops)
        own.append(cursorAt(start + static_cast<int>(stop)));
    if (static_cast<int>(stops.back()) < length)
        own.append(cursorAt(start + length));
    m_stops = own + m_stops;
}

std::optional<QTextCursor> SnippetStops::next(int position)
{
    if (m_stops.isEmpty())
        return {};
    if (position < m_start.position() || position > m_stops.back().position()) {
        forget();
        return {};
    }
    return m_stops.takeFirst();
}

} // namespace tooltray::ui
