// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QToolButton>

class QAction;
class QActionGroup;

namespace tooltray::engine {
class WorkspaceDirectory;
}

namespace tooltray::ui {

class Theme;

// The workspace that is open, above the pages of it, with a menu of the others.
class WorkspaceButton final : public QToolButton {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceButton)

public:
    // The action leads to all of them.
    WorkspaceButton(const Theme &theme, const engine::WorkspaceDirectory &directory, const QString &workspace,
                    QAction &manage, QWidget *parent = nullptr);

    // The icon only.
    void setCollapsed(bool collapsed);

Q_SIGNALS:
    void chosen(const QString &workspace);

private:
    void refresh();

    const engine::WorkspaceDirectory &m_directory;
    QString m_workspace;
    QAction &m_manage;
    QActionGroup *m_names;
};

} // namespace tooltray::ui
