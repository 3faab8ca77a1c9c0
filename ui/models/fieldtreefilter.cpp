// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/fieldtreefilter.h"

#include <QPersistentModelIndex>

#include <vector>

namespace tooltray::ui {

FieldTreeFilter::FieldTreeFilter(QObject *parent) : QSortFilterProxyModel(parent)
{
    setRecursiveFilteringEnabled(true);
    setAutoAcceptChildRows(true);
}

void FieldTreeFilter::setFields(FieldTreeModel &fields)
{
    m_fields = &fields;
    setSourceModel(&fields);
}

void FieldTreeFilter::setText(const QString &text)
{
    // Rows come in while those that are there are still filtered by the text before: the proxy does not survive parents
    // that it is told to leave out before it has looked at them anew.
    m_fields->findDeeper(text.trimmed());
    m_text = text.trimmed();
    invalidateFilter();
}

bool FieldTreeFilter::isFound(const QModelIndex &index) const
{
    const QModelIndex source = mapToSource(index);
    return m_fields->isMatch(source, m_text) || m_fields->isChosen(source);
}

bool FieldTreeFilter::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (m_text.isEmpty() || index.parent().isValid() || role != Qt::CheckStateRole)
        return QSortFilterProxyModel::setData(index, value, role);
    return setFound(index, value) > 0;
}

// How many. What is only there for what is in it stays as it is.
int FieldTreeFilter::setFound(const QModelIndex &parent, const QVariant &value)
{
    int count = 0;
    std::vector<QPersistentModelIndex> rows;
    for (int row = 0; row < rowCount(parent); ++row)
        rows.emplace_back(index(row, 0, parent));
    for (const QPersistentModelIndex &row : rows) {
        if (!row.isValid()) // it was only there as it was chosen
            continue;
        count += setFound(row, value);
        const QModelIndex source = mapToSource(row);
        if (m_fields->isMatch(source, m_text))
            count += m_fields->setData(source, value, Qt::CheckStateRole) ? 1 : 0;
    }
    return count;
}

bool FieldTreeFilter::filterAcceptsRow(int row, const QModelIndex &parent) const
{
    if (m_text.isEmpty())
        return true;
    if (!parent.isValid()) // groups are there for what is in them
        return false;
    const QModelIndex index = m_fields->index(row, 0, parent);
    return m_fields->isMatch(index, m_text) || m_fields->isChosen(index);
}

} // namespace tooltray::ui
