// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "journal/entries/logentry.h"
#include "journal/filter/filter.h"
#include "ui/models/logcells.h"
#include "ui/models/logfilters.h"

#include <QAbstractTableModel>

#include <chrono>
#include <cstddef>
#include <deque>
#include <unordered_set>
#include <vector>

namespace tooltray::ui {

// The newest calls of the log that pass a filter, in the order of their ids, and below a call that is unfolded the
// requests it caused. A table and no tree: trees are laid out from the start at each new row, and there are
// thousands a second.
//
// Until it is known which calls pass another filter the rows stay as they were.
class LogModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(LogModel)

public:
    enum class Fold : std::uint8_t { None, Folded, Unfolded, Within };

    explicit LogModel(QObject *parent = nullptr);

    void setEntries(const std::vector<journal::EntryPointer> &entries);
    // New and changed ones, in the order of their ids.
    void change(const std::vector<journal::EntryPointer> &entries);
    void remove(const std::vector<journal::EntryId> &ids);
    // The log let go of those before it. They go in bunches: up to a twentieth of the list stays for a while.
    void forgetBefore(journal::EntryId oldest);

    void setFilter(const journal::Filter &filter);
    const journal::Filter &filter() const { return m_filter; }
    bool isFiltering() const { return m_filterWorker.isFinding(); }

    std::size_t entryCount() const { return m_entries.size(); }
    std::size_t matchCount() const { return m_matches; }
    const std::deque<journal::EntryPointer> &entries() const { return m_entries; }
    std::vector<journal::EntryPointer> shownEntries() const;

    journal::EntryPointer find(journal::EntryId id) const; // of all, not only of those shown
    journal::EntryPointer entryAt(int row) const;
    const journal::Exchange *exchangeAt(int row) const; // null in the row of a call
    int rowOf(journal::EntryId id) const;               // -1 when it is not shown

    void setUnfolded(journal::EntryId id, bool unfolded);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

Q_SIGNALS:
    void filtered(); // the rows are those of the filter set last
    void countsChanged();

private:
    struct Row {
        journal::EntryPointer entry;
        int exchange = -1;
    };

    bool keep(const journal::EntryPointer &entry);
    void filterAll();
    void showAll(const std::vector<journal::EntryPointer> &matching);
    void show(const std::vector<journal::EntryPointer> &entries, const std::vector<bool> *matches);
    void resetRows(const std::vector<journal::EntryPointer> &entries);
    void appendRows(const std::vector<Row> &rows);
    void insertEntryRows(std::size_t row, const journal::EntryPointer &entry);
    void removeEntryRows(std::size_t row);
    void tellChanged(std::size_t first, std::size_t last);

    std::size_t place(journal::EntryId id) const;    // in m_entries
    std::size_t rowPlace(journal::EntryId id) const; // in m_rows
    bool isRowOf(std::size_t row, journal::EntryId id) const;
    std::size_t rowsOf(const journal::LogEntry &entry) const;
    void addRows(const journal::EntryPointer &entry, std::vector<Row> &rows) const;

    std::deque<journal::EntryPointer> m_entries;
    journal::EntryId m_oldest{}; // what is before it is not taken any more
    std::vector<Row> m_rows;
    std::size_t m_matches = 0;
    std::unordered_set<std::uint64_t> m_unfolded;
    std::chrono::microseconds m_longest{0};

    journal::Filter m_filter;
    LogFilterWorker m_filterWorker;
};

} // namespace tooltray::ui
