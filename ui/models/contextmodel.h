// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/contextvalues.h"

#include <QAbstractTableModel>

#include <set>
#include <string>
#include <vector>

namespace tooltray::ui {

// The context variables of a workspace. What is typed into a cell is told as a wish: the model changes when the
// workspace does.
class ContextModel final : public QAbstractTableModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ContextModel)

public:
    enum Column : int {
        KeyColumn,
        TypeColumn,
        ValueColumn,
        ScopeColumn,
        DescriptionColumn,
        UsersColumn,
        ColumnCount
    };
    enum Roles : int {
        IsMissingRole = Qt::UserRole + 100, // bool: tools take it, and it has no value; or it has no secret
        IsSecretRole,                       // bool
        UsersRole,                          // QStringList, names of tools
    };

    explicit ContextModel(QObject *parent = nullptr);

    void setWorkspace(workspace::WorkspacePtr workspace);
    void setUsage(ContextUsage usage);
    // Shared means that values are saved for a whole team.
    void setShared(bool isShared);
    // The credentials whose secret is kept nowhere.
    void setWithoutSecret(std::set<std::string> credentials);

    QString key(int row) const;
    int rowOf(const QString &key) const; // -1 for none
    // The variables that tools take although they have no value.
    QStringList missing() const;

    int rowCount(const QModelIndex &parent = {}) const override;
    int columnCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex &index) const override;
    bool setData(const QModelIndex &index, const QVariant &value, int role) override;

Q_SIGNALS:
    void edited(const QString &key, int column, const QString &text);

private:
    struct Row {
        workspace::ContextVariable variable;
        workspace::Layer layer;
    };

    static QString typeOf(const workspace::ContextVariable &variable);
    QString text(const Row &row, int column) const;
    QStringList users(const Row &row) const;
    bool lacksSecret(const Row &row) const;
    bool isMissing(const Row &row) const;
    void tellRows();

    std::vector<Row> m_rows;
    ContextUsage m_usage;
    std::set<std::string> m_withoutSecret;
    bool m_isShared = false;
};

} // namespace tooltray::ui
