// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "journal/entries/logentry.h"
#include "workspace/definitions/names.h"

#include <QAbstractListModel>

#include <deque>
#include <map>
#include <set>
#include <string>
#include <vector>

namespace tooltray::ui {

// The last call of each tool. What the log lets go of because it is old is known here as long as the window is open.
class LastUses final {
public:
    using ByTool = std::map<std::string, journal::EntryId, std::less<>>;

    void take(const std::vector<journal::EntryPointer> &entries);
    // Whether one of them was the last of its tool: the one before it is known to the log alone.
    bool knowsAny(const std::vector<journal::EntryId> &ids) const;
    void remove(const std::vector<journal::EntryId> &ids);
    const ByTool &byTool() const { return m_byTool; }

private:
    ByTool m_byTool;
};

// The calls of one tool that the log has in memory, the newest first. Rows come, change and go one by one, so that
// what is selected stays selected while others arrive.
class ToolHistoryModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ToolHistoryModel)

public:
    explicit ToolHistoryModel(QObject *parent = nullptr);

    // Under the name it is saved by and the one it is being given.
    using Names = std::set<std::string>;
    void setNames(const Names &names); // forgets all calls
    const Names &names() const { return m_names; }

    // All of the log, instead of what there was.
    void setEntries(const std::vector<journal::EntryPointer> &entries);
    // New and changed ones.
    void take(const std::vector<journal::EntryPointer> &entries);
    void remove(const std::vector<journal::EntryId> &ids);
    void forgetBefore(journal::EntryId oldest); // the log let go of them
    void retranslate();

    journal::EntryPointer entryAt(int row) const; // null when there is none
    journal::EntryPointer lastThatSent() const;   // the last one that sent a request; null when none did
    int rowOf(journal::EntryId id) const;         // -1 when there is none
    std::map<workspace::Version, WallTime> lastUses() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

Q_SIGNALS:
    void callsChanged();

private:
    bool isOurs(const journal::LogEntry &entry) const { return m_names.contains(entry.tool); }
    void put(const journal::EntryPointer &entry);
    std::size_t place(journal::EntryId id) const;

    Names m_names;
    std::deque<journal::EntryPointer> m_entries;
};

} // namespace tooltray::ui
