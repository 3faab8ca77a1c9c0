// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/time/clock.h"
#include "engine/clients/apiclient.h"
#include "engine/clients/callclient.h"
#include "engine/clients/connectedclients.h"
#include "engine/clients/logclient.h"
#include "engine/clients/secretsclient.h"
#include "engine/clients/signinclient.h"
#include "engine/clients/workspaceclient.h"
#include "engine/clients/workspacedirectory.h"
#include "engine/workspaces/workspaces.h"
#include "execution/preparation/schemas.h"
#include "journal/archive/spill.h"

#include <QObject>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::engine {

class OpenWorkspace;

// Everything that the window, or the command line, asks of one workspace, on the main thread.
struct EngineClients {
    EngineClients(const WorkspaceLink &link, credentials::KeychainStore &keychain, const std::string &folder)
        : workspace(link.name)
        , workspaceClient(link, folder)
        , apis(link)
        , calls(link)
        , log(link)
        , secrets(link, keychain)
        , signIns(link, folder)
        , clients(link)
        , approvals(link)
        , preferences(link.thread)
        , consents(link.thread)
        , workspaces(link.thread)
    {
        QObject::connect(&secrets, &SecretsClient::signInMissing, &signIns, &SignInClient::forget);
    }

    const std::string workspace; // its name
    WorkspaceClient workspaceClient;
    ApiClient apis;
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

    struct Telling {
        Tell toOwn; // the clients of the workspace
        Tell toAll;
    };

    // The workspace, which is open, and the clock outlive it.
    EngineEvents(OpenWorkspace &workspace, Clock &clock, Telling telling);
    ~EngineEvents() override;

    const OpenWorkspace &workspace() const { return m_open; }
    // Everything as it is now, for clients that have heard nothing yet.
    void tellAll();
    void tellApprovals(); // to the clients of all workspaces
    // How many clients called lately or listen.
    int clientCount() const { return m_counted; }

Q_SIGNALS:
    void clientsCounted();

private:
    void tellWorkspace();
    void tellHealth();
    void tellSchema(const execution::SchemaNews &news);
    void tellProblems();
    void tellConfiguration();
    void tellLibrary();
    void tellArchive(const journal::SpillState &state);
    void tellClients();
    void tellFigures();
    void tellSoon();
    void tellAgain();

    OpenWorkspace &m_open;
    Clock &m_clock;
    Tell m_tell;
    Tell m_tellAllClients;
    Timer m_soon;  // for what changes with every call
    Timer m_again; // and what changes while the last hour passes
    LogFigures m_told;
    int m_counted = 0;
};

// Tells the clients of each workspace what happens in it, and all of them which workspaces there are and what waits for
// a consent. Lives on the engine thread.
class WorkspaceNews final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceNews)

public:
    // Carries news to the clients of a workspace, or without a name to those of all, in the order in which it is told.
    using Tell = std::function<void(const std::string &workspace, std::function<void(EngineClients &)>)>;

    // The workspaces, which are open, and the clock outlive it.
    WorkspaceNews(Workspaces &workspaces, Clock &clock, Tell tell);

    // Everything as it is now, for clients of that workspace that have heard nothing yet.
    void tellNewClients(const std::string &workspace);
    // How many clients called any workspace lately or listen.
    int clientCount() const;

Q_SIGNALS:
    void clientsCounted();

private:
    void follow(OpenWorkspace &workspace);
    void unfollow(const OpenWorkspace &workspace);
    void tellNames();
    void tellConsents(); // once for all that happens at the same time
    void tellConsentsNow();

    Workspaces &m_workspaces;
    Clock &m_clock;
    Tell m_tell;
    std::vector<std::unique_ptr<EngineEvents>> m_events; // of each workspace
    bool m_isTellingConsents = false;
};

} // namespace tooltray::engine
