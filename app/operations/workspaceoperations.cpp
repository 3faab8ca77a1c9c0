// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/operations/operation.h"
#include "base/time/rfc3339.h"
#include "workspace/codec/members.h"

#include <algorithm>
#include <array>

namespace tooltray::app {
namespace {

void listWorkspaces(OperationCall &call)
{
    call.answerWith(call.engine().workspaces().all(), [](const std::vector<engine::WorkspaceSummary> &all) {
        json::Value list = json::Value::array();
        for (const engine::WorkspaceSummary &one : all) {
            json::Value clients = json::Value::array();
            for (const auto &client : one.clients)
                clients.append(client.name);
            list.append(json::Value::object({{"name", one.name},
                                             {"url", one.url},
                                             {"tools", one.tools},
                                             {"clients", std::move(clients)}}));
        }
        return json::Value::object({{"workspaces", std::move(list)}});
    });
}

void makeWorkspace(OperationCall &call)
{
    const std::string name = call.text("workspace");
    call.answerWith(call.engine().workspaces().make(name), [name] {
        return json::Value::object({{"workspace", name}});
    });
}

void renameWorkspace(OperationCall &call)
{
    const std::string to = call.text("to");
    call.answerWith(call.engine().workspaces().rename(call.text("workspace"), to), [to] {
        return json::Value::object({{"workspace", to}});
    });
}

void removeWorkspace(OperationCall &call)
{
    const std::string name = call.text("workspace");
    call.answerWith(call.engine().workspaces().remove(name), [name](const std::string &folder) {
        return json::Value::object({{"workspace", name}, {"kept_in", folder}});
    });
}

json::Value offerValue(const std::optional<engine::LibraryOffer> &offer)
{
    json::Value value = json::Value::object({{"can_move", offer && offer->canBeMoved()}});
    if (!offer)
        return value;
    value.set("from", offer->from.text());
    value.set("to", offer->to.text());
    value.set("tools", offer->tools);
    value.set("others", offer->others);
    value.set("differing", offer->differing);
    if (offer->problem)
        value.set("problem", offer->problem->message.text());
    return value;
}

void tellStorage(OperationCall &call)
{
    engine::WorkspaceClient &workspace = call.engine().workspaceClient();
    call.answerWith(workspace.libraryLooked(),
                    [&workspace] { return offerValue(workspace.state().library); });
}

void moveStorage(OperationCall &call)
{
    call.answerWith(call.engine().workspaceClient().moveLibrary(), [] {
        return json::Value::object({{"moved", true}});
    });
}

void leaveStorage(OperationCall &call)
{
    call.answerWith(call.engine().workspaceClient().leaveLibrary(), [] {
        return json::Value::object({{"moved", false}});
    });
}

std::string_view deciderName(engine::Decider decider)
{
    constexpr std::array<std::string_view, 3> kDeciders{"settings", "config", "command_line"};
    return kDeciders[static_cast<std::size_t>(decider)];
}

// Each setting with where its value comes from.
void tellConfiguration(OperationCall &call)
{
    const engine::PreferencesState &state = call.engine().preferences().state();
    const engine::ServerPreferences &server = state.inEffect;
    json::Value settings = json::Value::array();
    const auto add = [&settings](const char *name, json::Value value, engine::Decider decider) {
        settings.append(json::Value::object(
            {{"name", name}, {"value", std::move(value)}, {"origin", deciderName(decider)}}));
    };
    add("server.port", server.port.value_or(engine::ServerSettings::kDefaultPort), state.port);
    add("server.addresses", workspace::encode(server.addresses), state.addresses);
    add("server.allowed_hosts", workspace::encode(server.allowedHosts), state.allowedHosts);
    add("server.allowed_origins", workspace::encode(server.allowedOrigins), state.allowedOrigins);
    add("server.max_connections", server.maxConnections, state.maxConnections);
    add("server.max_body_bytes", server.maxBodyBytes, state.maxBodyBytes);
    const engine::LogPreferences &log = state.chosen.log;
    add("log.entries", log.entries, engine::Decider::Person);
    add("log.days", log.days, engine::Decider::Person);
    add("log.archive_bytes", log.archiveBytes, engine::Decider::Person);
    add("log.body_bytes", log.bodyBytes, engine::Decider::Person);
    json::Value value =
        json::Value::object({{"config_file", state.configFile}, {"settings", std::move(settings)}});
    if (const auto &problem = call.engine().workspaceClient().state().configuration)
        value.set("problem", problem->message.text());
    call.done(std::move(value));
}

constexpr std::array kWorkspaceOperations{
    Operation{"workspaces.list", listWorkspaces},    Operation{"workspaces.make", makeWorkspace},
    Operation{"workspaces.rename", renameWorkspace}, Operation{"workspaces.remove", removeWorkspace},
    Operation{"storage.status", tellStorage},        Operation{"storage.move", moveStorage},
    Operation{"storage.leave", leaveStorage},        Operation{"configuration.show", tellConfiguration},
};

} // namespace

std::span<const Operation> workspaceOperations()
{
    return kWorkspaceOperations;
}

namespace {

constexpr std::size_t kLongestLabel = 200;

using Moments = std::vector<engine::SavedMoment>;

json::Value momentValue(const engine::SavedMoment &moment)
{
    return json::Value::object({{"id", moment.id}, {"time", moment.time}, {"label", moment.label}});
}

void listBackups(OperationCall &call)
{
    call.answerWith(call.engine().workspaceClient().moments(), [](const Moments &moments) {
        json::Value list = json::Value::array();
        for (const engine::SavedMoment &moment : moments)
            list.append(momentValue(moment));
        return json::Value::object({{"backups", std::move(list)}});
    });
}

// The newest of the list is the one that was just made.
void createBackup(OperationCall &call)
{
    const std::string label = call.text("label");
    if (label.empty() || label.size() > kLongestLabel)
        return call.done(
            Error{ErrorKind::Invalid, "bad_label",
                  "The label of a backup has 1 to " + std::to_string(kLongestLabel) + " bytes."});
    whenDone(call.engine().workspaceClient().keepMoment(label), &call, [&call](const Result<void> &kept) {
        if (!kept)
            return call.done(kept.error());
        call.answerWith(call.engine().workspaceClient().moments(), [](const Moments &moments) {
            return json::Value::object(
                {{"backup", moments.empty() ? json::Value() : momentValue(moments.front())}});
        });
    });
}

void restoreBackup(OperationCall &call)
{
    whenDone(call.engine().workspaceClient().moments(), &call, [&call](const Result<Moments> &moments) {
        if (!moments)
            return call.done(moments.error());
        const std::string id = call.text("id");
        const auto found = std::ranges::find(*moments, id, &engine::SavedMoment::id);
        if (found == moments->end())
            return call.done(Error{ErrorKind::NotFound, "backup_missing", "There is no backup " + id + ".",
                                   "See tooltray backup list."});
        json::Value answer = json::Value::object({{"backup", momentValue(*found)}});
        if (call["dry_run"].toBool())
            return call.done(std::move(answer));
        call.answerWith(call.engine().workspaceClient().goBack(id),
                        [answer = std::move(answer)] { return answer; });
    });
}

constexpr std::array kBackupOperations{
    Operation{"backups.list", listBackups},
    Operation{"backups.create", createBackup},
    Operation{"backups.restore", restoreBackup},
};

} // namespace

std::span<const Operation> backupOperations()
{
    return kBackupOperations;
}

} // namespace tooltray::app
