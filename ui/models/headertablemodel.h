// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "workspace/definitions/endpoint.h"

#include <QAbstractTableModel>

#include <vector>

namespace tooltray::ui {

// The headers that every request to an endpoint has. What is typed in the empty row at the end is a new one.
class HeaderTableModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(HeaderTableModel)

public:
    enum Column : int { NameColumn, ValueColumn, ColumnCount };

    explicit HeaderTableModel(QObject *parent = nullptr);

    void setHeaders(const std::vector<workspace::Header> &headers);
    const std::vector<workspace::Header> &headers() const { return m_headers; }
    bool removeRows(int row, int count, const QModelIndex &parent = {}) override;
    // A sentence about a header that should not be there as it is, or an empty text.
    QString problem() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void headersChanged(); // by somebody's hand

private:
    bool isNewRow(int row) const { return row == static_cast<int>(m_headers.size()); }

    std::vector<workspace::Header> m_headers;
};

} // namespace tooltray::ui
