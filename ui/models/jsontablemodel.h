// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/jsondocument.h"

#include <QAbstractTableModel>

namespace tooltray::ui {

// An array of objects: a row for each, a column for each name among their members.
class JsonTableModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(JsonTableModel)

public:
    enum Roles : int {
        TypeRole = Qt::UserRole + 100
    }; // as of JsonTreeModel; none where the member is missing

    explicit JsonTableModel(QObject *parent = nullptr);
    ~JsonTableModel() override;

    // The table is one of those found in the value.
    void setTable(std::shared_ptr<const json::Value> value, const JsonTable &table);
    void clear();

    json::Pointer pointer(const QModelIndex &index) const;
    const json::Value *value(const QModelIndex &index) const; // null where there is none
    // The cell that the place is in; invalid for one outside of the table.
    QModelIndex indexOf(const json::Pointer &pointer) const;
    // With a line for the names, cells separated by tabs.
    QString tabSeparated(const QModelIndexList &cells) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    std::shared_ptr<const json::Value> m_value;
    const json::Value *m_array = nullptr;
    JsonTable m_table;
};

} // namespace tooltray::ui
