// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/clients/engineevents.h"
#include "engine/workspaces/workspaces.h"

#include <QObject>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace tooltray::engine {

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
    ~WorkspaceNews() override;

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
