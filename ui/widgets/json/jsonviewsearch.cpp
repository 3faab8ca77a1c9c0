// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/ask.h"
#include "ui/widgets/json/findbar.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/json/jsontablepane.h"
#include "ui/widgets/json/jsontreepane.h"
#include "ui/widgets/json/jsonview.h"

#include <QKeyEvent>
#include <QThreadPool>

#include <algorithm>

// The search within an answer.
namespace tooltray::ui {
namespace {

struct JsonMatches {
    QList<qsizetype> positions;
    std::vector<json::Pointer> pointers;
};

} // namespace

bool JsonView::event(QEvent *event)
{
    // The window has the same keys for its pages; within an answer they are for the answer.
    if (event->type() == QEvent::ShortcutOverride) {
        const auto &keys = *static_cast<QKeyEvent *>(event);
        if (keys.matches(QKeySequence::Find) || keys.matches(QKeySequence::FindNext)
            || keys.matches(QKeySequence::FindPrevious)
            || (keys.matches(QKeySequence::Copy) && m_look != JsonLook::Text)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void JsonView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Find))
        openSearch();
    else if (event->matches(QKeySequence::FindNext))
        step(1);
    else if (event->matches(QKeySequence::FindPrevious))
        step(-1);
    else if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Escape && !m_findBar->isHidden())
        m_findBar->close();
    else
        QWidget::keyPressEvent(event);
}

void JsonView::openSearch()
{
    if (m_body)
        m_findBar->open();
}

void JsonView::search(const QString &text)
{
    const int revision = ++m_searchRevision;
    if (text.isEmpty()) {
        setMatches({}, {});
        return;
    }
    auto searching = ask(
        QThreadPool::globalInstance(),
        [text, look = m_look, shown = m_document.text, value = m_document.value]() -> Result<JsonMatches> {
            if (look == JsonLook::Text)
                return JsonMatches{.positions = findInText(shown, text), .pointers = {}};
            return JsonMatches{.positions = {}, .pointers = findInJson(*value, text)};
        });
    whenDone(searching, this, [this, revision](const Result<JsonMatches> &found) {
        if (revision == m_searchRevision && found)
            setMatches(found->positions, found->pointers);
    });
}

void JsonView::setMatches(QList<qsizetype> positions, std::vector<json::Pointer> pointers)
{
    m_positions = std::move(positions);
    m_pointers = std::move(pointers);
    if (m_look == JsonLook::Table) {
        // Only what is in one of the tables can be gone to.
        std::erase_if(m_pointers, [this](const json::Pointer &pointer) {
            return std::ranges::none_of(m_document.tables, [&pointer](const JsonTable &table) {
                const auto own = table.pointer.tokens();
                return pointer.tokens().size() >= own.size() + 2
                       && std::ranges::equal(own, pointer.tokens().first(own.size()));
            });
        });
    }
    m_match = 0;
    if (m_look == JsonLook::Text) {
        // The first one from where the reader is.
        const qsizetype from = m_text->textCursor().selectionStart();
        const auto next = std::ranges::lower_bound(m_positions, from);
        m_match = next == m_positions.end() ? 0 : next - m_positions.begin();
    }
    reveal();
}

void JsonView::step(int direction)
{
    const qsizetype count = matchCount();
    if (count == 0)
        return;
    m_match = (m_match + direction + count) % count;
    reveal();
}

void JsonView::reveal()
{
    const qsizetype count = matchCount();
    m_findBar->setFound(count, m_match);
    const qsizetype length = m_findBar->text().size();
    if (m_look == JsonLook::Text) {
        m_text->setMatches(m_positions, length, count == 0 ? -1 : m_match);
        if (count != 0)
            m_text->reveal(m_positions[m_match], length);
        return;
    }
    if (count == 0)
        return;
    const json::Pointer &pointer = m_pointers[static_cast<std::size_t>(m_match)];
    if (m_look == JsonLook::Tree)
        m_tree->showPointer(pointer);
    else
        m_table->showPointer(pointer);
}

qsizetype JsonView::matchCount() const
{
    return m_look == JsonLook::Text ? m_positions.size() : static_cast<qsizetype>(m_pointers.size());
}

} // namespace tooltray::ui
