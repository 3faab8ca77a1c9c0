// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/workspacenews.h"

#include "base/task/post.h"

#include <algorithm>
#include <utility>

namespace tooltray::engine {

WorkspaceNews::WorkspaceNews(Workspaces &workspaces, Clock &clock, Tell tell)
    : m_workspaces(workspaces)
    , m_clock(clock)
    , m_tell(std::move(tell))
{
    for (const auto &each : m_workspaces.all())
        follow(*each);
    connect(&m_workspaces, &Workspaces::opened, this, [this](OpenWorkspace *more) {
        follow(*more);
        tellConsents();
        tellNames();
    });
    connect(&m_workspaces, &Workspaces::closing, this,
            [this](OpenWorkspace *workspace) { unfollow(*workspace); });
    connect(&m_workspaces, &Workspaces::closed, this, [this] {
        tellConsents();
        tellNames();
    });
    tellNames();
    tellConsentsNow();
}

WorkspaceNews::~WorkspaceNews() = default;

void WorkspaceNews::follow(OpenWorkspace &workspace)
{
    connect(&workspace, &OpenWorkspace::consentsChanged, this, &WorkspaceNews::tellConsents,
            Qt::UniqueConnection);
    const auto telling = [this](const std::string &name) {
        return [this, name](std::function<void(EngineClients &)> news) { m_tell(name, std::move(news)); };
    };
    m_events.push_back(std::make_unique<EngineEvents>(
        workspace, m_clock, EngineEvents::Telling{telling(workspace.name()), telling({})}));
    connect(m_events.back().get(), &EngineEvents::clientsCounted, this, &WorkspaceNews::clientsCounted);
}

void WorkspaceNews::unfollow(const OpenWorkspace &workspace)
{
    std::erase_if(m_events, [&workspace](const auto &events) { return &events->workspace() == &workspace; });
    m_tell({}, [name = workspace.name()](EngineClients &engineClients) {
        engineClients.approvals.takeCards({}, name);
    });
    Q_EMIT clientsCounted();
}

void WorkspaceNews::tellNewClients(const std::string &workspace)
{
    for (const auto &events : m_events) {
        if (events->workspace().name() == workspace)
            events->tellAll();
        else
            events->tellApprovals();
    }
    tellNames();
    tellConsentsNow();
}

int WorkspaceNews::clientCount() const
{
    int count = 0;
    for (const auto &events : m_events)
        count += events->clientCount();
    return count;
}

void WorkspaceNews::tellNames()
{
    std::vector<std::string> names;
    for (const auto &workspace : m_workspaces.all())
        names.push_back(workspace->name());
    m_tell({}, [names = std::move(names)](EngineClients &engineClients) {
        engineClients.workspaces.takeNames(names);
    });
}

// Each workspace is told of a change that may concern all, and the requests of all are looked up.
void WorkspaceNews::tellConsents()
{
    if (std::exchange(m_isTellingConsents, true))
        return;
    post(this, [this] {
        m_isTellingConsents = false;
        tellConsentsNow();
    });
}

void WorkspaceNews::tellConsentsNow()
{
    std::vector<ConsentRequest> requests;
    for (const auto &workspace : m_workspaces.all()) {
        const auto wanted = workspace->vault().consents().requests(*workspace->live().workspace());
        requests.insert(requests.end(), wanted.begin(), wanted.end());
    }
    m_tell({}, [requests = std::move(requests), problem = m_workspaces.ledger().problem()](
                   EngineClients &engineClients) { engineClients.consents.takeRequests(requests, problem); });
}

} // namespace tooltray::engine
