// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rowlistmodel.h"

#include "ui/language/sentence.h"

#include <utility>

namespace tooltray::ui {

RowListModel::RowListModel(QObject *parent) : ListModel(parent) {}

void RowListModel::setRows(std::vector<Row> rows)
{
    replaceRows(m_rows, std::move(rows));
}

int RowListModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

QVariant RowListModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Row &row = m_rows[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case IdRole: return row.id;
    case SubtitleRole: return row.subtitle;
    case IconRole: return static_cast<int>(row.icon);
    case BadgesRole: return QVariant::fromValue(row.badges);
    case DimmedRole: return row.isDimmed;
    case Qt::AccessibleTextRole: {
        QStringList parts{row.id, row.subtitle};
        for (const Badge &badge : row.badges)
            parts.append(badge.text);
        parts.removeAll(QString());
        return parts.join(listSeparator());
    }
    default: return {};
    }
}

} // namespace tooltray::ui
