// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace tooltray::ui {

// The fields whose names have a text in them. Choosing a group chooses of it what is seen.
class RootFieldFilter final : public QSortFilterProxyModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RootFieldFilter)

public:
    explicit RootFieldFilter(QObject *parent = nullptr);
    ~RootFieldFilter() override;

    void setText(const QString &text);
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    QString m_text;
};

} // namespace tooltray::ui
