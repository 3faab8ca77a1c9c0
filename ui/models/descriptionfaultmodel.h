// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/describedapi.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace tooltray::ui {

// What is wrong with the description of a REST API, the worst first. What reads the same is one row, with a count.
class DescriptionFaultModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptionFaultModel)

public:
    explicit DescriptionFaultModel(QObject *parent = nullptr);

    void setFaults(std::vector<engine::DescriptionFault> faults);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        engine::DescriptionFault fault; // the first of them
        QString place;
        QStringList pointers = {};
    };

    QString subtitle(const Row &row) const;

    std::vector<engine::DescriptionFault> m_faults;
    std::vector<Row> m_rows;
};

} // namespace tooltray::ui
