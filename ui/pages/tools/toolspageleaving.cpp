// SPDX-License-Identifier: GPL-3.0-or-later
// What becomes of a tool that somebody leaves (ui.md 2.10); see toolspageedits.cpp for what saves one that is shown.
#include "base/ask.h"
#include "engine/engine.h"
#include "ui/language/utf8text.h"
#include "ui/models/draftsaving.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/state/uistate.h"

#include <QMetaObject>
#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace tooltray::ui {

void ToolsPage::leave()
{
    // Whoever asked for it to be saved gets it saved; the check goes with the tool that it is about.
    const bool isAsked = m_check.isAwaited();
    if (isAsked) {
        m_check.cancel();
        Q_EMIT settled();
    }
    if (m_current.isEmpty() || m_saving || !(isAsked || m_context.state.savesOnLeave()))
        return;
    // Later, as what is half typed in a cell of a table is of the draft only when that has lost the keyboard. The page
    // of all does it, which outlives the others.
    QMetaObject::invokeMethod(
        m_home, [home = m_home, id = m_current] { home->saveLeft(id); }, Qt::QueuedConnection);
}

void ToolsPage::saveLeft(const QString &id)
{
    const engine::CurationState &state = m_context.engine.curation().state();
    const ToolDraft *draft = m_drafts->find(id);
    if (!draft || state.readOnly)
        return;
    workspace::Schemas schemas;
    for (const auto &[endpoint, schema] : state.schemas)
        schemas.emplace(endpoint, schema.schema);
    using Text = DraftSaving::OperationText;
    const Text text = m_context.state.formatsOnSave() ? Text::Formatted : Text::AsTyped;
    const auto work = [workspace = state.workspace, schemas = std::move(schemas), typed = *draft, text] {
        return Result<std::optional<ToolDraft>>(DraftSaving::ready(*workspace, schemas, typed, text));
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, id, typed = *draft](const Result<std::optional<ToolDraft>> &ready) {
                 const ToolDraft *kept = m_drafts->find(id);
                 if (ready && *ready && kept && *kept == typed) // else it is worked on again
                     publish({id, **ready});
             });
}

void ToolsPage::publish(const Saving &saving)
{
    if (std::ranges::find(m_published, saving.id, &Saving::id) != m_published.end())
        return;
    m_published.push_back(saving);
    m_drafts->put(saving.id, saving.draft); // with what saving has added
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    const ToolDraft current = upToDate(saving.draft, workspace).valueOr(saving.draft);
    const workspace::Edit edit = saveEdit(current, toUtf8(labelOf(saving.draft)));
    whenDone(m_context.engine.curation().save(edit), this,
             [this, id = saving.id](const Result<void> &result) {
                 const auto published = takePublished(id);
                 if (!published)
                     return; // it came as news already
                 if (result)
                     saved(*published);
                 listTools();
                 followSaved();
                 // What somebody else did meanwhile is told where the tool is shown.
                 const ToolDraft *kept = m_drafts->find(id);
                 if (!result && kept && !isOvertaken(*kept, *m_context.engine.curation().state().workspace))
                     showError(result.error());
             });
}

std::optional<ToolsPage::Saving> ToolsPage::takePublished(const QString &id)
{
    const auto found = std::ranges::find(m_published, id, &Saving::id);
    if (found == m_published.end())
        return std::nullopt;
    Saving saving = std::move(*found);
    m_published.erase(found);
    return saving;
}

} // namespace tooltray::ui
