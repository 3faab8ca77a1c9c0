// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/clients/workspacedirectory.h"

#include "base/task/ask.h"
#include "engine/workspaces/enginethread.h"
#include "toolkit/server/administration.h"

#include <memory>
#include <type_traits>
#include <utility>

namespace tooltray::engine {
namespace {

using Administration = toolkit::Administration;

// function(Administration &, done), and what its answer becomes.
template <typename T, typename F, typename Read>
QFuture<Result<T>> askAdministration(EngineThread &thread, F function, Read read)
{
    return ask<T>(&thread, [&thread, function = std::move(function),
                            read = std::move(read)](ResultPromise<T> answer) {
        Administration *administration = thread.administration();
        if (administration == nullptr)
            return answer.give(Error{
                ErrorKind::Unavailable, "workspace_closed", CORE_TEXT("Core", "The workspace is not open."),
                CORE_TEXT("Core", "Wait until it is, or check the log for why it could not be opened.")});
        auto shared = std::make_shared<ResultPromise<T>>(std::move(answer));
        function(*administration, [shared, read](const Result<json::Value> &done) {
            if (!done)
                return shared->give(done.error());
            shared->give(read(*done));
        });
    });
}

template <typename F>
QFuture<Result<void>> askAdministration(EngineThread &thread, F function)
{
    return askAdministration<void>(thread, std::move(function),
                                   [](const json::Value &) { return Result<void>(); });
}

// "http://127.0.0.1:8665/mcp" and "/w/team/mcp"
std::string urlAt(const std::string &url, std::string_view path)
{
    const std::size_t place = url.empty() ? std::string::npos : url.find('/', url.find("://") + 3);
    return url.empty() ? url : url.substr(0, place).append(path);
}

std::vector<WorkspaceSummary> summariesOf(const json::Value &workspaces, const std::string &url)
{
    std::vector<WorkspaceSummary> all;
    for (const json::Value &one : workspaces.elements()) {
        WorkspaceSummary summary{
            std::string(one["name"].toString()), urlAt(url, one["path"].toString()), {}, {}};
        summary.tools = static_cast<std::size_t>(one["tools"].toUInt64().value_or(0));
        for (const json::Value &client : one["clients"].elements()) {
            summary.clients.push_back({std::string(client["name"].toString()),
                                       std::string(client["title"].toString()), client["enabled"].toBool()});
        }
        all.push_back(std::move(summary));
    }
    return all;
}

} // namespace

WorkspaceDirectory::WorkspaceDirectory(EngineThread &thread) : m_thread(thread) {}

void WorkspaceDirectory::takeNames(std::vector<std::string> names)
{
    if (names == m_names)
        return;
    m_names = std::move(names);
    Q_EMIT namesChanged();
}

QFuture<Result<std::vector<WorkspaceSummary>>> WorkspaceDirectory::all()
{
    return askAdministration<std::vector<WorkspaceSummary>>(
        m_thread,
        [](Administration &administration, const Done<Result<json::Value>> &done) {
            done(administration.workspaces());
        },
        [&thread = m_thread](const json::Value &workspaces) {
            return summariesOf(workspaces, thread.url());
        });
}

QFuture<Result<void>> WorkspaceDirectory::make(std::string name)
{
    return askAdministration(m_thread,
                             [name](Administration &administration, Done<Result<json::Value>> done) {
                                 administration.makeWorkspace(name, std::move(done));
                             });
}

QFuture<Result<void>> WorkspaceDirectory::rename(std::string name, std::string to)
{
    return askAdministration(m_thread,
                             [name, to](Administration &administration, Done<Result<json::Value>> done) {
                                 administration.renameWorkspace(name, to, std::move(done));
                             });
}

QFuture<Result<std::string>> WorkspaceDirectory::remove(std::string name)
{
    return askAdministration<std::string>(
        m_thread,
        [name](Administration &administration, Done<Result<json::Value>> done) {
            administration.removeWorkspace(name, std::move(done));
        },
        [](const json::Value &removed) { return std::string(removed["kept_in"].toString()); });
}

QFuture<Result<ServerConnection>> WorkspaceDirectory::addClient(std::string workspace, std::string client,
                                                                std::string title)
{
    return askAdministration<ServerConnection>(
        m_thread,
        [workspace, client, title](Administration &administration, Done<Result<json::Value>> done) {
            administration.addClient(workspace, client, title, std::move(done));
        },
        [&thread = m_thread](const json::Value &added) {
            return ServerConnection{urlAt(thread.url(), added["path"].toString()),
                                    std::string(added["token"].toString())};
        });
}

QFuture<Result<void>> WorkspaceDirectory::moveClient(std::string client, std::string from, std::string to)
{
    return askAdministration(
        m_thread, [client, from, to](Administration &administration, Done<Result<json::Value>> done) {
            administration.moveClient(client, from, to, std::move(done));
        });
}

QFuture<Result<void>> WorkspaceDirectory::removeClient(std::string workspace, std::string client)
{
    return askAdministration(
        m_thread, [workspace, client](Administration &administration, Done<Result<json::Value>> done) {
            administration.removeClient(workspace, client, std::move(done));
        });
}

} // namespace tooltray::engine
