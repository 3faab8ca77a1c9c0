// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/connectedclients.h"

#include "base/task/ask.h"
#include "base/text/random.h"
#include "engine/workspaces/enginethread.h"
#include "toolkit/records/trafficjournal.h"

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

// Nothing where the token is not the client's. One that the configuration file defines is changed there.
std::optional<workspace::Edit> editWithoutToken(const workspace::Workspace &workspace,
                                                const std::string &name, const std::string &token)
{
    const workspace::ObjectKey key{workspace::ObjectKind::Client, name};
    const workspace::Entry *entry = workspace.find(key);
    if (entry == nullptr || entry->layer() != workspace::Layer::Stored)
        return std::nullopt;
    auto client = std::get<workspace::Client>(entry->object());
    if (client.tokenHash != tokenHash(token))
        return std::nullopt;
    workspace::Edit edit{"Disconnect " + name, workspace::Origin::Person, {}};
    if (client.policy == workspace::ClientPolicy()) {
        edit.steps.emplace_back(workspace::RemoveObject{key});
    } else {
        client.tokenHash = tokenHash(randomToken()); // of a token that nobody has
        edit.steps.emplace_back(workspace::PutObject{std::move(client)});
    }
    return edit;
}

void withdraw(OpenWorkspace &workspace, const std::string &client, const std::string &token,
              std::shared_ptr<ResultPromise<bool>> answer)
{
    auto edit = editWithoutToken(*workspace.live().workspace(), client, token);
    if (!edit)
        return answer->give(false);
    whenDone(workspace.live().apply(*std::move(edit)), &workspace,
             [answer](const Result<storage::Done> &done) {
                 answer->give(done ? Result<bool>(true) : done.error());
             });
}

} // namespace

ConnectedClients::ConnectedClients(WorkspaceLink link) : m_link(std::move(link)) {}

QFuture<Result<ServerConnection>> ConnectedClients::issueToken(std::string client, std::string title,
                                                               std::string profile)
{
    workspace::Client wanted;
    wanted.name = std::move(client);
    wanted.title = std::move(title);
    wanted.profile = std::move(profile);
    return askWorkspace<ServerConnection>(
        m_link, [&thread = m_link.thread, wanted = std::move(wanted)](
                    OpenWorkspace &workspace, ResultPromise<ServerConnection> answer) mutable {
            ServerConnection connection{workspaceUrl(thread.url(), workspace.name()), randomToken()};
            if (connection.url.empty()) {
                return answer.give(
                    Error{ErrorKind::Unavailable, "not_serving",
                          CORE_TEXT("Core", "The server is not running, so clients cannot connect."),
                          CORE_TEXT("Core", "Start the server and try again.")});
            }
            wanted.tokenHash = tokenHash(connection.token);
            auto shared = std::make_shared<ResultPromise<ServerConnection>>(std::move(answer));
            whenDone(workspace.live().apply(editForToken(*workspace.live().workspace(), wanted)), &workspace,
                     [shared, connection](const Result<storage::Done> &done) {
                         if (done)
                             shared->give(connection);
                         else
                             shared->give(done.error());
                     });
        });
}

QFuture<Result<bool>> ConnectedClients::withdrawToken(std::string client,
                                                      const QFuture<Result<std::string>> &unused)
{
    auto answer = std::make_shared<ResultPromise<bool>>();
    const QFuture<Result<bool>> future = answer->future();
    whenDone(unused, this, [this, answer, client = std::move(client)](const Result<std::string> &token) {
        if (!token || token->empty())
            return answer->give(token ? Result<bool>(false) : token.error());
        passOn(
            askWorkspace<bool>(m_link,
                               [client, token = *token](OpenWorkspace &workspace, ResultPromise<bool> done) {
                                   withdraw(workspace, client, token,
                                            std::make_shared<ResultPromise<bool>>(std::move(done)));
                               }),
            this, std::move(*answer));
    });
    return future;
}

QFuture<Result<void>> ConnectedClients::setService(Service service)
{
    return ask<void>(&m_link.thread, [&thread = m_link.thread, service](ResultPromise<void> answer) {
        thread.setPaused(service == Service::Paused);
        answer.give({});
    });
}

void ConnectedClients::takeClients(std::vector<ConnectedClient> clients, CallsByRevision calls)
{
    std::vector<ConnectedClient> arrived;
    const bool isFirst = !std::exchange(m_isTold, true);
    for (const ConnectedClient &client : clients) {
        const bool isKnown = std::ranges::any_of(m_clients, [&client](const ConnectedClient &known) {
            return toolkit::callerName(known.name, known.program)
                   == toolkit::callerName(client.name, client.program);
        });
        if (!isKnown && !isFirst)
            arrived.push_back(client);
    }
    m_clients = std::move(clients);
    m_calls = std::move(calls);
    Q_EMIT clientsChanged();
    for (const ConnectedClient &client : arrived)
        Q_EMIT clientArrived(client);
}

PreferencesClient::PreferencesClient(EngineThread &thread) : m_thread(thread) {}

QFuture<Result<void>> PreferencesClient::apply(Preferences preferences)
{
    return ask<void>(&m_thread, [&thread = m_thread,
                                 preferences = std::move(preferences)](ResultPromise<void> applied) mutable {
        thread.applyPreferences(std::move(preferences), std::move(applied));
    });
}

void PreferencesClient::takeState(PreferencesState state)
{
    if (m_state == state)
        return;
    m_state = std::move(state);
    Q_EMIT changed();
}

} // namespace tooltray::engine
