// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/theme/spokenfield.h"

#include <QFontMetrics>
#include <QLineEdit>
#include <QTextBoundaryFinder>

namespace tooltray::ui {

SpokenField::SpokenField(QLineEdit &field)
    : QAccessibleWidget(&field, QAccessible::EditableText)
    , m_field(field)
{}

QString SpokenField::text(QAccessible::Text kind) const
{
    if (kind == QAccessible::Value && m_field.echoMode() == QLineEdit::Normal)
        return m_field.text();
    if (kind == QAccessible::Value)
        return m_field.echoMode() == QLineEdit::NoEcho ? QString() : QString(m_field.text().size(), u'*');
    const QString said = QAccessibleWidget::text(kind);
    const QString hint = m_field.placeholderText();
    if (kind != QAccessible::Description || hint.isEmpty() || said == hint)
        return said;
    if (said.isEmpty())
        return hint;
    return said + (said.endsWith(u'.') ? QStringLiteral(" ") : QStringLiteral(". ")) + hint;
}

void SpokenField::setText(QAccessible::Text kind, const QString &text)
{
    if (kind == QAccessible::Value && !m_field.isReadOnly())
        m_field.setText(text);
    else
        QAccessibleWidget::setText(kind, text);
}

QAccessible::State SpokenField::state() const
{
    QAccessible::State state = QAccessibleWidget::state();
    state.editable = !m_field.isReadOnly();
    state.readOnly = m_field.isReadOnly();
    state.passwordEdit = m_field.echoMode() != QLineEdit::Normal;
    state.selectableText = true;
    return state;
}

void *SpokenField::interface_cast(QAccessible::InterfaceType type)
{
    if (type == QAccessible::TextInterface)
        return static_cast<QAccessibleTextInterface *>(this);
    if (type == QAccessible::EditableTextInterface)
        return static_cast<QAccessibleEditableTextInterface *>(this);
    return QAccessibleWidget::interface_cast(type);
}

void SpokenField::selection(int number, int *start, int *end) const
{
    *start = *end = 0;
    if (number != 0 || !m_field.hasSelectedText())
        return;
    *start = m_field.selectionStart();
    *end = m_field.selectionEnd();
}

int SpokenField::selectionCount() const
{
    return m_field.hasSelectedText() ? 1 : 0;
}

void SpokenField::addSelection(int start, int end)
{
    setSelection(0, start, end);
}

void SpokenField::removeSelection(int number)
{
    if (number == 0)
        m_field.deselect();
}

void SpokenField::setSelection(int number, int start, int end)
{
    if (number == 0)
        m_field.setSelection(start, end - start);
}

int SpokenField::cursorPosition() const
{
    return m_field.cursorPosition();
}

void SpokenField::setCursorPosition(int position)
{
    m_field.setCursorPosition(position);
}

// Of a secret only how long it is.
QString SpokenField::text(int start, int end) const
{
    return text(QAccessible::Value).mid(start, end - start);
}

QString SpokenField::textBeforeOffset(int offset, QAccessible::TextBoundaryType boundary, int *start,
                                      int *end) const
{
    const int count = characterCount();
    const int at = offset == -1 ? count : offset;
    const int last = at == count ? count - 1 : pieceAt(at, boundary).first - 1;
    return told(pieceAt(last, boundary), start, end);
}

QString SpokenField::textAfterOffset(int offset, QAccessible::TextBoundaryType boundary, int *start,
                                     int *end) const
{
    const int next = pieceAt(offset, boundary).second;
    return told(next < characterCount() ? pieceAt(next, boundary) : std::pair(-1, -1), start, end);
}

// The last word is the one at the end as well, which has no character.
QString SpokenField::textAtOffset(int offset, QAccessible::TextBoundaryType boundary, int *start,
                                  int *end) const
{
    const int count = characterCount();
    const bool isAtEnd = (offset == count || offset == -1) && boundary != QAccessible::CharBoundary;
    return told(pieceAt(isAtEnd ? count - 1 : offset, boundary), start, end);
}

// Of the text that is read at once, from one boundary to the next.
std::pair<int, int> SpokenField::pieceAt(int offset, QAccessible::TextBoundaryType boundary) const
{
    const int count = characterCount();
    if (offset < 0 || offset >= count)
        return {-1, -1};
    if (boundary == QAccessible::CharBoundary)
        return {offset, offset + 1};
    if (boundary != QAccessible::WordBoundary && boundary != QAccessible::SentenceBoundary)
        return {0, count};
    const QString text = this->text(QAccessible::Value);
    QTextBoundaryFinder finder(boundary == QAccessible::WordBoundary ? QTextBoundaryFinder::Word
                                                                     : QTextBoundaryFinder::Sentence,
                               text);
    finder.setPosition(offset);
    const auto start = finder.isAtBoundary() ? offset : finder.toPreviousBoundary();
    finder.setPosition(offset);
    const auto end = finder.toNextBoundary();
    return {start < 0 ? 0 : static_cast<int>(start), end < 0 ? count : static_cast<int>(end)};
}

QString SpokenField::told(std::pair<int, int> piece, int *start, int *end) const
{
    *start = piece.first;
    *end = piece.second;
    return piece.first < 0 ? QString() : text(piece.first, piece.second);
}

int SpokenField::characterCount() const
{
    return static_cast<int>(text(QAccessible::Value).size());
}

QRect SpokenField::characterRect(int offset) const
{
    if (offset < 0 || offset >= characterCount())
        return {};
    const QFontMetrics metrics = m_field.fontMetrics();
    const QString shown = text(QAccessible::Value);
    const QRect cursor = m_field.inputMethodQuery(Qt::ImCursorRectangle).toRect();
    const int before = metrics.horizontalAdvance(shown.left(m_field.cursorPosition()));
    const int x = cursor.x() - before + metrics.horizontalAdvance(shown.left(offset));
    const QPoint place = m_field.mapToGlobal(QPoint(x, cursor.y()));
    return {place, QSize(metrics.horizontalAdvance(shown.at(offset)), metrics.height())};
}

int SpokenField::offsetAtPoint(const QPoint &point) const
{
    const QPoint inside = m_field.mapFromGlobal(point);
    return m_field.rect().contains(inside) ? m_field.cursorPositionAt(inside) : -1;
}

// The cursor is where the field scrolls to.
void SpokenField::scrollToSubstring(int start, int end)
{
    m_field.setCursorPosition(end);
    m_field.setCursorPosition(start);
}

// All of the text looks the same.
QString SpokenField::attributes(int offset, int *start, int *end) const
{
    const bool isInText = offset >= 0 && offset <= characterCount();
    *start = isInText ? 0 : -1;
    *end = isInText ? characterCount() : -1;
    return {};
}

void SpokenField::deleteText(int start, int end)
{
    replaceText(start, end, {});
}

void SpokenField::insertText(int offset, const QString &text)
{
    replaceText(offset, offset, text);
}

void SpokenField::replaceText(int start, int end, const QString &text)
{
    if (m_field.isReadOnly())
        return;
    m_field.setSelection(start, end - start);
    m_field.insert(text);
}

} // namespace tooltray::ui
