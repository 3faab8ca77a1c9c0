// SPDX-License-Identifier: GPL-3.0-or-later
// What the Tools page does to the versions of a tool; see toolspage.cpp for how it shows them.
#include "base/ask.h"
#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/language/utf8text.h"
#include "ui/pages/tools/tooldrafts.h"
#include "ui/pages/tools/tooleditor.h"
#include "ui/pages/tools/toolspage.h"
#include "ui/pages/tools/versionstab.h"
#include "ui/widgets/inlinemessage.h"
#include "ui/widgets/undonotice.h"
#include "workspace/checks/checkversion.h"
#include "workspace/definitions/tool.h"

#include <QAction>

namespace tooltray::ui {

using workspace::Tool;
using workspace::Version;

void ToolsPage::connectVersions()
{
    VersionsTab *tab = &m_editor->versions();
    connect(tab, &VersionsTab::openWanted, this, &ToolsPage::openVersion);
    connect(tab, &VersionsTab::activateWanted, this, &ToolsPage::activateVersion);
    connect(tab, &VersionsTab::copyWanted, this, &ToolsPage::copyVersion);
    connect(tab, &VersionsTab::removeWanted, this, &ToolsPage::removeVersion);
    const auto on = [this](const QString &id, auto method) {
        connect(m_context.actions.action(id), &QAction::triggered, this,
                [this, method] { (this->*method)(m_editor->draft().version); });
    };
    on(actionid::kNewVersion, &ToolsPage::copyVersion);
    on(actionid::kActivateVersion, &ToolsPage::activateVersion);
    on(actionid::kDeleteVersion, &ToolsPage::removeVersion);
    connect(m_context.actions.action(actionid::kCompareVersion), &QAction::triggered, this, [this, tab] {
        m_editor->openTab(*tab);
        tab->compareWithActive();
    });
}

void ToolsPage::enableVersions(bool isShown)
{
    const ToolDraft &draft = m_editor->draft();
    const bool hasTool = isShown && !m_current.isEmpty();
    m_context.actions.action(actionid::kNewVersion)->setEnabled(hasTool);
    for (const auto id : {actionid::kActivateVersion, actionid::kCompareVersion, actionid::kDeleteVersion})
        m_context.actions.action(id)->setEnabled(hasTool && draft.version != draft.tool.active);
}

// Who looks at the active version goes on doing so when another one becomes it.
std::optional<ToolDraft> ToolsPage::savedDraft() const
{
    auto draft = draftOf(*m_context.engine.curation().state().workspace, toUtf8(m_current));
    const ToolDraft &shown = m_editor->draft();
    if (draft && draft->original == shown.original && shown.version != shown.tool.active
        && draft->tool.versions.contains(shown.version))
        draft->version = shown.version;
    return draft;
}

void ToolsPage::openVersion(Version version)
{
    ToolDraft draft = m_editor->draft();
    if (draft.version == version || !draft.tool.versions.contains(version))
        return;
    if (!draft.definitionText.empty())
        return refuse(tr("The definition is not complete."),
                      tr("Complete it before you open another version."));
    draft.version = version;
    if (m_drafts->find(m_current))
        m_drafts->put(m_current, draft);
    m_editor->open(m_current, draft);
    enableVersions(isVisible());
    showSidePanel();
    check();
}

void ToolsPage::activateVersion(Version version)
{
    const engine::CurationState &state = m_context.engine.curation().state();
    workspace::Schemas schemas;
    for (const auto &[endpoint, schema] : state.schemas)
        schemas.emplace(endpoint, schema.schema);
    // What does not work must not take the place of what does.
    const auto countErrors = [workspace = state.workspace, schemas, tool = m_editor->draft().tool,
                              version]() -> Result<int> {
        const auto errorsOf = [&](Version each) {
            return static_cast<int>(workspace::checkVersion(*workspace, schemas, tool, each).problems.size());
        };
        return !tool.enabled || errorsOf(tool.active) > 0 ? 0 : errorsOf(version);
    };
    whenDone(
        ask(QThreadPool::globalInstance(), countErrors), this,
        [this, id = m_current, version](const Result<int> &errors) {
            const ToolDraft &draft = m_editor->draft();
            if (id != m_current || !draft.tool.versions.contains(version) || !errors)
                return;
            if (*errors > 0)
                return refuse(tr("Not activated, as every call would fail: %n error(s).", nullptr, *errors));
            changeVersions(
                tr("Activate version %1 of %2").arg(fromUtf8(version.toString()), fromUtf8(draft.tool.name)),
                [version](Tool &tool) {
                    tool.active = version;
                    return version;
                },
                [this, version] { tellOfApproved(version); });
        });
}

// A person's approval outlives what becomes active after it.
void ToolsPage::tellOfApproved(Version version)
{
    const Tool &tool = m_editor->draft().tool;
    if (tool.pin && tool.pin->version != version)
        tell(MessageKind::Info,
             tr("Clients still get version %1, which was approved, until the change is accepted.")
                 .arg(fromUtf8(tool.pin->version.toString())));
}

void ToolsPage::copyVersion(Version version)
{
    const QString label = tr("New version of %1").arg(fromUtf8(m_editor->draft().tool.name));
    changeVersions(label, [version](Tool &tool) { return workspace::addVersion(tool, version); });
}

void ToolsPage::removeVersion(Version version)
{
    const ToolDraft before = m_editor->draft();
    const bool isDraft = m_drafts->find(m_current) != nullptr;
    const QString number = fromUtf8(version.toString());
    const QString name = fromUtf8(before.tool.name);
    changeVersions(
        tr("Delete version %1 of %2").arg(number, name),
        [version, shown = before.version](Tool &tool) {
            workspace::removeVersion(tool, version);
            return shown == version ? tool.active : shown;
        },
        [=, this, id = m_current] {
            const auto edit = m_context.engine.curation().state().history.nextUndo();
            m_undo->offer(tr("Version %1 of %2 is deleted.").arg(number, name), [=, this] {
                if (!isDraft)
                    return undo(edit);
                m_drafts->put(id, before);
                if (m_current == id)
                    open(id);
            });
        });
}

// Saved at once, as a step that can be undone; where the tool has changes that are not saved, it is one of them.
void ToolsPage::changeVersions(const QString &label, const std::function<Version(Tool &)> &change,
                               const std::function<void()> &done)
{
    ToolDraft changed = m_editor->draft();
    if (!changed.definitionText.empty())
        return refuse(tr("The definition is not complete."), tr("What you typed is kept as a draft."));
    changed.version = change(changed.tool);
    if (m_drafts->find(m_current)) {
        m_editor->open(m_current, changed);
        draftEdited();
        showSidePanel();
        if (done)
            done();
        return;
    }
    apply(saveEdit(changed, toUtf8(label)), [this, id = m_current, version = changed.version, done] {
        if (m_current == id)
            openVersion(version);
        if (done)
            done();
    });
}

} // namespace tooltray::ui
