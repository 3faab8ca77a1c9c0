// SPDX-License-Identifier: GPL-3.0-or-later
#include "base/ask.h"
#include "ui/editor/findbar.h"
#include "ui/editor/textfinder.h"
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
    // As the texts of Qt do, also where there is no window with commands around.
    if (event->type() == QEvent::ShortcutOverride && m_look != JsonLook::Text
        && static_cast<QKeyEvent *>(event)->matches(QKeySequence::Copy)) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void JsonView::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        copy();
    else if (event->key() == Qt::Key_Escape && !m_findBar->isHidden())
        m_findBar->close();
    else
        QWidget::keyPressEvent(event);
}

bool JsonView::takes(EditCommand command) const
{
    return m_body && (TextFinder::takes(command) || command == EditCommand::Copy);
}

void JsonView::edit(EditCommand command)
{
    if (command == EditCommand::Copy)
        copy();
    else if (command == EditCommand::Find || m_findBar->isHidden())
        openSearch();
    else
        step(command == EditCommand::FindNext ? 1 : -1);
}

void JsonView::openSearch()
{
    if (m_body)
        m_findBar->open(m_text->hasFocus() ? TextFinder::selectedIn(*m_text) : QString());
}

void JsonView::search(const QString &text)
{
    const int revision = ++m_searchRevision;
    if (text.isEmpty()) {
        setMatches({}, {});
        return;
    }
    auto searching =
        ask(QThreadPool::globalInstance(),
            [text, sensitivity = m_findBar->caseSensitivity(), look = m_look, shown = m_document.text,
             value = m_document.value]() -> Result<JsonMatches> {
                if (look == JsonLook::Text)
                    return JsonMatches{.positions = findInText(shown, text, sensitivity), .pointers = {}};
                return JsonMatches{.positions = {}, .pointers = findInJson(*value, text, sensitivity)};
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
    const qsizetype to = m_match + direction;
    m_match = (to + count) % count;
    reveal();
    using Turn = FindBar::Turn;
    m_findBar->setFound(count, m_match, to < 0 ? Turn::ToEnd : to >= count ? Turn::ToBeginning : Turn::None);
}

void JsonView::reveal()
{
    const qsizetype count = matchCount();
    m_findBar->setPart(m_look == JsonLook::Text && m_document.isCut ? FindBar::Part::Shown
                                                                    : FindBar::Part::Whole);
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
