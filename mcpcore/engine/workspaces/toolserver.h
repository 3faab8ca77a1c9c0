// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "base/log/log.h"
#include "base/task/done.h"
#include "credentials/redaction/redactor.h"
#include "engine/access/clienttokens.h"
#include "engine/secrets/consents.h"
#include "engine/workspaces/health.h"
#include "execution/delivery/answercache.h"
#include "execution/delivery/approvals.h"
#include "execution/delivery/endpoints.h"
#include "execution/preparation/schemas.h"
#include "execution/results/resultcache.h"
#include "execution/runs/executor.h"
#include "http/routing/router.h"
#include "http/server/streamable.h"
#include "journal/record/journal.h"
#include "mcp/server/server.h"
#include "storage/store/liveworkspace.h"
#include "toolkit/access/workspaceaccess.h"
#include "toolkit/server/toolkit.h"

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <vector>

namespace tooltray::engine {

// GET /healthz: open to every process of this computer, so that scripts can wait for the server.
http::Route healthRoute();

// The workspace that is served, as the tools see it.
class LiveWorkspaceAccess final : public toolkit::WorkspaceAccess {
public:
    using Problems = std::function<std::vector<workspace::DocumentProblem>()>;

    // All of these outlive it. The problems are those of the documents that are not followed.
    LiveWorkspaceAccess(std::string name, storage::LiveWorkspace &live, const HealthMonitor &health,
                        const ClientTokens &tokens, const Consents &consents, Problems problems);

    const std::string &name() const override { return m_name; }
    workspace::WorkspacePtr workspace() const override { return m_live.workspace(); }
    std::shared_ptr<const workspace::Health> health() const override { return m_health.health(); }
    workspace::ClientPtr client(std::string_view principal) const override;
    // See ClientTokens.
    std::string principalOf(std::string_view client) const override
    {
        return m_name + '/' + std::string(client);
    }
    std::optional<workspace::ContextScope> contextScope(std::string_view key) const override;
    std::vector<toolkit::UnreadFile> unreadFiles() const override;
    void apply(workspace::Edit edit, Done<Result<void>> done) override;

    using ContextScopes = std::map<std::string, workspace::ContextScope>; // by key
    void setContextScopes(ContextScopes scopes) { m_scopes = std::move(scopes); }

private:
    std::string m_name;
    storage::LiveWorkspace &m_live;
    const HealthMonitor &m_health;
    const ClientTokens &m_tokens;
    const Consents &m_consents;
    Problems m_problems;
    ContextScopes m_scopes;
    LogCategory m_log{"tooltray.engine"};
    QObject m_context;
};

// Offers one workspace: runs its calls, and answers MCP and REST at its paths.
// Lives on the engine thread.
class ToolServer {
public:
    // All of it outlives this.
    struct Setting {
        std::string workspace;
        storage::LiveWorkspace &live;
        const HealthMonitor &health;
        execution::Endpoints &endpoints;
        execution::Schemas &schemas;
        journal::Journal &journal;
        const credentials::Redactor &redactor;
        const ClientTokens &tokens;
        Clock &clock;
        LiveWorkspaceAccess::Problems problems;
        const Consents &consents;
        // With the other programs that serve the workspace, and the key to it; null: there are none.
        SharedValues *shared = nullptr;
        storage::SealedText sharedKey = {};
    };

    explicit ToolServer(const Setting &setting);
    ~ToolServer();
    ToolServer(const ToolServer &) = delete;
    ToolServer &operator=(const ToolServer &) = delete;

    // Which no tool of a workspace may have.
    static workspace::BuiltInNames builtInNames();

    // MCP over HTTP.
    void serve(const std::shared_ptr<http::HttpExchange> &exchange) { m_streamable.serve(exchange); }
    toolkit::Toolkit &toolkit() { return m_toolkit; }
    execution::Approvals &approvals() { return m_approvals; }
    void setContextScopes(LiveWorkspaceAccess::ContextScopes scopes)
    {
        m_workspaceAccess.setContextScopes(std::move(scopes));
    }
    // Says goodbye to clients that listen.
    void endSessions() { m_server.close(); }

    // Ends what goes on with the clients of these names, and with all that are strangers by now.
    void endClients(const std::set<std::string> &names);
    // And all that goes on with anybody.
    void endAll();

    // To be called once it is so.
    void workspaceChanged(const workspace::ChangeSet &changes)
    {
        m_toolkit.backend().workspaceChanged(changes);
    }
    void schemaChanged(const std::string &endpoint) { m_toolkit.backend().schemaChanged(endpoint); }

private:
    std::string m_workspace;
    LiveWorkspaceAccess m_workspaceAccess;
    execution::Approvals m_approvals;
    execution::AnswerCache m_answers;
    execution::ResultCache m_results;
    execution::WorkspaceExecutor m_executor;
    toolkit::Toolkit m_toolkit;
    mcp::Server m_server;
    http::Streamable m_streamable;
};

} // namespace tooltray::engine
