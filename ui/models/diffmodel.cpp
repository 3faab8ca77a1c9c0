// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/diffmodel.h"

#include <QLocale>

#include <algorithm>

namespace tooltray::ui {

DiffModel::DiffModel(QObject *parent) : QAbstractTableModel(parent) {}

DiffModel::~DiffModel() = default;

void DiffModel::setRows(std::vector<DiffRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int DiffModel::firstChange() const
{
    const auto found = std::ranges::find(m_rows, DiffRow::Kind::Changed, &DiffRow::kind);
    return found == m_rows.end() ? -1 : static_cast<int>(found - m_rows.begin());
}

int DiffModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int DiffModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : ColumnCount;
}

QVariant DiffModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const DiffRow &line = row(index.row());
    if (role == Qt::AccessibleTextRole)
        return described(line);
    if (role != Qt::DisplayRole)
        return {};
    const auto number = [](int value) { return value > 0 ? QLocale().toString(value) : QString(); };
    switch (index.column()) {
    case LeftNumber: return number(line.leftNumber);
    case Left: return line.kind == DiffRow::Kind::Skipped ? described(line) : line.left;
    case RightNumber: return number(line.rightNumber);
    case Right: return line.right;
    default: return {};
    }
}

QString DiffModel::described(const DiffRow &line) const
{
    switch (line.kind) {
    case DiffRow::Kind::Same: return line.left;
    //: In place of lines of a text that are left out
    case DiffRow::Kind::Skipped: return tr("%n line(s) that stay as they are", nullptr, line.skipped);
    case DiffRow::Kind::Changed: break;
    }
    if (line.leftNumber == 0)
        return tr("Added: %1").arg(line.right);
    if (line.rightNumber == 0)
        return tr("Removed: %1").arg(line.left);
    return tr("Changed from %1 to %2").arg(line.left, line.right);
}

} // namespace tooltray::ui
