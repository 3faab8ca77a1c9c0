// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/rootfieldfilter.h"

namespace tooltray::ui {

RootFieldFilter::RootFieldFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
}

RootFieldFilter::~RootFieldFilter() = default;

void RootFieldFilter::setText(const QString &text)
{
    m_text = text.trimmed();
    invalidateFilter();
}

bool RootFieldFilter::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (m_text.isEmpty() || index.parent().isValid() || role != Qt::CheckStateRole)
        return QSortFilterProxyModel::setData(index, value, role);
    bool isDone = rowCount(index) > 0;
    for (int row = 0; row < rowCount(index); ++row)
        isDone = QSortFilterProxyModel::setData(this->index(row, 0, index), value, role) && isDone;
    return isDone;
}

bool RootFieldFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_text.isEmpty())
        return true;
    if (!parent.isValid()) // groups are there for what is in them
        return false;
    return sourceModel()->index(row, 0, parent).data().toString().contains(m_text, Qt::CaseInsensitive);
}

} // namespace tooltray::ui
