// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"
#include "workspace/definitions/tool.h"

#include <QAbstractListModel>

#include <map>
#include <optional>
#include <vector>

namespace tooltray::ui {

// The versions of a tool, the newest first: which one is active, which one is worked on, what is wrong with each
// and when it was called last.
class VersionListModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(VersionListModel)

public:
    explicit VersionListModel(QObject *parent = nullptr);

    struct Known {
        std::map<workspace::Version, int> errors = {}; // of those that have some
        std::map<workspace::Version, WallTime> lastUses = {};
    };

    void show(const workspace::Tool &tool, workspace::Version edited, const Known &known);

    std::optional<workspace::Version> versionAt(int row) const;
    int rowOf(workspace::Version version) const; // -1 when there is none

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    struct Row {
        workspace::Version version;
        QString subtitle;
        Icon icon = Icon::History;
        Badges badges;
        bool isDimmed = false;

        bool operator==(const Row &) const = default;
    };

    std::vector<Row> m_rows;
};

} // namespace tooltray::ui
