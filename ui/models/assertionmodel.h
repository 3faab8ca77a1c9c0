// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/examplelistmodel.h"
#include "workspace/definitions/tool.h"

#include <QAbstractTableModel>
#include <QStringList>

#include <vector>

namespace tooltray::ui {

// The expectations of an example, to write in, with the outcome of each.
class AssertionModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(AssertionModel)

public:
    enum Column : int { Place, Kind, Value, Outcome, ColumnCount };

    explicit AssertionModel(QObject *parent = nullptr);

    // Is no edit.
    void show(const std::vector<workspace::Assertion> &assertions);
    const std::vector<workspace::Assertion> &assertions() const { return m_assertions; }
    void setOutcome(const ExampleOutcome &outcome);
    void retranslate();

    int add(const workspace::Assertion &assertion); // its row
    void remove(int row);

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;

Q_SIGNALS:
    void edited();

private:
    // Null when the assertion holds or was not looked at.
    const workspace::ExampleMiss *missOf(int row) const;
    bool isLookedAt() const;
    QString problemOf(const QModelIndex &index) const;
    QVariant edit(const QModelIndex &index) const;

    std::vector<workspace::Assertion> m_assertions;
    ExampleOutcome m_outcome;
};

} // namespace tooltray::ui
