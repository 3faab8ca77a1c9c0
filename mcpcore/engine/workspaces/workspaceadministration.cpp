// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/workspaces/workspaceadministration.h"

#include "base/files/folder.h"
#include "base/task/ask.h"
#include "base/text/random.h"
#include "base/time/rfc3339.h"
#include "engine/workspaces/workspacefolders.h"
#include "engine/workspaces/workspaces.h"
#include "workspace/edits/apply.h"

#include <algorithm>
#include <system_error>
#include <utility>

namespace tooltray::engine {
namespace {

namespace fs = std::filesystem;

json::Value viewOf(const std::string &name)
{
    return json::Value::object({{"name", name}, {"path", "/w/" + name + "/mcp"}});
}

Error noWorkspace(std::string_view name)
{
    return {ErrorKind::NotFound, "unknown_workspace", "There is no workspace \"" + std::string(name) + "\".",
            "GET /api/v1/workspaces lists the workspaces."};
}

Error workspaceTaken(const std::string &name)
{
    return {ErrorKind::Conflict,
            "name_taken",
            {CORE_TEXT("Core", "The workspace \"{name}\" already exists."), {{"name", name}}},
            CORE_TEXT("Core", "Choose another name.")};
}

Error noClient(const std::string &client, const std::string &workspace)
{
    return {ErrorKind::NotFound, "unknown_client",
            "The workspace \"" + workspace + "\" has no client \"" + client + "\".",
            "GET /api/v1/workspaces lists the clients of each."};
}

// With what this computer alone knows about it, beside it.
Result<void> renameFolder(const fs::path &dataFolder, const std::string &name, const std::string &to)
{
    const Folder workspaces(workspaceFolder(dataFolder, name).parent_path());
    if (Result<void> renamed = workspaces.rename(name, to); !renamed)
        return renamed;
    const Folder state = Folder(dataFolder).at(stateFolder(dataFolder).filename());
    for (const std::string &file : state.names()) {
        if (file.starts_with(name + '.'))
            static_cast<void>(state.rename(file, to + file.substr(name.size())));
    }
    return workspaces.sync();
}

// Nothing of a workspace is lost by one request. What has a dot in its name is taken for none at the next start.
Result<std::string> putAway(const fs::path &dataFolder, const std::string &name, WallTime now)
{
    const Folder workspaces(workspaceFolder(dataFolder, name).parent_path());
    std::string time = formatRfc3339(std::chrono::time_point_cast<std::chrono::milliseconds>(now));
    std::erase_if(time, [](char c) { return c == ':' || c == '-' || c == '.'; });
    const std::string base = name + ".removed-" + time;
    std::string folder = base;
    for (int i = 2; workspaces.has(folder); ++i)
        folder = base + '-' + std::to_string(i);
    if (Result<void> renamed = renameFolder(dataFolder, name, folder); !renamed)
        return std::move(renamed).error();
    return workspaces.path(folder).string();
}

std::vector<std::string> keychainCredentials(const workspace::Workspace &workspace)
{
    std::vector<std::string> names;
    for (const auto &item : workspace.entries(workspace::ObjectKind::Credential)) {
        const auto &credential = std::get<workspace::Credential>(item.value.object());
        if (credential.source != workspace::Credential::Source::Keychain)
            continue;
        names.push_back(credential.name);
        if (credential.oauth2) // see OAuthAuthorizer
            names.push_back(credential.name + "/refresh");
    }
    return names;
}

} // namespace

WorkspaceAdministration::WorkspaceAdministration(Setting setting) : m_setting(std::move(setting)) {}

bool WorkspaceAdministration::mayAdminister(std::string_view principal) const
{
    const auto has = [](const workspace::Client &client) {
        return client.enabled
               && std::ranges::find(client.policy.rights, workspace::ClientRight::Administer)
                      != client.policy.rights.end();
    };
    const ClientTokens &tokens = *m_setting.workspaces.tokens();
    if (const auto guest = tokens.guest(principal))
        return !guest->isRelay && has(guest->client); // a relay says of itself whose rights it has
    // Whose workspace is a folder from elsewhere must not have a say about all others.
    OpenWorkspace *home = m_setting.workspaces.find(kDefaultWorkspace);
    if (home == nullptr || !principal.starts_with(std::string(kDefaultWorkspace) + '/'))
        return false;
    const workspace::WorkspacePtr now = home->live().workspace();
    const auto *client = now->find<workspace::Client>(principal.substr(kDefaultWorkspace.size() + 1));
    const auto accepted =
        client == nullptr ? nullptr : home->vault().consents().accepted(*now, {now, client});
    return accepted && has(*accepted);
}

json::Value WorkspaceAdministration::workspaces() const
{
    json::Value all = json::Value::array();
    for (const auto &open : m_setting.workspaces.all()) {
        const workspace::WorkspacePtr now = open->live().workspace();
        json::Value view = viewOf(open->name());
        view.set("tools", json::Value(now->entries(workspace::ObjectKind::Tool).size()));
        json::Value &clients = view.set("clients", json::Value::array());
        for (const auto &item : now->entries(workspace::ObjectKind::Client)) {
            const auto &client = std::get<workspace::Client>(item.value.object());
            clients.append(json::Value::object(
                {{"name", client.name}, {"title", client.title}, {"enabled", client.enabled}}));
        }
        all.append(std::move(view));
    }
    return all;
}

std::optional<Error> WorkspaceAdministration::refusal(std::string_view name) const
{
    if (m_isBusy)
        return Error{ErrorKind::Unavailable, "busy",
                     CORE_TEXT("Core", "Another workspace is being created or changed."),
                     CORE_TEXT("Core", "Try again in a moment.")};
    if (!isWorkspaceName(name))
        return Error{ErrorKind::Invalid,
                     "name_invalid",
                     {CORE_TEXT("Core", "\"{name}\" cannot be the name of a workspace."), {{"name", name}}},
                     CORE_TEXT("Core", "Use lowercase letters, digits, - and _, at most 64 characters.")};
    if (m_setting.workspaces.find(name) != nullptr)
        return workspaceTaken(std::string(name));
    return std::nullopt;
}

std::optional<Error> WorkspaceAdministration::refusalToClose(std::string_view name) const
{
    if (m_isBusy)
        return Error{ErrorKind::Unavailable, "busy",
                     CORE_TEXT("Core", "Another workspace is being created or changed."),
                     CORE_TEXT("Core", "Try again in a moment.")};
    if (name == kDefaultWorkspace)
        return Error{ErrorKind::Invalid, "default_workspace",
                     "The default workspace can neither be renamed nor removed.",
                     "Make another one, and move clients to it."};
    if (m_setting.workspaces.find(name) == nullptr)
        return noWorkspace(name);
    return std::nullopt;
}

Done<Result<json::Value>> WorkspaceAdministration::alone(Done<Result<json::Value>> done)
{
    m_isBusy = true;
    return [this, done = std::move(done)](Result<json::Value> answer) {
        m_isBusy = false;
        done(std::move(answer));
    };
}

void WorkspaceAdministration::open(const std::string &name, const Done<Result<json::Value>> &done)
{
    m_setting.workspaces.openMore(name, [name, done](const Result<void> &opened) {
        done(opened ? Result<json::Value>(viewOf(name)) : Result<json::Value>(opened.error()));
    });
}

// Nothing that a person said has to be said again, as it is this computer's person who gives the name.
void WorkspaceAdministration::openRenamed(const std::string &name, const std::string &before,
                                          const OpenWorkspace::Lasting &lasting,
                                          const Done<Result<json::Value>> &done)
{
    if (name != before) {
        credentials::ConsentLedger &ledger = m_setting.workspaces.ledger();
        ledger.change(renamedConsents(ledger.entries(),
                                      workspaceFolder(m_setting.dataFolder, name).parent_path().string(),
                                      before, name));
    }
    open(name, [this, name, before, lasting, done](const Result<json::Value> &opened) {
        if (OpenWorkspace *workspace = m_setting.workspaces.find(name))
            workspace->adopt(lasting, before);
        done(opened);
    });
}

void WorkspaceAdministration::makeWorkspace(std::string name, Done<Result<json::Value>> done)
{
    if (std::optional<Error> error = refusal(name))
        return done(*std::move(error));
    open(name, alone(std::move(done)));
}

void WorkspaceAdministration::renameWorkspace(std::string name, std::string to,
                                              Done<Result<json::Value>> done)
{
    std::optional<Error> error = refusalToClose(name);
    if (!error)
        error = refusal(to);
    std::error_code ignored;
    if (!error && fs::exists(workspaceFolder(m_setting.dataFolder, to), ignored))
        error = workspaceTaken(to);
    if (error)
        return done(*std::move(error));
    done = alone(std::move(done));
    OpenWorkspace &workspace = *m_setting.workspaces.find(name);
    const auto credentials = keychainCredentials(*workspace.live().workspace());
    const OpenWorkspace::Lasting lasting = workspace.lasting();
    m_setting.workspaces.close(
        name, [this, name, to, credentials, lasting, done](const Result<void> &closed) {
            if (!closed)
                return done(closed.error());
            const auto moved = ask(&m_setting.pool, [folder = m_setting.dataFolder, name, to] {
                return renameFolder(folder, name, to);
            });
            whenDone(moved, this, [this, name, to, credentials, lasting, done](const Result<void> &renamed) {
                if (!renamed)
                    return openRenamed(name, name, lasting,
                                       [done, error = renamed.error()](const auto &) { done(error); });
                moveSecrets(credentials, name, to,
                            [this, name, to, lasting, done] { openRenamed(to, name, lasting, done); });
            });
        });
}

// A secret that cannot be moved has to be entered again, which its endpoint says.
void WorkspaceAdministration::moveSecrets(std::vector<std::string> credentials, const std::string &from,
                                          const std::string &to, const std::function<void()> &done)
{
    if (credentials.empty())
        return done();
    const std::string name = std::move(credentials.back());
    credentials.pop_back();
    const credentials::SecretName before(from + '/' + name);
    const credentials::SecretName now(to + '/' + name);
    const auto next = [this, credentials, from, to, done] { moveSecrets(credentials, from, to, done); };
    whenDone(m_setting.keychain.read(before), this,
             [this, before, now, next](const Result<credentials::Secret> &secret) {
                 if (!secret)
                     return next();
                 whenDone(m_setting.keychain.write(now, *secret), this,
                          [this, before, next](const Result<void> &written) {
                              if (written)
                                  static_cast<void>(m_setting.keychain.remove(before));
                              next();
                          });
             });
}

void WorkspaceAdministration::removeWorkspace(std::string name, Done<Result<json::Value>> done)
{
    if (std::optional<Error> error = refusalToClose(name))
        return done(*std::move(error));
    done = alone(std::move(done));
    m_setting.workspaces.close(name, [this, name, done](const Result<void> &closed) {
        if (!closed)
            return done(closed.error());
        const auto moved =
            ask(&m_setting.pool, [folder = m_setting.dataFolder, name, now = m_setting.clock.wallTime()] {
                return putAway(folder, name, now);
            });
        whenDone(moved, this, [this, name, done](const Result<std::string> &place) {
            if (!place)
                return open(name,
                            [done, error = place.error()](const Result<json::Value> &) { done(error); });
            done(json::Value::object({{"name", name}, {"kept_in", *place}}));
        });
    });
}

void WorkspaceAdministration::apply(OpenWorkspace &workspace, workspace::Edit edit, json::Value answer,
                                    Done<Result<json::Value>> done)
{
    whenDone(workspace.live().apply(std::move(edit)), this,
             [answer = std::move(answer), done = std::move(done)](const Result<storage::Done> &applied) {
                 done(applied ? Result<json::Value>(answer) : Result<json::Value>(applied.error()));
             });
}

void WorkspaceAdministration::addClient(std::string workspace, std::string client, std::string title,
                                        Done<Result<json::Value>> done)
{
    OpenWorkspace *open = m_setting.workspaces.find(workspace);
    if (open == nullptr)
        return done(noWorkspace(workspace));
    const std::string token = randomToken();
    workspace::Client added;
    added.name = client;
    added.title = std::move(title);
    added.tokenHash = tokenHash(token);
    json::Value answer = json::Value::object({{"workspace", workspace},
                                              {"client", client},
                                              {"path", viewOf(workspace)["path"]},
                                              {"token", token}});
    apply(*open,
          {"Let " + client + " in",
           workspace::Origin::Person,
           {workspace::PutObject{std::move(added), workspace::Revision{0}}}},
          std::move(answer), std::move(done));
}

void WorkspaceAdministration::moveClient(std::string client, std::string from, std::string to,
                                         Done<Result<json::Value>> done)
{
    OpenWorkspace *source = m_setting.workspaces.find(from);
    OpenWorkspace *target = m_setting.workspaces.find(to);
    if (source == nullptr || target == nullptr)
        return done(noWorkspace(source == nullptr ? from : to));
    const auto *moved = source->live().workspace()->find<workspace::Client>(client);
    if (moved == nullptr)
        return done(noClient(client, from));
    if (source == target)
        return done(json::Value::object({{"workspace", to}, {"client", client}}));
    const workspace::ObjectKey key{workspace::ObjectKind::Client, client};
    const workspace::Edit removal{
        "Move " + client + " to " + to, workspace::Origin::Person, {workspace::RemoveObject{key}}};
    // A client that cannot be removed is not let in anywhere else either.
    if (const auto removed = workspace::apply(*source->live().workspace(), removal); !removed)
        return done(removed.error());
    // First there: a client that is nowhere for a moment would be refused.
    apply(*target,
          {"Let " + client + " in",
           workspace::Origin::Person,
           {workspace::PutObject{*moved, workspace::Revision{0}}}},
          json::Value::object({{"workspace", to}, {"client", client}}),
          [this, from, to, removal, key, done = std::move(done)](const Result<json::Value> &put) {
              OpenWorkspace *before = m_setting.workspaces.find(from);
              if (!put || before == nullptr)
                  return done(put ? Result<json::Value>(noWorkspace(from)) : put);
              apply(*before, removal, *put, [this, to, key, done](const Result<json::Value> &left) {
                  OpenWorkspace *after = m_setting.workspaces.find(to);
                  if (left || after == nullptr)
                      return done(left);
                  apply(*after, {"Undo the move", workspace::Origin::Person, {workspace::RemoveObject{key}}},
                        {}, [done, error = left.error()](const auto &) { done(error); });
              });
          });
}

void WorkspaceAdministration::removeClient(std::string workspace, std::string client,
                                           Done<Result<json::Value>> done)
{
    OpenWorkspace *open = m_setting.workspaces.find(workspace);
    if (open == nullptr)
        return done(noWorkspace(workspace));
    if (open->live().workspace()->find<workspace::Client>(client) == nullptr)
        return done(noClient(client, workspace));
    apply(*open,
          {"Remove " + client,
           workspace::Origin::Person,
           {workspace::RemoveObject{{workspace::ObjectKind::Client, client}}}},
          json::Value::object({{"workspace", workspace}, {"client", client}}), std::move(done));
}

} // namespace tooltray::engine
