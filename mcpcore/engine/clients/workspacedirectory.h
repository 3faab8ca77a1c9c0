// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/result/result.h"
#include "engine/settings/serversettings.h"

#include <QFuture>
#include <QObject>

#include <string>
#include <vector>

namespace tooltray::engine {

class EngineThread;

struct WorkspaceSummary {
    struct Client {
        std::string name;
        std::string title;
        bool isEnabled = true;
    };

    std::string name;
    std::string url; // of its MCP endpoint; empty while nothing is served
    std::size_t tools = 0;
    std::vector<Client> clients;
};

// Where a person makes, renames and removes workspaces and says who their clients are. The default one stays as it is.
class WorkspaceDirectory final : public QObject {
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WorkspaceDirectory)

public:
    explicit WorkspaceDirectory(EngineThread &thread);

    QFuture<Result<std::vector<WorkspaceSummary>>> all();
    // Served at once, under small letters, digits, - and _.
    QFuture<Result<void>> make(std::string name);
    QFuture<Result<void>> rename(std::string name, std::string to);
    // Answers with the folder in which everything of it is kept.
    QFuture<Result<std::string>> remove(std::string name);

    // With a fresh token, which nobody can read again.
    QFuture<Result<ServerConnection>> addClient(std::string workspace, std::string client, std::string title);
    // With its token and its rights.
    QFuture<Result<void>> moveClient(std::string client, std::string from, std::string to);
    QFuture<Result<void>> removeClient(std::string workspace, std::string client);

    // The last news that reached this thread, in order; empty while none is open.
    const std::vector<std::string> &names() const { return m_names; }

    // News.
    void takeNames(std::vector<std::string> names);

Q_SIGNALS:
    void namesChanged();

private:
    EngineThread &m_thread;
    std::vector<std::string> m_names;
};

} // namespace tooltray::engine
