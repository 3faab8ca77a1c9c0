// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondiff.h"

#include <QAbstractTableModel>

namespace tooltray::ui {

enum class CompareScope : std::uint8_t { Everything, Differences };

// Two texts side by side, each line with its number. Of the differences alone, what is the same in between is one
// row that says how much it is.
class JsonDiffModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonDiffModel)

public:
    enum Column : int { LeftNumber, LeftLine, RightNumber, RightLine, ColumnCount };
    enum Roles : int {
        KindRole = Qt::UserRole + 100, // int of CompareKind
        PartRole, // QPoint: where what differs within the line begins, and how long it is
        GapRole,  // int: how many lines are left out here; 0 for a line
    };

    explicit JsonDiffModel(QObject *parent = nullptr);

    void setDiff(JsonDiff diff);
    void setScope(CompareScope scope);
    const JsonDiff &diff() const { return m_diff; }

    // The rows that differences begin at.
    const QList<int> &differences() const { return m_differences; }

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        CompareRow row;
        int gap = 0;
    };

    void layOut();
    QString line(const CompareRow &row, bool right) const;
    QString spoken(const Row &row) const;

    JsonDiff m_diff;
    CompareScope m_scope = CompareScope::Everything;
    std::vector<Row> m_rows;
    QList<int> m_differences;
};

} // namespace tooltray::ui
