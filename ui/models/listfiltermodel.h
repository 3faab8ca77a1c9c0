// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/meaningsearch.h"

#include <QSortFilterProxyModel>

#include <optional>
#include <vector>

namespace tooltray::ui {

// What is typed above a list narrows it: titles that have the letters in that order, the best first, and then
// rows whose second line, badges or group have the text. Without a filter the order is the list's own, and the
// first row of a group says so.
class ListFilterModel final : public QSortFilterProxyModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ListFilterModel)

public:
    explicit ListFilterModel(QObject *parent = nullptr);

    QString filter() const { return m_filter; }
    void setFilter(const QString &text);

    // The index of a row by its IdRole.
    QModelIndex indexOf(const QString &id) const;

    void setSourceModel(QAbstractItemModel *model) override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;
    bool lessThan(const QModelIndex &left, const QModelIndex &right) const override;

private:
    void rate();
    void rateAgain(); // the rows have changed
    void rateMeant();
    int rating(const QModelIndex &row) const;

    QString m_filter;
    std::optional<MeaningSearch> m_meanings; // of the rows as they are, once it was asked
    std::vector<int> m_ratings;              // by row of the source; below 0: does not match
};

} // namespace tooltray::ui
