// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/fieldtreemodel.h"

#include <QSortFilterProxyModel>

namespace tooltray::ui {

// The fields whose names, or whose paths if there is a dot in it, have a text in them, and those that are chosen.
// Choosing a group chooses of it what was found.
class FieldTreeFilter final : public QSortFilterProxyModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(FieldTreeFilter)

public:
    explicit FieldTreeFilter(QObject *parent = nullptr);

    void setFields(FieldTreeModel &fields);
    void setText(const QString &text);
    bool isFound(const QModelIndex &index) const; // itself, and not only what is in it
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override;

private:
    int setFound(const QModelIndex &parent, const QVariant &value);

    FieldTreeModel *m_fields = nullptr;
    QString m_text;
};

} // namespace tooltray::ui
