// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/describedapi.h"
#include "graphql/changes/schemachange.h"
#include "ui/models/roles.h"
#include "workspace/checks/checkchange.h"

#include <QAbstractListModel>
#include <QStringList>

#include <vector>

namespace tooltray::ui {

// What the last fetch of a schema, or of the description of a REST API, found to be different: what breaks something
// first, and with it the tools that it breaks as long as they are not repaired.
class SchemaChangeModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SchemaChangeModel)

public:
    explicit SchemaChangeModel(QObject *parent = nullptr);

    // The tools that are broken now are the only ones that a change still breaks.
    void setChanges(const graphql::SchemaChanges &changes, const workspace::ToolsBroken &broken = {},
                    const QStringList &brokenTools = {});
    void setChanges(const std::vector<engine::DescriptionChange> &changes,
                    const QStringList &brokenTools = {});
    QStringList tools(const QModelIndex &index) const; // that the change breaks, or matters to
    int count(graphql::ChangeImpact impact) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        graphql::ChangeImpact impact = graphql::ChangeImpact::Safe;
        QString coordinate = {};
        Message message = {};
        QStringList tools = {};
        QStringList broken = {}; // of them, now

        bool operator==(const Row &) const = default;
    };

    void setRows(std::vector<Row> rows, const QStringList &brokenTools);

    std::vector<Row> m_rows;
};

} // namespace tooltray::ui
