// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/clientaddress.h"

#include "engine/engine.h"
#include "workspace/definitions/policy.h"

namespace tooltray::ui {

engine::ClientAddress clientAddress(engine::Engine &engine)
{
    const engine::ServerStatus &status = engine.serverStatus();
    engine::ClientAddress address{status.url};
    if (address.url.empty()) {
        const std::uint16_t port = status.port != 0 ? status.port : engine::ServerSettings::kDefaultPort;
        address.url = "http://127.0.0.1:" + std::to_string(port) + "/mcp";
    }
    const workspace::WorkspacePtr &snapshot = engine.curation().state().workspace;
    for (const auto &[name, entry] : snapshot->entries(workspace::ObjectKind::Client)) {
        if (const auto *client = std::get_if<workspace::Client>(&entry.object()); client && client->enabled)
            address.tokenHashes.push_back(client->tokenHash);
    }
    return address;
}

bool isServing(const engine::Engine &engine)
{
    return engine.serverStatus().state == engine::ServerStatus::State::Running;
}

QSet<QString> connectedClients(engine::Engine &engine)
{
    QSet<QString> clients;
    for (const engine::ConnectedClient &client : engine.clients().clients()) {
        clients.insert(QString::fromStdString(client.name));
        // It comes through the relay, which has no token of a client.
        if (client.program.starts_with("claude-ai"))
            clients.insert(QStringLiteral("claude-desktop"));
    }
    return clients;
}

} // namespace tooltray::ui
