// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/times.h"
#include "engine/clients/clientdesk.h"
#include "workspace/snapshot/workspace.h"

#include <QCoreApplication>
#include <QString>

#include <cstdint>
#include <string>
#include <vector>

namespace tooltray::ui {

// Somebody who called in this run or could call: with a token that is good, with one that is not any more, or in a
// way that takes none.
class ClientAccess final {
    Q_DECLARE_TR_FUNCTIONS(ClientAccess)

public:
    enum class Way : std::uint8_t { Token, LockedOut, NoToken };

    std::string name;
    QString text; // in one line
    Way way = Way::NoToken;
    bool isSeen = false; // has called in this run

    // "2026-07-28: 40 calls, 2025-11-25: 2 calls"; empty while nobody called.
    static QString callsText(const engine::ClientDesk::CallsByRevision &calls);
    // Those seen last first, then those that were not seen.
    static std::vector<ClientAccess> all(const workspace::Workspace &workspace,
                                         const std::vector<engine::ConnectedClient> &seen, WallTime now);
};

} // namespace tooltray::ui
