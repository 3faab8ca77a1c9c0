// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/workspacedirectory.h"

#include <QDialog>

#include <cstdint>
#include <functional>
#include <vector>

class QAction;
class QLineEdit;
class QPushButton;
class QToolButton;
class QTreeWidget;
class QTreeWidgetItem;

namespace tooltray::ui {

class InlineMessage;
class TextLabel;
class Theme;

// All workspaces with their clients: to make, rename and remove them, and to say which client works in which one.
class WorkspacesDialog final : public QDialog {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspacesDialog)

public:
    // The current workspace is the one that the window shows.
    WorkspacesDialog(engine::WorkspaceDirectory &directory, const Theme &theme, const QString &current,
                     QWidget *parent = nullptr);

Q_SIGNALS:
    // The window is to show that one.
    void chosen(const QString &workspace);
    // The one that the window showed has this name now.
    void currentRenamed(const QString &workspace);

private:
    enum class Naming : std::uint8_t { None, New, Rename };
    struct Selected {
        QString workspace; // empty: nothing is selected
        QString client;    // empty: the workspace itself
    };

    void build();
    void connectParts();
    void retranslate();
    void load();
    void show(const std::vector<engine::WorkspaceSummary> &all);
    QTreeWidgetItem *addWorkspace(const engine::WorkspaceSummary &summary);
    Selected selected() const;
    void enableParts();
    void fillTargets();
    void askName(Naming naming);
    void takeName();
    void askToRemove();
    void remove();
    void moveClient(const QString &target);
    void tell(const QString &text);
    void tellError(const Error &error);
    void run(const QFuture<Result<void>> &change, const std::function<void()> &then);

    engine::WorkspaceDirectory &m_directory;
    const Theme &m_theme;
    QString m_current;
    std::vector<engine::WorkspaceSummary> m_all;
    TextLabel *m_text;
    QTreeWidget *m_tree;
    InlineMessage *m_message;
    QAction *m_confirm; // of the question whether to remove one
    QPushButton *m_new;
    QPushButton *m_rename;
    QPushButton *m_remove;
    QToolButton *m_move;
    QWidget *m_nameRow;
    TextLabel *m_nameLabel;
    QLineEdit *m_name;
    QPushButton *m_take;
    QPushButton *m_open;
    QPushButton *m_close;
    Naming m_naming = Naming::None;
    Selected m_subject; // of the name, or of the question
};

} // namespace tooltray::ui
