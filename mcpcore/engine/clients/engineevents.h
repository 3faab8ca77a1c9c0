// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "engine/clients/callclient.h"
#include "engine/clients/connectedclients.h"
#include "engine/clients/logclient.h"
#include "engine/clients/secretsclient.h"
#include "engine/clients/signinclient.h"
#include "engine/clients/workspaceclient.h"
#include "engine/clients/workspacedirectory.h"
#include "execution/preparation/schemas.h"
#include "journal/archive/spill.h"

#include <QObject>

#include <functional>
#include <string>

namespace tooltray::engine {

class EngineThread;
class OpenWorkspace;

// Everything the window asks for, on the main thread.
struct EngineClients {
    EngineClients(EngineThread &thread, credentials::KeychainStore &keychain, const std::string &folder)
        : workspaceClient(thread, folder)
        , calls(thread)
        , log(thread)
        , secrets(thread, keychain)
        , signIns(thread, folder)
        , clients(thread)
        , approvals(thread)
        , preferences(thread)
        , consents(thread)
        , workspaces(thread)
    {
        QObject::connect(&secrets, &SecretsClient::signInMissing, &signIns, &SignInClient::forget);
    }

    WorkspaceClient workspaceClient;
    CallClient calls;
    LogClient log;
    SecretsClient secrets;
    SignInClient signIns;
    ConnectedClients clients;
    ApprovalClient approvals;
    PreferencesClient preferences;
    ConsentClient consents;
    WorkspaceDirectory workspaces;
};

// Tells the clients what happens in a workspace. Lives on the engine thread.
class EngineEvents final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(EngineEvents)

public:
    // Carries it to the thread of the clients, in the order in which it is told.
    using Tell = std::function<void(std::function<void(EngineClients &)>)>;

    // The workspace, which is open, and the clock outlive it.
    EngineEvents(OpenWorkspace &workspace, Clock &clock, Tell tell);
    ~EngineEvents() override;

Q_SIGNALS:
    // How many clients called lately or listen.
    void clientsCounted(int clients);

private:
    void tellWorkspace();
    void tellHealth();
    void tellSchema(const execution::SchemaNews &news);
    void tellProblems();
    void tellConfiguration();
    void tellLibrary();
    void tellArchive(const journal::SpillState &state);
    void tellApprovals();
    void tellClients();
    void tellFigures();
    void tellSoon();
    void tellAgain();

    OpenWorkspace &m_open;
    Clock &m_clock;
    Tell m_tell;
    Timer m_soon;  // for what changes with every call
    Timer m_again; // and what changes while the last hour passes
    LogFigures m_told;
    int m_counted = 0;
};

} // namespace tooltray::engine
