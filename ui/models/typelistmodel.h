// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/customscalars.h"
#include "workspace/snapshot/workspace.h"

#include <QAbstractListModel>
#include <QSet>
#include <QString>

#include <vector>

namespace tooltray::ui {

// The types and then the mappings of a workspace, and the scalars that want a type.
class TypeListModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TypeListModel)

public:
    explicit TypeListModel(QObject *parent = nullptr);

    void setWorkspace(workspace::WorkspacePtr workspace);
    void setScalars(std::vector<UnmappedScalar> scalars);
    // Which of them have changes that are not saved.
    void setUnsaved(const QSet<QString> &ids);

    static QString id(const workspace::ObjectKey &key); // "type/priority"
    static workspace::ObjectKey key(const QString &id); // of no object, for a scalar
    static QString scalarId(const std::string &name);
    const UnmappedScalar *scalar(const QString &id) const; // null: it is none

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    QString subtitle(const workspace::ObjectKey &key) const;
    QVariant scalarData(const UnmappedScalar &scalar, int role) const;

    workspace::WorkspacePtr m_workspace;
    std::vector<workspace::ObjectKey> m_rows;
    std::vector<int> m_users;
    std::vector<UnmappedScalar> m_scalars; // below the others
    QSet<QString> m_unsaved;
};

} // namespace tooltray::ui
