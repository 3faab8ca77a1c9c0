// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractTableModel>
#include <QList>
#include <QStringList>

namespace tooltray::ui {

// A table of texts to write in.
class TextTableModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TextTableModel)

public:
    explicit TextTableModel(QObject *parent = nullptr);
    ~TextTableModel() override;

    void setHeaders(const QStringList &headers);
    const QList<QStringList> &rows() const { return m_rows; }
    // Is no edit, and changes nothing where they are the same.
    void setRows(const QList<QStringList> &rows);

    QModelIndex addRow();
    void removeRow(int row);
    void moveRow(int row, int by);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void edited();

private:
    QStringList m_headers;
    QList<QStringList> m_rows;
};

} // namespace tooltray::ui
