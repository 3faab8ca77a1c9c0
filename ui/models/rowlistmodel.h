// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/listmodel.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <QString>

#include <vector>

namespace tooltray::ui {

// The rows of a list as they are shown.
class RowListModel final : public ListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RowListModel)

public:
    struct Row {
        QString id;
        QString subtitle = {};
        Icon icon = Icon::None;
        Badges badges = {};
        bool isDimmed = false;

        bool operator==(const Row &) const = default;
    };

    explicit RowListModel(QObject *parent = nullptr);

    void setRows(std::vector<Row> rows);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<Row> m_rows;
};

} // namespace tooltray::ui
