// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/mainwindow/workspaceswitcher.h"

#include "engine/engine.h"
#include "ui/actions/actionids.h"
#include "ui/actions/actionregistry.h"
#include "ui/dialogs/workspaces/leavedialog.h"
#include "ui/dialogs/workspaces/workspacesdialog.h"
#include "ui/language/utf8text.h"
#include "ui/widgets/palettepopup.h"
#include "ui/widgets/workspacebutton.h"

#include <algorithm>
#include <chrono>
#include <utility>

namespace tooltray::ui {
namespace {

using namespace std::chrono_literals;

// One that is renamed is gone for a moment.
constexpr auto kGoneAfter = 2s;

} // namespace

WorkspaceNameSource::WorkspaceNameSource(engine::Engine &engine, std::function<void(const QString &)> run)
    : m_engine(engine)
    , m_run(std::move(run))
{}

QString WorkspaceNameSource::kind() const
{
    //: Beside an entry of the palette: what kind of thing it is
    return WorkspaceSwitcher::tr("Workspace");
}

QList<PaletteEntry> WorkspaceNameSource::entries() const
{
    QList<PaletteEntry> entries;
    for (const std::string &name : m_engine.workspaces().names()) {
        if (name == m_engine.workspace())
            continue;
        const QString text = fromUtf8(name);
        entries.append({.id = QStringLiteral("workspace/") + text,
                        .text = WorkspaceSwitcher::tr("Open workspace %1").arg(text),
                        .keys = {},
                        .icon = Icon::Folder});
    }
    return entries;
}

void WorkspaceNameSource::run(const QString &id)
{
    m_run(id.section(u'/', 1));
}

WorkspaceSwitcher::WorkspaceSwitcher(engine::Engine &engine, const Theme &theme, ActionRegistry &actions,
                                     std::function<QStringList()> unsaved, QWidget &window)
    : QObject(&window)
    , m_engine(engine)
    , m_theme(theme)
    , m_actions(actions)
    , m_unsaved(std::move(unsaved))
    , m_window(window)
    , m_source(engine, [this](const QString &workspace) { choose(workspace); })
{
    actions.add({.id = actionid::kWorkspaces,
                 .section = ActionSection::File,
                 .text = QT_TRANSLATE_NOOP("Actions", "&Workspaces..."),
                 .icon = Icon::Folder},
                [this] { openDialog(); });
    m_gone.setSingleShot(true);
    m_gone.setInterval(kGoneAfter);
    connect(&m_gone, &QTimer::timeout, this, [this] { Q_EMIT wanted(fromUtf8(engine::kDefaultWorkspace)); });
    connect(&engine.workspaces(), &engine::WorkspaceDirectory::namesChanged, this,
            &WorkspaceSwitcher::followNames);
}

WorkspaceButton *WorkspaceSwitcher::makeButton(QWidget *parent) const
{
    auto *button = new WorkspaceButton(m_theme, m_engine.workspaces(), fromUtf8(m_engine.workspace()),
                                       *m_actions.action(actionid::kWorkspaces), parent);
    connect(button, &WorkspaceButton::chosen, this, &WorkspaceSwitcher::choose);
    return button;
}

void WorkspaceSwitcher::addTo(PalettePopup &palette)
{
    palette.addSource(m_source);
}

void WorkspaceSwitcher::choose(const QString &workspace)
{
    const QStringList unsaved = m_unsaved();
    if (unsaved.isEmpty()) {
        Q_EMIT wanted(workspace);
        return;
    }
    auto *dialog = new LeaveDialog(fromUtf8(m_engine.workspace()), unsaved, &m_window);
    connect(dialog, &QDialog::accepted, this, [this, workspace] { Q_EMIT wanted(workspace); });
    dialog->open();
}

void WorkspaceSwitcher::openDialog()
{
    auto *dialog =
        new WorkspacesDialog(m_engine.workspaces(), m_theme, fromUtf8(m_engine.workspace()), &m_window);
    connect(dialog, &WorkspacesDialog::chosen, this, &WorkspaceSwitcher::choose);
    connect(dialog, &WorkspacesDialog::currentRenamed, this, &WorkspaceSwitcher::wanted);
    dialog->open();
}

void WorkspaceSwitcher::followNames()
{
    const std::vector<std::string> &names = m_engine.workspaces().names();
    const bool isThere = names.empty() || std::ranges::find(names, m_engine.workspace()) != names.end();
    if (isThere)
        m_gone.stop();
    else if (!m_gone.isActive())
        m_gone.start();
}

} // namespace tooltray::ui
