// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "engine/clients/workspacestate.h"
#include "ui/models/listmodel.h"
#include "ui/models/roles.h"
#include "ui/theme/icon.h"

#include <QSet>

#include <cstdint>
#include <vector>

namespace tooltray::ui {

// The endpoints of the workspace, with where they are and how it stands with their schemas, which the icon says as
// well.
class EndpointListModel final : public ListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EndpointListModel)

public:
    explicit EndpointListModel(QObject *parent = nullptr);

    // `unsaved` are the ids of those that are being edited.
    void update(const engine::WorkspaceState &state, WallTime now, const QSet<QString> &unsaved);
    bool contains(const QString &id) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role) const override;

private:
    enum class Health : std::uint8_t {
        Well,
        Described, // what it offers is known, and the API itself was not asked
        Broken,    // some tools do not fit it
        Failed,
        Unfetched
    };
    static Health healthOf(const engine::EndpointSchema &schema, workspace::SchemaSource::Kind kind);
    static Health healthOf(const engine::DescriptionState &description);
    static QString descriptionText(const engine::DescriptionState &description, WallTime now);
    static QString healthText(Health health);
    static Icon healthIcon(Health health);
    static Tone healthTone(Health health);

    struct Row {
        QString id;
        Health health;
        QString url;
        QString subtitle;
        QString problem;
        Badges badges;

        bool operator==(const Row &) const = default;
    };

    std::vector<Row> m_rows;
};

} // namespace tooltray::ui
