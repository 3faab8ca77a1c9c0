// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "base/text/random.h"
#include "engine/access/clienttokens.h"
#include "workspace/definitions/policy.h"

#include <algorithm>
#include <array>

namespace tooltray::app {
namespace {

using workspace::Client;
using workspace::ObjectKind;

// Where clients find the server, also while it does not run.
std::string addressOf(engine::Engine &engine)
{
    if (const std::string &url = engine.serverStatus().url; !url.empty())
        return url;
    const auto port =
        engine.preferences().state().inEffect.port.value_or(engine::ServerSettings::kDefaultPort);
    return "http://127.0.0.1:" + std::to_string(port) + "/mcp";
}

engine::ClientAddress clientAddress(engine::Engine &engine)
{
    engine::ClientAddress address{addressOf(engine)};
    for (const auto &item : engine.workspaceClient().state().workspace->entries(ObjectKind::Client)) {
        const auto &client = std::get<Client>(item.value.object());
        if (client.enabled)
            address.tokenHashes.push_back(client.tokenHash);
    }
    return address;
}

// Saves the client with a fresh token, which replaces the one before; its policy stays.
void issueToken(OperationCall &call, Client wanted, std::function<void(const std::string &token)> done)
{
    const std::string token = randomToken();
    const auto *known = call.engine().workspaceClient().state().workspace->find<Client>(wanted.name);
    if (known != nullptr) {
        const std::string profile = wanted.profile;
        wanted = *known;
        if (!profile.empty())
            wanted.profile = profile;
    }
    wanted.enabled = true;
    wanted.tokenHash = engine::tokenHash(token);
    workspace::Edit edit{"Let " + wanted.name + " in", workspace::Origin::Person, {}};
    edit.steps.emplace_back(workspace::PutObject{std::move(wanted)});
    whenDone(call.engine().workspaceClient().apply(std::move(edit)), &call,
             [&call, token, done = std::move(done)](const Result<void> &saved) {
                 if (!saved)
                     return call.done(saved.error());
                 done(token);
             });
}

void newToken(OperationCall &call)
{
    const std::string name = call.text("client");
    Client wanted;
    wanted.name = name;
    wanted.title = call.text("title");
    wanted.policy.readOnly = call["read_only"].toBool();
    issueToken(call, std::move(wanted), [&call, name](const std::string &token) {
        call.done(
            json::Value::object({{"client", name}, {"url", addressOf(call.engine())}, {"token", token}}));
    });
}

void listTokens(OperationCall &call)
{
    json::Value clients = json::Value::array();
    for (const auto &item : call.engine().workspaceClient().state().workspace->entries(ObjectKind::Client)) {
        const auto &client = std::get<Client>(item.value.object());
        clients.append(json::Value::object({{"name", client.name},
                                            {"title", client.title},
                                            {"profile", client.profile},
                                            {"enabled", client.enabled},
                                            {"has_token", !client.tokenHash.empty()},
                                            {"read_only", client.policy.readOnly}}));
    }
    call.done(json::Value::object({{"clients", std::move(clients)}}));
}

void revokeToken(OperationCall &call)
{
    const std::string name = call.text("client");
    const auto *known = call.engine().workspaceClient().state().workspace->find<Client>(name);
    if (known == nullptr)
        return call.done(Error{ErrorKind::NotFound, "client_missing", "There is no client " + name + ".",
                               "See tooltray token list."});
    json::Value answer = json::Value::object({{"client", name}});
    if (call["dry_run"].toBool())
        return call.done(std::move(answer));
    Client client = *known;
    client.enabled = false;
    client.tokenHash = engine::tokenHash(randomToken()); // of a token that nobody has
    workspace::Edit edit{"Revoke the token of " + name, workspace::Origin::Person, {}};
    edit.steps.emplace_back(workspace::PutObject{std::move(client)});
    call.answerWith(call.engine().workspaceClient().apply(std::move(edit)), [answer] { return answer; });
}

std::string_view fileStateName(engine::ClientFileStatus::State state)
{
    constexpr std::array<std::string_view, 6> kStates{"current",        "out_of_date",   "changed_by_hand",
                                                      "not_configured", "not_installed", "unreadable"};
    return kStates[static_cast<std::size_t>(state)];
}

json::Value fileValue(const engine::ClientFileStatus &file)
{
    json::Value value = json::Value::object({{"client", file.client},
                                             {"title", file.title},
                                             {"file", file.path},
                                             {"state", fileStateName(file.state)},
                                             {"can_undo", file.canGoBack},
                                             {"snippet", file.snippet},
                                             {"token_mark", file.tokenMark}});
    if (file.problem)
        value.set("problem", file.problem->message.text());
    return value;
}

void listFiles(OperationCall &call)
{
    call.answerWith(call.engine().clientFiles().files(clientAddress(call.engine())),
                    [](const std::vector<engine::ClientFileStatus> &files) {
                        json::Value list = json::Value::array();
                        for (const engine::ClientFileStatus &file : files)
                            list.append(fileValue(file));
                        return json::Value::object({{"clients", std::move(list)}});
                    });
}

void previewFile(OperationCall &call)
{
    call.answerWith(call.engine().clientFiles().preview(call.text("client"), clientAddress(call.engine())),
                    [](const engine::ClientFileChange &change) {
                        return json::Value::object({{"client", change.client},
                                                    {"file", change.path},
                                                    {"is_needed", change.isNeeded()},
                                                    {"before", change.shownBefore},
                                                    {"after", change.shownAfter}});
                    });
}

void writeChange(OperationCall &call, const engine::ClientFileChange &change, const std::string &token)
{
    call.answerWith(call.engine().clientFiles().write(change, token), [change] {
        return json::Value::object({{"client", change.client}, {"file", change.path}, {"written", true}});
    });
}

// The change is looked up again: what was shown before must still be what would be done.
void writeFile(OperationCall &call)
{
    const std::string client = call.text("client");
    const std::string seen = call.text("after");
    whenDone(call.engine().clientFiles().preview(client, clientAddress(call.engine())), &call,
             [&call, client, seen](const Result<engine::ClientFileChange> &change) {
                 if (!change)
                     return call.done(change.error());
                 if (change->shownAfter != seen)
                     return call.done(Error{ErrorKind::Conflict, "client_file_changed",
                                            "The file " + change->path + " has changed since it was shown.",
                                            "Run the command again."});
                 if (!change->isNeeded())
                     return call.done(json::Value::object(
                         {{"client", client}, {"file", change->path}, {"written", false}}));
                 if (change->token)
                     return writeChange(call, *change, *change->token);
                 Client wanted;
                 wanted.name = client;
                 wanted.title = call.text("title");
                 wanted.profile = client;
                 issueToken(call, std::move(wanted), [&call, change = *change](const std::string &token) {
                     writeChange(call, change, token);
                 });
             });
}

void undoFile(OperationCall &call)
{
    const std::string client = call.text("client");
    engine::Engine &engine = call.engine();
    call.answerWith(engine.clients().withdrawToken(client, engine.clientFiles().disconnect(client)),
                    [client](bool isWithdrawn) {
                        return json::Value::object(
                            {{"client", client}, {"undone", true}, {"token_revoked", isWithdrawn}});
                    });
}

constexpr std::array kClientOperations{
    Operation{"tokens.new", newToken},         Operation{"tokens.list", listTokens},
    Operation{"tokens.revoke", revokeToken},   Operation{"clients.files", listFiles},
    Operation{"clients.preview", previewFile}, Operation{"clients.write", writeFile},
    Operation{"clients.undo", undoFile},
};

} // namespace

std::span<const Operation> clientOperations()
{
    return kClientOperations;
}

} // namespace tooltray::app
