// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractListModel>

#include <algorithm>
#include <utility>
#include <vector>

namespace tooltray::ui {

// A list whose rows are known by an `id` and replaced as a whole.
class ListModel : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListModel)

protected:
    using QAbstractListModel::QAbstractListModel;

    // Only what differs is told to views; other ids, or the same in another order, are another list.
    template <typename Row>
    void replaceRows(std::vector<Row> &rows, std::vector<Row> next)
    {
        if (!std::ranges::equal(next, rows, {}, &Row::id, &Row::id)) {
            beginResetModel();
            rows = std::move(next);
            endResetModel();
            return;
        }
        for (std::size_t i = 0; i < next.size(); ++i) {
            if (next[i] == rows[i])
                continue;
            rows[i] = std::move(next[i]);
            const QModelIndex changed = index(static_cast<int>(i));
            Q_EMIT dataChanged(changed, changed);
        }
    }
};

} // namespace tooltray::ui
