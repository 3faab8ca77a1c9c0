// SPDX-License-Identifier: GPL-3.0-or-later
// How tools come to the Tools page from elsewhere, and leave it; see toolspage.cpp for how it shows them.
#include "base/ask.h"
#include "engine/engine.h"
#include "journal/exports/curl.h"
#include "ui/actions/ownsteps.h"
#include "ui/dialogs/packexport.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/clipboardtools.h"
#include "ui/models/draftsaving.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/undonotice.h"

#include <QClipboard>
#include <QDir>
#include <QGuiApplication>
#include <QThreadPool>

#include <set>
#include <string>
#include <utility>

namespace tooltray::ui {

void ToolsPage::addFromClipboard()
{
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    const std::string endpoint = m_current.isEmpty() ? std::string() : m_editor->draft().tool.endpoint;
    const auto copied = ClipboardTools::read(workspace, endpoint, QGuiApplication::clipboard()->text());
    if (copied.tools().empty())
        return refuse(copied.problem());
    QString first;
    for (const workspace::Tool &tool : copied.tools()) {
        ToolDraft draft;
        draft.tool = tool;
        draft.version = tool.active;
        const QString id = m_drafts->add(draft);
        if (first.isEmpty())
            first = id;
    }
    listTools();
    m_list->setCurrent(first);
    open(first);
    QString text;
    if (const auto count = static_cast<int>(copied.tools().size()); count > 1)
        text = tr("%n tool(s) are made of the clipboard, and not saved yet.", nullptr, count);
    if (!copied.note().isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + copied.note();
    if (!text.isEmpty())
        tell(MessageKind::Info, text);
}

// Of the last call that sent something; what a tool sends is only known by then.
void ToolsPage::copyCurl()
{
    if (!isVisible()) // the log means the call that it shows
        return;
    const journal::EntryPointer call = m_editor->lastCallThatSent();
    if (!call)
        return tell(MessageKind::Info,
                    tr("Try the tool first: the command is made of the request that it sent last."));
    const Result<std::string> command = journal::curlCommand(call->exchanges.back());
    if (!command)
        return showError(command.error());
    QGuiApplication::clipboard()->setText(fromUtf8(*command));
    tell(MessageKind::Ok, tr("The command is on the clipboard."));
}

void ToolsPage::addTools(const std::vector<workspace::Tool> &tools)
{
    if (tools.empty())
        return;
    std::set<std::string> taken;
    for (const auto &[id, draft] : m_drafts->all())
        taken.insert(draft.tool.name);
    ToolListModel::Drafts made;
    QStringList ids;
    for (const workspace::Tool &tool : tools) {
        ToolDraft draft;
        draft.tool = tool;
        draft.tool.name = freeToolName(*m_context.engine.curation().state().workspace, tool.name, taken);
        taken.insert(draft.tool.name);
        draft.version = tool.active;
        ids.append(m_drafts->add(draft));
        made.emplace(ids.back(), draft);
    }
    listTools();
    m_list->setCurrent(ids.constFirst());
    open(m_list->current());
    const int count = static_cast<int>(tools.size());
    //: What Undo takes back
    const QString label = tr("Create %n tool(s)", nullptr, count);
    const OwnSteps::Id step =
        OwnSteps::of(m_context.actions)
            .add({label, this, [this, made] { dropDrafts(made); }, [this, made] { putBack(made); }});
    m_undo->offer(
        tr("%n tool(s) are created as drafts. Agents see them when they are saved.", nullptr, count),
        [this, step] { OwnSteps::of(m_context.actions).undo(step); },
        {tr("Save all"), [this, ids] { saveDrafts(ids); }});
}

void ToolsPage::dropDrafts(const ToolListModel::Drafts &drafts)
{
    for (const auto &[id, draft] : drafts)
        m_drafts->drop(id);
    m_undo->dismiss();
    listTools();
    reopen();
}

void ToolsPage::saveDrafts(const QStringList &ids)
{
    const engine::CurationState &state = m_context.engine.curation().state();
    ToolListModel::Drafts drafts;
    for (const QString &id : ids) {
        if (const ToolDraft *draft = m_drafts->find(id))
            drafts.emplace(id, *draft);
    }
    if (drafts.empty())
        return;
    workspace::Schemas schemas;
    for (const auto &[endpoint, schema] : state.schemas)
        schemas.emplace(endpoint, schema.schema);
    const QString label = tr("Save %n tool(s)", nullptr, static_cast<int>(drafts.size()));
    const auto work = [workspace = state.workspace, schemas = std::move(schemas), drafts,
                       label = toUtf8(label)] {
        return Result<DraftSaving>(DraftSaving::plan(*workspace, schemas, drafts, label));
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this, [this](const Result<DraftSaving> &saving) {
        if (!saving)
            return showError(saving.error());
        if (saving->edit.steps.empty())
            return savedDrafts(*saving);
        whenDone(m_context.engine.curation().save(saving->edit), this,
                 [this, saving = *saving](const Result<void> &saved) {
                     if (saved)
                         savedDrafts(saving);
                     else
                         showError(saved.error());
                 });
    });
}

void ToolsPage::savedDrafts(const DraftSaving &saving)
{
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    for (const auto &[id, draft] : saving.saved) {
        const ToolDraft *kept = m_drafts->find(id);
        const QString name = fromUtf8(draft.tool.name);
        const auto now = draftOf(workspace, draft.tool.name);
        std::optional<ToolDraft> typedSince;
        if (kept && *kept != draft && now) {
            typedSince = *kept;
            rebase(*typedSince, now);
        }
        m_drafts->drop(id);
        if (typedSince)
            m_drafts->put(name, *typedSince);
        if (id != name)
            renamed(id, name);
    }
    listTools();
    reopen();
    const int left = static_cast<int>(saving.left.size());
    if (left > 0)
        tell(MessageKind::Warning,
             tr("%n tool(s) are still drafts, as they would not work. Open each to see why.", nullptr, left));
    if (saving.saved.empty())
        return;
    const auto edit = m_context.engine.curation().state().history.nextUndo();
    if (edit)
        OwnSteps::of(m_context.actions)
            .accompany(*edit, {{},
                               this,
                               [this, drafts = saving.saved] {
                                   for (const auto &[id, draft] : drafts)
                                       renamed(fromUtf8(draft.tool.name), id);
                                   putBack(drafts);
                               },
                               [this, drafts = saving.saved] {
                                   for (const auto &[id, draft] : drafts)
                                       renamed(id, fromUtf8(draft.tool.name));
                                   dropDrafts(drafts);
                               }});
    m_undo->offer(tr("%n tool(s) are saved.", nullptr, static_cast<int>(saving.saved.size())), [this, edit] {
        whenDone(m_context.engine.curation().undo(edit), this, [this](const Result<void> &undone) {
            if (!undone)
                showError(undone.error());
        });
    });
}

void ToolsPage::exportTools(const ToolNames &names)
{
    if (names.empty())
        return refuse(tr("Save a tool before you export it."));
    openPackExport(
        *this, m_context.engine.curation().state().workspace, names,
        [this, count = static_cast<int>(names.size())](const QString &path, const Result<void> &result) {
            if (result)
                tell(
                    MessageKind::Ok,
                    tr("%n tool(s) are exported to %1.", nullptr, count).arg(QDir::toNativeSeparators(path)));
            else
                showError(result.error());
        });
}

} // namespace tooltray::ui
