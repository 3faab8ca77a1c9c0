// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result.h"
#include "engine/connection.h"
#include "engine/desks/connectedclient.h"

#include <QFuture>
#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tooltray::engine {

class Core;

// Where the window sees who is connected, and lets clients in.
class ClientDesk final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ClientDesk)

public:
    explicit ClientDesk(Core &core);
    ~ClientDesk() override;

    // Of this run, those seen last first.
    const std::vector<ConnectedClient> &clients() const { return m_clients; }

    // How many of their requests came in each revision of the protocol, which says its era.
    using CallsByRevision = std::map<std::string, std::uint64_t, std::less<>>;
    const CallsByRevision &callsByRevision() const { return m_calls; }

    // A fresh token for a client of the workspace, which is made where there is none of that name; the one before
    // is no longer good. Nobody can read it again.
    QFuture<Result<Connection>> issueToken(std::string client, std::string title, std::string profile);

    enum class Service : std::uint8_t { Open, Paused };
    // Paused: every call of a client of any workspace is answered with an error that says so, until it is open again
    // or the program ends. See ServerStatus::isPaused.
    QFuture<Result<void>> setService(Service service);

    // News.
    void takeClients(std::vector<ConnectedClient> clients, CallsByRevision calls = {});

Q_SIGNALS:
    void clientsChanged(); // or how many calls they made
    // The first time in this run.
    void clientArrived(const tooltray::engine::ConnectedClient &client);

private:
    Core &m_core;
    std::vector<ConnectedClient> m_clients;
    CallsByRevision m_calls;
};

} // namespace tooltray::engine
