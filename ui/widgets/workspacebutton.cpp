// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/workspacebutton.h"

#include "engine/clients/workspacedirectory.h"
#include "ui/language/language.h"
#include "ui/language/utf8text.h"
#include "ui/theme/metrics.h"
#include "ui/theme/theme.h"

#include <QActionGroup>
#include <QMenu>

namespace tooltray::ui {

WorkspaceButton::WorkspaceButton(const Theme &theme, const engine::WorkspaceDirectory &directory,
                                 const QString &workspace, QAction &manage, QWidget *parent)
    : QToolButton(parent)
    , m_directory(directory)
    , m_workspace(workspace)
    , m_manage(manage)
    , m_names(new QActionGroup(this))
{
    setIcon(theme.icon(Icon::Folder));
    setIconSize({metrics::kIcon, metrics::kIcon});
    setAutoRaise(true);
    setFocusPolicy(Qt::StrongFocus);
    setPopupMode(InstantPopup);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMenu(new QMenu(this));
    setCollapsed(false);
    connect(m_names, &QActionGroup::triggered, this, [this](const QAction *action) {
        const QString name = action->data().toString();
        refresh(); // the check mark stays where it is until the other one is open
        if (name != m_workspace)
            Q_EMIT chosen(name);
    });
    connect(&directory, &engine::WorkspaceDirectory::namesChanged, this, &WorkspaceButton::refresh);
    keepTranslated(*this, [this] { refresh(); });
}

void WorkspaceButton::setCollapsed(bool collapsed)
{
    setToolButtonStyle(collapsed ? Qt::ToolButtonIconOnly : Qt::ToolButtonTextBesideIcon);
}

void WorkspaceButton::refresh()
{
    qDeleteAll(m_names->actions());
    for (const std::string &each : m_directory.names()) {
        const QString name = fromUtf8(each);
        QAction *action = m_names->addAction(name);
        action->setData(name);
        action->setCheckable(true);
        action->setChecked(name == m_workspace);
    }
    menu()->clear();
    menu()->addActions(m_names->actions());
    menu()->addSeparator();
    menu()->addAction(&m_manage);
    setText(m_workspace);
    //: Of a button; %1 is the name of the workspace that is open
    setAccessibleName(tr("Workspace: %1").arg(m_workspace));
    setToolTip(tr("Workspace: %1").arg(m_workspace));
}

} // namespace tooltray::ui
