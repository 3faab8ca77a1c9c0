// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QString>

#include <cstdint>
#include <string_view>
#include <vector>

namespace tooltray::ui {

// One line of two texts side by side.
struct DiffRow {
    enum class Kind : std::uint8_t {
        Same,
        Changed, // a line on either side, or on both
        Skipped, // stands for as many lines that are the same
    };

    Kind kind = Kind::Same;
    int leftNumber = 0; // from 1; 0: no line on that side
    int rightNumber = 0;
    QString left = {};
    QString right = {};
    int skipped = 0;

    bool operator==(const DiffRow &) const = default;
};

// What differs, with a few lines around it; all lines where nothing does. Of very long lines only a part:
// that around the first difference.
std::vector<DiffRow> diffRows(std::string_view before, std::string_view after);

// Two texts side by side, as a table: number and line of the left one, number and line of the right one.
class DiffModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DiffModel)

public:
    enum Column : int { LeftNumber, Left, RightNumber, Right, ColumnCount };

    explicit DiffModel(QObject *parent = nullptr);

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
