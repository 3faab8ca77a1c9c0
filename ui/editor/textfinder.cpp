// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/textfinder.h"

#include "base/ask.h"
#include "ui/editor/findbar.h"
#include "ui/editor/textmarks.h"
#include "ui/models/jsonsearch.h"
#include "ui/theme/metrics.h"

#include <QApplication>
#include <QPlainTextEdit>
#include <QThreadPool>

#include <algorithm>
#include <chrono>

namespace tooltray::ui {
namespace {

constexpr std::chrono::milliseconds kTextPause{200};
constexpr qsizetype kLongestSought = 200;

} // namespace

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

TextFinder::~TextFinder() = default;

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
    using Turn = FindBar::Turn;
    const Turn turn = to < 0 ? Turn::ToEnd : to >= count ? Turn::ToBeginning : Turn::None;
    to = (to + count) % count;
    reveal(to);
    m_bar->setFound(count, to, turn);
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
