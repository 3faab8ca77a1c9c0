// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "app/operations/snapshot.h"
#include "engine/settings/version.h"
#include "toolkit/builtins/packs.h"
#include "workspace/checks/pinning.h"

#include <array>
#include <unistd.h>

namespace tooltray::app {
namespace {

std::string_view stateName(engine::ServerStatus::State state)
{
    constexpr std::array<std::string_view, 5> kStates{"stopped", "starting", "running", "port_in_use",
                                                      "failed"};
    return kStates[static_cast<std::size_t>(state)];
}

std::size_t reviewDebt(const workspace::Workspace &workspace)
{
    std::size_t debt = 0;
    for (const auto &entry : workspace.entries(workspace::ObjectKind::Tool)) {
        const auto &tool = std::get<workspace::Tool>(entry.value.object());
        debt += tool.pin && !workspace::pinDifferences(workspace, tool).empty() ? 1 : 0;
    }
    return debt;
}

json::Value connectedValue(engine::Engine &engine)
{
    json::Value clients = json::Value::array();
    for (const engine::ConnectedClient &client : engine.clients().clients()) {
        clients.append(json::Value::object({{"name", client.name},
                                            {"program", client.program},
                                            {"protocol", client.revision},
                                            {"calls", client.calls}}));
    }
    return clients;
}

void tellStatus(OperationCall &call)
{
    engine::Engine &engine = call.engine();
    const engine::ServerStatus &status = engine.serverStatus();
    const engine::WorkspaceState &state = engine.workspaceClient().state();
    json::Value value = json::Value::object({{"program_version", engine::kVersion},
                                             {"process", ::getpid()},
                                             {"state", stateName(status.state)},
                                             {"url", status.url},
                                             {"demo_url", status.demoUrl},
                                             {"data_folder", call.place().dataFolder},
                                             {"has_window", call.place().hasWindow},
                                             {"is_paused", status.isPaused}});
    if (!status.problem.empty())
        value.set("problem", status.problem.text());
    value.set("tools", state.workspace->entries(workspace::ObjectKind::Tool).size());
    value.set("broken_tools", state.health->broken().size());
    value.set("endpoints", state.workspace->entries(workspace::ObjectKind::Endpoint).size());
    value.set("clients", connectedValue(engine));
    value.set("pending_approvals", engine.approvals().cards().size());
    value.set("pending_consents", engine.consents().pending().size());
    value.set("pending_reviews", reviewDebt(*state.workspace));
    call.done(std::move(value));
}

// The names that complete a word.
void listNames(OperationCall &call)
{
    const std::string kind = call.text("kind");
    json::Value names = json::Value::array();
    const auto addObjects = [&](workspace::ObjectKind of) {
        for (const auto &entry : call.engine().workspaceClient().state().workspace->entries(of))
            names.append(entry.name);
    };
    if (kind == "tools") {
        addObjects(workspace::ObjectKind::Tool);
    } else if (kind == "endpoints") {
        addObjects(workspace::ObjectKind::Endpoint);
    } else if (kind == "credentials") {
        addObjects(workspace::ObjectKind::Credential);
    } else if (kind == "clients") {
        addObjects(workspace::ObjectKind::Client);
    } else if (kind == "approvals") {
        for (const engine::ApprovalCard &card : call.engine().approvals().cards())
            names.append(std::to_string(card.id.value()));
    } else if (kind == "consents") {
        for (const engine::ConsentRequest &request : call.engine().consents().requests())
            names.append(request.id);
    } else if (kind == "types") {
        for (const auto &[endpoint, known] : call.engine().workspaceClient().state().schemas) {
            if (!known.schema)
                continue;
            for (const graphql::SchemaType type : known.schema->types())
                names.append(std::string(type.name()));
        }
    } else if (kind == "workspaces") {
        return call.answerWith(call.engine().workspaces().all(),
                               [](const std::vector<engine::WorkspaceSummary> &all) {
                                   json::Value list = json::Value::array();
                                   for (const engine::WorkspaceSummary &one : all)
                                       list.append(one.name);
                                   return json::Value::object({{"names", std::move(list)}});
                               });
    }
    call.done(json::Value::object({{"names", std::move(names)}}));
}

constexpr std::array kStatusOperations{
    Operation{"status", tellStatus},
    Operation{"names", listNames},
};

} // namespace

std::span<const Operation> statusOperations()
{
    return kStatusOperations;
}

} // namespace tooltray::app
