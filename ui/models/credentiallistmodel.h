// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/models/badge.h"
#include "workspace/snapshot/workspace.h"

#include <QAbstractListModel>
#include <QSet>

#include <set>
#include <string>
#include <vector>

namespace tooltray::ui {

// The credentials of the workspace by kind. Never knows a secret.
class CredentialListModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(CredentialListModel)

public:
    explicit CredentialListModel(QObject *parent = nullptr);
    ~CredentialListModel() override;

    // `unsaved` are the ids of those that are being edited, `empty` the names of those whose secret is kept nowhere.
    void update(const workspace::Workspace &workspace, const QSet<QString> &unsaved,
                const std::set<std::string> &empty = {});

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        workspace::Credential::Scheme scheme{};
        QString id;
        QString subtitle;
        Badges badges;

        bool operator==(const Row &) const = default;
    };

    std::vector<Row> m_rows;
};

} // namespace tooltray::ui
