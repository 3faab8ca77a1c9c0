// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/desks/clientdesk.h"

#include "base/random.h"
#include "engine/desks/askworkspace.h"

#include <algorithm>
#include <utility>

namespace tooltray::engine {
namespace {

workspace::Edit editForToken(const workspace::Workspace &workspace, const workspace::Client &wanted)
{
    workspace::Client client = wanted;
    if (const auto *known = workspace.find<workspace::Client>(wanted.name)) {
        client = *known; // its policy stays
        client.tokenHash = wanted.tokenHash;
        client.enabled = true;
    }
    workspace::Edit edit{"Let " + client.name + " in", workspace::Origin::Person, {}};
    edit.steps.push_back(workspace::PutObject{std::move(client)});
    return edit;
}

} // namespace

ClientDesk::ClientDesk(Core &core) : m_core(core) {}

ClientDesk::~ClientDesk() = default;

QFuture<Result<Connection>> ClientDesk::issueToken(std::string client, std::string title, std::string profile)
{
    workspace::Client wanted;
    wanted.name = std::move(client);
    wanted.title = std::move(title);
    wanted.profile = std::move(profile);
    return askWorkspace<Connection>(m_core, [&core = m_core, wanted = std::move(wanted)](
                                                OpenWorkspace &workspace, Answer<Connection> answer) mutable {
        Connection connection{core.url(), randomToken()};
        if (connection.url.empty()) {
            return answer.give(Error{ErrorKind::Unavailable, "not_serving",
                                     "The server does not run, so that there is no address to connect to.",
                                     "Start the server and try again."});
        }
        wanted.tokenHash = tokenHash(connection.token);
        auto shared = std::make_shared<Answer<Connection>>(std::move(answer));
        whenDone(workspace.live().apply(editForToken(*workspace.live().workspace(), wanted)), &workspace,
                 [shared, connection](const Result<storage::Done> &done) {
                     if (done)
                         shared->give(connection);
                     else
                         shared->give(done.error());
                 });
    });
}

QFuture<Result<void>> ClientDesk::setService(Service service)
{
    return ask<void>(&m_core, [&core = m_core, service](Answer<void> answer) {
        core.setPaused(service == Service::Paused);
        answer.give({});
    });
}

void ClientDesk::takeClients(std::vector<ConnectedClient> clients, CallsByRevision calls)
{
    std::vector<ConnectedClient> arrived;
    for (const ConnectedClient &client : clients) {
        const bool isKnown = std::ranges::any_of(m_clients, [&client](const ConnectedClient &known) {
            return known.name == client.name && known.program == client.program;
        });
        if (!isKnown)
            arrived.push_back(client);
    }
    m_clients = std::move(clients);
    m_calls = std::move(calls);
    Q_EMIT clientsChanged();
    for (const ConnectedClient &client : arrived)
        Q_EMIT clientArrived(client);
}

} // namespace tooltray::engine
