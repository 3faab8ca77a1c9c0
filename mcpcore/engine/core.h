// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/task/ask.h"
#include "base/task/done.h"
#include "credentials/redaction/redactor.h"
#include "credentials/store/secretstore.h"
#include "engine/clients/engineevents.h"
#include "engine/engineserver.h"
#include "engine/secrets/consentrequest.h"
#include "engine/settings/preferences.h"
#include "engine/settings/serversettings.h"
#include "engine/workspaces/enginethread.h"
#include "engine/workspaces/workspaces.h"
#include "storage/configuration/configuration.h"

#include <QObject>

#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray {
class SystemClock;
} // namespace tooltray

namespace tooltray::engine {

// What runs on the engine thread. Made on another one, so everything with a socket or a timer is made
// by the first command. Commands are carried out one after the other.
class Core final : public EngineThread {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(Core)

public:
    struct Setting {
        EngineSettings settings;
        credentials::SecretStore &keychain; // outlives it, and any thread may ask it
        std::shared_ptr<credentials::Redactor> redactor;
        std::function<void(const ServerStatus &)> onStatus; // called on the engine thread
        WorkspaceNews::Tell tell;                           // as well
    };

    explicit Core(Setting setting);

    // So that the workspaces can be looked at while nothing is served.
    void openWorkspaces(ResultPromise<void> opened);
    void startServer(const ServerSettings &settings, ResultPromise<ServerStatus> started);
    void stopServer(ResultPromise<ServerStatus> stopped);
    void connectGuest(Guest guest, const std::string &name, ResultPromise<ServerConnection> connected);
    void dismissGuest(const std::string &token);
    void applyPreferences(Preferences preferences, ResultPromise<void> applied) override;
    void decideConsents(const std::vector<std::string> &ids, ConsentRequest::State decision,
                        ResultPromise<void> answer) override;
    // Clients of that workspace are there which have heard nothing yet.
    void tellNewClients(const std::string &workspace);
    OpenWorkspace *workspace(std::string_view name) override;
    toolkit::Administration *administration() override;
    const std::string &url() const override { return m_status.url; }
    void setApprovalsOpen(bool isOpen) override;
    void setPaused(bool isPaused) override;

private:
    using Over = std::function<void()>; // to be called when a command is carried out
    using Command = std::function<void(Over)>;
    using Started = std::shared_ptr<ResultPromise<ServerStatus>>;

    void enqueue(Command command);
    void next();

    void open(Done<Result<void>> done);
    void openAll(Done<Result<void>> done);
    void usePreferences(const Preferences &preferences);
    void move(const Preferences &preferences, const std::shared_ptr<ResultPromise<void>> &applied,
              const Over &over);
    void savePreferences(const std::shared_ptr<ResultPromise<void>> &applied, const Over &over);
    void setUp(OpenWorkspace *workspace);
    void tellPreferences();
    storage::ConfiguredServer serverInEffect() const;
    void start(const ServerSettings &settings, const Started &started, const Over &over);
    void listen(const ServerSettings &settings, const Started &started, const Over &over);
    void offerDemo(const std::string &url, Done<Result<void>> done);
    void stop(const Started &stopped, const Over &over);
    Result<ServerConnection> connectionFor(Guest guest, const std::string &name);
    void fail(const EngineServer::Refusal &refusal, const Started &started, const Over &over);
    void setStatus(ServerStatus status);

    Setting m_setting;
    ServerStatus m_status;
    ServerSettings m_asked;             // for the server that runs, or ran last
    storage::ConfiguredServer m_served; // what it was made of
    std::uint16_t m_lastPort = 0;       // of the server that runs, or ran last
    SavedPreferences m_preferences;
    std::deque<Command> m_commands;
    bool m_isBusy = false;
    std::unique_ptr<SystemClock> m_clock;
    std::unique_ptr<Workspaces> m_workspaces; // once opened, until the end
    bool m_isOpen = false;                    // all of them
    int m_approvers = 0;                      // who watch the approvals
    bool m_isPaused = false;
    std::unique_ptr<WorkspaceNews> m_news;  // once they are open; before them, as it watches them
    std::unique_ptr<EngineServer> m_server; // once started, until the end
};

} // namespace tooltray::engine
