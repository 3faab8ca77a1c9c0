// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/draftcommands.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/ownsteps.h"
#include "ui/language/sentence.h"
#include "ui/language/utf8text.h"
#include "ui/models/clipboardtools.h"
#include "ui/models/draftsaving.h"
#include "ui/models/endpointtexts.h"
#include "ui/models/tooledits.h"
#include "ui/pages/tools/toolcheck.h"
#include "ui/pages/tools/toolcommands.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/widgets/undonotice.h"
#include "workspace/snapshot/resolvedendpoint.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QThreadPool>

#include <memory>
#include <optional>
#include <set>
#include <string>

namespace tooltray::ui {

using workspace::Tool;

namespace {

constexpr qsizetype kMaxNamedDrafts = 5;

// What the endpoint offers: GraphQL, unless it has a REST API alone.
workspace::Operation firstOperation(const workspace::Workspace &workspace, const std::string &name)
{
    const auto *endpoint = workspace.find<workspace::Endpoint>(name);
    if (endpoint && isRestOnly(*endpoint))
        return workspace::RestRequest{.path = "/"};
    return workspace::GraphqlOperation{};
}

} // namespace

DraftCommands::DraftCommands(const PageContext &context, ToolDrafts &drafts, ToolCommands &commands,
                             ToolNotices &notices, UndoNotice &undo)
    : QObject(&commands)
    , m_context(context)
    , m_drafts(drafts)
    , m_commands(commands)
    , m_notices(notices)
    , m_undo(undo)
{}

void DraftCommands::add(const Tool &current, const Tool *content)
{
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    const std::string endpoint = endpointOf(workspace, current);
    ToolDraft draft = newToolDraft(workspace, endpoint, firstOperation(workspace, endpoint));
    if (content) {
        draft.tool = *content;
        draft.version = content->active;
    }
    Q_EMIT made(m_drafts.add(draft));
}

void DraftCommands::addFromClipboard(const Tool &current)
{
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    const auto copied =
        ClipboardTools::read(workspace, current.endpoint, QGuiApplication::clipboard()->text());
    if (copied.tools().empty())
        return m_notices.refuse(copied.problem());
    QString first;
    for (const Tool &tool : copied.tools()) {
        ToolDraft draft;
        draft.tool = tool;
        draft.version = tool.active;
        const QString id = m_drafts.add(draft);
        if (first.isEmpty())
            first = id;
    }
    Q_EMIT made(first);
    QString text;
    if (const auto count = static_cast<int>(copied.tools().size()); count > 1)
        text = tr("Created %n draft(s) from the clipboard.", nullptr, count);
    if (!copied.note().isEmpty())
        text += (text.isEmpty() ? QString() : QStringLiteral(" ")) + copied.note();
    if (!text.isEmpty())
        m_notices.tell(MessageKind::Info, text);
}

void DraftCommands::addAll(const std::vector<Tool> &tools)
{
    if (tools.empty())
        return;
    std::set<std::string> taken;
    for (const auto &[id, draft] : m_drafts.all())
        taken.insert(draft.tool.name);
    ToolListModel::Drafts added;
    QStringList ids;
    for (const Tool &tool : tools) {
        ToolDraft draft;
        draft.tool = tool;
        draft.tool.name =
            freeToolName(*m_context.engine.workspaceClient().state().workspace, tool.name, taken);
        taken.insert(draft.tool.name);
        draft.version = tool.active;
        ids.append(m_drafts.add(draft));
        added.emplace(ids.back(), draft);
    }
    Q_EMIT made(ids.constFirst());
    const int count = static_cast<int>(tools.size());
    //: What Undo takes back
    const QString label = tr("Create %n tool(s)", nullptr, count);
    const auto offered = std::make_shared<UndoNotice::Id>();
    const auto takeAway = [this, added, offered] {
        drop(added);
        m_undo.dismiss(*offered);
    };
    const OwnSteps::Id step = OwnSteps::of(m_context.actions).add({label, this, takeAway, [this, added] {
                                                                       m_drafts.bringBack(added);
                                                                   }});
    *offered = m_undo.offer(tr("Created %n draft(s). Save them to publish.", nullptr, count),
                            [this, step] { OwnSteps::of(m_context.actions).undo(step); },
                            {tr("Save all"), [this, ids] { save(ids); }});
}

void DraftCommands::drop(const ToolListModel::Drafts &drafts)
{
    m_drafts.dropAll(drafts);
    Q_EMIT changed();
}

void DraftCommands::saveAll()
{
    QStringList ids;
    for (const auto &[id, draft] : m_drafts.all())
        ids.append(id);
    save(ids);
}

void DraftCommands::save(const QStringList &ids)
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    ToolListModel::Drafts drafts;
    for (const QString &id : ids) {
        if (const ToolDraft *draft = m_drafts.find(id))
            drafts.emplace(id, *draft);
    }
    if (drafts.empty())
        return;
    const QString label = tr("Save %n tool(s)", nullptr, static_cast<int>(drafts.size()));
    const auto work = [workspace = state.workspace, schemas = state.checked(), drafts,
                       label = toUtf8(label)] {
        return Result<DraftSaving>(DraftSaving::plan(*workspace, schemas, drafts, label));
    };
    whenDone(ask(QThreadPool::globalInstance(), work), this, [this](const Result<DraftSaving> &saving) {
        if (!saving)
            return m_notices.showError(saving.error());
        if (saving->edit.steps.empty())
            return saved(*saving);
        whenDone(m_context.engine.workspaceClient().save(saving->edit), this,
                 [this, saving = *saving](const Result<void> &result) {
                     if (result)
                         saved(saving);
                     else
                         m_notices.showError(result.error());
                 });
    });
}

void DraftCommands::saved(const DraftSaving &saving)
{
    const workspace::Workspace &workspace = *m_context.engine.workspaceClient().state().workspace;
    for (const auto &[id, draft] : saving.saved) {
        const QString name = fromUtf8(draft.tool.name);
        m_drafts.settle(id, draft, workspace);
        if (id != name)
            m_drafts.rename(id, name);
    }
    m_drafts.tellRows();
    Q_EMIT changed();
    if (!saving.left.empty())
        tellLeft(saving.left);
    if (saving.saved.empty())
        return;
    const auto bringBack = [this, drafts = saving.saved] {
        for (const auto &[id, draft] : drafts)
            m_drafts.rename(fromUtf8(draft.tool.name), id);
        m_drafts.bringBack(drafts);
    };
    const auto takeAway = [this, drafts = saving.saved] {
        for (const auto &[id, draft] : drafts)
            m_drafts.rename(id, fromUtf8(draft.tool.name));
        drop(drafts);
    };
    if (const auto edit = m_context.engine.workspaceClient().state().history.nextUndo())
        OwnSteps::of(m_context.actions).accompany(*edit, {{}, this, bringBack, takeAway});
    m_commands.offerUndo(tr("Saved %n tool(s).", nullptr, static_cast<int>(saving.saved.size())));
}

void DraftCommands::tellLeft(const ToolListModel::Drafts &left)
{
    QStringList names;
    for (const auto &[id, draft] : left)
        names.append(fromUtf8(draft.tool.name));
    const auto count = static_cast<int>(names.size());
    if (names.size() > kMaxNamedDrafts)
        names = names.mid(0, kMaxNamedDrafts) << QStringLiteral("\u2026");
    //: %1 are names of tools
    const QString text =
        tr("%n tool(s) with errors stay drafts: %1", nullptr, count).arg(names.join(listSeparator()));
    m_notices.tell(MessageKind::Warning, text, [this, first = left.begin()->first] { Q_EMIT made(first); });
}

} // namespace tooltray::ui
