// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/tooledits.h"
#include "ui/models/toollistmodel.h"

#include <QList>
#include <QObject>

#include <functional>
#include <string>
#include <vector>

class QAction;
class QMenu;
class QToolButton;

namespace tooltray::ui {

class ActionRegistry;
class ListPane;
class Theme;
class UiState;

// What the list of tools offers for the rows that are selected or dragged, and how it is ordered. It asks for edits
// and makes none itself.
class ToolListActions final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolListActions)

public:
    ToolListActions(const Theme &theme, ListPane &pane, ToolListModel &model);

    void setWorkspace(const workspace::WorkspacePtr &workspace);
    // Has the order that somebody chose before, and keeps what is chosen.
    void keepArrangement(UiState &state);
    // Some that are not saved yet.
    void setHasDrafts(bool hasDrafts);
    ToolNames selectedTools() const; // without drafts of new ones
    // To the commands of the window that do the same; they outlive this.
    void leadFrom(const ActionRegistry &actions);
    // They can be used only then.
    void setSeen(bool isSeen);

Q_SIGNALS:
    void editWanted(const tooltray::workspace::Edit &edit);
    void orderChosen();
    void windowWanted(const QString &id);    // of its own
    void saveWanted(const QStringList &ids); // those of them that are drafts
    void duplicateWanted(const QStringList &ids);
    void deleteWanted(const QStringList &ids);
    void moveWanted(const tooltray::ui::ToolNames &tools, const std::string &endpoint);
    void exportWanted(const tooltray::ui::ToolNames &tools);

private:
    void setTexts();
    void fillTags();
    void fillEndpoints();
    void addTagField();
    void buildOrder();
    void arrange(ToolArrangement arrangement);
    void showArrangement();
    void setTagged(const std::string &tag, bool tagged);
    void addFirstTags();
    void putFirst(const ToolNames &names, const std::string &tag);
    void regroup(const QStringList &ids, const QString &group);
    void lead(QAction *command, const std::function<void()> &run, const std::function<bool()> &isUsable);
    bool hasSelected(const std::function<bool(const workspace::Tool &tool)> &isMeant) const;
    void enableCommands();

    const Theme &m_theme;
    ListPane &m_pane;
    ToolListModel &m_model;
    workspace::WorkspacePtr m_workspace;
    QAction *m_window;
    QAction *m_save;
    QAction *m_enable;
    QAction *m_disable;
    QMenu *m_tags;
    QMenu *m_firstTag; // within that
    QMenu *m_move;
    QAction *m_duplicate;
    QAction *m_export;
    QAction *m_delete;
    QToolButton *m_order;
    QMenu *m_orders;
    QList<QAction *> m_orderActions; // in the order of ToolOrder
    QList<QAction *> m_groupActions; // in the order of ToolGrouping
    UiState *m_state = nullptr;      // nothing is kept without it
    struct Command {
        QAction *action;
        std::function<bool()> isUsable;
    };
    std::vector<Command> m_commands;  // of the window
    QList<QAction *> m_orderCommands; // in the order of ToolOrder; empty where the window has none
    QList<QAction *> m_groupCommands; // in the order of ToolGrouping
    bool m_isSeen = false;
};

} // namespace tooltray::ui
