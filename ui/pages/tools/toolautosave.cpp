// SPDX-License-Identifier: GPL-3.0-or-later
// Handles a tool that the user leaves (ui.md 2.10); see toolsession.cpp for saving the one that is shown.
#include "ui/pages/tools/toolautosave.h"
#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/language/utf8text.h"
#include "ui/models/draftsaving.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/state/uistate.h"

#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace tooltray::ui {

ToolAutosave::ToolAutosave(const PageContext &context, ToolDrafts &drafts, ToolSession &session,
                           QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_drafts(drafts)
    , m_session(session)
{
    // Later, as what is half typed in a cell of a table is of the draft only when that has lost the keyboard.
    connect(&m_drafts, &ToolDrafts::left, this, &ToolAutosave::save, Qt::QueuedConnection);
}

void ToolAutosave::save(const QString &id)
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    const ToolDraft *draft = m_drafts.find(id);
    if (!draft || state.readOnly)
        return;
    using Text = DraftSaving::OperationText;
    const Text text = m_context.state.formatsOnSave() ? Text::Formatted : Text::AsTyped;
    const auto work = [workspace = state.workspace, schemas = state.checked(), typed = *draft, text] {
        return Result<std::optional<ToolDraft>>(DraftSaving::ready(*workspace, schemas, typed, text));
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, id, typed = *draft](const Result<std::optional<ToolDraft>> &ready) {
                 const ToolDraft *kept = m_drafts.find(id);
                 if (ready && *ready && kept && *kept == typed) // else it is worked on again
                     publish({id, **ready});
             });
}

void ToolAutosave::publish(const Saving &saving)
{
    if (std::ranges::find(m_published, saving.id, &Saving::id) != m_published.end())
        return;
    m_published.push_back(saving);
    m_drafts.put(saving.id, saving.draft); // with what saving has added
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    const ToolDraft current = upToDate(saving.draft, workspace).valueOr(saving.draft);
    const workspace::Edit edit = saveEdit(current, toUtf8(ToolSession::labelOf(saving.draft)));
    whenDone(m_context.engine.workspaceClient().save(edit), this,
             [this, id = saving.id](const Result<void> &result) {
                 const auto published = takePublished(id);
                 if (!published)
                     return; // it came as news already
                 if (result)
                     m_session.saved(*published);
                 Q_EMIT this->published();
                 // A conflict with a change made meanwhile is shown with the tool.
                 const ToolDraft *kept = m_drafts.find(id);
                 if (!result && kept
                     && !isOvertaken(*kept, *m_context.engine.workspaceClient().state().workspace))
                     Q_EMIT failed(result.error());
             });
}

void ToolAutosave::settle()
{
    QStringList published; // settled, one goes from the list of them
    for (const Saving &saving : m_published) {
        if (m_session.isSaved(saving))
            published.append(saving.id);
    }
    for (const QString &id : published)
        m_session.saved(*takePublished(id));
}

std::optional<ToolAutosave::Saving> ToolAutosave::takePublished(const QString &id)
{
    const auto found = std::ranges::find(m_published, id, &Saving::id);
    if (found == m_published.end())
        return std::nullopt;
    Saving saving = std::move(*found);
    m_published.erase(found);
    return saving;
}

} // namespace tooltray::ui
