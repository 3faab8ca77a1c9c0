// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/toolcommands.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/ownsteps.h"
#include "ui/dialogs/movetoolsdialog.h"
#include "ui/dialogs/packexport.h"
#include "ui/language/utf8text.h"
#include "ui/models/tooledits.h"
#include "ui/pages/tools/toolcheck.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/theme/screenreader.h"
#include "ui/widgets/undonotice.h"

#include <QDir>
#include <QPointer>
#include <QThreadPool>

#include <algorithm>
#include <memory>

namespace tooltray::ui {

using workspace::Tool;

ToolCommands::ToolCommands(const PageContext &context, ToolDrafts &drafts, ToolNotices &notices,
                           UndoNotice &undo, QWidget &page)
    : QObject(&page)
    , m_context(context)
    , m_drafts(drafts)
    , m_notices(notices)
    , m_undo(undo)
    , m_page(page)
{}

void ToolCommands::apply(const workspace::Edit &edit, const std::function<void()> &done)
{
    if (edit.steps.empty())
        return;
    whenDone(m_context.engine.workspaceClient().apply(edit), this, [this, done](const Result<void> &result) {
        if (!result)
            m_notices.showError(result.error());
        else if (done)
            done();
    });
}

void ToolCommands::undo(std::optional<workspace::HistoryStepId> edit)
{
    whenDone(m_context.engine.workspaceClient().undo(edit), this, [this](const Result<void> &undone) {
        if (!undone)
            m_notices.showError(undone.error());
    });
}

void ToolCommands::tellCreated(int count)
{
    offerUndo(tr("Created %n tool(s).", nullptr, count));
}

void ToolCommands::offerUndo(const QString &text)
{
    const auto edit = m_context.engine.workspaceClient().state().history.nextUndo();
    const UndoNotice::Id offered = m_undo.offer(text, [this, edit] { undo(edit); });
    // The undo step may outlive the window of the tool, so it does not use `this`.
    const auto dismiss = [notice = QPointer(&m_undo), offered] {
        if (notice)
            notice->dismiss(offered);
    };
    if (edit)
        OwnSteps::of(m_context.actions).accompany(*edit, {{}, &m_undo, dismiss, [] {}});
}

void ToolCommands::duplicate(const QStringList &ids)
{
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    ToolNames names;
    for (const QString &id : ids)
        names.push_back(toUtf8(id));
    const int count = static_cast<int>(names.size());
    const Duplication copies =
        duplicateTools(workspace, names,
                       toUtf8(count == 1 ? tr("Duplicate %1").arg(ids.constFirst())
                                         : tr("Duplicate %n tool(s)", nullptr, count)));
    if (!copies.names.empty())
        apply(copies.edit, [this, first = fromUtf8(copies.names.front())] { Q_EMIT duplicated(first); });
}

void ToolCommands::remove(const QStringList &ids, const QString &title)
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    ToolNames names;
    ToolListModel::Drafts drafts;
    for (const QString &id : ids) {
        if (state.workspace->find<Tool>(toUtf8(id)))
            names.push_back(toUtf8(id));
        if (const ToolDraft *draft = m_drafts.find(id))
            drafts.emplace(id, *draft);
    }
    const int count = static_cast<int>(ids.size());
    const QString what = count == 1 ? title : QString();
    const QString label =
        what.isEmpty() ? tr("Delete %n tool(s)", nullptr, count) : tr("Delete %1").arg(what);
    // The undo step outlives the window of the tool, so it does not use `this`.
    ToolDrafts *kept = &m_drafts;
    const auto takeAway = [kept, drafts] { kept->dropAll(drafts); };
    const auto offered = std::make_shared<UndoNotice::Id>();
    const auto bringBack = [kept, drafts, notice = QPointer(&m_undo), offered] {
        kept->bringBack(drafts);
        if (notice)
            notice->dismiss(*offered);
    };
    const OwnSteps::Step step{label, kept, bringBack, takeAway};
    const QString done =
        what.isEmpty() ? tr("Deleted %n tool(s).", nullptr, count) : tr("Deleted %1.").arg(what);
    if (names.empty()) {
        takeAway();
        *offered = m_undo.offer(done, [this, id = OwnSteps::of(m_context.actions).add(step)] {
            OwnSteps::of(m_context.actions).undo(id);
        });
        return;
    }
    apply(removeTools(*state.workspace, names, toUtf8(label)), [this, step, takeAway, done] {
        takeAway();
        if (const auto edit = m_context.engine.workspaceClient().state().history.nextUndo())
            OwnSteps::of(m_context.actions).accompany(*edit, step);
        offerUndo(done);
    });
}

void ToolCommands::toggleEnabled(const ToolNames &names)
{
    if (names.empty())
        return;
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    const bool enable = !workspace.find<Tool>(names.front())->enabled;
    const int count = static_cast<int>(names.size());
    const QString label =
        enable ? tr("Enable %n tool(s)", nullptr, count) : tr("Disable %n tool(s)", nullptr, count);
    const QString outcome =
        enable ? tr("Enabled %n tool(s).", nullptr, count) : tr("Disabled %n tool(s).", nullptr, count);
    apply(enableTools(workspace, names, enable, toUtf8(label)),
          [this, outcome] { Announcement::say(m_page, outcome); });
}

void ToolCommands::planMove(const ToolNames &names, const std::string &endpoint)
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    const auto work = [workspace = state.workspace, schemas = state.checked(), names, endpoint] {
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
                 auto *dialog = new MoveToolsDialog(m_context.theme, *rows, fromUtf8(endpoint), &m_page);
                 connect(dialog, &MoveToolsDialog::chosen, this,
                         [this, endpoint](const ToolNames &chosen) { move(chosen, endpoint); });
                 dialog->open();
             });
}

void ToolCommands::move(const ToolNames &names, const std::string &endpoint)
{
    const int count = static_cast<int>(names.size());
    const QString place = fromUtf8(endpoint);
    //: %1 is an endpoint
    const QString label = tr("Move %n tool(s) to %1", nullptr, count).arg(place);
    apply(moveTools(*m_context.engine.workspaceClient().state().workspace, names, endpoint, toUtf8(label)),
          [this, count, place] {
              //: %1 is an endpoint
              offerUndo(tr("Moved %n tool(s) to %1.", nullptr, count).arg(place));
          });
}

void ToolCommands::exportTools(const ToolNames &names)
{
    if (names.empty())
        return m_notices.refuse(tr("Save a tool before you export it."));
    openPackExport(
        m_page, m_context.engine.workspaceClient().state().workspace, names,
        [this, count = static_cast<int>(names.size())](const QString &path, const Result<void> &result) {
            if (result)
                m_notices.tell(
                    MessageKind::Ok,
                    tr("Exported %n tool(s) to %1.", nullptr, count).arg(QDir::toNativeSeparators(path)));
            else
                m_notices.showError(result.error());
        });
}

} // namespace tooltray::ui
