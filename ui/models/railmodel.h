// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/theme/icon.h"

#include <QAbstractListModel>

namespace tooltray::ui {

struct RailItem {
    QString id;
    QString title;
    Icon icon = Icon::None;
    int badge = 0;
};

// The pages in the navigation rail.
class RailModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RailModel)

public:
    explicit RailModel(QObject *parent = nullptr);

    void setItems(const QList<RailItem> &items);
    void setTitle(const QString &id, const QString &title);
    void setBadge(const QString &id, int count);
    QModelIndex indexOf(const QString &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    RailItem *find(const QString &id);
    void tellChanged(const QString &id, const QList<int> &roles);

    QList<RailItem> m_items;
};

} // namespace tooltray::ui
