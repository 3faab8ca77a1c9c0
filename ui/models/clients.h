// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "engine/clients/clientfilesclient.h"
#include "engine/clients/connectedclients.h"
#include "ui/models/roles.h"
#include "workspace/snapshot/workspace.h"

#include <QAbstractListModel>
#include <QCoreApplication>
#include <QSet>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::engine {
class Engine;
}

namespace tooltray::ui {

// Where clients of the default workspace find us, which while nothing is served is where they will; and which
// tokens are good.
engine::ClientAddress clientAddress(engine::Engine &engine);

bool isServing(const engine::Engine &engine);

// The clients in the list (see ClientFileStatus::client) that came in this run.
QSet<QString> connectedClients(engine::Engine &engine);

// The clients that can be connected, and behind them a row for all others; nothing as long as nothing is known.
class ClientListModel final : public QAbstractListModel {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientListModel)

public:
    static constexpr QLatin1StringView kOther{"other"};

    explicit ClientListModel(QObject *parent = nullptr);

    void setFiles(const std::vector<engine::ClientFileStatus> &files);
    // Who called or listens in this run.
    void setConnected(const QSet<QString> &clients);
    void retranslate();

    const engine::ClientFileStatus *file(const QString &client) const; // null for others
    bool isConnected(const QString &client) const { return m_connected.contains(client); }
    QModelIndex indexOf(const QString &client) const;

    int rowCount(const QModelIndex &parent = {}) const override;
    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;

private:
    Badge badgeOf(const engine::ClientFileStatus &file) const;
    QString subtitleOf(const engine::ClientFileStatus &file) const;

    std::vector<engine::ClientFileStatus> m_files;
    QSet<QString> m_connected;
};

// Somebody who called in this run or could call: with a token that is good, with one that is not any more, or in a
// way that takes none.
class ClientAccess final {
    Q_DECLARE_TR_FUNCTIONS(ClientAccess)

public:
    enum class TokenState : std::uint8_t { Token, LockedOut, NoToken };

    std::string name;
    QString text; // in one line
    TokenState tokenState = TokenState::NoToken;
    bool isSeen = false; // has called in this run

    // What one of them did in this run: "claude-code 2.0 · 2025-11-25 · 40 calls · 2 min ago". A program that is not
    // called like its client is quoted: "calls itself other 1.0 · ...".
    static QString activityText(const std::string &name, const std::vector<engine::ConnectedClient> &seen,
                                WallTime now);
    static QString groupText(workspace::BuiltInGroup group); // what its tools let agents do
    // "2026-07-28: 40 calls, 2025-11-25: 2 calls"; empty while nobody called.
    static QString callsText(const engine::ConnectedClients::CallsByRevision &calls);
    // Clients that were seen come first, the last one at the top, then all others.
    static std::vector<ClientAccess> all(const workspace::Workspace &workspace,
                                         const std::vector<engine::ConnectedClient> &seen, WallTime now);
};

} // namespace tooltray::ui
