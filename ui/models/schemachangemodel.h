// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/changes/schemachange.h"
#include "ui/models/badge.h"

#include <QAbstractListModel>

namespace tooltray::ui {

// What the last fetch of a schema found to be different, what breaks something first.
class SchemaChangeModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaChangeModel)

public:
    explicit SchemaChangeModel(QObject *parent = nullptr);
    ~SchemaChangeModel() override;

    void setChanges(const graphql::SchemaChanges &changes);
    int count(graphql::ChangeImpact impact) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    graphql::SchemaChanges m_changes;
};

} // namespace tooltray::ui
