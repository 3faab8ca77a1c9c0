// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/json/jsonviewparts.h"

#include "base/task/ask.h"
#include "ui/editor/findbar.h"
#include "ui/editor/textfinder.h"
#include "ui/models/jsonsearch.h"
#include "ui/widgets/json/jsonedit.h"
#include "ui/widgets/json/jsonpanes.h"

#include <QThreadPool>

#include <algorithm>
#include <memory>
#include <utility>

namespace tooltray::ui {
namespace {

struct JsonMatches {
    QList<qsizetype> positions;
    std::vector<json::Pointer> pointers;
};

} // namespace

JsonViewSearch::JsonViewSearch(const JsonDocument &document, const Panes &panes, FindBar &bar,
                               QObject *parent)
    : QObject(parent)
    , m_document(document)
    , m_panes(panes)
    , m_bar(bar)
{
    connect(&bar, &FindBar::searched, this, &JsonViewSearch::search);
    connect(&bar, &FindBar::stepped, this, &JsonViewSearch::step);
}

void JsonViewSearch::searchIfOpen()
{
    if (!m_bar.isHidden())
        search();
}

void JsonViewSearch::drop()
{
    ++m_revision;
}

void JsonViewSearch::forget()
{
    m_positions.clear();
    m_pointers.clear();
}

void JsonViewSearch::search()
{
    const QString text = m_bar.text();
    const int revision = ++m_revision;
    if (text.isEmpty()) {
        setMatches({}, {});
        return;
    }
    auto searching =
        ask(QThreadPool::globalInstance(),
            [text, sensitivity = m_bar.caseSensitivity(), look = m_look, shown = m_document.text,
             value = m_document.value]() -> Result<JsonMatches> {
                if (look == JsonViewMode::Text)
                    return JsonMatches{.positions = findInText(shown, text, sensitivity), .pointers = {}};
                return JsonMatches{.positions = {}, .pointers = findInJson(*value, text, sensitivity)};
            });
    whenDone(searching, this, [this, revision](const Result<JsonMatches> &found) {
        if (revision == m_revision && found)
            setMatches(found->positions, found->pointers);
    });
}

void JsonViewSearch::setMatches(QList<qsizetype> positions, std::vector<json::Pointer> pointers)
{
    m_positions = std::move(positions);
    m_pointers = std::move(pointers);
    if (m_look == JsonViewMode::Table) {
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
    if (m_look == JsonViewMode::Text) {
        // The first one from where the reader is.
        const qsizetype from = m_panes.text->textCursor().selectionStart();
        const auto next = std::ranges::lower_bound(m_positions, from);
        m_match = next == m_positions.end() ? 0 : next - m_positions.begin();
    }
    reveal();
}

void JsonViewSearch::step(int direction)
{
    const qsizetype count = matchCount();
    if (count == 0)
        return;
    const qsizetype to = m_match + direction;
    m_match = (to + count) % count;
    reveal();
    using Wrap = FindBar::Wrap;
    m_bar.setFound(count, m_match, to < 0 ? Wrap::ToEnd : to >= count ? Wrap::ToBeginning : Wrap::None);
}

void JsonViewSearch::reveal()
{
    const qsizetype count = matchCount();
    m_bar.setPart(m_look == JsonViewMode::Text && m_document.isCut ? FindBar::Part::Shown
                                                                   : FindBar::Part::Whole);
    m_bar.setFound(count, m_match);
    const qsizetype length = m_bar.text().size();
    if (m_look == JsonViewMode::Text) {
        m_panes.text->setMatches(m_positions, length, count == 0 ? -1 : m_match);
        if (count != 0)
            m_panes.text->reveal(m_positions[m_match], length);
        return;
    }
    if (count == 0)
        return;
    const json::Pointer &pointer = m_pointers[static_cast<std::size_t>(m_match)];
    if (m_look == JsonViewMode::Tree)
        m_panes.tree->showPointer(pointer);
    else
        m_panes.table->showPointer(pointer);
}

qsizetype JsonViewSearch::matchCount() const
{
    return m_look == JsonViewMode::Text ? m_positions.size() : static_cast<qsizetype>(m_pointers.size());
}

} // namespace tooltray::ui
