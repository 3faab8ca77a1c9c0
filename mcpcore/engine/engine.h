// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/result/result.h"
#include "base/task/eventthread.h"
#include "engine/clients/clientfilesclient.h"
#include "engine/clients/engineevents.h"
#include "engine/settings/serversettings.h"

#include <QFuture>
#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray {
class SystemClock;
namespace credentials {
class KeychainStore;
class Redactor;
} // namespace credentials
} // namespace tooltray

namespace tooltray::engine {

class Core;

// The only face that the window and the command line see. Lives on the main thread and owns the engine
// thread; commands answer with futures, news come as signals that carry values. Works with the default workspace, and
// atWorkspace() gives the same for another one.
class Engine final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Engine)

public:
    explicit Engine(QObject *parent = nullptr) : Engine(EngineSettings(), parent) {}
    explicit Engine(EngineSettings settings, QObject *parent = nullptr);
    ~Engine() override; // what still runs is broken off: stopServer() first ends it well

    // The same program, with the workspace of that name in place of the default one. This outlives it. Nothing is
    // known of a workspace that is not there, and its clients answer with an error, until there is one.
    std::unique_ptr<Engine> atWorkspace(const std::string &name);
    const std::string &workspace() const { return m_engineClients->workspace; } // its name

    // So that the workspaces can be looked at while nothing is served; starting the server does the same.
    QFuture<Result<void>> open();
    // Answers once the server accepts connections, which the first time is when the workspaces are open. Started
    // again with other settings it moves.
    QFuture<Result<ServerStatus>> startServer(const ServerSettings &settings);
    // Accepts nothing new and lets running calls finish for a moment. All that happened is on disk then.
    QFuture<Result<ServerStatus>> stopServer();

    // A way in until the program ends, or the token is given back. The name is what a relay says it brings.
    QFuture<Result<ServerConnection>> connectGuest(Guest guest, const std::string &name = {});
    void dismissGuest(const std::string &token);

    // The clients that work with the workspace.
    WorkspaceClient &workspaceClient() { return m_engineClients->workspaceClient; }
    ApiClient &apis() { return m_engineClients->apis; }
    CallClient &calls() { return m_engineClients->calls; }
    LogClient &log() { return m_engineClients->log; }
    SecretsClient &secrets() { return m_engineClients->secrets; }
    SignInClient &signIns() { return m_engineClients->signIns; }
    ConnectedClients &clients() { return m_engineClients->clients; }
    ApprovalClient &approvals() { return m_engineClients->approvals; }
    PreferencesClient &preferences() { return m_engineClients->preferences; }
    ConsentClient &consents() { return m_engineClients->consents; }
    WorkspaceDirectory &workspaces() { return m_engineClients->workspaces; } // and with all of them
    ClientFilesClient &clientFiles() { return m_clientFiles; }

    // Masks every secret in use; for what the program writes.
    std::shared_ptr<const LogFilter> logFilter() const;

    // The last news that reached this thread.
    const ServerStatus &serverStatus() const { return m_status; }

Q_SIGNALS:
    void serverStatusChanged(const tooltray::engine::ServerStatus &status);

private:
    Engine(Engine &host, const std::string &workspace);

    std::unique_ptr<EngineClients> clientsFor(const std::string &workspace);
    void takeStatus(const ServerStatus &status);
    void tell(const std::string &workspace, const std::function<void(EngineClients &)> &news);

    Engine *m_host = nullptr;       // where this is for another workspace
    std::vector<Engine *> m_guests; // those for which this is the host
    EngineSettings m_settings;
    std::unique_ptr<SystemClock> m_clock;                   // of this thread
    std::shared_ptr<credentials::KeychainStore> m_keychain; // its jobs want the main one
    std::shared_ptr<credentials::Redactor> m_redactor;
    ServerStatus m_status;
    std::unique_ptr<EngineClients> m_engineClients;
    ClientFilesClient m_clientFiles;
    std::unique_ptr<EventThread> m_thread; // of the host, ends before all else goes
    Core *m_core;
};

} // namespace tooltray::engine
