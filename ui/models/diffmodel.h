// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/diffrows.h"

#include <QAbstractTableModel>

namespace tooltray::ui {

// Two texts side by side, as a table: number and line of the left one, number and line of the right one.
class DiffModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiffModel)

public:
    enum Column : int { LeftNumber, Left, RightNumber, Right, ColumnCount };

    explicit DiffModel(QObject *parent = nullptr);
    ~DiffModel() override;

    void setRows(std::vector<DiffRow> rows);
    const DiffRow &row(int index) const { return m_rows[static_cast<std::size_t>(index)]; }
    int firstChange() const; // -1 when there is none

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    QString described(const DiffRow &row) const;

    std::vector<DiffRow> m_rows;
};

} // namespace tooltray::ui
