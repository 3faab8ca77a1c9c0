// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/toolversion.h"

#include <QAbstractTableModel>

namespace tooltray::ui {

// The steps of a composite operation: how each is called, what it does, and when.
class StepModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StepModel)

public:
    enum Column : int { NameColumn, ActionColumn, WhenColumn, ColumnCount };

    explicit StepModel(QObject *parent = nullptr);

    void setOperation(const workspace::Operation &operation);
    void forgetTexts(); // the language is another one

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    workspace::Operation m_operation;
};

} // namespace tooltray::ui
