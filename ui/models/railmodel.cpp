// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/railmodel.h"

#include "ui/models/roles.h"

#include <algorithm>

namespace tooltray::ui {

RailModel::RailModel(QObject *parent) : QAbstractListModel(parent) {}

void RailModel::setItems(const QList<RailItem> &items)
{
    beginResetModel();
    m_items = items;
    endResetModel();
}

void RailModel::setTitle(const QString &id, const QString &title)
{
    if (RailItem *item = find(id)) {
        item->title = title;
        tellChanged(id, {Qt::DisplayRole, Qt::ToolTipRole, Qt::AccessibleTextRole});
    }
}

void RailModel::setBadge(const QString &id, int count)
{
    RailItem *item = find(id);
    if (item && item->badge != count) {
        item->badge = count;
        tellChanged(id, {BadgeRole, Qt::AccessibleTextRole});
    }
}

QModelIndex RailModel::indexOf(const QString &id) const
{
    const auto found = std::ranges::find(m_items, id, &RailItem::id);
    return found == m_items.end() ? QModelIndex() : index(static_cast<int>(found - m_items.begin()));
}

int RailModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_items.size());
}

QVariant RailModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RailItem &item = m_items[index.row()];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole: return item.title;
    case Qt::AccessibleTextRole:
        if (item.badge == 0)
            return item.title;
        //: Read out by screen readers: name of a page and how much there is new on it
        return tr("%1, %n new", nullptr, item.badge).arg(item.title);
    case IdRole: return item.id;
    case IconRole: return static_cast<int>(item.icon);
    case BadgeRole: return item.badge;
    default: return {};
    }
}

RailItem *RailModel::find(const QString &id)
{
    const auto found = std::ranges::find(m_items, id, &RailItem::id);
    return found == m_items.end() ? nullptr : &*found;
}

void RailModel::tellChanged(const QString &id, const QList<int> &roles)
{
    const QModelIndex changed = indexOf(id);
    Q_EMIT dataChanged(changed, changed, roles);
}

} // namespace tooltray::ui
