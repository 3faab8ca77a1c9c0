// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "graphql/discovery/schemasearch.h"
#include "ui/models/schemanode.h"

#include <QAbstractListModel>

namespace tooltray::ui {

// The hits of a search of a schema, the best first.
class SchemaHitModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaHitModel)

public:
    explicit SchemaHitModel(QObject *parent = nullptr);

    // The hits are of the schema, which is kept.
    void setHits(graphql::SchemaPointer schema, std::vector<graphql::SearchHit> hits);
    // Where an operation selects it; a path without steps when none can.
    SchemaPlace place(const QModelIndex &index) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    graphql::SchemaPointer m_schema;
    std::vector<graphql::SearchHit> m_hits;
};

} // namespace tooltray::ui
