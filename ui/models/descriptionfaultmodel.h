// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/describedapi.h"

#include <QAbstractListModel>

#include <vector>

namespace tooltray::ui {

// What is wrong with the description of a REST API, the worst first.
class DescriptionFaultModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(DescriptionFaultModel)

public:
    explicit DescriptionFaultModel(QObject *parent = nullptr);
    ~DescriptionFaultModel() override;

    void setFaults(std::vector<engine::DescriptionFault> faults);

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    std::vector<engine::DescriptionFault> m_faults;
};

} // namespace tooltray::ui
