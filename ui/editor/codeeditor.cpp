// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/codeeditor.h"

#include "ui/editor/blocknotes.h"
#include "ui/editor/codegutter.h"
#include "ui/editor/textediting.h"
#include "ui/editor/textfinder.h"
#include "ui/theme/metrics.h"
#include "ui/theme/screenreader.h"
#include "ui/theme/theme.h"
#include "ui/theme/tokens.h"

#include <QApplication>
#include <QKeyEvent>
#include <QPointer>
#include <QTextBlock>

#include <algorithm>

namespace tooltray::ui {
namespace {

constexpr QStringView kOpeningBrackets = u"({[\"";
constexpr QStringView kClosingBrackets = u")}]\"";

// A bracket that is opened before these gets its partner at once.
bool wantsPartner(QChar next)
{
    return next.isNull() || next.isSpace() || next == QChar::ParagraphSeparator
           || QStringView(u")}],").contains(next);
}

} // namespace

CodeEditor::CodeEditor(const Theme &theme, QWidget *parent)
    : QPlainTextEdit(parent)
    , m_theme(theme)
    , m_gutter(new CodeGutter(theme, *this))
    , m_found(new TextMarks(theme, *this))
{
    setLayoutDirection(Qt::LeftToRight); // code is, in every language
    setLineWrapMode(NoWrap);
    setFrameShape(NoFrame);
    setFont(theme.codeFont());
    fitTabStop();
    setCursorWidth(2);

    connect(this, &QPlainTextEdit::blockCountChanged, this, &CodeEditor::placeAround);
    connect(this, &QPlainTextEdit::updateRequest, m_gutter, [this](const QRect &rect, int dy) {
        if (dy != 0)
            m_gutter->scroll(0, dy);
        else
            m_gutter->update(0, rect.y(), m_gutter->width(), rect.height());
    });
    connect(document(), &QTextDocument::contentsChange, this, &CodeEditor::moveProblems);
    connect(m_found, &TextMarks::changed, this, &CodeEditor::updateSelections);
    connect(this, &QPlainTextEdit::cursorPositionChanged, this, [this] {
        updateSelections();
        m_gutter->update();
    });
    connect(&theme, &Theme::themeChanged, this, &CodeEditor::applyTheme);
    connect(&theme, &Theme::codeLookChanged, this, [this] {
        setFont(m_theme.codeFont());
        fitTabStop();
    });
    applyTheme();
}

void CodeEditor::setText(const QString &text)
{
    if (m_finder && m_finder->isOpen()) {
        // The search leaves the keyboard to the text, unless it is elsewhere by now.
        const QPointer<QWidget> keyboard = QApplication::focusWidget();
        m_finder->close();
        if (keyboard && !isAncestorOf(keyboard))
            keyboard->setFocus(Qt::OtherFocusReason);
    }
    setPlainText(text);
}

void CodeEditor::setProblems(const QList<EditorProblem> &problems)
{
    if (m_problems == problems)
        return;
    m_problems = problems;
    std::ranges::stable_sort(m_problems, {}, &EditorProblem::start);
    updateSelections();
    m_gutter->update();
    Q_EMIT problemsChanged();
}

const EditorProblem *CodeEditor::worstProblem(int line) const
{
    const EditorProblem *worst = nullptr;
    for (const EditorProblem &problem : m_problems)
        if (problem.line == line && (!worst || problem.severity < worst->severity))
            worst = &problem;
    return worst;
}

const EditorProblem *CodeEditor::problemAt(int position) const
{
    const EditorProblem *found = nullptr; // the shortest says most about the place
    for (const EditorProblem &problem : m_problems)
        if (problem.start <= position && position <= problem.end()
            && (!found || problem.length < found->length))
            found = &problem;
    return found;
}

void CodeEditor::goTo(int position, int length)
{
    const int last = std::max(0, document()->characterCount() - 1);
    QTextCursor cursor = textCursor();
    cursor.setPosition(std::clamp(position + length, 0, last));
    cursor.setPosition(std::clamp(position, 0, last), QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    setFocus(Qt::OtherFocusReason);
}

void CodeEditor::selectLine(int line)
{
    const QTextBlock block = document()->findBlockByNumber(line - 1);
    if (!block.isValid())
        return;
    QTextCursor cursor(block);
    cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
    if (!block.next().isValid())
        cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
    setTextCursor(cursor);
    setFocus(Qt::MouseFocusReason);
}

int CodeEditor::lineAt(int y) const
{
    int found = 0;
    forEachVisibleLine([&](int line, const QRect &place) {
        if (place.top() <= y && y <= place.bottom())
            found = line;
    });
    return found;
}

void CodeEditor::forEachVisibleLine(const std::function<void(int, const QRect &)> &visit) const
{
    for (QTextBlock block = firstVisibleBlock(); block.isValid(); block = block.next()) {
        QRect place = blockBoundingGeometry(block).translated(contentOffset()).toAlignedRect();
        if (!block.next().isValid()) // which has the margin of the document below it
            place.setHeight(place.height() - qRound(document()->documentMargin()));
        if (place.top() > viewport()->height())
            return;
        if (block.isVisible())
            visit(block.blockNumber() + 1, place);
    }
}

bool CodeEditor::takes(EditCommand command) const
{
    switch (command) {
    case EditCommand::NextProblem:
    case EditCommand::PreviousProblem:
    case EditCommand::MoveLineUp:
    case EditCommand::MoveLineDown: return !isReadOnly();
    case EditCommand::ToggleComment: return !isReadOnly() && !m_commentMark.isEmpty();
    default: return TextFinder::takes(command);
    }
}

void CodeEditor::edit(EditCommand command)
{
    switch (command) {
    case EditCommand::NextProblem: nextProblem(); break;
    case EditCommand::PreviousProblem: previousProblem(); break;
    case EditCommand::ToggleComment: toggleComment(); break;
    case EditCommand::MoveLineUp:
    case EditCommand::MoveLineDown: moveLine(command == EditCommand::MoveLineUp ? -1 : 1); break;
    default: finder().edit(command);
    }
}

TextFinder &CodeEditor::finder()
{
    if (!m_finder) {
        m_finder = new TextFinder(m_theme, *this, *m_found);
        connect(m_finder, &TextFinder::heightChanged, this, &CodeEditor::placeAround);
    }
    return *m_finder;
}

void CodeEditor::toggleComment()
{
    if (m_commentMark.isEmpty())
        return;
    QTextCursor cursor = textCursor();
    ui::toggleComment(cursor, m_commentMark);
    setTextCursor(cursor);
}

void CodeEditor::moveLine(int step)
{
    QTextCursor cursor = textCursor();
    moveLines(cursor, step < 0 ? LineMove::Up : LineMove::Down);
    setTextCursor(cursor);
    ensureCursorVisible();
}

void CodeEditor::nextProblem()
{
    const int position = textCursor().selectionStart();
    const auto next = std::ranges::find_if(
        m_problems, [position](const EditorProblem &problem) { return problem.start > position; });
    if (!m_problems.isEmpty())
        showProblem(next == m_problems.end() ? m_problems.front() : *next);
}

void CodeEditor::previousProblem()
{
    const int position = textCursor().selectionStart();
    const EditorProblem *previous = nullptr;
    for (const EditorProblem &problem : m_problems)
        if (problem.start < position)
            previous = &problem;
    if (!m_problems.isEmpty())
        showProblem(previous ? *previous : m_problems.back());
}

void CodeEditor::showProblem(const EditorProblem &problem)
{
    goTo(problem.start);
    //: Said by a screen reader: a line of a text and what is wrong there
    Announcement::say(*this, tr("Line %1: %2").arg(textCursor().blockNumber() + 1).arg(problem.message));
}

void CodeEditor::keyPressEvent(QKeyEvent *event)
{
    const bool leaves = std::exchange(m_tabLeaves, false);
    const Qt::KeyboardModifiers modifiers = event->modifiers() & ~Qt::KeypadModifier;
    const bool isTab = event->key() == Qt::Key_Tab || event->key() == Qt::Key_Backtab;
    if (isTab && (leaves || (modifiers & Qt::ControlModifier))) {
        const bool isBack = event->key() == Qt::Key_Backtab || (modifiers & Qt::ShiftModifier);
        // QPlainTextEdit's own keeps the focus. NOLINTNEXTLINE(bugprone-parent-virtual-call)
        QAbstractScrollArea::focusNextPrevChild(!isBack);
        return;
    }
    if (event->key() == Qt::Key_Escape && m_finder && m_finder->isOpen())
        return m_finder->close();
    if (event->key() == Qt::Key_Escape) {
        m_tabLeaves = true;
        event->ignore(); // it may close something around us
        return;
    }
    // Pressing Shift must not forget that Esc was pressed.
    if (leaves && (event->key() == Qt::Key_Shift || event->key() == Qt::Key_Control))
        m_tabLeaves = true;
    if (isReadOnly() || !editByKey(*event))
        QPlainTextEdit::keyPressEvent(event);
}

bool CodeEditor::focusNextPrevChild(bool next)
{
    // Tab is ours while we have the keyboard, not in the line to search with.
    if (m_finder && m_finder->hasKeyboard())
        return QAbstractScrollArea::focusNextPrevChild(next); // NOLINT(bugprone-parent-virtual-call)
    return QPlainTextEdit::focusNextPrevChild(next);
}

bool CodeEditor::editByKey(QKeyEvent &event)
{
    const Qt::KeyboardModifiers modifiers = event.modifiers() & ~Qt::KeypadModifier;
    QTextCursor cursor = textCursor();
    const auto edited = [&] {
        setTextCursor(cursor);
        ensureCursorVisible();
        return true;
    };
    switch (event.key()) {
    case Qt::Key_Tab:
        if (modifiers != Qt::NoModifier)
            return false;
        pressTab();
        return true;
    case Qt::Key_Backtab: unindentLines(cursor, indent()); return edited();
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (modifiers != Qt::NoModifier && modifiers != Qt::ShiftModifier)
            return false;
        breakLine(cursor, indent());
        return edited();
    case Qt::Key_Backspace: {
        const int at = cursor.position();
        const qsizetype kind = at > 0 ? kOpeningBrackets.indexOf(document()->characterAt(at - 1)) : -1;
        if (modifiers != Qt::NoModifier || cursor.hasSelection() || kind < 0
            || document()->characterAt(at) != kClosingBrackets[kind])
            return false;
        cursor.beginEditBlock();
        cursor.deleteChar();
        cursor.deletePreviousChar();
        cursor.endEditBlock();
        return edited();
    }
    default: break;
    }
    const QString typed = event.text();
    return typed.size() == 1 && !(modifiers & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier))
           && editByCharacter(typed.front());
}

bool CodeEditor::editByCharacter(QChar typed)
{
    QTextCursor cursor = textCursor();
    const QChar next = document()->characterAt(cursor.selectionEnd());
    const qsizetype opening = kOpeningBrackets.indexOf(typed);
    const bool isClosing = kClosingBrackets.contains(typed);
    if (cursor.hasSelection()) {
        if (opening < 0)
            return false;
        const QString selected = cursor.selectedText().replace(QChar::ParagraphSeparator, u'\n');
        const int start = cursor.selectionStart() + 1;
        cursor.insertText(typed + selected + kClosingBrackets[opening]);
        cursor.setPosition(start);
        cursor.setPosition(start + static_cast<int>(selected.size()), QTextCursor::KeepAnchor);
        setTextCursor(cursor);
        return true;
    }
    if (isClosing && next == typed) { // it was put there already
        cursor.movePosition(QTextCursor::NextCharacter);
        setTextCursor(cursor);
        return true;
    }
    if (!isCode(*document(), cursor.position()))
        return false;
    if (opening >= 0 && wantsPartner(next)) {
        const QChar before = document()->characterAt(cursor.position() - 1);
        if (typed == u'"' && (before == u'"' || before.isLetterOrNumber()))
            return false;
        cursor.insertText(QString(typed) + kClosingBrackets[opening]);
        cursor.movePosition(QTextCursor::PreviousCharacter);
        setTextCursor(cursor);
        return true;
    }
    if (isClosing && typed != u'"') {
        cursor.beginEditBlock();
        unindentForClosing(cursor, indent());
        cursor.insertText(typed);
        cursor.endEditBlock();
        setTextCursor(cursor);
        ensureCursorVisible();
        return true;
    }
    return false;
}

void CodeEditor::pressTab()
{
    QTextCursor cursor = textCursor();
    if (cursor.hasSelection())
        indentLines(cursor, indent());
    else
        cursor.insertText(QString(indent() - cursor.positionInBlock() % indent(), u' '));
    setTextCursor(cursor);
}

void CodeEditor::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    placeAround();
}

// Whoever goes through the window by Tab goes on; anything else pressed or clicked here means to write.
void CodeEditor::focusInEvent(QFocusEvent *event)
{
    const bool isPassing = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason;
    m_tabLeaves = m_tabLeaves || isPassing;
    QPlainTextEdit::focusInEvent(event);
}

void CodeEditor::focusOutEvent(QFocusEvent *event)
{
    m_tabLeaves = false;
    QPlainTextEdit::focusOutEvent(event);
}

void CodeEditor::changeEvent(QEvent *event)
{
    QPlainTextEdit::changeEvent(event);
    if (event->type() == QEvent::FontChange) {
        fitTabStop();
        if (m_gutter)
            placeAround();
    }
}

int CodeEditor::indent() const
{
    return m_theme.codeStyle().indent;
}

void CodeEditor::fitTabStop()
{
    setTabStopDistance(indent() * fontMetrics().horizontalAdvance(u' '));
}

void CodeEditor::placeAround()
{
    const int width = m_gutter->sizeHint().width();
    const int below = m_finder ? m_finder->height() : 0;
    setViewportMargins(width, 0, 0, below);
    const QRect inside = contentsRect();
    m_gutter->setGeometry(inside.left(), inside.top(), width, viewport()->height());
    m_gutter->update();
    if (below > 0)
        m_finder->place({inside.left(), viewport()->geometry().bottom() + 1,
                         viewport()->geometry().right() + 1 - inside.left(), below});
}

void CodeEditor::moveProblems(int position, int removed, int added)
{
    for (EditorProblem &problem : m_problems) {
        const int end = problem.end();
        if (problem.start >= position + removed)
            problem.start += added - removed;
        else if (end > position)
            problem.length = std::max(0, problem.length + added - removed);
        problem.line = document()->findBlock(problem.start).blockNumber() + 1;
    }
}

void CodeEditor::updateSelections()
{
    const Tokens &tokens = m_theme.tokens();
    QList<QTextEdit::ExtraSelection> selections;
    if (!isReadOnly()) {
        QTextEdit::ExtraSelection line;
        line.format.setBackground(mixed(tokens.hover, tokens.base, 0.5));
        line.format.setProperty(QTextFormat::FullWidthSelection, true);
        line.cursor = textCursor();
        line.cursor.clearSelection();
        selections.append(line);
    }
    const auto select = [&](int start, int length, const QTextCharFormat &format) {
        QTextEdit::ExtraSelection selection;
        selection.cursor = QTextCursor(document());
        const int last = document()->characterCount() - 1;
        selection.cursor.setPosition(std::min(start, last));
        selection.cursor.setPosition(std::min(start + length, last), QTextCursor::KeepAnchor);
        selection.format = format;
        selections.append(selection);
    };
    if (const auto brackets = bracketsAt(*document(), textCursor().position())) {
        QTextCharFormat format;
        format.setBackground(brackets->second < 0 ? tokens.errorSoft : tokens.accentSoft);
        format.setForeground(brackets->second < 0 ? tokens.error : tokens.accent);
        select(brackets->first, 1, format);
        if (brackets->second >= 0)
            select(brackets->second, 1, format);
    }
    selections += m_found->inSight();
    for (const EditorProblem &problem : m_problems) {
        QTextCharFormat format;
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(problem.severity == EditorProblem::Severity::Error ? tokens.error
                                                                                    : tokens.warn);
        // At the end of a text there is nothing to underline but what is before it.
        const bool isAtEnd = problem.start >= document()->characterCount() - 1;
        select(isAtEnd ? std::max(0, problem.start - 1) : problem.start, std::max(problem.length, 1), format);
    }
    setExtraSelections(selections);
}

void CodeEditor::applyTheme()
{
    updateSelections();
    m_gutter->update();
}

} // namespace tooltray::ui
