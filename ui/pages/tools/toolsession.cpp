// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolsession.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/ownsteps.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/language.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/operationedits.h"
#include "ui/models/palettemodel.h"
#include "ui/pages/baselinecommands.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/resulttab.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/pages/tools/trypane.h"
#include "ui/state/uistate.h"
#include "ui/theme/screenreader.h"
#include "ui/widgets/undonotice.h"
#include "workspace/checks/checkversion.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QPointer>

#include <memory>
#include <utility>

namespace tooltray::ui {

using workspace::Tool;

ToolSession::ToolSession(const PageContext &context, ToolDrafts &drafts, ToolEditor &editor,
                         ToolNotices &notices, UndoNotice &undo, QObject *parent)
    : QObject(parent)
    , m_context(context)
    , m_drafts(drafts)
    , m_editor(editor)
    , m_notices(notices)
    , m_undo(undo)
{
    connect(&m_editor, &ToolEditor::edited, this, &ToolSession::takeEdit);
    connect(&m_check, &ToolCheck::checked, this, [this] {
        m_editor.setNotes(m_check.notes());
        askForPreview();
        askForDescription();
    });
    keepTranslated(m_editor, [this] { check(); }); // what is wrong is said in the language of the window
    connect(&m_notices, &ToolNotices::mineWanted, this, &ToolSession::keepMine);
    connect(&m_notices, &ToolNotices::mergeWanted, this, &ToolSession::mergeBoth);
    connect(&m_notices, &ToolNotices::anywayWanted, this,
            [this] { saveChecked(engine::WorkspaceClient::Breaking::Allow); });
    // The typed changes can be restored like any that are discarded.
    connect(&m_notices, &ToolNotices::theirsWanted, this, &ToolSession::discard);
}

const ToolDraft *ToolSession::kept() const
{
    return m_drafts.find(m_id);
}

const workspace::Workspace &ToolSession::workspaceNow() const
{
    return *m_context.engine.workspaceClient().state().workspace;
}

ToolSession::EditorSession ToolSession::editorSession() const
{
    const ToolDraft &draft = m_editor.draft();
    const bool isActive = draft.version == draft.tool.active;
    return {isActive ? std::nullopt : std::optional(draft.version), m_editor.tryPane().typedArguments()};
}

void ToolSession::setEditorSession(const EditorSession &editorSession)
{
    if (editorSession.version && !isChanged()) // the draft knows its own
        openVersion(*editorSession.version);
    if (editorSession.trial)
        m_editor.tryPane().setArguments(*editorSession.trial);
}

bool ToolSession::open(const QString &id, const EditorSession &editorSession)
{
    const bool isAnother = id != m_id;
    if (isAnother)
        leave();
    m_id = id;
    m_notices.setConflict({});
    m_notices.clear();
    Q_EMIT idChanged();
    const ToolDraft *mine = kept();
    const std::optional<ToolDraft> draft = mine ? *mine : draftOf(workspaceNow(), toUtf8(id));
    if (!draft) {
        m_check.cancel();
        Q_EMIT settled(); // the check was cancelled
        Q_EMIT stateChanged();
        return false;
    }
    m_context.state.addRecentCommand(paletteId(workspace::ObjectKind::Tool, m_id));
    m_editor.open(m_id, *draft);
    setEditorSession(editorSession);
    Q_EMIT opened(isAnother);
    showState();
    check();
    followSaved();
    return true;
}

void ToolSession::openVersion(workspace::Version version)
{
    ToolDraft draft = m_editor.draft();
    if (draft.version == version || !draft.tool.versions.contains(version))
        return;
    if (!draft.definitionText.empty())
        return m_notices.refuse(tr("The definition is not complete."),
                                tr("Complete it before you open another version."));
    draft.version = version;
    if (isChanged())
        m_drafts.put(m_id, draft);
    m_editor.open(m_id, draft);
    Q_EMIT opened(false);
    Q_EMIT stateChanged();
    check();
}

void ToolSession::close()
{
    m_id.clear();
    m_check.cancel();
    m_editor.tryPane().setSubject({}); // another window shows its answers
    m_notices.setConflict({});
    m_notices.clear();
    showState();
    Q_EMIT idChanged();
}

void ToolSession::leave()
{
    // Whoever asked for it to be saved gets it saved; the check goes with the tool that it is about.
    const bool isAsked = isToBeSaved();
    if (isAsked) {
        m_check.cancel();
        Q_EMIT settled();
    }
    if (!m_id.isEmpty() && !m_saving && (isAsked || m_context.state.savesOnLeave()))
        m_drafts.leave(m_id);
}

void ToolSession::takeEdit()
{
    if (m_id.isEmpty())
        return; // it is typed in another window
    const ToolDraft &draft = m_editor.draft();
    const bool hadDraft = isChanged();
    m_notices.clear();
    if (isAsSaved(draft, workspaceNow()))
        m_drafts.drop(m_id);
    else
        m_drafts.put(m_id, draft);
    if (isChanged() != hadDraft || draft.original.empty())
        m_drafts.tellRows();
    showState();
    check();
}

void ToolSession::change(const ToolDraft &draft)
{
    m_editor.rebase(draft);
    takeEdit();
}

void ToolSession::replace(const ToolDraft &draft)
{
    m_editor.open(m_id, draft);
    takeEdit();
    Q_EMIT opened(false);
}

void ToolSession::keepMine()
{
    if (!isChanged())
        return;
    ToolDraft mine = *kept();
    rebase(mine, draftOf(workspaceNow(), mine.original));
    m_drafts.put(m_id, mine);
    open(QString(m_id));
}

void ToolSession::mergeBoth()
{
    if (!isChanged())
        return;
    if (const auto merged = upToDate(*kept(), workspaceNow(), workspace::MergeConflict::KeepMine)) {
        m_drafts.put(m_id, *merged);
        open(QString(m_id));
    }
}

void ToolSession::discard()
{
    if (!isChanged())
        return;
    const ToolDraft given = *kept();
    const QString id = m_id;
    // The undo step outlives the window of the tool, so it does not use `this`.
    ToolDrafts *drafts = &m_drafts;
    const auto takeAway = [drafts, id] { drafts->giveUp(id); };
    takeAway();
    const QString name = fromUtf8(given.tool.name);
    //: What Undo takes back; %1 is a tool
    const QString label = tr("Discard the changes to %1").arg(name);
    const auto offered = std::make_shared<UndoNotice::Id>();
    const auto putBack = [drafts, id, given, notice = QPointer(&m_undo), offered] {
        drafts->bringBack({{id, given}});
        if (notice)
            notice->dismiss(*offered);
    };
    const OwnSteps::Id step = OwnSteps::of(m_context.actions).add({label, drafts, putBack, takeAway});
    *offered = m_undo.offer(tr("Discarded the changes to %1.").arg(name),
                            [this, step] { OwnSteps::of(m_context.actions).undo(step); });
}

void ToolSession::showState()
{
    const ToolDraft *draft = kept();
    using State = ToolHeader::State;
    m_editor.header().setState(!draft ? State::Saved : draft->original.empty() ? State::New : State::Draft);
    Q_EMIT stateChanged();
}

void ToolSession::check()
{
    if (m_id.isEmpty())
        return;
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    m_check.checkSoon({state.workspace, state.checked(), m_editor.draft()});
}

void ToolSession::askForPreview()
{
    Tool tool = m_editor.draft().tool;
    tool.active = m_editor.draft().version;
    const quint64 revision = ++m_previewRevision;
    whenDone(m_context.engine.calls().preview(std::move(tool)), this,
             [this, revision](const Result<engine::ClientPreview> &preview) {
                 if (revision == m_previewRevision && preview)
                     m_editor.setPreview(*preview);
             });
}

void ToolSession::askForDescription()
{
    const Tool &tool = m_editor.draft().tool;
    const std::string endpoint = workspace::endpointOf(workspaceNow(), tool);
    const workspace::Operation operation = operationOf(m_editor.draft());
    const auto *request = std::get_if<workspace::RestRequest>(&operation);
    const auto *definition = workspaceNow().find<workspace::Endpoint>(endpoint);
    const quint64 revision = ++m_recognizedRevision;
    m_recognized = {};
    if (request == nullptr || definition == nullptr || definition->api.location.empty()) {
        m_editor.result().setResponse({});
        return showRecognized();
    }
    whenDone(m_context.engine.apis().recognize(endpoint, *request), this,
             [this, revision, endpoint](const Result<engine::RecognizedRequest> &recognized) {
                 if (revision != m_recognizedRevision)
                     return;
                 m_recognized = recognized ? *recognized : engine::RecognizedRequest();
                 showRecognized();
                 askForResponse(endpoint);
             });
    if (std::exchange(m_pathsEndpoint, endpoint) == endpoint)
        return;
    whenDone(m_context.engine.apis().outline(endpoint), this,
             [this, endpoint](const Result<engine::ApiOutline> &all) {
                 if (!all || m_pathsEndpoint != endpoint)
                     return;
                 m_paths.clear();
                 for (const engine::OutlineOperation &each : **all) {
                     if (!each.requestPath.empty())
                         m_paths.append(fromUtf8(each.requestPath));
                 }
                 m_paths.removeDuplicates();
                 showRecognized();
             });
}

void ToolSession::askForResponse(const std::string &endpoint)
{
    if (m_recognized.key.empty())
        return m_editor.result().setResponse({});
    whenDone(m_context.engine.apis().tools(endpoint, {m_recognized.key}), this,
             [this, revision = m_recognizedRevision](const Result<std::vector<engine::OperationTool>> &made) {
                 if (revision == m_recognizedRevision)
                     m_editor.result().setResponse(made && !made->empty() ? made->front().response
                                                                          : json::Value());
             });
}

void ToolSession::showRecognized()
{
    m_editor.operation().showRecognized(
        m_recognized, m_recognized.key.empty() && m_pathsEndpoint.empty() ? QStringList() : m_paths);
}

void ToolSession::save()
{
    if (m_saving || m_id.isEmpty() || !isChanged())
        return;
    if (!m_editor.header().nameProblem().isEmpty())
        return m_editor.header().focusName();
    nameEndpoint();
    GraphqlEditor &operation = m_editor.operation().editor();
    if (m_context.state.formatsOnSave() && m_editor.operation().isGraphql() && operation.canFormat())
        operation.format();
    if (!m_editor.draft().definitionText.empty())
        return m_notices.refuse(tr("The definition is not complete."),
                                tr("Your changes are kept as a draft."));
    if (const QString problem = m_editor.goToUnfinished(); !problem.isEmpty())
        return m_notices.refuse(problem, tr("Your changes are kept as a draft."));
    m_check.whenUpToDate([this] { saveChecked(); });
}

// A new tool names the endpoint that it was made for: it is to stay with it when there are more.
void ToolSession::nameEndpoint()
{
    ToolDraft draft = m_editor.draft();
    if (!draft.original.empty() || !draft.tool.endpoint.empty())
        return;
    draft.tool.endpoint = endpointOf(workspaceNow(), draft.tool);
    if (!draft.tool.endpoint.empty())
        change(draft);
}

void ToolSession::saveChecked(engine::WorkspaceClient::Breaking breaking)
{
    if (m_saving || !isChanged())
        return;
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    const ToolDraft &draft = m_editor.draft();
    const int errors = static_cast<int>(errorCount(m_check.notes()));
    const workspace::ToolHealth *health = state.health->of(draft.original);
    // A version that fails must not replace one that works.
    const bool isBrokenAnyway = health && health->state() == workspace::HealthState::Broken;
    const bool isCalled = draft.tool.enabled && draft.version == draft.tool.active;
    if (errors > 0 && isCalled && !isBrokenAnyway) {
        m_editor.showDrawer(ToolEditor::Drawer::Problems);
        Q_EMIT settled();
        return m_notices.refuse(tr("Not saved, because every call would fail: %n error(s).", nullptr, errors),
                                tr("Your changes are kept as a draft."));
    }
    m_notices.clear();
    const Result<ToolDraft> current = upToDate(draft, *state.workspace);
    if (!current) {
        followSaved(); // tells it
        Q_EMIT settled();
        return;
    }
    m_saving = Saving{m_id, draft};
    whenDone(m_context.engine.workspaceClient().save(saveEdit(*current, toUtf8(labelOf(draft))), breaking),
             this, [this, before = state.workspace, breaking](const Result<void> &result) {
                 if (m_saving) // else it came as news already
                     takeResult(result, before, breaking);
             });
}

void ToolSession::takeResult(const Result<void> &result, const workspace::WorkspacePtr &before,
                             engine::WorkspaceClient::Breaking breaking)
{
    const Saving saving = *std::exchange(m_saving, std::nullopt);
    if (result) {
        saved(saving);
        m_drafts.tellRows();
        followSaved();
        Q_EMIT settled();
        return;
    }
    followSaved();
    const bool isCurrent = m_id == saving.id;
    const bool isOvertakenNow = result.error().code == "changed_since"
                                && m_context.engine.workspaceClient().state().workspace != before;
    if (isOvertakenNow && isCurrent && !m_notices.hasConflict())
        return saveChecked(breaking); // only other fields were changed in the meantime
    Q_EMIT settled();
    if (result.error().code == "would_break" && isCurrent)
        m_notices.tellBreaking(sentenceOf(result.error()));
    else if (!m_notices.hasConflict())
        m_notices.showError(result.error());
}

QString ToolSession::labelOf(const ToolDraft &draft)
{
    const QString name = fromUtf8(draft.tool.name);
    if (draft.original.empty())
        return tr("Create %1").arg(name);
    return draft.original != draft.tool.name ? tr("Rename %1").arg(fromUtf8(draft.original))
                                             : tr("Change %1").arg(name);
}

void ToolSession::saved(const Saving &saving)
{
    const QString &before = saving.id;
    const ToolDraft &draft = saving.draft;
    const QString now = fromUtf8(draft.tool.name);
    const bool isCurrent = m_id == before;
    if (!draft.original.empty() && draft.original != draft.tool.name)
        m_editor.baselines().rename(draft.original, draft.tool.name);
    const auto typedSince = m_drafts.settle(before, draft, workspaceNow());
    auto saved = draftOf(workspaceNow(), draft.tool.name);
    if (saved && saved->tool.versions.contains(draft.version))
        saved->version = draft.version;
    if (isCurrent) {
        m_id = now;
        m_editor.tryPane().renameSubject(before, now);
    }
    if (before != now)
        Q_EMIT renamed(before, now, !draft.original.empty());
    Announcement::say(m_editor, tr("Saved %1.").arg(now));
    if (isCurrent) {
        if (saved)
            m_editor.rebase(typedSince ? *typedSince : *saved);
        showState();
    }
}

bool ToolSession::isSaved(const Saving &saving) const
{
    const Tool &tool = saving.draft.tool;
    const Tool *now = workspaceNow().find<Tool>(tool.name);
    return now && *now == tool;
}

void ToolSession::settle()
{
    if (!m_saving || !isSaved(*m_saving))
        return;
    saved(*std::exchange(m_saving, std::nullopt));
    Q_EMIT settled();
}

void ToolSession::followSaved()
{
    if (m_id.isEmpty() || m_saving)
        return;
    const ToolDraft *mine = kept();
    if (!mine) {
        const auto now = savedDraft();
        const ToolDraft &shown = m_editor.draft();
        if (now && (now->basedOn != shown.basedOn || now->original != shown.original)) {
            if (now->version == shown.version)
                m_editor.rebase(*now);
            else
                m_editor.open(m_id, *now); // all of it is another one
            Q_EMIT stateChanged();
            check();
        }
        return;
    }
    if (mine->original.empty())
        return;
    const auto theirs = draftOf(workspaceNow(), mine->original);
    if (theirs && theirs->base != mine->base && theirs->tool == mine->tool) { // others saved the same
        m_drafts.drop(m_id);
        open(QString(m_id));
        return;
    }
    const Result<ToolDraft> current = upToDate(*mine, workspaceNow());
    m_notices.setConflict(current ? std::nullopt : std::optional(current.error()));
}

// An editor that shows the active version follows when another version becomes active.
std::optional<ToolDraft> ToolSession::savedDraft() const
{
    auto draft = draftOf(workspaceNow(), toUtf8(m_id));
    const ToolDraft &shown = m_editor.draft();
    if (draft && draft->original == shown.original && shown.version != shown.tool.active
        && draft->tool.versions.contains(shown.version))
        draft->version = shown.version;
    return draft;
}

} // namespace tooltray::ui
