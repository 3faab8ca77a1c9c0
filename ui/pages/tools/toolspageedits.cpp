// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tools page does to tools; see toolspage.cpp for how it shows them.
#include "base/ask.h"
#include "engine/engine.h"
#include "json/write.h"
#include "ui/actions/ownsteps.h"
#include "ui/dialogs/movetoolsdialog.h"
#include "ui/editor/graphqleditor.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/tooledits.h"
#include "ui/navigation/place.h"
#include "ui/pages/baselinecommands.h"
#include "ui/pages/tools/examplestab.h"
#include "ui/pages/tools/operationtab.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolheader.h"
#include "ui/pages/tools/toollistactions.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/pages/tools/toolwindows.h"
#include "ui/pages/tools/trypane.h"
#include "ui/state/uistate.h"
#include "ui/widgets/listpane.h"
#include "ui/widgets/undonotice.h"
#include "workspace/checks/checkversion.h"
#include "workspace/codec/toolcodec.h"

#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QThreadPool>

#include <algorithm>
#include <utility>

namespace tooltray::ui {

using workspace::Edit;
using workspace::HealthState;
using workspace::Tool;

void ToolsPage::addTool(const Tool *like)
{
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    // Where one works already another one is made.
    std::string endpoint = endpointOf(workspace, m_current.isEmpty() ? Tool() : m_editor->draft().tool);
    ToolDraft draft = newToolDraft(workspace, std::move(endpoint), workspace::GraphqlOperation{});
    if (like) {
        draft.tool = *like;
        draft.version = like->active;
    }
    const QString id = m_drafts->add(draft);
    listTools();
    m_list->setCurrent(id);
    open(id);
    m_editor->header().focusName();
}

void ToolsPage::save()
{
    if (m_saving || m_current.isEmpty())
        return;
    if (!m_drafts->find(m_current))
        return;
    if (!m_editor->header().nameProblem().isEmpty())
        return m_editor->header().focusName();
    nameEndpoint();
    GraphqlEditor &operation = m_editor->operation().editor();
    if (m_context.state.formatsOnSave() && m_editor->operation().isGraphql() && operation.canFormat())
        operation.format();
    if (!m_editor->draft().definitionText.empty())
        return refuse(tr("The definition is not complete."), tr("What you typed is kept as a draft."));
    if (const QString problem = m_editor->goToUnfinished(); !problem.isEmpty())
        return refuse(problem, tr("What you typed is kept as a draft."));
    m_check.whenUpToDate([this] { saveChecked(); });
}

// A new tool names the endpoint that it was made for: it is to stay with it when there are more.
void ToolsPage::nameEndpoint()
{
    ToolDraft draft = m_editor->draft();
    if (!draft.original.empty() || !draft.tool.endpoint.empty())
        return;
    draft.tool.endpoint = endpointOf(*m_context.engine.curation().state().workspace, draft.tool);
    if (draft.tool.endpoint.empty())
        return;
    m_editor->rebase(draft);
    draftEdited();
}

void ToolsPage::saveChecked(engine::CurationDesk::Breaking breaking)
{
    if (m_saving || !m_drafts->find(m_current))
        return;
    const engine::CurationState &state = m_context.engine.curation().state();
    const ToolDraft &draft = m_editor->draft();
    const int errors = static_cast<int>(errorCount(m_check.notes()));
    const workspace::ToolHealth *health = state.health->of(draft.original);
    // What does not work must not take the place of what does.
    const bool isBrokenAnyway = health && health->state() == HealthState::Broken;
    const bool isCalled = draft.tool.enabled && draft.version == draft.tool.active;
    if (errors > 0 && isCalled && !isBrokenAnyway) {
        m_editor->showDrawer(ToolEditor::Drawer::Problems);
        Q_EMIT settled();
        return refuse(tr("Not saved, as every call would fail: %n error(s).", nullptr, errors),
                      tr("What you typed is kept as a draft."));
    }
    m_notices->clear();
    const Result<ToolDraft> current = upToDate(draft, *state.workspace);
    if (!current) {
        followSaved(); // tells it
        Q_EMIT settled();
        return;
    }
    m_saving = Saving{m_current, draft};
    const Edit edit = saveEdit(*current, toUtf8(labelOf(draft)));
    const auto future = m_context.engine.curation().save(edit, breaking);
    whenDone(future, this, [this, before = state.workspace, breaking](const Result<void> &result) {
        if (!m_saving)
            return; // it came as news already
        const Saving saving = *std::exchange(m_saving, std::nullopt);
        if (result) {
            saved(saving);
            listDrafts();
            followSaved();
            Q_EMIT settled();
            return;
        }
        followSaved();
        const bool isOvertakenNow =
            result.error().code == "changed_since" && m_context.engine.curation().state().workspace != before;
        if (isOvertakenNow && m_current == saving.id && !m_notices->hasConflict())
            return saveChecked(breaking); // somebody changed other fields in the meantime
        Q_EMIT settled();
        if (result.error().code == "would_break" && m_current == saving.id)
            m_notices->tellBreaking(sentenceOf(result.error()));
        else if (!m_notices->hasConflict())
            showError(result.error());
    });
}

QString ToolsPage::labelOf(const ToolDraft &draft)
{
    const QString name = fromUtf8(draft.tool.name);
    if (draft.original.empty())
        return tr("Create %1").arg(name);
    return draft.original != draft.tool.name ? tr("Rename %1").arg(fromUtf8(draft.original))
                                             : tr("Change %1").arg(name);
}

void ToolsPage::saved(const Saving &saving)
{
    const QString &before = saving.id;
    const ToolDraft &draft = saving.draft;
    const QString now = fromUtf8(draft.tool.name);
    const ToolDraft *kept = m_drafts->find(before);
    const bool isCurrent = m_current == before;
    if (!draft.original.empty() && draft.original != draft.tool.name)
        m_editor->baselines().rename(draft.original, draft.tool.name);
    std::optional<ToolDraft> typedSince;
    if (kept && *kept != draft)
        typedSince = *kept;
    m_drafts->drop(before);
    auto saved = draftOf(*m_context.engine.curation().state().workspace, draft.tool.name);
    if (saved && saved->tool.versions.contains(draft.version))
        saved->version = draft.version;
    if (typedSince && saved) { // while it was being saved
        rebase(*typedSince, saved);
        m_drafts->put(now, *typedSince);
    }
    if (isCurrent) {
        m_current = now;
        m_list->adoptCurrent(now);
        m_editor->tryPane().renameSubject(now);
    }
    if (before != now)
        renamed(before, now);
    const auto edit = m_context.engine.curation().state().history.nextUndo();
    if (isAlone() && edit && !draft.original.empty() && before != now) {
        OwnSteps::of(m_context.actions)
            .accompany(*edit, {{},
                               m_home,
                               [home = m_home, before, now] { home->renamed(now, before); },
                               [home = m_home, before, now] { home->renamed(before, now); }});
    }
    if (isCurrent) {
        if (saved)
            m_editor->rebase(typedSince ? *typedSince : *saved);
        showDraftState();
    }
}

void ToolsPage::tell(MessageKind kind, const QString &text)
{
    m_notices->tell(kind, text);
}

void ToolsPage::refuse(const QString &reason, const QString &hint)
{
    tell(MessageKind::Error, hint.isEmpty() ? reason : reason + u' ' + hint);
}

void ToolsPage::showError(const Error &error)
{
    refuse(sentenceOf(error), hintOf(error));
}

void ToolsPage::discard()
{
    const ToolDraft *draft = m_drafts->find(m_current);
    if (!draft)
        return;
    const ToolDraft kept = *draft;
    const QString id = m_current;
    // What undoes it outlives the window of the tool.
    const auto takeAway = [home = m_home, id] { home->giveUp(id); };
    takeAway();
    if (isAlone())
        followDraft(id);
    const QString name = fromUtf8(kept.tool.name);
    //: What Undo takes back; %1 is a tool
    const QString label = tr("Discard the changes to %1").arg(name);
    const OwnSteps::Id step = OwnSteps::of(m_context.actions)
                                  .add({label, m_home,
                                        [home = m_home, id, kept] {
                                            home->putBack({{id, kept}});
                                        },
                                        takeAway});
    m_undo->offer(tr("The changes to %1 are discarded.").arg(name),
                  [this, step] { OwnSteps::of(m_context.actions).undo(step); });
}

void ToolsPage::putBack(const ToolListModel::Drafts &drafts)
{
    if (drafts.empty())
        return;
    for (const auto &[id, draft] : drafts)
        m_drafts->put(id, draft);
    listTools();
    const QString &first = drafts.begin()->first;
    if (!m_windows->has(first)) // else it is seen there
        m_list->setCurrent(first);
    if (drafts.contains(m_list->current()))
        reopen();
}

void ToolsPage::duplicate(const QStringList &ids)
{
    const workspace::Workspace &workspace = *m_context.engine.curation().state().workspace;
    ToolNames names;
    for (const QString &id : ids)
        names.push_back(toUtf8(id));
    const int count = static_cast<int>(names.size());
    const Duplication copies =
        duplicateTools(workspace, names,
                       toUtf8(count == 1 ? tr("Duplicate %1").arg(ids.constFirst())
                                         : tr("Duplicate %n tool(s)", nullptr, count)));
    if (copies.names.empty())
        return;
    apply(copies.edit, [this, first = fromUtf8(copies.names.front())] {
        if (isAlone())
            m_context.navigator.open({.page = pageid::kTools, .item = first});
        else
            m_list->setCurrent(first);
    });
}

void ToolsPage::remove(const QStringList &ids)
{
    const engine::CurationState &state = m_context.engine.curation().state();
    ToolNames names;
    ToolListModel::Drafts drafts;
    for (const QString &id : ids) {
        if (state.workspace->find<Tool>(toUtf8(id)))
            names.push_back(toUtf8(id));
        if (const ToolDraft *draft = m_drafts->find(id))
            drafts.emplace(id, *draft);
    }
    const int count = static_cast<int>(ids.size());
    const QString what = count == 1 ? m_list->titleOf(ids.constFirst()) : QString();
    const QString label =
        what.isEmpty() ? tr("Delete %n tool(s)", nullptr, count) : tr("Delete %1").arg(what);
    const auto takeAway = [home = m_home, drafts] {
        for (const auto &[id, draft] : drafts)
            home->m_drafts->drop(id);
        home->listTools();
    };
    const OwnSteps::Step step{label, m_home, [home = m_home, drafts] { home->putBack(drafts); }, takeAway};
    const auto offer = [this, count, what](const std::function<void()> &back) {
        m_undo->offer(what.isEmpty() ? tr("%n tool(s) are deleted.", nullptr, count)
                                     : tr("%1 is deleted.").arg(what),
                      back);
    };
    if (names.empty()) {
        takeAway();
        return offer([this, id = OwnSteps::of(m_context.actions).add(step)] {
            OwnSteps::of(m_context.actions).undo(id);
        });
    }
    apply(removeTools(*state.workspace, names, toUtf8(label)), [this, step, takeAway, offer] {
        takeAway();
        const auto edit = m_context.engine.curation().state().history.nextUndo();
        if (edit)
            OwnSteps::of(m_context.actions).accompany(*edit, step);
        offer([this, edit] { undo(edit); });
    });
}

void ToolsPage::undo(std::optional<workspace::HistoryStepId> edit)
{
    whenDone(m_context.engine.curation().undo(edit), this, [this](const Result<void> &undone) {
        if (!undone)
            showError(undone.error());
    });
}

void ToolsPage::apply(const Edit &edit, const std::function<void()> &done)
{
    if (edit.steps.empty())
        return;
    whenDone(m_context.engine.curation().apply(edit), this, [this, done](const Result<void> &result) {
        if (!result)
            showError(result.error());
        else if (done)
            done();
    });
}

void ToolsPage::planMove(const ToolNames &names, const std::string &endpoint)
{
    const engine::CurationState &state = m_context.engine.curation().state();
    workspace::Schemas schemas;
    for (const auto &[name, schema] : state.schemas)
        schemas.emplace(name, schema.schema);
    const auto work = [workspace = state.workspace, schemas = std::move(schemas), names, endpoint] {
        return Result<ToolMove::Rows>(ToolMove::plan(*workspace, schemas, names, endpoint));
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this,
             [this, endpoint](const Result<ToolMove::Rows> &rows) {
                 if (!rows)
                     return;
                 ToolNames all;
                 for (const ToolMove::Row &row : *rows)
                     all.push_back(row.tool);
                 const bool isSure = std::ranges::all_of(
                     *rows, [](const ToolMove::Row &row) { return row.fit == ToolMove::Fit::Fits; });
                 if (isSure)
                     return move(all, endpoint);
                 auto *dialog = new MoveToolsDialog(m_context.theme, *rows, fromUtf8(endpoint), this);
                 connect(dialog, &MoveToolsDialog::chosen, this,
                         [this, endpoint](const ToolNames &chosen) { move(chosen, endpoint); });
                 dialog->open();
             });
}

void ToolsPage::move(const ToolNames &names, const std::string &endpoint)
{
    const int count = static_cast<int>(names.size());
    const QString place = fromUtf8(endpoint);
    //: %1 is an endpoint
    const QString label = tr("Move %n tool(s) to %1", nullptr, count).arg(place);
    apply(moveTools(*m_context.engine.curation().state().workspace, names, endpoint, toUtf8(label)),
          [this, count, place] {
              const auto edit = m_context.engine.curation().state().history.nextUndo();
              //: %1 is an endpoint
              m_undo->offer(tr("%n tool(s) are moved to %1.", nullptr, count).arg(place),
                            [this, edit] { undo(edit); });
          });
}

void ToolsPage::toggleEnabled()
{
    const engine::CurationState &state = m_context.engine.curation().state();
    const ToolNames names = m_listActions->selectedTools();
    if (names.empty())
        return;
    const bool enable = !state.workspace->find<Tool>(names.front())->enabled;
    const int count = static_cast<int>(names.size());
    const QString label =
        enable ? tr("Enable %n tool(s)", nullptr, count) : tr("Disable %n tool(s)", nullptr, count);
    apply(enableTools(*state.workspace, names, enable, toUtf8(label)));
}

void ToolsPage::tryTool()
{
    TryPane &pane = m_editor->tryPane();
    m_editor->showDrawer(ToolEditor::Drawer::Try);
    if (pane.isRunning())
        return;
    const auto arguments = pane.arguments();
    if (!arguments)
        return pane.focusArguments();
    engine::Trial trial{engine::DraftTrial{m_editor->draft().tool}};
    Tool &tool = std::get<engine::DraftTrial>(trial.what).tool;
    tool.active = m_editor->draft().version;
    trial.arguments = *arguments;
    trial.mode = pane.mode();
    if (trial.mode == engine::Trial::Mode::Call && !m_drafts->find(m_current))
        trial.what = engine::SavedTrial{tool.name, tool.active};
    trial.cancellation = pane.begin();
    whenDone(m_context.engine.calls().run(std::move(trial)), this,
             [this, run = pane.run()](const Result<engine::TrialAnswer> &answer) {
                 m_editor->tryPane().take(run, answer);
             });
}

void ToolsPage::runExamples()
{
    m_editor->openTab(m_editor->examples());
    m_editor->examples().runAll();
}

void ToolsPage::saveExample(const json::Value &arguments)
{
    ToolDraft draft = m_editor->draft();
    workspace::Example example;
    example.name = toUtf8(tr("Example %1").arg(draft.tool.examples.size() + 1));
    example.parameters = arguments;
    draft.tool.examples.push_back(std::move(example));
    m_editor->rebase(draft);
    draftEdited();
}

void ToolsPage::copyDefinition()
{
    const ToolDraft &draft = m_editor->draft();
    json::Value definition = json::Value::object({{"name", draft.tool.name}});
    const json::Value tool = workspace::encode(draft.tool);
    for (const json::Member &member : tool.members())
        definition.set(member.name, member.value);
    QGuiApplication::clipboard()->setText(fromUtf8(json::writePretty(definition)));
}

} // namespace tooltray::ui
