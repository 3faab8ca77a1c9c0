// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/textfinder.h"

#include "base/task/ask.h"
#include "ui/editor/findbar.h"
#include "ui/models/jsonsearch.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QApplication>
#include <QEvent>
#include <QPlainTextEdit>
#include <QScrollBar>
#include <QTextBlock>
#include <QThreadPool>

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::ui {
namespace {

// More fit on no screen.
constexpr qsizetype kMaxInSight = 2000;

constexpr std::chrono::milliseconds kTextPause{200};
constexpr qsizetype kLongestSought = 200;

} // namespace

TextMarks::TextMarks(const Theme &theme, QPlainTextEdit &edit) : QObject(&edit), m_theme(theme), m_edit(edit)
{
    connect(edit.verticalScrollBar(), &QScrollBar::valueChanged, this, &TextMarks::lookSoon);
    connect(&theme, &Theme::themeChanged, this, &TextMarks::look);
    edit.viewport()->installEventFilter(this);
}

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
         i < m_positions.size() && m_positions[i] + m_length <= end && marks.size() < kMaxInSight; ++i) {
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

TextFinder::TextFinder(const Theme &theme, QPlainTextEdit &edit, TextMarks &marks)
    : QObject(&edit)
    , m_edit(edit)
    , m_marks(marks)
    , m_bar(new FindBar(theme, &edit))
{
    m_bar->setAutoFillBackground(true);
    m_bar->setContentsMargins(metrics::kSpacing, 0, metrics::kSpacing, 0);
    m_bar->setLayoutDirection(QApplication::layoutDirection()); // that of code is another
    connect(qApp, &QGuiApplication::layoutDirectionChanged, m_bar, &QWidget::setLayoutDirection);
    m_pause.setSingleShot(true);
    m_pause.setInterval(kTextPause);
    connect(&m_pause, &QTimer::timeout, this, [this] { search(Then::Stay); });
    connect(m_bar, &FindBar::searched, this, [this] { search(Then::Reveal); });
    connect(m_bar, &FindBar::stepped, this, &TextFinder::step);
    connect(m_bar, &FindBar::closed, this, [this] {
        ++m_search;
        m_pause.stop();
        selectShown();
        m_marks.clear();
        Q_EMIT heightChanged();
        m_edit.setFocus(Qt::OtherFocusReason);
    });
    connect(edit.document(), &QTextDocument::contentsChange, this, &TextFinder::noteChange);
    QWidget *last = &edit;
    for (QWidget *next : m_bar->findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly)) {
        if (next->focusPolicy() & Qt::TabFocus) {
            QWidget::setTabOrder(last, next);
            last = next;
        }
    }
}

bool TextFinder::takes(EditCommand command)
{
    return command == EditCommand::Find || command == EditCommand::FindNext
           || command == EditCommand::FindPrevious;
}

void TextFinder::edit(EditCommand command)
{
    if (command == EditCommand::Find || !isOpen())
        open();
    else
        step(command == EditCommand::FindNext ? 1 : -1);
}

bool TextFinder::isOpen() const
{
    return !m_bar->isHidden();
}

void TextFinder::close()
{
    m_bar->close();
}

int TextFinder::height() const
{
    return isOpen() ? m_bar->sizeHint().height() : 0;
}

void TextFinder::place(const QRect &area)
{
    m_bar->setGeometry(area);
}

bool TextFinder::hasKeyboard() const
{
    return m_bar->isAncestorOf(QApplication::focusWidget());
}

QString TextFinder::selectedIn(const QPlainTextEdit &edit)
{
    const QString selected = edit.textCursor().selectedText();
    return selected.contains(QChar::ParagraphSeparator) || selected.size() > kLongestSought ? QString()
                                                                                            : selected;
}

void TextFinder::open()
{
    const bool wasOpen = isOpen();
    m_textRevision = m_edit.document()->revision();
    m_bar->open(hasKeyboard() ? QString() : selectedIn(m_edit));
    if (!wasOpen)
        Q_EMIT heightChanged();
}

void TextFinder::search(Then then)
{
    const quint64 revision = ++m_search;
    const QString typed = m_bar->text();
    if (typed.isEmpty())
        return take({}, 0, then);
    auto searching = ask(QThreadPool::globalInstance(),
                         [typed, text = m_edit.toPlainText(), sensitivity = m_bar->caseSensitivity()]()
                             -> Result<QList<qsizetype>> { return findInText(text, typed, sensitivity); });
    whenDone(searching, this,
             [this, revision, length = typed.size(), then](const Result<QList<qsizetype>> &found) {
                 if (revision == m_search && found)
                     take(*found, length, then);
             });
}

void TextFinder::take(const QList<qsizetype> &positions, qsizetype length, Then then)
{
    m_marks.setFound(positions, length);
    if (positions.isEmpty())
        return m_bar->setFound(0, 0);
    const qsizetype next = m_marks.countBefore(m_edit.textCursor().selectionStart()) % positions.size();
    if (then == Then::Reveal)
        reveal(next);
    m_bar->setFound(positions.size(), next);
}

void TextFinder::step(int direction)
{
    const qsizetype count = m_marks.positions().size();
    if (count == 0)
        return;
    // From the one that is shown, or else from the cursor.
    const qsizetype start = m_edit.textCursor().selectionStart();
    const qsizetype shown = m_marks.current();
    const bool isThere = shown >= 0 && m_marks.positions()[shown] == start;
    qsizetype to = m_marks.countBefore(start);
    if (direction < 0 || isThere)
        to = (isThere ? shown : to) + direction;
    using Wrap = FindBar::Wrap;
    const Wrap wrap = to < 0 ? Wrap::ToEnd : to >= count ? Wrap::ToBeginning : Wrap::None;
    to = (to + count) % count;
    reveal(to);
    m_bar->setFound(count, to, wrap);
}

// Nothing is selected meanwhile: that would be drawn over the mark.
void TextFinder::reveal(qsizetype match)
{
    const int last = m_edit.document()->characterCount() - 1;
    QTextCursor cursor(m_edit.document());
    cursor.setPosition(std::min(static_cast<int>(m_marks.positions()[match]), last));
    m_marks.setCurrent(match);
    m_edit.setTextCursor(cursor);
    m_edit.ensureCursorVisible();
}

void TextFinder::selectShown()
{
    QTextCursor cursor = m_edit.textCursor();
    const qsizetype shown = m_marks.current();
    if (shown < 0 || cursor.hasSelection() || m_marks.positions()[shown] != cursor.position())
        return;
    const int start = cursor.position();
    cursor.setPosition(start + static_cast<int>(m_marks.length()));
    cursor.setPosition(start, QTextCursor::KeepAnchor);
    m_edit.setTextCursor(cursor);
}

void TextFinder::noteChange(int position, int removed, int added)
{
    // Colouring reports changes that are none.
    if (!isOpen() || m_edit.document()->revision() == m_textRevision)
        return;
    m_textRevision = m_edit.document()->revision();
    m_marks.moveWith(position, removed, added);
    m_pause.start();
}

} // namespace tooltray::ui
