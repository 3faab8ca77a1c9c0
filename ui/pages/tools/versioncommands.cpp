// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/pages/tools/versioncommands.h"

#include "base/task/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/utf8text.h"
#include "ui/pages/tools/toolcommands.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolnotices.h"
#include "ui/pages/tools/toolsession.h"
#include "ui/pages/tools/versionstab.h"
#include "ui/widgets/undonotice.h"
#include "workspace/checks/checkversion.h"
#include "workspace/definitions/tool.h"

#include <QAction>
#include <QThreadPool>

namespace tooltray::ui {

using workspace::Tool;
using workspace::Version;

VersionCommands::VersionCommands(const PageContext &context, ToolDrafts &drafts, ToolSession &session,
                                 ToolEditor &editor, ToolCommands &commands, ToolNotices &notices,
                                 UndoNotice &undo)
    : QObject(&session)
    , m_context(context)
    , m_drafts(drafts)
    , m_session(session)
    , m_editor(editor)
    , m_commands(commands)
    , m_notices(notices)
    , m_undo(undo)
{
    VersionsTab *tab = &m_editor.versions();
    connect(tab, &VersionsTab::openWanted, &m_session, &ToolSession::openVersion);
    connect(tab, &VersionsTab::activateWanted, this, &VersionCommands::activate);
    connect(tab, &VersionsTab::copyWanted, this, &VersionCommands::copy);
    connect(tab, &VersionsTab::removeWanted, this, &VersionCommands::remove);
    const auto on = [this](const QString &id, auto method) {
        connect(m_context.actions.action(id), &QAction::triggered, this,
                [this, method] { (this->*method)(m_editor.draft().version); });
    };
    on(actionid::kNewVersion, &VersionCommands::copy);
    on(actionid::kActivateVersion, &VersionCommands::activate);
    on(actionid::kDeleteVersion, &VersionCommands::remove);
    connect(m_context.actions.action(actionid::kCompareVersion), &QAction::triggered, this, [this, tab] {
        m_editor.openTab(*tab);
        tab->compareWithActive();
    });
}

void VersionCommands::enable(bool isShown)
{
    const ToolDraft &draft = m_editor.draft();
    const bool hasTool = isShown && !m_session.id().isEmpty();
    m_context.actions.action(actionid::kNewVersion)->setEnabled(hasTool);
    for (const auto id : {actionid::kActivateVersion, actionid::kCompareVersion, actionid::kDeleteVersion})
        m_context.actions.action(id)->setEnabled(hasTool && draft.version != draft.tool.active);
}

void VersionCommands::activate(Version version)
{
    const engine::WorkspaceState &state = m_context.engine.workspaceClient().state();
    // A version that fails must not replace one that works.
    const auto countErrors = [workspace = state.workspace, schemas = state.checked(),
                              tool = m_editor.draft().tool, version]() -> Result<int> {
        const auto errorsOf = [&](Version each) {
            return static_cast<int>(workspace::checkVersion(*workspace, schemas, tool, each).problems.size());
        };
        return !tool.enabled || errorsOf(tool.active) > 0 ? 0 : errorsOf(version);
    };
    whenDone(
        ask(QThreadPool::globalInstance(), countErrors), this,
        [this, id = m_session.id(), version](const Result<int> &errors) {
            const ToolDraft &draft = m_editor.draft();
            if (id != m_session.id() || !draft.tool.versions.contains(version) || !errors)
                return;
            if (*errors > 0)
                return m_notices.refuse(
                    tr("Not activated, because every call would fail: %n error(s).", nullptr, *errors));
            change(
                tr("Activate version %1 of %2").arg(fromUtf8(version.toString()), fromUtf8(draft.tool.name)),
                [version](Tool &tool) {
                    tool.active = version;
                    return version;
                },
                [this, version] { tellOfApproved(version); });
        });
}

// A person's approval outlives what becomes active after it.
void VersionCommands::tellOfApproved(Version version)
{
    const Tool &tool = m_editor.draft().tool;
    if (tool.pin && tool.pin->version != version)
        m_notices.tell(MessageKind::Info,
                       tr("Clients still get version %1, the approved one, until you approve the change.")
                           .arg(fromUtf8(tool.pin->version.toString())));
}

void VersionCommands::copy(Version version)
{
    const QString label = tr("New version of %1").arg(fromUtf8(m_editor.draft().tool.name));
    change(label, [version](Tool &tool) { return workspace::addVersion(tool, version); });
}

void VersionCommands::remove(Version version)
{
    const ToolDraft before = m_editor.draft();
    const bool isDraft = m_session.isChanged();
    const QString number = fromUtf8(version.toString());
    const QString name = fromUtf8(before.tool.name);
    const auto bringBack = [this, id = m_session.id(), before] {
        m_drafts.put(id, before);
        if (m_session.id() == id)
            m_session.open(QString(id));
    };
    change(
        tr("Delete version %1 of %2").arg(number, name),
        [version, shown = before.version](Tool &tool) {
            workspace::removeVersion(tool, version);
            return shown == version ? tool.active : shown;
        },
        [=, this] {
            const QString done = tr("Deleted version %1 of %2.").arg(number, name);
            if (isDraft)
                m_undo.offer(done, bringBack);
            else
                m_commands.offerUndo(done);
        });
}

void VersionCommands::change(const QString &label, const std::function<Version(Tool &)> &change,
                             const std::function<void()> &done)
{
    ToolDraft changed = m_editor.draft();
    if (!changed.definitionText.empty())
        return m_notices.refuse(tr("The definition is not complete."),
                                tr("Your changes are kept as a draft."));
    changed.version = change(changed.tool);
    if (m_session.isChanged()) {
        m_session.replace(changed);
        if (done)
            done();
        return;
    }
    m_commands.apply(saveEdit(changed, toUtf8(label)),
                     [this, id = m_session.id(), version = changed.version, done] {
                         if (m_session.id() == id)
                             m_session.openVersion(version);
                         if (done)
                             done();
                     });
}

} // namespace tooltray::ui
