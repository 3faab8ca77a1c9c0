// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/textmarks.h"

#include "ui/theme/theme.h"

#include <QEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>

#include <algorithm>
#include <utility>

namespace tooltray::ui {
namespace {

// More fit on no screen.
constexpr qsizetype kMostInSight = 2000;

} // namespace

TextMarks::TextMarks(const Theme &theme, QPlainTextEdit &edit) : QObject(&edit), m_theme(theme), m_edit(edit)
{
    connect(edit.verticalScrollBar(), &QScrollBar::valueChanged, this, &TextMarks::lookSoon);
    connect(&theme, &Theme::themeChanged, this, &TextMarks::look);
    edit.viewport()->installEventFilter(this);
}

TextMarks::~TextMarks() = default;

void TextMarks::setFound(const QList<qsizetype> &positions, qsizetype length)
{
    if (m_positions.isEmpty() && positions.isEmpty())
        return;
    m_positions = positions;
    m_length = length;
    m_current = -1;
    look();
}

void TextMarks::setCurrent(qsizetype current)
{
    if (m_current == current)
        return;
    m_current = current;
    look();
}

void TextMarks::moveWith(qsizetype position, qsizetype removed, qsizetype added)
{
    if (m_positions.isEmpty())
        return;
    const bool hadCurrent = m_current >= 0 && m_current < m_positions.size();
    const qsizetype shown = hadCurrent ? m_positions[m_current] : -1;
    const auto isTyped = [&](qsizetype at) { return at < position + removed && at + m_length > position; };
    if (hadCurrent && isTyped(shown))
        m_current = -1;
    else if (hadCurrent)
        m_current -= std::ranges::count_if(m_positions.first(m_current), isTyped);
    m_positions.removeIf(isTyped);
    for (qsizetype &at : m_positions) {
        if (at >= position + removed)
            at += added - removed;
    }
    lookSoon(); // while it changes a text has no layout
}

qsizetype TextMarks::countBefore(qsizetype position) const
{
    return std::ranges::lower_bound(m_positions, position) - m_positions.begin();
}

QList<QTextEdit::ExtraSelection> TextMarks::marksInSight() const
{
    QList<QTextEdit::ExtraSelection> marks;
    if (m_positions.isEmpty())
        return marks;
    const QTextBlock top = m_edit.cursorForPosition({0, 0}).block();
    const QTextBlock bottom = m_edit.cursorForPosition(m_edit.viewport()->rect().bottomRight()).block();
    const Tokens &tokens = m_theme.tokens();
    // A long text arrives piece by piece.
    const int last = m_edit.document()->characterCount() - 1;
    const qsizetype end = std::min(bottom.position() + bottom.length(), last);
    for (qsizetype i = countBefore(top.position());
         i < m_positions.size() && m_positions[i] + m_length <= end && marks.size() < kMostInSight; ++i) {
        const qsizetype start = m_positions[i];
        const bool isCurrent = i == m_current;
        QTextEdit::ExtraSelection mark;
        mark.cursor = QTextCursor(m_edit.document());
        mark.cursor.setPosition(static_cast<int>(start));
        mark.cursor.setPosition(static_cast<int>(start + m_length), QTextCursor::KeepAnchor);
        mark.format.setBackground(isCurrent ? tokens.accent : tokens.accentSoft);
        mark.format.setForeground(isCurrent ? tokens.onAccent : tokens.text);
        marks.append(mark);
    }
    return marks;
}

bool TextMarks::eventFilter(QObject *watched, QEvent *event)
{
    const bool isHandled = QObject::eventFilter(watched, event);
    if (event->type() == QEvent::Resize)
        lookSoon();
    return isHandled;
}

void TextMarks::look()
{
    m_looksSoon = false;
    if (m_positions.isEmpty() && m_inSight.isEmpty())
        return;
    m_inSight = marksInSight();
    Q_EMIT changed();
}

void TextMarks::lookSoon()
{
    if (m_positions.isEmpty() && m_inSight.isEmpty())
        return;
    if (!std::exchange(m_looksSoon, true))
        QMetaObject::invokeMethod(this, &TextMarks::look, Qt::QueuedConnection);
}

} // namespace tooltray::ui
