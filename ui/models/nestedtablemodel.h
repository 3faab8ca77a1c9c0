// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/texttablemodel.h"

#include <optional>

namespace tooltray::ui {

// Rows that stand in others: one whose first cell is the word of a group has the deeper ones behind it in it. How deep
// a row is to be stands behind its columns, as a number; as long as there is no group around it, it is not so deep.
class NestedTableModel final : public TextTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NestedTableModel)

public:
    explicit NestedTableModel(QStringList groups, QObject *parent = nullptr);
    ~NestedTableModel() override;

    int level(int row) const;
    bool isGroup(int row) const;
    int endOf(int row) const; // behind the last row that stands in it

    // At the end of a group, or behind a row.
    QModelIndex addRowNear(int row, const QString &word) override;
    void removeRow(int row) override; // with what stands in it
    // Past the next row, into a group and out of it.
    void moveRow(int row, int by) override;
    bool canMove(int row, int by) const override;

    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

private:
    struct Move {
        int target = 0; // the row that it stands before then
        int deeper = 0;
    };
    std::optional<Move> moveOf(int row, int by) const;
    QList<int> levels() const;
    void setLevel(int row, int level);
    void keepLevels(); // as they are

    QStringList m_groups;
};

} // namespace tooltray::ui
