// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/argumentrows.h"

#include <QAbstractTableModel>

namespace tooltray::ui {

// The arguments of a tool, one row each, to read.
class ArgumentModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ArgumentModel)

public:
    enum Column : int { NameColumn, SourceColumn, TypeColumn, DefaultColumn, RequiredColumn, ColumnCount };

    explicit ArgumentModel(QObject *parent = nullptr);
    ~ArgumentModel() override;

    void setRows(const std::vector<ArgumentRow> &rows);
    const std::vector<ArgumentRow> &rows() const { return m_rows; }
    int rowOf(const std::string &id) const; // -1 when there is none
    void forgetTexts();

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

    static QString sourceText(const ArgumentRow &row);
    static QString typeText(const ArgumentRow &row);

private:
    QString text(const ArgumentRow &row, int column) const;

    std::vector<ArgumentRow> m_rows;
};

} // namespace tooltray::ui
