// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/listmodel.h"
#include "ui/models/roles.h"
#include "ui/models/toolarrangement.h"
#include "ui/models/tooldraft.h"
#include "ui/models/toolhistory.h"
#include "ui/theme/icon.h"
#include "workspace/checks/health.h"
#include "workspace/snapshot/workspace.h"

#include <QStringList>

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tooltray::ui {

// The tools of a workspace, and those that are not saved yet: name, what it does or why it does not work, and what
// it is in a word. Rows are known by the name of the tool; those of new ones by the id of the draft. Where there are
// groups, those that have no draft can be dragged from one to another.
class ToolListModel final : public ListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolListModel)

public:
    explicit ToolListModel(QObject *parent = nullptr);

    using Drafts = std::map<QString, ToolDraft>; // by the id of the row

    // Only what differs is told to views.
    void show(const workspace::Workspace &workspace, const workspace::Health &health, const Drafts &drafts);
    // For another language; show() makes the rest.
    void forgetTexts();
    void setArrangement(ToolArrangement arrangement);
    ToolArrangement arrangement() const { return m_arrangement; }
    // Rows that change their places stay selected.
    void setLastUses(const LastUses::ByTool &calls);
    const LastUses::ByTool &lastUses() const { return m_lastUses; }

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    QStringList mimeTypes() const override;
    QMimeData *mimeData(const QModelIndexList &indexes) const override;
    Qt::DropActions supportedDragActions() const override { return supportedDropActions(); }
    Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    bool canDropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                         const QModelIndex &parent) const override;
    bool dropMimeData(const QMimeData *data, Qt::DropAction action, int row, int column,
                      const QModelIndex &parent) override;

Q_SIGNALS:
    // Dropped on a row of another group: the tag or the endpoint of that one, empty for none.
    void regroupWanted(const QStringList &ids, const QString &group);

private:
    // Why a tool does not work. Finding the words of the window for it takes its time, and few rows are looked at.
    struct Problem {
        std::string code;
        Message message;
        mutable QString sentence; // once somebody asked for it

        bool operator==(const Problem &other) const { return code == other.code && message == other.message; }
    };
    struct Row {
        QString id;
        QString title;
        QString subtitle;
        std::optional<Problem> problem; // instead of the subtitle
        QString endpoint;
        QString tag;
        QString accessible;
        Icon icon = Icon::Query;
        Badges badges;
        int errors = 0;
        bool isDimmed = false;
        bool hasDraft = false; // or is one

        bool operator==(const Row &) const = default;
    };
    // Facts that take long to find out, by the definition they are of.
    struct Known {
        workspace::DefinitionPtr definition;
        Badge kind;
        Icon icon;
    };

    Row rowOf(const workspace::Tool &tool, const Known &known, const workspace::ToolHealth *health,
              bool hasDraft) const;
    Row rowOf(const QString &id, const ToolDraft &draft) const;
    static Known knownOf(const workspace::Tool &tool);
    void setRows(std::vector<Row> rows);
    void order(std::vector<Row> &rows) const;
    void reorder();
    journal::EntryId lastCallOf(const Row &row) const; // 0 without one
    QString groupOf(const Row &row) const;
    const QString &groupKeyOf(const Row &row) const; // precondition: there are groups
    // The ids that come from another group than the row they are dropped on.
    QStringList regrouped(const QMimeData &data, const QModelIndex &target) const;
    static const QString &subtitleOf(const Row &row);

    ToolArrangement m_arrangement;
    LastUses::ByTool m_lastUses;
    std::vector<Row> m_rows;
    std::map<const workspace::Definition *, Known> m_known;
};

} // namespace tooltray::ui
