// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "base/time/clock.h"
#include "engine/settings/serversettings.h"
#include "engine/workspaces/workspacefolders.h"

#include <QFuture>
#include <QObject>

#include <cstdint>
#include <functional>
#include <map>
#include <string>
#include <vector>

namespace tooltray::engine {

// Somebody who called lately or listens.
struct ConnectedClient {
    std::string name = {};     // of the client in the workspace, or what it is to us
    std::string program = {};  // as it names itself: "claude-code 2.0"
    std::string revision = {}; // of the protocol: "2025-11-25"
    std::uint64_t calls = 0;
    WallTime lastSeen = {};

    bool operator==(const ConnectedClient &) const = default;
};

// Tells the window who is connected, and lets clients in.
class ConnectedClients final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ConnectedClients)

public:
    explicit ConnectedClients(WorkspaceLink link);

    // The clients of this run, the most recently seen first.
    const std::vector<ConnectedClient> &clients() const { return m_clients; }

    // The number of their requests in each revision of the protocol, which tells its era.
    using CallsByRevision = std::map<std::string, std::uint64_t, std::less<>>;
    const CallsByRevision &callsByRevision() const { return m_calls; }

    // A fresh token for a client of the workspace, which is made where there is none of that name; the one before
    // is no longer good. Nobody can read it again.
    QFuture<Result<ServerConnection>> issueToken(std::string client, std::string title, std::string profile);
    // Once that token, which may be empty, is known to be unused: it is no longer good, if it is the client's. The
    // client stays if it has a policy, for the next time. True if it was the client's.
    QFuture<Result<bool>> withdrawToken(std::string client, const QFuture<Result<std::string>> &unused);

    enum class Service : std::uint8_t { Open, Paused };
    // Paused: every call of a client of any workspace is answered with an error that says so, until it is open again
    // or the program ends. See ServerStatus::isPaused.
    QFuture<Result<void>> setService(Service service);

    // News.
    void takeClients(std::vector<ConnectedClient> clients, CallsByRevision calls = {});

Q_SIGNALS:
    void clientsChanged(); // or how many calls they made
    // The first time in this run, as far as this was there already.
    void clientArrived(const tooltray::engine::ConnectedClient &client);

private:
    WorkspaceLink m_link;
    std::vector<ConnectedClient> m_clients;
    CallsByRevision m_calls;
    bool m_isTold = false;
};

// Lets the window read and change a person's choices for the program.
class PreferencesClient final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(PreferencesClient)

public:
    explicit PreferencesClient(EngineThread &thread);

    // The last news that reached this thread.
    const PreferencesState &state() const { return m_state; }

    // Holds and is on disk once it is answered; a server that runs moves where that is needed. When it cannot, all
    // stays as it was. By then state() has it.
    QFuture<Result<void>> apply(Preferences preferences);

    // News.
    void takeState(PreferencesState state);

Q_SIGNALS:
    void changed();

private:
    EngineThread &m_thread;
    PreferencesState m_state;
};

} // namespace tooltray::engine
