// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "journal/entries/logentry.h"
#include "workspace/snapshot/workspace.h"

#include <QAbstractListModel>

#include <deque>
#include <vector>

namespace tooltray::ui {

// The last calls of a kind, the newest first: those of different tools that are there, or those that failed.
class RecentEntriesModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RecentEntriesModel)

public:
    enum class Of : std::uint8_t { Tools, Errors };

    explicit RecentEntriesModel(Of of, QObject *parent = nullptr);

    static constexpr std::size_t kMax = 4;

    // New and changed calls, in the order of their ids; they are looked through once.
    void take(const std::vector<journal::EntryPointer> &entries);
    void remove(const std::vector<journal::EntryId> &ids);
    void refreshAges();
    // Whose tools are shown; before it is known, all are.
    void setWorkspace(workspace::WorkspacePtr workspace);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    bool isWanted(const journal::LogEntry &entry) const;
    bool isThere(const journal::LogEntry &entry) const;
    void show();

    Of m_of;
    workspace::WorkspacePtr m_workspace;
    std::deque<journal::EntryPointer> m_known;   // with what is not shown: a deletion may be undone
    std::deque<journal::EntryPointer> m_entries; // those of them that are shown
};

} // namespace tooltray::ui
